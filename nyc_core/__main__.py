"""`python -m nyc_core play | simulate | replay | review | lesson` (contract, section 5)."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from nyc_core import games
from nyc_core.table.errors import InvalidPosition, InvalidSave
from nyc_core.table.meta import Meta, Option
from nyc_core.table.words import LANGUAGES, speak

BAD_INPUT = 2
INTERRUPTED = 130
PLAYED = ("play", "simulate")  # the commands that begin a game


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong. Names are written out: the game is looked for before all of them are known."""

    def __init__(self, **more: Any) -> None:
        super().__init__(allow_abbrev=False, **more)

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message} (see {self.prog} --help)\n")


def parser(game: str = games.DEFAULT) -> Parser:
    """All commands with their arguments; those that begin a game have what this game can be asked for."""
    top = Parser(prog="python -m nyc_core", description="Board games: play, simulate, tell again.")
    commands = top.add_subparsers(dest="command", required=True, metavar="play, simulate, replay, review or lesson")
    meta = games.meta(game)
    play = commands.add_parser("play", help="play in the terminal", epilog=seats_help(meta))
    play.add_argument("--seed", type=whole, help="the same seed deals the same game; without one, chance decides")
    play.add_argument("--load", metavar="FILE", help="go on with a saved game")
    simulate = commands.add_parser("simulate", help="let bots play each other", epilog=seats_help(meta))
    simulate.add_argument("--games", type=positive, default=100, metavar="N", help="how many (100)")
    simulate.add_argument("--seed", type=whole, default=1, help="of the first game; the next ones count on from it (1)")
    simulate.add_argument("--rotate", action="store_true", help="everybody moves on by one seat after each game")
    _add_game(play, meta, " ".join(meta.quick))
    _add_game(simulate, meta, "those of play, with the best bot for each person")
    replay = commands.add_parser("replay", help="tell a saved game: its log and its scores")
    replay.add_argument("file", metavar="FILE")
    review = commands.add_parser("review", help="look at a saved game: mistakes, what was better, luck")
    review.add_argument("file", metavar="FILE")
    review.add_argument("--playouts", type=positive, metavar="N", help="how often each decision is played on")
    for command in (play, replay, review):
        command.add_argument("--lang", type=language, metavar="LANG", help="the language of the game: en (English), de")
    lesson = commands.add_parser("lesson", help="check a lesson that you wrote: read it, and play its answer")
    lesson.add_argument("files", nargs="+", metavar="FILE")
    return top


def seats_help(meta: Meta) -> str:
    """Who can sit down."""
    own = "".join(f"{kind.name}:LEVEL ({kind.span}), " for kind in meta.kinds)
    return f"SEAT is human, human:NAME, {own}or bot:NAME, such as bot:random; {meta.least} to {meta.most}, clockwise."


def _add_game(command: argparse.ArgumentParser, meta: Meta, seats: str) -> None:
    """Which game, who plays, and the options that the game has before it begins."""
    known = ", ".join(games.names())
    command.add_argument("--game", default=meta.name, metavar="NAME", help=f"which game: {known} ({meta.name})")
    command.add_argument("--seats", nargs="+", metavar="SEAT", help=f"who plays ({seats})")
    for option in meta.options:
        _add_option(command, option)


def _add_option(command: argparse.ArgumentParser, option: Option) -> None:
    """What goes without saying needs no flag: `--no-NAME` for what is there otherwise, and the other way round."""
    flag, usual = option.name.replace("_", "-"), option.choices[0]
    if isinstance(usual, bool):
        name = f"--no-{flag}" if usual else f"--{flag}"
        command.add_argument(name, dest=option.name, action="store_const", const=not usual, default=None)
    else:
        ways = ", ".join(map(str, option.choices))
        command.add_argument(f"--{flag}", dest=option.name, metavar="CHOICE", help=f"{ways} ({usual})")


def whole(text: str) -> int:
    """A number as an argument."""
    try:
        return int(text[:40])
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number") from None


def language(text: str) -> str:
    """The code of a language that is there."""
    if text not in LANGUAGES:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is none of the languages {', '.join(LANGUAGES)}")
    return text


def positive(text: str) -> int:
    """At least 1."""
    number = whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is less than 1")
    return number


def chosen_game(arguments: Sequence[str]) -> str:
    """The game that is asked for: what else can be asked for depends on it."""
    if not arguments or arguments[0] not in PLAYED:
        return games.DEFAULT
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    early.add_argument("--game", nargs="?", default=games.DEFAULT)
    return early.parse_known_args(arguments[1:])[0].game or games.DEFAULT


def run(arguments: argparse.Namespace) -> int:
    """The command; only its own modules are imported."""
    if getattr(arguments, "lang", None):
        speak(arguments.lang)
    if arguments.command in PLAYED:
        return _begin(arguments)
    if arguments.command == "lesson":
        from nyc_core.lessons.command import lesson

        return lesson(arguments.files)
    if arguments.command == "review":
        from nyc_core.cli.review import review

        return review(arguments.file, arguments.playouts)
    from nyc_core.cli.replay import replay

    return replay(arguments.file)


def _begin(arguments: argparse.Namespace) -> int:
    meta = games.meta(arguments.game)
    given = {option.name: getattr(arguments, option.name) for option in meta.options}
    options = {name: choice for name, choice in given.items() if choice is not None}
    if arguments.command == "play":
        from nyc_core.cli.play import play

        return play(meta.name, arguments.seats or meta.quick, arguments.seed, options, arguments.load)
    from nyc_core.cli.simulate import quick, simulate

    seats = arguments.seats or quick(meta)
    return simulate(meta.name, seats, arguments.games, arguments.seed, options, arguments.rotate)


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit code 2 and one line on stderr when the input is bad; no traceback when somebody stops it."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    given = sys.argv[1:] if arguments is None else arguments
    try:
        return run(parser(chosen_game(given)).parse_args(given))
    except (InvalidPosition, InvalidSave, OSError) as error:
        if isinstance(error, BrokenPipeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader has gone; say nothing more
            return 0
        from nyc_core.cli.files import reason

        print(f"nyc_core: {reason(error)}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
