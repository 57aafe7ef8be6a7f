"""`python -m nyc_core play | simulate | replay | lesson` (contract, section 5)."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from nyc_core.table.errors import InvalidPosition, InvalidSave

BAD_INPUT = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message} (see {self.prog} --help)\n")


def parser() -> Parser:
    """All commands with their arguments."""
    top = Parser(prog="python -m nyc_core", description="Stefan Feld's New York City.")
    commands = top.add_subparsers(dest="command", required=True, metavar="play, simulate, replay or lesson")
    play = commands.add_parser("play", help="play in the terminal", epilog=SEATS_HELP)
    _add_seats(play, "human tom:B4")
    play.add_argument("--seed", type=whole, help="the same seed deals the same game; without one, chance decides")
    play.add_argument("--load", metavar="FILE", help="go on with a saved game")
    simulate = commands.add_parser("simulate", help="let bots and Toms play each other", epilog=SEATS_HELP)
    _add_seats(simulate, "bot:clerk tom:B4")
    simulate.add_argument("--games", type=positive, default=100, metavar="N", help="how many (100)")
    simulate.add_argument("--seed", type=whole, default=1, help="of the first game; the next ones count on from it (1)")
    simulate.add_argument("--rotate", action="store_true", help="everybody moves on by one seat after each game")
    replay = commands.add_parser("replay", help="tell a saved game: its log and its scores")
    replay.add_argument("file", metavar="FILE")
    for command in (play, replay):
        command.add_argument("--lang", type=language, metavar="LANG", help="the language of the game: en (English), de")
    lesson = commands.add_parser("lesson", help="check a lesson that you wrote: read it, and play its answer")
    lesson.add_argument("files", nargs="+", metavar="FILE")
    return top


SEATS_HELP = "SEAT is human, human:NAME, tom:LEVEL (A2 to C9), bot:random or bot:clerk; 2 to 4 of them, clockwise."


def _add_seats(command: argparse.ArgumentParser, default: str) -> None:
    command.add_argument("--seats", nargs="+", metavar="SEAT", default=default.split(), help=f"who plays ({default})")


def whole(text: str) -> int:
    """A number as an argument."""
    try:
        return int(text[:40])
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number") from None


def language(text: str) -> str:
    """The code of a language that is there."""
    from nyc_core.newyorkcity.words import LANGUAGES

    if text not in LANGUAGES:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is none of the languages {', '.join(LANGUAGES)}")
    return text


def positive(text: str) -> int:
    """At least 1."""
    number = whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is less than 1")
    return number


def run(arguments: argparse.Namespace) -> int:
    """The command; only its own modules are imported."""
    if getattr(arguments, "lang", None):
        from nyc_core.newyorkcity.words import speak

        speak(arguments.lang)
    if arguments.command == "play":
        from nyc_core.cli.play import play

        return play(arguments.seats, arguments.seed, arguments.load)
    if arguments.command == "simulate":
        from nyc_core.cli.simulate import simulate

        return simulate(arguments.seats, arguments.games, arguments.seed, arguments.rotate)
    if arguments.command == "lesson":
        from nyc_core.lessons.command import lesson

        return lesson(arguments.files)
    from nyc_core.cli.replay import replay

    return replay(arguments.file)


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit code 2 and one line on stderr when the input is bad; no traceback when somebody stops it."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        return run(parser().parse_args(arguments))
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
