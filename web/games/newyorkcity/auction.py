"""The auction: what each seat bids, card by card, who leads, and what it would take to lead (NYC-5.2 to 5.7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from nyc_core.newyorkcity import box
from web.app.draw.html import NOTHING, Attr, breakable, el, esc, glyph, join, text
from web.app.draw.scene import Scene

from . import cards, compose, people

Bid = Mapping[str, Any]


def draw(scene: Scene, piles: str) -> str:
    """The lot, a line about who leads, and all bids in their order."""
    kind = str(scene.view.get("bidding", box.CARDS[0]))
    words = scene.words
    emblem = el("div", cards.face(scene, kind), class_="emblem")
    title = words("stage.bidding", card=breakable(words(f"card.{kind}"), words("hyphens")))
    about = el("div", text("h2", title, class_="title") + text("p", words(f"goal.{kind}")), class_="about")
    bids = {int(bid["seat"]): bid for bid in scene.state.facts.get("bids", ())}
    first = int(scene.view.get("starter", 0))
    order = [(first + step) % scene.seats for step in range(scene.seats)]
    rows = join(_bidder(scene, seat, bids.get(seat)) for seat in order)
    lot = el("div", emblem + about + piles, class_=f"lot k-{kind}")
    return lot + _line(scene) + el("ol", rows, class_=f"bids of-{scene.seats}")


def _line(scene: Scene) -> str:
    """Who has won; else what who decides needs to lead; else who leads. A tie says who is ahead on the Press Track."""
    known, words = scene.state.facts, scene.words
    winner, bids = known.get("winner"), known.get("bids", ())
    lead = next((int(bid["seat"]) for bid in bids if bid.get("leads")), None)
    if winner is not None:
        said = scene.says("auction.won", winner)
    elif scene.mine and scene.kind == "bid":
        said = words("auction.needs", n=known["needs"][scene.seat or 0])
    elif lead is not None:
        said = scene.says("auction.leads", lead)
    else:
        said = words("auction.open")
    tie = "" if lead is None or lead not in known.get("tied", ()) else scene.says("auction.tie", lead)
    why = f" {text('small', tie)}" if tie else ""
    return el("p", esc(said) + why, class_="auction-line won" if winner is not None else "auction-line")


def _bidder(scene: Scene, seat: int, bid: Bid | None) -> str:
    """A seat: what it has, the cards it has played, and their value; the crown where it leads."""
    words, known = scene.words, scene.state.facts
    turn = scene.decision is not None and scene.kind == "bid" and scene.decision.seat == seat
    trial = _trial(scene) if bid is None and turn and scene.mine else None
    shown = bid or trial
    leads = bool(shown and shown.get("leads"))
    mark = el("span", glyph("crown"), class_="lead", role="img", aria_label=words("bids.leads")) if leads else ""
    value = text("b", shown["value"] or NOTHING) if shown and not shown.get("passed") else ""
    head = scene.token(seat) + text("span", scene.labels[seat], class_="nm") + mark + value
    looks = ["bidder", f"c-{scene.colour(seat)}", "best" if leads else "", "now" if turn else ""]
    looks += ["trial" if trial else "", "won" if known.get("winner") == seat else ""]
    attributes: dict[str, Attr] = {"class": " ".join(look for look in looks if look)}
    return el(
        "li",
        el("div", head, class_="bid-head") + people.stock(scene, seat) + _cards(scene, seat, shown, turn),
        **attributes,
    )


def _cards(scene: Scene, seat: int, shown: Bid | None, turn: bool) -> str:
    """What lies on the table."""
    words = scene.words
    if shown is None:
        return text("p", words("bids.thinking" if turn else "bids.waiting"), class_="bid-cards wait")
    if shown.get("passed"):
        return text("p", words("bids.passed"), class_="bid-cards wait")
    played: Sequence[str] = shown.get("cards") or ()
    spoken = esc(words("bids.cards", cards=", ".join(words(f"card.{kind}") for kind in played)))
    faces = join(cards.face(scene, kind, comes=f"hand-{seat}") for kind in sorted(played, key=box.CARDS.index))
    return el("div", faces, class_=f"bid-cards of-{min(len(played), 8)}", role="img", aria_label=spoken)


def _trial(scene: Scene) -> Bid | None:
    """The bid that is being put together, as it would lie on the table."""
    played = [pick.split(":")[1] for pick in compose.picks(scene) if pick.startswith(("hand:", "reserve:"))]
    probe = scene.state.probe
    return {"cards": played, "value": probe.get("value", 0), "leads": probe.get("leads")} if played else None
