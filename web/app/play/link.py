"""Who of the persons of a game sits at this device, where the others sit at others: the turn goes by a link."""

from __future__ import annotations

from typing import Any, NamedTuple


class Link(NamedTuple):
    """What a device knows of a game that is played by links."""

    key: str  # how links know the game again, on whatever device (`nyc_core.table.moves.key`)
    here: tuple[int, ...]  # the seats of those who sit at this device
    sent: int = -1  # how many moves the link had that was given away last

    @classmethod
    def read(cls, data: Any) -> Link | None:
        """As it was put away; None where the game is not played by links."""
        if not isinstance(data, dict) or not isinstance(data.get("key"), str) or not isinstance(data.get("here"), list):
            return None
        sent = data.get("sent")
        here = tuple(seat for seat in data["here"][:8] if type(seat) is int)
        return cls(data["key"][:32], here, sent if type(sent) is int else -1)

    def as_data(self) -> dict[str, Any]:
        """As it is put away."""
        return {"key": self.key, "here": [*self.here], "sent": self.sent}
