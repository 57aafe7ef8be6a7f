"""What a game tells the table. Its positions and actions are its own business."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from .errors import Objection
from .flow import Steps


class Rules(Protocol):
    """One game. A position carries `agenda`, `notes`, `revealed` and `seats` (each with a `.kind`), and has `clone`."""

    name: str
    steps: Steps
    last_clause: str  # what is cited once the game is over

    def new(self, seats: object, seed: object) -> Any:
        """A position after the setup; InvalidPosition for bad arguments."""

    def read(self, data: object, seed: object, saved: bool = False) -> Any:
        """A position from data; InvalidPosition names what is wrong with it. A saved one may be as large as it came."""

    def write(self, position: Any) -> dict[str, Any]:
        """All of a position as JSON-able data."""

    def view(self, position: Any, seat: int | None) -> dict[str, Any]:
        """What a seat may see of it."""

    def picture(self, view: Mapping[str, Any]) -> str:
        """A view as the text of an SVG picture."""

    def imagine(self, position: Any, seat: int, seed: int) -> None:
        """Deal anew what the seat may not see, in place."""

    def parse(self, text: str) -> Any:
        """The action that a notation writes; ValueError when it writes none."""

    def scores(self, position: Any) -> list[dict[str, Any]]:
        """Everybody's points, if the game ended now."""

    def say(self, message: str, params: Mapping[str, object]) -> str:
        """A sentence for a player."""

    def prompt(self, position: Any) -> str:
        """What the seat on top of the agenda is asked."""

    def refusal(self, position: Any, wrong: Objection) -> str:
        """The sentence for a refusal."""
