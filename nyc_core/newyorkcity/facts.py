"""What a table shows besides what lies on it, reckoned here once from a view: so that no drawing, no text and no other
language reckons anything again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from nyc_core.table.rules import Json

from .box import LETTERS
from .scoring import shares

View = Mapping[str, Any]
Owner = int | str  # a seat, or "neutral"
ASIDE = ("start", "over")  # phases in which the Mayor is nowhere


def facts(view: View, events: Sequence[Mapping[str, Any]]) -> Json:
    """`mayor`: the borough where he stands, or null (NYC-3.2). `press`: all owners, the first ahead (NYC-2.1). `ranks`:
    by borough, the owners in their order, with skyscrapers, and points if the game ended now (NYC-8.4 to 8.6). `bids`:
    those of the bidding round that is going on; `winner`: its winner's seat, or null; `needs`: by seat, the least value
    that would lead now; `tied`: the seats whose bids are equal and the highest (NYC-5.7)."""
    bids, winner = bidding(events)
    best = leader(view, bids) if winner is None else winner
    return {
        "mayor": None if view["phase"] in ASIDE else mayor(view),
        "press": press_order(view),
        "ranks": {name: ranks(view, name) for name in view["boroughs"]},
        "bids": [bid | {"leads": bid["seat"] == best} for bid in bids],
        "winner": winner,
        "needs": [needed(view, seat, bids) for seat in range(len(view["seats"]))],
        "tied": tied(bids),
    }


def mayor(view: View) -> str | None:
    """The borough of the round: A in round 1, B in round 2 and so on (NYC-3.2)."""
    letter = LETTERS[int(view["round"]) - 1]
    return next((name for name, borough in view["boroughs"].items() if borough["letter"] == letter), None)


def press_order(view: View) -> list[Owner]:
    """All press tokens, first to last; on one space the one on top is ahead (NYC-2.1)."""
    spaces = sorted(view["press"].items(), key=lambda item: -int(item[0]))
    return [owner for _, stack in spaces for owner in stack]


def ranks(view: View, name: str) -> list[Json]:
    """Who is how strong in a borough, first to last (NYC-8.4, 8.5), and gets what for it; the neutral player takes a
    place, but no points."""
    borough = view["boroughs"][name]
    towers = {owner: int(borough["skyscrapers"].get(str(owner), 0)) for owner in press_order(view)}
    order = sorted((owner for owner in towers if towers[owner]), key=lambda owner: -towers[owner])
    worth = int(borough["base"]) + sum(borough["prestige"])
    return [
        {"owner": owner, "towers": towers[owner], "points": 0 if owner == "neutral" else share}
        for owner, share in zip(order, shares(worth), strict=False)
    ]


def bidding(events: Sequence[Mapping[str, Any]]) -> tuple[list[Json], int | None]:
    """The bids of the bidding round that the last of these events belongs to, and who has won it."""
    bids: list[Json] = []
    winner = None
    for event in reversed(events):
        kind = event["event"]
        if kind == "bid":
            bids.append({"seat": event["seat"], "value": event["value"], "cards": event["cards"], "passed": False})
        elif kind in ("pass", "skips"):
            bids.append({"seat": event["seat"], "value": 0, "cards": [], "passed": True})
        elif kind == "won":
            winner = int(event["seat"])
        elif kind in ("bidding", "round"):
            break
    return bids[::-1], winner


def leader(view: View, bids: Sequence[Mapping[str, Any]]) -> int | None:
    """Whose bid is the highest; of equal ones that of who is ahead (NYC-5.7)."""
    order = press_order(view)
    made = [bid for bid in bids if not bid["passed"]]
    best = max(made, key=lambda bid: (bid["value"], -order.index(bid["seat"])), default=None)
    return best["seat"] if best else None


def needed(view: View, seat: int, bids: Sequence[Mapping[str, Any]]) -> int:
    """The least value that would lead: as much as the others' best for who is ahead of it on the Press Track."""
    others = [bid for bid in bids if bid["seat"] != seat]
    lead = leader(view, others)
    if lead is None:
        return 1
    best: int = max(bid["value"] for bid in others)
    order = press_order(view)
    return best if order.index(seat) < order.index(lead) else best + 1


def tied(bids: Sequence[Mapping[str, Any]]) -> list[int]:
    """The seats whose bids are equal and the highest; nobody's where there is one highest bid."""
    made = [bid for bid in bids if not bid["passed"]]
    best = max((bid["value"] for bid in made), default=0)
    seats = [int(bid["seat"]) for bid in made if bid["value"] == best]
    return seats if len(seats) > 1 else []
