"""Searches for games that have in them all that `coverage` wants, and writes them: `python -m tests.games.regenerate`.

Run it only when the engine changed on purpose, and read the diff. Logs stay as they are when they still replay and are
still needed: `--all` throws them away and searches anew. The frozen saves are never written twice; before the first
release `--freeze` does.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from itertools import chain, count, islice
from typing import Any

from nyc_core import Game, IllegalAction, new_game
from nyc_core.newyorkcity.box import TOM_LEVELS
from nyc_core.table.save import FORMAT
from tests.games.coverage import WANTED, covered
from tests.games.logbook import LOGS, PLAYTHROUGH, SAVES, Log, digest, log_of, logs, replay
from tests.games.playthrough import played_through

LEAST = 44  # games
MOST_TRIES = 10_000
MIXES: tuple[tuple[str, ...], ...] = (
    *(("human", "human"), ("human", "human", "human"), ("human", "human", "human", "human")),
    *(
        ("bot:random", "bot:random"),
        ("human", "bot:random", "bot:clerk"),
        ("human", "bot:clerk", "human", "bot:random"),
    ),
    *(("human", f"tom:{level}") for level in TOM_LEVELS),
    *(("human", "tom:C5", "human"), ("tom:B4", "human", "tom:A9"), ("human", "human", "tom:A7", "human")),
    *(("human", "tom:A2", "tom:B9", "tom:C2"), ("tom:C9", "bot:random", "tom:B2", "human")),
)


def play(seats: Sequence[str], seed: int) -> Game:
    """A whole game: some seats play at random, some are keen on characters, dear ones, big bids and vessels."""
    game, chance = new_game("newyorkcity", list(seats), seed), random.Random(seed)
    keen = [chance.choice((0.0, 0.5, 0.9)) for _ in seats]
    while game.decision is not None:
        kinds: dict[str, list[Any]] = {}
        for option in game.options():
            kinds.setdefault(f"use {option[1]}" if option[0] == "use" else option[0], []).append(option)
        if chance.random() < keen[game.decision.seat]:
            game.act(keenly(kinds, chance))
        else:
            game.act(chance.choice(kinds[chance.choice([*kinds])]))
    return game


def keenly(kinds: dict[str, list[Any]], chance: random.Random) -> Any:
    """Uses first; of bids one with many cards, of characters the dearest; never nothing when there is something."""
    uses = [kind for kind in kinds if kind.startswith("use")]
    deeds = [kind for kind in kinds if kind not in ("pass", "skip", "end", "forfeit")]
    options = kinds[chance.choice(uses or deeds or [*kinds])]
    if options[0][0] == "hire":
        return chance.choice(sorted(options)[-4:])
    if options[0][0] == "bid":
        return max(chance.sample(options, min(4, len(options))), key=lambda option: len(str(option).split()))
    return chance.choice(options)


def candidates() -> Iterator[Game]:
    """Games of all mixes in turn, endless."""
    for seed in count(1):
        for seats in MIXES:
            yield play(seats, seed)


def kept() -> list[Game]:
    """Games of the files that still come out as they were written."""
    games = []
    for log in logs().values():
        try:
            game = replay(log)
        except (AssertionError, IllegalAction):
            continue
        if game.decision is None and digest(game) == log.digest:
            games.append(game)
    return games


def choose(games: list[Game]) -> list[tuple[Log, list[str]]]:
    """The games that are kept, and those that are found for what is still missing; at least one of each mix."""
    missing, chosen, mixes = {*WANTED}, list[tuple[Log, list[str]]](), {*MIXES}
    tries = 0
    for game in chain(games, islice(candidates(), MOST_TRIES)):
        tries += 1
        log = log_of(game)
        found = covered(game) & missing if missing else set()
        news = [what for what in WANTED if what in found]
        if news or tuple(log.seats) in mixes or (len(chosen) < LEAST and not missing):
            missing -= {*news}
            mixes -= {tuple(log.seats)}
            chosen.append((log, news or ["its seats"]))
        if not missing and not mixes and len(chosen) >= LEAST:
            break
    if missing:
        raise SystemExit(f"not found in {tries} games: {', '.join(sorted(missing))}")
    return chosen


def write_logs(chosen: list[tuple[Log, list[str]]]) -> None:
    """The files of these games, and no others."""
    LOGS.mkdir(exist_ok=True)
    wanted = {log.name: log.write(news) for log, news in chosen}
    for path in LOGS.glob("*.txt"):
        if path.name not in wanted:
            path.unlink()
    for name, text in wanted.items():
        (LOGS / name).write_text(text, "utf-8", newline="\n")


def freeze(again: bool) -> None:
    """One save in mid-turn of the format of today, and some facts about it that no later version may lose."""
    SAVES.mkdir(exist_ok=True)
    path = SAVES / f"format_{FORMAT}.json"
    if path.exists() and not again:
        return
    game, chance = new_game("newyorkcity", ["human:Ann", "tom:B4", "bot:clerk"], 9), random.Random(9)
    while game.decision is not None and not (len(game.actions) > 35 and game.decision.kind == "bid"):
        game.act(chance.choice(game.options()))
    assert game.decision is not None
    position = game.position()
    facts = {key: position[key] for key in ("seats", "round", "phase", "bidding", "boroughs", "press", "players")}
    facts |= {"asked": [game.decision.seat, game.decision.kind], "totals": [one["total"] for one in game.scores()]}
    path.write_text(game.save() + "\n", "utf-8", newline="\n")
    path.with_suffix(".facts").write_text(json.dumps(facts, indent=1) + "\n", "utf-8", newline="\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true", help="search all games anew")
    parser.add_argument("--freeze", action="store_true", help="write the frozen save of this format again")
    arguments = parser.parse_args()
    write_logs(choose([] if arguments.all else kept()))
    chosen = choose(kept())  # in the order of the files, so that the next run finds nothing to change
    write_logs(chosen)
    freeze(arguments.freeze)
    PLAYTHROUGH.write_text(played_through(), "utf-8", newline="\n")
    print(f"{len(chosen)} games")


if __name__ == "__main__":
    main()
