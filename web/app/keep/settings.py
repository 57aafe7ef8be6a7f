"""What a person can choose for this device. What was stored is never trusted: anything unknown becomes the default."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from nyc_core import games
from nyc_core.table.words import LANGUAGES
from web.app.play.pace import PACES, Pace
from web.app.rooms import shown_games

CHOICES: dict[str, tuple[str, ...]] = {
    "speed": ("auto", "slow", "normal", "fast", "off"),  # of telling what others do; auto obeys reduced motion
    "language": ("auto", *LANGUAGES),  # auto: the first of the browser's that is here
    "theme": ("auto", "light", "dark"),
    "hand_over": (
        "on",
        "hold",
        "off",
    ),  # between persons: a screen; a button to be held, the table stays in sight; nothing
    "sound": ("off", "on"),
    "buzz": ("off", "on"),  # the device is felt when it is one's turn
    "careful": ("on", "off"),  # a tap selects first, and what is for good waits a moment
    "guide": ("new", "seen"),  # the first-visit guide; "seen" too by who has played
    "coach": ("on", "off"),  # tips in the first round that a person plays
    "clauses": ("on", "off"),  # the numbers of the rules' clauses; newcomers begin without
    "promise": ("unasked", "yes", "no", "unknown"),  # what the browser said when it was asked to keep what is stored
    "export": ("new", "suggested"),  # whether it was suggested to save a game as a file
}
MOST_SEATS = 8
MOST_TIPS = 40


@dataclass(frozen=True)
class Settings:
    """The choices, by the names in `CHOICES`; and who sat at the table last."""

    speed: str = "auto"
    language: str = "auto"
    theme: str = "auto"
    sound: str = "off"
    buzz: str = "off"
    hand_over: str = "on"
    careful: str = "on"
    guide: str = "new"
    coach: str = "on"
    clauses: str = "on"
    promise: str = "unasked"
    export: str = "new"
    game: str = games.DEFAULT  # that was begun last
    table: list[dict[str, str]] = field(default_factory=list)
    coached: list[str] = field(default_factory=list)  # the game that is coached, and what was said in it

    def pace(self, calm: bool) -> Pace:
        """How fast is told what others do; `calm` is the wish for reduced motion."""
        speed = ("off" if calm else "normal") if self.speed == "auto" else self.speed
        return PACES[speed]

    def having(self, name: str, value: str) -> Settings:
        """With one choice made; as it is when there is no such choice."""
        if value not in CHOICES.get(name, ()):
            return self
        return replace(self, **{name: value})  # type: ignore[arg-type]  # all choices are texts

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


def read_settings(data: Mapping[str, Any]) -> Settings:
    """The settings in what was stored."""
    settings = Settings()
    for name in CHOICES:
        settings = settings.having(name, str(data.get(name)))
    game = data.get("game")
    coached = data.get("coached")
    return replace(
        settings,
        table=_table(data.get("table")),
        game=game if game in shown_games() else games.DEFAULT,
        coached=[str(one)[:60] for one in coached][:MOST_TIPS] if isinstance(coached, list) else [],
    )


def _table(data: object) -> list[dict[str, str]]:
    """Seats as the form of a new game has them; the engine is asked about their names when they sit down."""
    seats = data if isinstance(data, list) else []
    plain = [seat for seat in seats if isinstance(seat, dict)]
    texts = [{str(key): value[:60] for key, value in seat.items() if isinstance(value, str)} for seat in plain]
    return texts[:MOST_SEATS]
