"""What a seat is asked, in one or two short sentences."""

from __future__ import annotations

from nyc_core.newyork1901.box import KINDS
from nyc_core.newyork1901.position import Position
from nyc_core.newyork1901.steps import STEPS
from nyc_core.table.words.language import Voice

VERBS = ("expand", "build", "demolish", "back", "pass")


def prompt(position: Position, voice: Voice) -> str:
    """What is asked of the seat on top of the agenda."""
    name, seat, number = position.agenda[-1]
    params = {"skyscraper": KINDS[number]} if name in ("place", "replace") else {}
    return " ".join(voice.say(message, params) for message in _messages(position, name, seat, number))


def _messages(position: Position, name: str, seat: int, number: int) -> list[str]:
    if name == "grab":
        return [f"prompt.grab.{number}"]
    if name != "turn":
        return [f"prompt.{name}"]
    verbs = {action.verb for action in STEPS.asks[name].options(position, seat, number)}
    message = ".".join(["prompt.turn", *(verb for verb in VERBS if verb in verbs)])
    return [message, *(["prompt.turn.cards"] if "use" in verbs else [])]


def waiting(position: Position, voice: Voice) -> str:
    """The same for the others: whom they wait for."""
    name, seat, number = position.agenda[-1]
    params: dict[str, object] = {"seat": seat}
    if name in ("place", "replace"):
        params["skyscraper"] = KINDS[number]
    return voice.say(f"wait.{name}", params)
