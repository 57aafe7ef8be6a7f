"""What happened, as a sentence for the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nyc_core.table.rules import EVERYBODY
from nyc_core.table.words.language import Voice

from .prompts import CHARACTER_OF

LISTS = ("cards", "tiles", "pairs")
BROUGHT = {
    "points": "recap.points",
    "built": "recap.built",
    "steps": "recap.steps",
    "dollars": "recap.dollars",
    "stock": "recap.stock",
    "back": "recap.back",
    "vehicles": "recap.vehicles",
}
MARKS = ("reason", "kind", "source", "why")  # what tells one case of an event from another


def event(data: Mapping[str, Any], voice: Voice, eyes: int | None = EVERYBODY) -> str:
    """The sentence; for the eyes of one seat (of a spectator: None) it does not tell what others drew."""
    if data.get("event") == "recap":
        return _recap(data, voice)
    params = {**data, "cards": len(data["cards"])} if hides(data, eyes) else dict(data)
    if params.get("reason") == "none" and eyes not in (EVERYBODY, data.get("seat")):
        del params["reason"]  # it tells of hidden cards
    params.setdefault("character", CHARACTER_OF.get(data.get("kind", "")))
    name = str(data.get("event", ""))
    return voice.say(voice.language.first(*_messages(name, params), "event.unknown"), params)


def _recap(data: Mapping[str, Any], voice: Voice) -> str:
    """What a round brought a seat."""
    texts = voice.language.table
    parts = [voice.fill(texts[said], {"number": data[kind]}) for kind, said in BROUGHT.items() if data[kind]]
    if data["characters"]:
        parts.append(voice.fill(texts["recap.characters"], {"characters": data["characters"]}))
    what = voice.listed(parts) or texts["recap.none"]
    return voice.say("recap", {"round": data["round"], "seat": data["seat"], "what": what})


def hides(data: Mapping[str, Any], eyes: int | None) -> bool:
    """Whether the event shows cards that only their owner sees. What a Tom draws lies face up (NYC-4.4)."""
    if data.get("event") != "draw" or eyes in (EVERYBODY, data.get("seat")) or data.get("why") == "NYC-4.4":
        return False
    return isinstance(data.get("cards"), list)


def _messages(name: str, params: Mapping[str, Any]) -> list[str]:
    """From the most special to the plain one."""
    message = f"event.{name}"
    empty = any(key in params and not params[key] for key in LISTS)
    marks = [params.get(key) for key in MARKS]
    if "fate" in params:
        marks.insert(0, f"{params['fate']}.{params.get('reason')}")
    return [*([f"{message}.none"] if empty else []), *(f"{message}.{mark}" for mark in marks), message]
