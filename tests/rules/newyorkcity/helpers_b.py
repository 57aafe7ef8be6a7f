"""What the tests of NYC-7 and NYC-9 share beside `helpers`: small tables laid by hand, and plain questions to them.

Seat 0 is "me" and, in `bidding`, the first on the Press Track and so the starter; in `draft` it is the last, who takes
first. Everybody is poor (no cards, no dollars, no skyscrapers) unless the test says otherwise, so that seats without a
choice are never asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from nyc_core import game_from_position
from tests.rules.newyorkcity import helpers
from tests.rules.newyorkcity.helpers import Json, asked, named, options, player, position

POOR: Json = {"dollars": 0, "skyscrapers": 0}
DEEP: tuple[str, ...] = ("dollar", "elevator", "plans", "prestige", "skyscraper", "press", "wild") * 4


def seat(*characters: int | Json, **given: Any) -> Json:
    """A player with these characters, poor but for what is given."""
    return POOR | {"characters": list(characters)} | given


def tom(level: str = "A2", **given: Any) -> Json:
    """A Tom; `kind` is taken out again by `lay`."""
    return POOR | {"kind": f"tom:{level}"} | given


def track(ahead_to_last: Sequence[int], neutral: int = 12, lowest: int = 2) -> Json:
    """A Press Track, each seat on a space of its own, the neutral token far ahead of all."""
    return dict(helpers.press_track(ahead_to_last, neutral, lowest))


def lay(*seats: Json, order: Sequence[int] | None = None, seed: int = 0, **more: Any) -> Any:
    """The game at this position. `order` names the seats as they stand on the Press Track, the first ahead."""
    kinds = [one.get("kind", "human") for one in seats]
    players = [{key: value for key, value in one.items() if key != "kind"} for one in seats]
    more.setdefault("press", track(order if order is not None else range(len(seats))))
    # Every seat is named in every borough, so that nothing is left to the setup.
    nobody: dict[Any, int] = dict.fromkeys(map(str, range(len(seats))), 0)
    given = more.get("towers") or {}
    more["towers"] = {
        name: nobody | {str(who): count for who, count in given.get(name, {}).items()} for name in helpers.BOROUGHS
    }
    return game_from_position(position(players, kinds=kinds, **more), seed=seed)


def bidding(kind: str, *seats: Json, **more: Any) -> Any:
    """At the beginning of this bidding round; nothing to draw unless given."""
    more.setdefault("draw", list(DEEP))
    return lay(*seats, phase="bidding", bidding=kind, **more)


PAIRS: tuple[tuple[str, str], ...] = (
    ("press", "dollar"),
    ("press", "wild"),
    ("elevator", "plans"),
    ("prestige", "skyscraper"),
    ("wild", "wild"),
)


def draft(*seats: Json, pairs: Iterable[Sequence[str]] = PAIRS, **more: Any) -> Any:
    """At the beginning of the draft, seat 0 last on the Press Track: it takes first."""
    more.setdefault("order", list(range(len(seats)))[::-1])
    more.setdefault("draw", list(DEEP))
    return lay(*seats, phase="draft", pairs=[list(pair) for pair in pairs], **more)


def activation(*seats: Json, **more: Any) -> Any:
    """At the beginning of Phase III, by default of the last round, so that no next round follows."""
    more.setdefault("round", 5)
    return lay(*seats, phase="activation", **more)


def over(*seats: Json, **more: Any) -> Any:
    """A game that is over and only scored."""
    more.setdefault("round", 5)
    return lay(*seats, phase="over", **more)


def refused(game: Any, notation: str, *rules: str) -> None:
    """This action is refused, with one of these clauses (or one below it); nothing has changed."""
    rule = helpers.refused(game, notation)
    assert rule.startswith("NYC-"), rule
    assert notation not in options(game)
    if rules:
        assert any(rule == one or rule.startswith(one + ".") for one in rules), f"{notation}: {rule}, not {rules}"


def offered(game: Any, start: str) -> set[str]:
    """The options that begin with this word or words."""
    return {one for one in options(game) if one == start or one.startswith(start + " ")}


def bid_of(events: Iterable[Mapping[str, Any]], who: int = 0) -> tuple[int, list[str]] | None:
    """Value and cards (sorted) of this seat's bid among these events, None if it made none."""
    bids = [one for one in named(events, "bid") if one["seat"] == who]
    assert len(bids) <= 1, bids
    return (bids[0]["value"], sorted(bids[0]["cards"])) if bids else None


def value_of(events: Iterable[Mapping[str, Any]], who: int = 0) -> int | None:
    bid = bid_of(events, who)
    return bid[0] if bid else None


def passed(events: Iterable[Mapping[str, Any]], who: int) -> bool:
    return any(one["seat"] == who for one in named(events, "pass"))


def play(game: Any, *notations: str) -> list[Json]:
    """Play these; the events of all of them."""
    return helpers.play(game, *notations)


def pool(game: Any, who: int = 0) -> list[str]:
    """Hand and reserve together: by exchange (NYC-5.3) it is open which card lies where."""
    one = player(game, who)
    return sorted(one["hand"] + one["reserve"])


def deck(game: Any) -> tuple[list[str], list[str]]:
    """The draw pile (next card first) and the discard pile (sorted)."""
    now = game.position()
    return list(now["draw"]), sorted(now["discard"])


def floors(**given: Sequence[int]) -> Json:
    """An elevator with these face-up characters by floor (f1=..., f5=...) and nothing else anywhere."""
    return {str(n): {"open": list(given.get(f"f{n}", ())), "stack": list(given.get(f"s{n}", ()))} for n in range(1, 6)}


def my(game: Any, what: str, who: int = 0) -> Any:
    return player(game, who)[what]


def is_asked(game: Any, who: int, kind: str) -> None:
    assert asked(game) == (who, kind), (asked(game), options(game))


def mayor(round_: int) -> str:
    """The borough of this round on the tables laid here (NYC-3.2)."""
    return helpers.BOROUGHS[round_ - 1]


def ability(game: Any, who: int = 0) -> int:
    return int(game.scores()[who]["abilities"])


# --- one person and one Tom -----------------------------------------------------------------------------------------

AFTER = dict(zip(helpers.ROUNDS, helpers.ROUNDS[1:], strict=False))


def versus(
    kind: str,
    supply: Sequence[str],
    mine: Sequence[str] = (),
    *,
    level: str = "A2",
    ahead: int = 0,
    robot: Mapping[str, Any] | None = None,
    **more: Any,
) -> Any:
    """A bidding round of me (seat 0, who start it, though seat `ahead` may be ahead) and a Tom with this supply.

    I hold a card of the next bidding round too (in the last one a character of Phase III), so that I am asked there
    at the latest and the game does not run on.
    """
    stop = [AFTER[kind]] if kind in AFTER else []
    me = seat(23, dollars=1, hand=[*mine, *stop])
    more.setdefault("starter", 0)
    more.setdefault("order", [ahead, 1 - ahead])
    return bidding(kind, me, tom(level, hand=list(supply), **(robot or {})), **more)


def toms_bid(game: Any, *notations: str, who: int = 1) -> tuple[int, list[str]] | None:
    """What this Tom bid in the bidding round at which the game began, after these actions; None for a pass."""
    play(game, *notations)
    for event in game.events:
        if event.get("seat") == who and event["event"] in {"bid", "pass"}:
            return (event["value"], sorted(event["cards"])) if event["event"] == "bid" else None
    return None
