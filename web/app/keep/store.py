"""Saved games and settings on this device: list, open, write, rename, delete, copy, export, import.

Nothing is ever overwritten that this tab has not written or read itself: before each write the newest slot is compared
with the one that was seen last, and another tab's game is left alone.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from nyc_core import Game, InvalidSave, games, load_game
from nyc_core.table import seats
from nyc_core.table.reading import is_deep
from web.app.page import Storage

from . import slots
from .slots import Json, Memory, Slot, Trouble

LAST = "nyc/last"
SETTINGS = "nyc/settings"
STARTING = "nyc/starting"
REVIEW = "nyc/review/"  # and the id of the game
LONGEST_NAME = 60
MOST_GAMES_OF_A_HOST = 20
MOST_OF_A_HOST = 500_000  # letters; a long game has some ten thousand


class Entry(NamedTuple):
    """One line of the list of games. `broken` is the code of what is wrong with it, empty when it can be opened."""

    id: str
    name: str
    at: str
    seats: list[str]
    round: int
    scores: list[int]
    over: bool
    game: str  # whose rules are played
    broken: str = ""


class Opened(NamedTuple):
    """A game that was read. `notice` is the code of a sentence about how, empty when all went well."""

    game: Game
    head: Json
    notice: str = ""


class Store:
    """The saved games of this device. Every method may raise `Trouble`."""

    def __init__(self, storage: Callable[[], Storage], now: Callable[[], str], token: Callable[[], int]) -> None:
        self._memory = Memory(storage)
        self.visiting = False  # on somebody else's page: games are kept, and nothing of the person's own app is changed
        self._now = now
        self._token = token
        self._writer = ""
        self._seen: dict[str, Slot] = {}  # by game: the newest slot when this tab last looked
        self._tried: dict[str, str] = {}  # by game: the stamp of what was written last, even if the memory said no

    def visit(self, host: str) -> None:
        """Keep games for the page with this origin: they are on no list of the person's own, and no other page gets
        them."""
        self.visiting = True
        self._memory.shelf = f"{slots.GUESTS}{host}/"

    # Reading

    def entries(self) -> list[Entry]:
        """All games, the last one played first; those that cannot be opened at the end."""
        entries = [self._entry(game) for game in slots.games(self._memory)]
        entries.sort(key=lambda entry: entry.at, reverse=True)
        return sorted(entries, key=lambda entry: bool(entry.broken))

    def _entry(self, game: str) -> Entry:
        slot = slots.read_pair(self._memory, game).newest()
        if slot is None:
            return Entry(game, "", "", [], 0, [], over=False, game=games.DEFAULT, broken="broken")
        head = slot.head
        return Entry(
            game,
            _text(head.get("name")),
            _text(head.get("at")),
            [_text(seat) for seat in _list(head.get("seats"))],
            _number(head.get("round")),
            [_number(score) for score in _list(head.get("scores"))],
            over=head.get("over") is True,
            game=game_of(head),
        )

    def rules_of(self, game: str) -> str:
        """Whose rules are played in a game."""
        slot = slots.read_pair(self._memory, game).newest()
        return game_of(slot.head) if slot else games.DEFAULT

    def linked(self, key: str) -> str:
        """The game that is played by links with this key, the last one played where there are several; else ""."""
        slots_ = {game: slots.read_pair(self._memory, game).newest() for game in slots.games(self._memory)}
        same = [game for game, slot in slots_.items() if slot and _mapping(slot.head.get("link")).get("key") == key]
        return max(same, key=lambda game: _text(slots_[game].head.get("at")), default="")  # type: ignore[union-attr]

    def open(self, game: str) -> Opened:
        """The game as it stood last; when its newest slot is broken, as it stood one step before. A save that is whole
        but cannot be read (a newer version wrote it) stays untouched."""
        pair = slots.read_pair(self._memory, game)
        slot = pair.newest()
        if slot is None:
            raise Trouble("broken" if pair.texts else "gone")
        if not slots.is_flat(slot.save):
            raise Trouble("unreadable")
        try:
            opened = load_game(slot.save)
        except InvalidSave as error:
            raise Trouble("unreadable", str(error)) from None
        except ModuleNotFoundError:
            raise Trouble("absent") from None
        self._seen[game] = slot
        self._remember(game)
        return Opened(opened, slot.head, "earlier" if len(pair.slots) < len(pair.texts) else "")

    def raw(self, game: str) -> str:
        """Whatever lies in the memory of a game, for a file: a broken save may still be worth something to somebody."""
        texts = slots.read_pair(self._memory, game).texts
        if not texts:
            raise Trouble("gone")
        return "\n".join(texts.values())

    def last(self) -> str | None:
        """The game that was played last."""
        return self._memory.get(LAST)

    def _remember(self, game: str) -> None:
        """That this one was played last: good to know, no harm when it is not."""
        try:
            if not self.visiting and self._memory.get(LAST) != game:
                self._memory.set(LAST, game)
        except Trouble:
            pass

    # What is being opened

    def mark_start(self, game: str) -> None:
        """That this one is being opened now: until it is seen, nobody knows whether that goes well."""
        if not self.visiting:
            self._memory.set(STARTING, f"{game} {self._now()}")

    def started(self) -> None:
        """It is seen."""
        if not self.visiting:
            self._memory.remove(STARTING)

    def stuck(self) -> str:
        """What was being opened when this device last tried, and was never seen; "" when all went well. What began in
        this very second is another tab's, which is not there yet."""
        game, _, at = (self._memory.get(STARTING) or "").partition(" ")
        return "" if self.visiting or at == self._now() else game

    # Writing

    def new_id(self) -> str:
        """A name for a game that no other one has."""
        taken = set(slots.games(self._memory))
        while True:
            game = f"{self._token():08x}"
            if game not in taken:
                return game

    def write(self, game: str, head: Json, save: str) -> None:
        """Put the save into the older slot. Trouble "elsewhere" when another tab went on with the game."""
        if self.visiting:
            self._make_room(game, len(save))
        self._put(game, {**head, "at": self._now()}, save)
        self._remember(game)

    def _make_room(self, game: str, size: int) -> None:
        """A page with boards has room for so many games and letters; the oldest go for a new one."""
        if 2 * size > MOST_OF_A_HOST:
            raise Trouble("full")
        left = [MOST_GAMES_OF_A_HOST - 1, MOST_OF_A_HOST - 2 * size]
        for entry in self.entries():
            if entry.id == game:
                continue
            left = [left[0] - 1, left[1] - sum(map(len, slots.read_pair(self._memory, entry.id).texts.values()))]
            if min(left) < 0:
                self.delete(entry.id)

    def _put(self, game: str, head: Json, save: str) -> None:
        pair = slots.read_pair(self._memory, game)
        newest = pair.newest()
        if newest is not None and self._is_foreign(game, newest):
            raise Trouble("elsewhere")
        self._writer = self._writer or f"{self._token():08x}"
        seen = self._seen.get(game)
        number = max(newest.number if newest else 0, seen.number if seen else 0) + 1
        slot = Slot({**head, "n": number, "writer": self._writer}, save)
        self._tried[game] = slot.stamp
        self._memory.set(slots.slot_key(game, pair.free(), self._memory.shelf), slots.pack(*slot))
        self._seen[game] = slot

    def _is_foreign(self, game: str, newest: Slot) -> bool:
        """Whether this tab has not seen that slot. One older than what it has seen is what a broken one left."""
        if newest.stamp == self._tried.get(game):
            return False
        seen = self._seen.get(game)
        return seen is None or (newest.stamp != seen.stamp and newest.number >= seen.number)

    def elsewhere(self, game: str) -> bool:
        """Whether another tab has written to the game since this one last did."""
        newest = slots.read_pair(self._memory, game).newest()
        return newest is not None and game in self._seen and self._is_foreign(game, newest)

    # The list's commands

    def rename(self, game: str, name: str) -> None:
        """Give it another name; the game itself stays as it is. A tab that stands at an older state still notices."""
        slot = self._whole(game)
        seen = self._seen.get(game)
        self._seen[game] = slot
        self._put(game, {**slot.head, "name": name.strip()[:LONGEST_NAME]}, slot.save)
        if seen is None or seen.stamp != slot.stamp:
            self._seen.pop(game)
            self._tried.pop(game, None)
            if seen is not None:
                self._seen[game] = seen

    def _whole(self, game: str) -> Slot:
        slot = slots.read_pair(self._memory, game).newest()
        if slot is None:
            raise Trouble("broken")
        return slot

    def delete(self, game: str) -> dict[str, str]:
        """Forget it. What is returned brings it back (`restore`)."""
        pair, shelf = slots.read_pair(self._memory, game), self._memory.shelf
        texts = {slots.slot_key(game, place, shelf): text for place, text in pair.texts.items()}
        review = None if self.visiting else self._memory.get(REVIEW + game)
        if review is not None:
            texts[REVIEW + game] = review
        for key in texts:
            self._memory.remove(key)
        return texts

    def restore(self, texts: dict[str, str]) -> None:
        """Bring a deleted game back, unless something lies in its place: then another tab has gone on with it, and one
        old slot beside the new one could be taken for the newer of both. When the memory fails, all of it still has to
        come back."""
        if any(self._memory.get(key) is not None for key in texts):
            return
        try:
            for key, text in texts.items():
                self._memory.set(key, text)
        except Trouble:
            for key in texts:
                self._memory.remove(key)
            raise

    def copy(self, game: str, name: str) -> str:
        """A second game that stands where this one stands; links lead to the first one."""
        slot = self._whole(game)
        return self.add({**slot.head, "name": name, "link": None}, slot.save)

    def add(self, head: Json, save: str) -> str:
        """A game that is new to this device; its id."""
        game = self.new_id()
        self._put(game, {**head, "at": self._now()}, save)
        return game

    def export(self, game: str) -> str:
        """The save as the engine reads it; of a broken game whatever is there."""
        slot = slots.read_pair(self._memory, game).newest()
        return slot.save if slot is not None else self.raw(game)

    # Settings

    def read_settings(self) -> Json:
        """The settings as they were written; none when they cannot be read."""
        return self.read_data(SETTINGS)

    def write_settings(self, settings: Json) -> None:
        if not self.visiting:
            self.write_data(SETTINGS, settings)

    def read_data(self, key: str) -> Json:
        """A small object of the device's; an empty one when it cannot be read."""
        text = self._memory.get(key) or "{}"
        try:
            data = json.loads(text) if slots.is_flat(text) else {}
        except ValueError:
            return {}
        return data if isinstance(data, dict) else {}

    def read_sealed(self, key: str) -> Json:
        """A larger object, just as it was written; an empty one when it is anything else."""
        slot = slots.unpack(self._memory.get(key) or "")
        try:
            data = json.loads(slot.save) if slot and not is_deep(slot.save, slots.MOST_BRACKETS) else {}
        except ValueError:
            return {}
        return data if isinstance(data, dict) else {}

    def write_sealed(self, key: str, data: Json) -> None:
        """With a sum, by which `read_sealed` knows it."""
        if not self.visiting:
            self._memory.set(key, slots.pack({"n": 0, "writer": ""}, json.dumps(data, separators=(",", ":"))))

    def write_data(self, key: str, data: Json) -> None:
        self._memory.set(key, json.dumps(data, separators=(",", ":")))


def head_of(game: Game, name: str, more: Json) -> Json:
    """What the list of games shows of it."""
    view: Json = game.view(None)
    rules = game.rules
    return {
        "name": name,
        "game": rules.meta.name,
        "seats": seats.names(view["seats"]),
        "round": rules.headline(view).round,
        "scores": [score["total"] for score in game.scores()],
        "over": game.decision is None,
        **more,
    }


def game_of(head: Json) -> str:
    """Whose rules are played; a head that does not say so is of the time of one game."""
    game = head.get("game")
    return game if game in games.names() else games.DEFAULT


def _text(value: Any) -> str:
    return value[:LONGEST_NAME] if isinstance(value, str) else ""


def _list(value: Any) -> list[Any]:
    return value[:8] if isinstance(value, list) else []


def _mapping(value: Any) -> Json:
    return value if isinstance(value, dict) else {}


def _number(value: Any) -> int:
    return value if type(value) is int else 0
