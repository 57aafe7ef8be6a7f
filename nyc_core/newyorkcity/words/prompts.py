"""What a seat is asked, in one or a few short sentences, with the numbers that matter."""

from __future__ import annotations

from typing import Any

from nyc_core.newyorkcity import cards
from nyc_core.newyorkcity.box import BOROUGHS, CARDS, PHASE_I_NUMBERS, SKYSCRAPER, VESSELS
from nyc_core.newyorkcity.position import Position, mayor, ranking, usable
from nyc_core.table.words.language import Voice

# The character that a decision is about.
CHARACTER_OF = {"discard": 5, "last": 18, "points": 19, "extra": 21, "return": 22}
BONUS = {1: "prompt.bonus.winner", 2: "prompt.bonus.runner_up"}


def prompt(position: Position, voice: Voice) -> str:
    """What is asked of the seat on top of the agenda."""
    name, seat, number = position.agenda[-1]
    params = facts(position, name, seat, number)
    return " ".join(voice.say(message, params) for message in _messages(position, name, seat, number, params))


def waiting(position: Position, voice: Voice) -> str:
    """The same for the others: whom they wait for."""
    name, seat, number = position.agenda[-1]
    return voice.say(f"wait.{name}", facts(position, name, seat, number))


def facts(position: Position, name: str, seat: int, number: int) -> dict[str, Any]:
    """What the sentences of a decision may tell."""
    hand = cards.size(position.hand[seat])
    numbers = {
        "start": len(position.starts),
        "discard": min(number, hand),
        "bid": hand,
        "keep": cards.size(position.reserve[seat]),
    }
    params: dict[str, Any] = {"seat": seat, "number": numbers.get(name, number), "dollars": position.dollars[seat]}
    params |= {"card": CARDS[position.bidding], "character": CHARACTER_OF.get(name)}
    params |= {"counting": position.counting, "wilds": position.wilds}
    if name == "bonus":
        params["tiles"] = [(VESSELS[kind], value) for kind, value in position.display]
    if name in ("build", "extra"):
        params["borough"] = BOROUGHS[number]
    if name == "bid":
        params |= {**_best_bid(position), "borough": BOROUGHS[mayor(position)], "stock": position.stock[seat]}
    return params


def _best_bid(position: Position) -> dict[str, Any]:
    """The bid that leads so far, ties by the Press Track (NYC-5.7)."""
    leader = max(ranking(position), key=lambda seat: position.bid[seat])
    return {"leader": leader, "value": position.bid[leader]} if position.bid[leader] else {}


def _messages(position: Position, name: str, seat: int, number: int, params: dict[str, Any]) -> list[str]:
    if name == "bid":
        return _bid_messages(position, seat, params)
    if name == "draft":
        return [_draft_message(position, seat, number)]
    if name == "rest" and ("draft", seat, 2) in position.agenda:
        return ["prompt.rest.first"]
    return [BONUS[number] if name == "bonus" else f"prompt.{name}"]


def _draft_message(position: Position, seat: int, number: int) -> str:
    if not position.pairs:
        return "prompt.draft.none"
    uses = any(usable(position, seat, character) for character in PHASE_I_NUMBERS if character != 8)
    return f"prompt.draft.{number}{'.uses' if uses else ''}"


def _bid_messages(position: Position, seat: int, params: dict[str, Any]) -> list[str]:
    order = ranking(position)
    if "leader" not in params:
        messages = ["prompt.bid.first"]
    else:
        ahead = order.index(seat) < order.index(params["leader"])
        messages = ["prompt.bid.ahead" if ahead else "prompt.bid.behind"]
    if position.bidding == SKYSCRAPER:
        messages.append("prompt.bid.here")
    given = {(True, True): "both", (True, False): "counting", (False, True): "wilds"}
    what = given.get((position.counting > 0, position.wilds > 0))
    if what:
        messages.append(f"prompt.bid.{what}")
    if not params["number"]:
        messages.append("prompt.bid.no_room")
    elif position.reserve[seat]:  # without one, nobody could play more than the hand
        messages.append("prompt.bid.room")
    return messages
