"""An action as a button says it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nyc_core.newyorkcity import cards
from nyc_core.newyorkcity.box import BOROUGHS, CARDS, VESSELS
from nyc_core.newyorkcity.notation import FORMS, Action
from nyc_core.table.words.language import Voice

# What lies at the place that an action names, where a view tells it: its key there, and the parameter.
PLACES = {"start": ("starts", "characters"), "take": ("pairs", "cards")}


def action(meant: Action, voice: Voice, view: Mapping[str, Any] | None = None) -> str:
    """The label of an action."""
    verb = meant[0]
    if verb == "use":
        return _use(meant, voice)
    params: dict[str, Any] = {}
    if FORMS[verb].takes("card", several=True):
        params["cards"] = cards.names(meant[1])
    elif verb == "tile":
        _, kind, value, other, borough = meant
        params = {"vessel": VESSELS[kind], "value": value, "other": BOROUGHS[other], "borough": BOROUGHS[borough]}
    elif verb == "move":
        params["borough"] = BOROUGHS[meant[1]]
    elif verb == "hire":
        params["character"] = meant[1]
    elif len(meant) > 1:
        params["place"] = meant[1]
        key, what = PLACES[verb]
        shown = view[key] if view else ()
        if 1 <= meant[1] <= len(shown):
            return voice.say(f"action.{verb}.shown", {**params, what: shown[meant[1] - 1]})
    return voice.say(_plain_or_none(f"action.{verb}", params), params)


def _plain_or_none(message: str, params: dict[str, Any]) -> str:
    return message if params.get("cards", True) else f"{message}.none"


def _use(meant: Action, voice: Voice) -> str:
    number = meant[1]
    arguments = meant[2:]
    params: dict[str, Any] = {"character": number}
    form = FORMS[meant.key]
    if form.takes("card", several=True):
        params["cards"] = cards.names(arguments[0])
    elif form.takes("card"):
        params["card"] = CARDS[arguments[0]]
    elif number == 2:
        (one, one_card), (other, other_card) = arguments
        params |= {"place": one, "card": CARDS[one_card], "place_two": other, "wanted": CARDS[other_card]}
    elif number == 4:
        params |= {"place": arguments[0], "place_two": arguments[1]}
    elif number == 7:
        params |= {"leaving": arguments[0], "coming": arguments[1]}
    elif form.takes("borough"):
        params["borough"] = BOROUGHS[arguments[0]]
    elif form.takes("number"):
        params["number"] = arguments[0]
    message = voice.language.first(f"action.use.{number}", "action.use")
    return voice.say(_plain_or_none(message, params), params)
