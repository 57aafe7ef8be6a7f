"""What a drawing is given: the view, what may be played, how the page stands, and the words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from nyc_core.table.seats import names
from web.app.state import PLAIN, WHO_IS_ASKED, Asked, State

from . import owners
from .html import Attr
from .offer import Offer

View = Mapping[str, Any]
Words = Callable[..., str]  # words("prompt.bid", name="Red"): a sentence of the page's language


@dataclass(frozen=True)
class Scene:
    """One moment of the page."""

    view: View
    decision: Asked | None
    options: Sequence[str]  # an offer, where it is shared by several scenes
    words: Words
    state: State = PLAIN

    @cached_property
    def offer(self) -> Offer:
        """The options, looked through."""
        return self.options if isinstance(self.options, Offer) else Offer(self.options)

    @property
    def legal(self) -> frozenset[str]:
        return self.offer.legal

    @property
    def by_verb(self) -> dict[str, list[str]]:
        """The options by their first word, and by their first two, as a game's verbs have one or two."""
        return self.offer.by_verb

    @property
    def kind(self) -> str:
        return self.decision.kind if self.decision else ""

    @property
    def phase(self) -> str:
        return str(self.view.get("phase", ""))

    @property
    def seats(self) -> int:
        return len(self.view["seats"])

    @property
    def seat(self) -> int | None:
        """Whose eyes the table is seen with: the page's choice, else who decides, else the first whose hand is open."""
        if self.state.seat != WHO_IS_ASKED:
            return self.state.seat
        return self.decision.seat if self.decision else None

    @property
    def mine(self) -> bool:
        """Whether the decision is that of the seat that looks, so that its controls are live."""
        return self.decision is not None and self.decision.seat == self.seat

    @property
    def mode(self) -> str:
        """The verb that is being put together by taps, such as `use 2`; the plain decision has none."""
        return self.state.mode

    @cached_property
    def names(self) -> list[str]:
        """For sentences. Two bots of one kind are told apart."""
        return names(self.view["seats"])

    @cached_property
    def labels(self) -> list[str]:
        """What stands on things: who plays alone, and has given no name, is "You" there as in the log."""
        you = self.state.you
        return [self.words("owner.you") if seat == you else name for seat, name in enumerate(self.names)]

    def says(self, message: str, seat: int, **params: object) -> str:
        """A sentence about somebody; to who is "You" on this table it is put as one says it to them."""
        if seat == self.state.you:
            return self.words(f"{message}.you", **params)
        return self.words(message, name=self.names[seat], **params)

    @cached_property
    def colours(self) -> list[str]:
        return owners.colours(self.view, self.state.colours)

    @cached_property
    def letters(self) -> list[str]:
        return owners.letters(self.labels)

    def colour(self, owner: int | str) -> str:
        return owners.NEUTRAL if owner == owners.NEUTRAL else self.colours[int(owner)]

    def letter(self, owner: int | str) -> str:
        return "N" if owner == owners.NEUTRAL else self.letters[int(owner)]

    def name(self, owner: int | str) -> str:
        return self.words("owner.neutral") if owner == owners.NEUTRAL else self.labels[int(owner)]

    def token(self, owner: int | str, class_: str = "") -> str:
        return owners.token(self.colour(owner), self.letter(owner), class_)

    def player(self, seat: int) -> Mapping[str, Any]:
        player: Mapping[str, Any] = self.view["players"][seat]
        return player

    def points(self, seat: int) -> int:
        """What the score track shows: the points so far, and once the game is over those of the final scoring."""
        if self.state.result:
            return int(self.state.scores[seat]["total"])
        return int(self.player(seat).get("points", 0))

    def told(self, name: str, value: object) -> bool:
        """Whether the event that is being told is about this: `told("seat", 2)`."""
        return (self.state.event or {}).get(name) == value

    def control(self, notation: str | None, class_: str = "", **more: Attr) -> dict[str, Attr]:
        """Attributes of a thing on the table that plays `notation`: `data-act` and `can` when it may be played, else
        `data-ask`. Where taps are careful the first one selects it."""
        if not (self.state.careful and self.can(notation)) or "data_select" in more:
            return self.press(notation, class_, **more)
        return self.press(notation, f"{class_} chosen" if self.weighs(notation) else class_, data_weigh=True, **more)

    def press(self, notation: str | None, class_: str = "", **more: Attr) -> dict[str, Attr]:
        """The same for a button, whose words say what it does: one tap is enough."""
        if self.can(notation):
            lit = "can hinted" if notation == self.state.hinted else "can"
            return {"class": f"{class_} {lit}".strip(), "data-act": notation, **more}
        return {"class": class_ or None, "data-ask": notation, **more}

    def also(self, notation: str, class_: str = "") -> dict[str, Attr]:
        """Attributes of another thing that plays what one on the table plays already; it is lit as that one is."""
        looks = f"{class_} can{' chosen' if self.weighs(notation) else ''}".strip()
        return {"class": looks, "data-also": notation, "data-weigh": self.state.careful or None}

    def can(self, notation: str | None) -> bool:
        """Whether who looks can play it."""
        return bool(notation) and self.mine and notation in self.legal

    def weighs(self, notation: str | None) -> bool:
        """Whether a first tap has selected it."""
        return bool(notation) and self.state.weighed.notation == notation


def count(cards: object) -> int:
    """How many things there are: a list that is seen, or a number where only the number is."""
    if isinstance(cards, int):
        return cards
    return len(cards) if isinstance(cards, Sequence) else 0
