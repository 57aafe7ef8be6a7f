"""Tables to draw: moments of real games, some for each kind of decision, and helpers that read markup."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple
from xml.etree import ElementTree as ET

from nyc_core import Game, game_from_position, new_game
from nyc_core.newyorkcity.game import RULES
from web.app.draw import table
from web.app.draw.scene import Scene
from web.app.state import Asked, State
from web.app.texts import saying
from web.app.words import table as texts
from web.games.newyorkcity import compose
from web.games.newyorkcity.room import ROOM

KINDS = (
    *("start", "draft", "discard", "last", "bid", "points", "hire"),
    *("bonus", "build", "extra", "return", "keep", "activate"),
)
SEATS = (
    ("human:Ada", "tom:B4"),
    ("human:Ada", "human:Bo", "human:Cy", "human:Di"),
    ("human:Ada", "bot:clerk", "tom:C4"),
)


say = saying(ROOM)


class Moment(NamedTuple):
    """What a drawing is given."""

    view: dict[str, Any]
    decision: Asked | None
    options: list[str]
    scores: list[dict[str, Any]]

    def scene(self, **ui: Any) -> Scene:
        ui["facts"] = {**RULES.facts(self.view, ()), **ui.get("facts", {})}
        return Scene(self.view, self.decision, self.options, strict, State(**ui))

    @property
    def kind(self) -> str:
        return self.decision.kind if self.decision else "over"


def strict(key: str, **values: object) -> str:
    """Words that do not forgive: an unknown id is a mistake of the drawing. Only a bot's is a name out of a save, which
    may be any (`web.app.draw.faces.style`)."""
    if key not in texts("en") and key not in ROOM.texts("en") and not key.startswith("bot."):
        raise AssertionError(f"no words for {key}")
    return say(key, **values)


def moment(game: Game) -> Moment:
    decision = game.decision
    told = None
    if decision is not None:
        told = Asked(decision.seat, decision.kind, decision.rule, decision.prompt)
    return Moment(
        game.view(decision.seat if decision else None), told, [str(option) for option in game.options()], game.scores()
    )


@cache
def moments() -> tuple[Moment, ...]:
    """Up to four moments of each kind, from a few games played at random; and the ends of these games."""
    found: dict[str, list[Moment]] = {kind: [] for kind in (*KINDS, "over")}
    dice = random.Random(19)
    for seats in SEATS:
        for seed in range(3):
            for one in _game(seats, seed, dice):
                if len(found[one.kind]) < 6 or dice.random() < 0.04:
                    found[one.kind].append(one)
    return tuple(one for kind in found.values() for one in kind[:4] + kind[-3:])


def _game(seats: Iterable[str], seed: int, dice: random.Random) -> Iterator[Moment]:
    """A game in which everybody has a large company from the start, so that all of it gets used."""
    position = new_game("newyorkcity", list(seats), seed).position()
    players = [
        {"characters": dice.sample(range(1, 43), 16), "dollars": 60} if seat["kind"] != "tom" else {}
        for seat in position["seats"]
    ]
    yield moment(new_game("newyorkcity", list(seats), seed))
    game = game_from_position({"seats": position["seats"], "phase": "draft", "players": players}, seed)
    while game.decision is not None:
        yield moment(game)
        game.act(_choose(game, dice))
    yield moment(game)


def _choose(game: Game, dice: random.Random) -> str:
    """Something at random; by verb first, or else nearly all would be bids."""
    options = [str(option) for option in game.options()]
    verbs = sorted({_verb(option) for option in options})
    verb = dice.choice(verbs)
    return dice.choice([option for option in options if _verb(option) == verb])


def _verb(option: str) -> str:
    words = option.split()
    return " ".join(words[:2]) if words[0] == "use" else words[0]


# Reading markup


def parse(markup: str) -> ET.Element:
    """The markup as a tree; fails when it is not well formed."""
    return ET.fromstring(f"<root>{markup}</root>")


def acts(parts: dict[str, str]) -> list[str]:
    """All notations that some control plays."""
    found: list[str] = []
    for markup in parts.values():
        found += [element.attrib["data-act"] for element in parse(markup).iter() if "data-act" in element.attrib]
    return found


def glyphs_used(markup: str) -> set[str]:
    return set(re.findall(r'href="#g-([\w-]+)"', markup))


def working(one: Moment, notation: str) -> Scene:
    """The scene after the taps that put this action together."""
    words = notation.split()
    plain = one.scene(picks=[])
    if words[0] == "use" and one.kind not in ("return", "last", "points", "extra"):
        mode = " ".join(words[:2])
        arguments = words[2:]
        if not arguments and len(compose.starts(plain, mode)) == 1:
            return plain
        return one.scene(mode=mode, picks=_picks(one, mode, arguments))
    if words[0] == "tile":
        return one.scene(place=" ".join(words[1:3]), picks=[])
    if words[0] in ("bid", "discard", "keep"):
        return one.scene(picks=compose.place_cards(plain, words[1:]))
    if one.kind == "return" and words[0] == "use":
        return one.scene(picks=[f"played:{card}" for card in words[2:]])
    return plain


def _picks(one: Moment, mode: str, arguments: list[str]) -> list[str]:
    if mode == "use 2":
        return [f"pair:{argument}" for argument in arguments]
    if mode == "use 4":
        return [f"pairs:{argument}" for argument in arguments]
    if mode == "use 7":
        return [f"own:{arguments[0]}", f"new:{arguments[1]}"]
    if mode in ("use 11", "use 13", "use 14", "use 15", "use 20"):
        return []
    return compose.place_cards(one.scene(), arguments)


def draw(scene: Scene) -> dict[str, str]:
    return table.regions(ROOM, scene)
