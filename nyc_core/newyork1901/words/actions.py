"""An action as a button says it, and the line of a long menu under which it is folded."""

from __future__ import annotations

from typing import Any

from nyc_core.newyork1901.board import DISTRICT, names_of
from nyc_core.newyork1901.box import CARDS, DISTRICTS, GENERATIONS, KINDS, SKYSCRAPERS, TERRITORIES
from nyc_core.newyork1901.notation import Action
from nyc_core.table.words.language import Voice


def label(action: Action, voice: Voice) -> str:
    """The label of an action."""
    return voice.say(f"action.{action.verb}", _params(action))


def _params(action: Action) -> dict[str, Any]:
    verb = action.verb
    if verb in ("expand", "back"):
        return {"territory": TERRITORIES[action[1]], "district": DISTRICTS[DISTRICT[action[1]]]}
    if verb in ("build", "demolish"):
        return {"skyscraper": KINDS[action[1]]}
    if verb == "use":
        return {"card": CARDS[action[1]]}
    return {"squares": names_of(action[1])} if verb == "at" else {}


def group(action: Action, voice: Voice) -> str:
    """Land by district, skyscrapers by generation, places by their first square; "" for an action by itself."""
    verb = action.verb
    if verb == "expand":
        return voice.say("group.expand", {"district": DISTRICTS[DISTRICT[action[1]]]})
    if verb == "build":
        return voice.say("group.build", {"generation": GENERATIONS[SKYSCRAPERS[action[1]].generation]})
    if verb == "demolish":
        return voice.say("group.demolish", {})
    return voice.say("group.at", {"square": names_of(action[1])[0]}) if verb == "at" else ""
