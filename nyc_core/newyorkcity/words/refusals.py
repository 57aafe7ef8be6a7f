"""Why an action is refused: the code of the objection picks the sentence, the position fills in what helps."""

from __future__ import annotations

from nyc_core.newyorkcity.position import Position
from nyc_core.table.errors import Objection
from nyc_core.table.words.language import Voice
from nyc_core.table.words.sentences import printable

from .prompts import CHARACTER_OF

OWN_MOMENT = (2, 4, 8, 18, 19, 21, 22)  # characters with a moment of their own in their phase
# Characters that an objection of this code is always about.
ABOUT = {"extra_unmatched": 15, "card_bound": 15, "steps_number": 14, "prestige_only": 17}
# Where nothing at all is a case of its own: the number that is 0 then.
NONE = {"cards_lacking": "held", "hand_too_small": "hand", "no_such_pair": "number"}


def refusal(position: Position, wrong: Objection, voice: Voice) -> str:
    """The sentence for a player, who is called "you"."""
    params = printable(wrong.params)
    name = position.agenda[-1][0] if position.agenda else ""
    if wrong.code in ABOUT:
        params["character"] = ABOUT[wrong.code]
    message = f"refusal.{wrong.code}"
    if wrong.code == "wrong_moment":
        character = params["character"]
        message += f".{character if character in OWN_MOMENT else params['phase']}"
    elif wrong.code == "not_now":
        message += f".{name}"
        params["character"] = CHARACTER_OF.get(name)
    elif wrong.code == "cards_lacking":
        message += f".{params['place']}"
    elif wrong.code == "notation":
        params["examples"] = voice.say(f"examples.{name}", {})
    if NONE.get(wrong.code) in params and not params[NONE[wrong.code]]:
        message = voice.language.first(f"{message}.none", message)
    return voice.say(message, params)
