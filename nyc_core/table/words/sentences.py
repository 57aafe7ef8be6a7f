"""What a game says, from its tables of sentences and its rulebook. All that follows from the names of things is here:
the event `plant` is told by `event.plant`, its action is labelled by `action.plant`. What needs more a game says
itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from nyc_core.table.errors import Objection
from nyc_core.table.notation import Action
from nyc_core.table.rules import EVERYBODY, SPOKEN, Clause, ScoreLine, Words
from nyc_core.table.seats import names

from . import DEFAULT
from .language import Languages, Voice
from .rulebook import Rulebook


class Sentences(Words):
    """The words of a game, see `table.rules.Words`. A game gives these three, and what it says in a way of its own:
    `asked`, `awaited`, `refused`, `told`, `label` and `lines` are given the voice that speaks."""

    language: Languages
    book: Rulebook
    actions: type[Action]

    def voice(self, lang: str = SPOKEN, seats: Sequence[str] = (), you: int | None = None) -> Voice:
        """Who speaks in a language to whom."""
        return Voice(self.language(lang), seats, you)

    def at(self, position: Any, lang: str = SPOKEN) -> Voice:
        """Who speaks at the table of a position, to nobody of those who sit there."""
        return self.voice(lang, names(position.seats))

    def say(self, message: str, params: Mapping[str, object], lang: str = SPOKEN) -> str:
        """The sentence with this id."""
        return self.voice(lang).say(message, params)

    def name(self, kind: str, value: object, lang: str = SPOKEN) -> str:
        """The name of a thing of some kind, such as a "card"."""
        return self.voice(lang).term(kind, value)

    def prompt(self, position: Any, lang: str = SPOKEN) -> str:
        """What is asked of the seat on top of the agenda, who is called "you"."""
        return self.asked(position, self.at(position, lang)) if position.agenda else ""

    def asked(self, position: Any, voice: Voice) -> str:
        """By the step that asks: `prompt.turn`."""
        return _asks("prompt", position, voice)

    def waiting(self, position: Any, lang: str = SPOKEN) -> str:
        """The same for everybody else: "Ann may build." """
        return self.awaited(position, self.at(position, lang)) if position.agenda else ""

    def awaited(self, position: Any, voice: Voice) -> str:
        """`wait.turn`."""
        return _asks("wait", position, voice)

    def refusal(self, position: Any, wrong: Objection, lang: str = SPOKEN) -> str:
        """Why an action is illegal."""
        return self.refused(position, wrong, self.at(position, lang))

    def refused(self, position: Any, wrong: Objection, voice: Voice) -> str:
        """By the code of the objection: `refusal.not_now`."""
        return voice.say(f"refusal.{wrong.code}", printable(wrong.params))

    def event(
        self,
        seats: Sequence[str],
        data: Mapping[str, Any],
        lang: str = SPOKEN,
        *,
        eyes: int | None = EVERYBODY,
        you: int | None = None,
    ) -> str:
        """What happened, in the past tense. `seats`: the names. `eyes`: the seat that reads (a spectator: None); `you`:
        the seat that is called "you"."""
        return self.told(data, self.voice(lang, seats, you), eyes)

    def told(self, data: Mapping[str, Any], voice: Voice, eyes: int | None) -> str:
        """By its name: `event.plant`. Everybody may know all of it."""
        return voice.say(voice.language.first(f"event.{data.get('event', '')}", "event.unknown"), data)

    def action(self, meant: Any, lang: str = SPOKEN, *, view: Mapping[str, Any] | None = None) -> str:
        """The label of an action. ValueError when a notation is none."""
        action = self.actions.parse(meant) if isinstance(meant, str) else meant
        return self.label(action, self.voice(lang), view)

    def label(self, action: Any, voice: Voice, view: Mapping[str, Any] | None) -> str:
        """By its verb: `action.plant`."""
        return voice.say(f"action.{action.verb}", action.named)

    def score_lines(self, score: Mapping[str, Any], lang: str = SPOKEN, *, kind: str = "human") -> list[ScoreLine]:
        """A seat's score by line."""
        return self.lines(score, self.voice(lang), kind)

    def lines(self, score: Mapping[str, Any], voice: Voice, kind: str) -> list[ScoreLine]:
        """The total, by the last of the rules."""
        return [ScoreLine(voice.say("score.total", {}), score["total"], self.clauses()[-1].id)]

    def result(
        self, seats: Sequence[str], scores: Sequence[Mapping[str, Any]], lang: str = SPOKEN, *, you: int | None = None
    ) -> str:
        """Who won, and over whom. What broke a tie, or that the rank is shared, is said where a game has words for that
        (`result.tie`, `result.shared`)."""
        voice = self.voice(lang, seats, you)
        order = sorted(range(len(scores)), key=lambda seat: scores[seat]["rank"])
        first, rest = order[0], order[1:]
        points = scores[first]["total"]
        winners = [seat for seat in order if scores[seat]["rank"] == 1]
        if len(winners) > 1 and "result.shared" in voice.language.table:
            return voice.say("result.shared", {"seats": winners, "points": points})
        tied = [seat for seat in rest if scores[seat]["total"] == points]
        others = [voice.say("result.other", {"seat": seat, "points": scores[seat]["total"]}) for seat in rest]
        params = {"winner": first, "points": points, "others": voice.listed(others), "seats": tied}
        return voice.say(voice.language.first(*(["result.tie"] if tied else []), "result.won"), params)

    def clause(self, key: str, lang: str = SPOKEN) -> Clause | None:
        """A clause by its id, or the one above that has it; None when there is none."""
        return self.book.find(key, lang)

    def clauses(self, lang: str = SPOKEN) -> list[Clause]:
        """All the rules, in order; chapters stand before their clauses."""
        return [*self.book.book(lang).clauses.values()]

    def event_names(self) -> list[str]:
        """The names of all that can happen."""
        table = self.language(DEFAULT).table
        return sorted({message.split(".")[1] for message in table if message.startswith("event.")})

    def happening(self, name: str, lang: str = SPOKEN) -> str:
        """By its own sentence, else the first that begins with its name; of nobody in particular."""
        voice = self.voice(lang, ("…",))
        messages = sorted(key for key in voice.language.table if f"{key}.".startswith(f"event.{name}."))
        kinds: dict[str, Any] = {"seat": 0, "seats": [0]}
        params = {field: kinds[kind] for field, kind in voice.language.kinds.items() if kind in kinds}
        return voice.say(next(iter(messages), f"event.{name}"), params).replace("….", "…")

    def reconstruction(self, lang: str = SPOKEN) -> str:
        """The note in the rulebook on what was reconstructed."""
        return self.book.book(lang).reconstruction


def _asks(who: str, position: Any, voice: Voice) -> str:
    """What the step on top of the agenda asks, said to whom it asks or to the others."""
    step, seat, number = position.agenda[-1]
    return voice.say(f"{who}.{step}", {"seat": seat, "number": number})


def printable(params: Mapping[str, object]) -> dict[str, Any]:
    """What an objection tells; what somebody typed without its unprintable letters."""
    typed = params.get("action")
    if not isinstance(typed, str):
        return dict(params)
    return {**params, "action": "".join(letter if letter.isprintable() else "?" for letter in typed)}
