"""Searches for games that have in them all that a game wants of those that are kept (`kept`, `coverage`), and writes
them: `python -m tests.games.regenerate`, or with the name of one game.

Run it only when the engine changed on purpose, and read the diff. Logs stay as they are when they still replay and are
still needed: `--all` throws them away and searches anew. The frozen saves are never written twice; before the first
release `--freeze` does.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from itertools import chain, count, islice
from typing import Any

from nyc_core import Game, IllegalAction
from nyc_core.table.save import FORMAT
from tests.games import GAMES
from tests.games.kept import Kept, Start
from tests.games.logbook import Log, digest, log_of, logs, replay
from tests.games.playthrough import played_through

MOST_TRIES = 2500


def play(kept: Kept, start: Start, seed: int) -> Game:
    """A whole game: some seats play at random, some are keen on what makes things happen."""
    game, chance = start.new(seed), random.Random(seed)
    keen = [chance.choice((0.0, 0.5, 0.9)) for _ in start.seats]
    while game.decision is not None:
        kinds: dict[str, list[Any]] = {}
        for option in game.options():
            kinds.setdefault(kept.kind(option), []).append(option)
        if chance.random() < keen[game.decision.seat]:
            game.act(kept.keenly(kinds, chance))
        else:
            game.act(chance.choice(kinds[chance.choice([*kinds])]))
    return game


def candidates(kept: Kept) -> Iterator[Game]:
    """Games of all starts in turn, endless."""
    for seed in count(1):
        for start in kept.starts:
            yield play(kept, start, seed)


def still_there(kept: Kept) -> list[Game]:
    """Games of the files that still come out as they were written."""
    games = []
    for log in logs(kept).values():
        try:
            game = replay(log)
        except (AssertionError, IllegalAction):
            continue
        if game.decision is None and digest(game) == log.digest:
            games.append(game)
    return games


def _mark(start: Start) -> str:
    return str((start.game, [*start.seats], {**start.options}))


def choose(kept: Kept, games: list[Game]) -> list[tuple[Log, list[str]]]:
    """The games that are kept, and those that are found for what is still missing; at least one of each start."""
    missing, chosen, starts = {*kept.wanted}, list[tuple[Log, list[str]]](), {*map(_mark, kept.starts)}
    tries = 0
    for game in chain(games, islice(candidates(kept), MOST_TRIES)):
        tries += 1
        log = log_of(game)
        covered = kept.covered(game) & missing if missing else set()
        news = [what for what in kept.wanted if what in covered]
        if news or _mark(log.start) in starts or (len(chosen) < kept.least and not missing):
            missing -= {*news}
            starts -= {_mark(log.start)}
            chosen.append((log, news or ["its seats"]))
        if not missing and not starts and len(chosen) >= kept.least:
            break
    if missing:
        raise SystemExit(f"not found in {tries} games: {', '.join(sorted(missing))}")
    return chosen


def write_logs(kept: Kept, chosen: list[tuple[Log, list[str]]]) -> None:
    """The files of these games, and no others."""
    kept.logs.mkdir(exist_ok=True)
    wanted = {log.name: log.write(news) for log, news in chosen}
    for path in kept.logs.glob("*.txt"):
        if path.name not in wanted:
            path.unlink()
    for name, text in wanted.items():
        (kept.logs / name).write_text(text, "utf-8", newline="\n")


def freeze(kept: Kept, again: bool) -> None:
    """One save in mid-turn of the format of today, and some facts about it that no later version may lose."""
    kept.saves.mkdir(exist_ok=True)
    path = kept.saves / f"format_{FORMAT}.json"
    if path.exists() and not again:
        return
    game, chance = kept.frozen.new(9), random.Random(9)
    while game.decision is not None and not (len(game.actions) > 35 and game.decision.kind in ("bid", "place")):
        game.act(chance.choice(game.options()))
    assert game.decision is not None
    position = game.position()
    facts = {key: position[key] for key in kept.facts}
    facts |= {"asked": [game.decision.seat, game.decision.kind], "totals": [one["total"] for one in game.scores()]}
    path.write_text(game.save() + "\n", "utf-8", newline="\n")
    path.with_suffix(".facts").write_text(json.dumps(facts, indent=1) + "\n", "utf-8", newline="\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help="which games, else all")
    parser.add_argument("--all", action="store_true", help="search all games anew")
    parser.add_argument("--freeze", action="store_true", help="write the frozen save of this format again")
    arguments = parser.parse_args()
    for kept in [GAMES[name] for name in arguments.games or GAMES]:
        write_logs(kept, choose(kept, [] if arguments.all else still_there(kept)))
        chosen = choose(kept, still_there(kept))  # in the order of the files, so that the next run changes nothing
        write_logs(kept, chosen)
        freeze(kept, arguments.freeze)
        kept.playthrough.write_text(played_through(kept), "utf-8", newline="\n")
        print(f"{kept.game}: {len(chosen)} games")


if __name__ == "__main__":
    main()
