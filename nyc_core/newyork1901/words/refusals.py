"""Why an action is refused: the code of the objection picks the sentence."""

from __future__ import annotations

from nyc_core.newyork1901.box import KINDS
from nyc_core.newyork1901.position import Position
from nyc_core.table.errors import Objection
from nyc_core.table.words.language import Voice
from nyc_core.table.words.sentences import printable


def refusal(position: Position, wrong: Objection, voice: Voice) -> str:
    """The sentence for a player, who is called "you"."""
    params = printable(wrong.params)
    name, _, number = position.agenda[-1] if position.agenda else ("", 0, 0)
    message = f"refusal.{wrong.code}"
    if wrong.code == "not_now":
        message += f".{name}"
        if name in ("place", "replace"):
            params["skyscraper"] = KINDS[number]
    elif wrong.code == "card_moment":
        message += f".{params['card']}"
    elif wrong.code == "grab_lots" and not params["number"]:
        message += ".none"
    elif wrong.code == "notation":
        params["examples"] = voice.say(f"examples.{name}", {})
    return voice.say(message, params)
