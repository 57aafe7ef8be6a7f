"""The game that is played on this device and its place in the memory: opened, written after each action, moved on when
the memory fails or another tab interferes. Trouble is kept as a code; the game goes on in any case."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from nyc_core import Game, InvalidSave, games, load_game, new_game
from web.app import routes, texts
from web.app.page import Page
from web.app.play.link import Link
from web.app.play.session import Session, seated
from web.app.room import is_here

from . import sharing
from .settings import Settings, read_settings
from .slots import Trouble
from .store import LONGEST_NAME, Entry, Store, head_of

Result = TypeVar("Result")
BROUGHT = "brought"  # what a link holds, before it has an id


def quick_game(game: str, seed: int, gentle: bool = False) -> Game:
    """A game as one tap begins it: you against whom its rulebook recommends, or somebody easy."""
    meta = games.meta(game)
    seats: list[Any] = [
        {"kind": "human", "name": texts.say("new.player", n=number)} if seat == "human" else seat
        for number, seat in enumerate((gentle and meta.gentle) or meta.quick, 1)
    ]
    return new_game(game, seats, seed)


class Keeper:
    """The current session and the store."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.store = Store(lambda: page.storage, page.now, page.seed)
        self.settings = Settings()
        self.trouble = ""  # the code of what keeps the game from being saved
        self.notice = ""  # the code of what is to be said once
        self.detail = ""  # what goes with the notice
        self.session = seated(new_game(games.DEFAULT, list(games.meta(games.DEFAULT).quick)))
        self._fresh = ""  # the game that this page itself began, as long as no other one is played
        self.stuck = ""  # what the start before was opening when it came to its end: it is not opened again unasked
        self._opening = False  # whether something was opened that nobody has seen yet
        self.take_turn: Callable[[str], bool] = lambda packed: False  # opens a turn that came by a link
        self.deleted: dict[str, str] = {}  # what brings the game deleted last back
        self.deleted_name = ""

    def _try(self, work: Callable[[], Result]) -> Result | None:
        """The result; None, and a notice, when the memory did not do it."""
        try:
            return work()
        except Trouble as trouble:
            self.say(trouble.code, trouble.detail)
        except ModuleNotFoundError:  # of a game that is not here
            self.say("absent")
        return None

    def say(self, code: str, detail: str = "") -> None:
        self.notice, self.detail = code, detail

    # The beginning

    def begin(self, route: routes.Route) -> None:
        """The game that the address asks for, else the one played last, else a new one. A start that was never seen is
        not tried again: a game that cannot be shown would keep a person out of all others."""
        if stuck := self._quiet(self.store.stuck):
            self.new(quick_game(self.settings.game, self.page.seed()))
            self.stuck = stuck
            return
        if self.open_route(route):
            return
        said = (self.notice, self.detail)
        if not self._open_last():
            self.begin_quick(self.settings.game)
        if said[0]:
            self.say(*said)

    def mark(self, game: str) -> None:
        """That this is being opened now."""
        self._opening = True
        self._quiet(lambda: self.store.mark_start(game))

    def seen(self) -> None:
        """What was opened stands on the screen."""
        if self._opening:
            self._opening = False
            self._quiet(self.store.started)

    def settle(self) -> None:
        """The settings of this device."""
        self.settings = read_settings(self._try(self.store.read_settings) or {})
        self.speak()
        self.notice = ""

    def rules_of(self, game: str) -> str:
        """Which game that is, by name."""
        return self._quiet(lambda: self.store.rules_of(game)) or games.DEFAULT

    def last_played(self) -> str:
        """The id of the game that was played last, "" when there is none."""
        return self._quiet(self.store.last) or ""

    def _open_last(self) -> bool:
        entries = self._try(self.store.entries) or []
        last = self._try(self.store.last)
        whole = [entry.id for entry in entries if not entry.broken]
        order = [last, *whole] if last in whole else whole
        return any(self.open(game) for game in order if game)

    # Opening and writing

    def open_route(self, route: routes.Route) -> bool:
        """The game that an address names or holds."""
        if isinstance(route, routes.Share):
            return self.open_text(route.packed, link=True)
        if isinstance(route, routes.Turn):
            return self.take_turn(route.packed)
        return isinstance(route, routes.Play) and bool(route.game) and self.open(route.game)

    def _sit(self, session: Session) -> None:
        """Play this one from now on."""
        old = self.session.id
        if old != session.id and self._is_worthless():
            self._try(lambda: self.store.delete(old))
        self.session = session
        self.trouble = self._fresh = self.stuck = ""

    def _is_worthless(self) -> bool:
        """Whether the game need not be kept: this page began it, and nobody has touched it, in no tab."""
        old = self.session
        touched = old.name or set(old.persons) & set(old.timeline.actors)
        mine = old.id and old.id == self._fresh and not touched and not self.trouble
        return bool(mine) and self._quiet(lambda: self.store.elsewhere(old.id)) is False

    def resume(self, game_id: str, game: Game) -> None:
        """The game that lies here under an id of somebody's choice; else this one, from now on under that id."""
        if game_id not in (entry.id for entry in self.entries()) or not self.open(game_id):
            self.new(game, game_id=game_id)

    def new(self, game: Game, colours: list[str] | None = None, game_id: str = "", link: Link | None = None) -> None:
        """A new game, saved at once: a reload before the first action shows the same table."""
        self._add(game, colours or [], game_id, link)
        self._fresh = self.session.id

    def begin_quick(self, game: str) -> None:
        """A game as one tap begins it. Who has never played is coached in it, and is not bothered with clauses."""
        self.new(quick_game(game, self.page.seed(), gentle=self._is_newcomer()))
        self.coach()

    def _is_newcomer(self) -> bool:
        return self.settings.guide == "new" and self.settings.coach == "on"

    def coach(self) -> None:
        """Who has never played is coached in the game that was just begun, however many persons share the device."""
        if not self._is_newcomer():
            return
        clauses = self.settings.clauses if self.settings.coached else "off"
        self.settings = replace(self.settings, coached=[self.session.id], clauses=clauses)
        self.speak()
        self.keep_settings()

    def _add(self, game: Game, colours: list[str], game_id: str = "", link: Link | None = None, name: str = "") -> None:
        """One more in the list."""
        game_id = game_id or self._try(self.store.new_id) or f"{self.page.seed():08x}"
        self.mark(game_id)
        self._sit(seated(game, game_id, name, {"colours": colours, "link": link.as_data() if link else None}))
        self.save()

    def take_in(self, game: Game, link: Link) -> bool:
        """A game that came by a link, and is new to this device."""
        if self._can_be_shown(game):
            self._add(game, [], "", link)
            return True
        return False

    def known(self, key: str) -> str:
        """The game that is played here by links with this key; "" when there is none."""
        return self._quiet(lambda: self.store.linked(key)) or ""

    def go_on_with(self, game: Game, since: int | None = None) -> None:
        """The game on the table has gone on elsewhere; what happened since so many moves is still to be told."""
        old = self.session
        self._sit(seated(game, old.id, old.name, old.kept))
        self.session.show_from(old.plies if since is None else since)
        self.save()

    def open(self, game: str) -> bool:
        """A game of the list."""
        self.mark(game)
        opened = self._try(lambda: self.store.open(game))
        if opened is None or not self._can_be_shown(opened.game):
            return False
        name = opened.head.get("name")
        self._sit(seated(opened.game, game, name if isinstance(name, str) else "", opened.head))
        if opened.notice:
            self.say(opened.notice)
        elif opened.game.notice:
            self.say("rescued", opened.game.notice)
        return True

    def _can_be_shown(self, game: Game) -> bool:
        """Whether its room is here; nothing is written of a game that would only keep the page from starting."""
        here = is_here(game.rules.meta.name)
        if not here:
            self.say("absent")
        return here

    def open_text(self, text: str, link: bool = False, name: str = "") -> bool:
        """A game that somebody brought; it becomes one more in the list."""
        if link:  # it stands in the address, and would be opened again
            self.mark(BROUGHT)
        try:
            game = load_game(sharing.unpack_link(text) if link else sharing.save_of(text))
        except Trouble as trouble:
            self.say(trouble.code)
            return False
        except InvalidSave as error:
            self.say("unreadable", str(error))
            return False
        except ModuleNotFoundError:
            self.say("absent")
            return False
        if not self._can_be_shown(game):
            return False
        self._add(game, [], name=name[:LONGEST_NAME])
        self.say("rescued" if game.notice else "opened", game.notice)
        return True

    def save(self) -> None:
        """Write the game. When that cannot be, `trouble` says why, and the next action tries again."""
        session = self.session
        try:
            self.store.write(session.id, head_of(session.game, session.name, session.kept), session.game.save())
            self.trouble = ""
        except Trouble as trouble:
            self.trouble = trouble.code

    def look_elsewhere(self) -> None:
        """Another tab wrote something: is it this game?"""
        if self._quiet(lambda: self.store.elsewhere(self.session.id)):
            self.trouble = "elsewhere"

    def _quiet(self, work: Callable[[], Result]) -> Result | None:
        try:
            return work()
        except Trouble:
            return None

    def take_theirs(self) -> None:
        """Go on with what the other tab played."""
        self.open(self.session.id)

    def keep_mine(self) -> None:
        """Go on with this tab's game under another id."""
        self.session.id = self._try(self.store.new_id) or f"{self.page.seed():08x}"
        self.save()

    # The list's commands

    def entries(self) -> list[Entry]:
        return self._try(self.store.entries) or []

    def rename(self, game: str, name: str) -> None:
        self._try(lambda: self.store.rename(game, name))
        if game == self.session.id:
            self.session.name = name.strip()[:LONGEST_NAME]

    def delete(self, game: str, name: str) -> None:
        texts = self._try(lambda: self.store.delete(game))
        if texts is not None:
            self.deleted, self.deleted_name = texts, name

    def restore(self) -> None:
        """Bring back what was deleted last; when that cannot be, it is not forgotten."""

        def work() -> None:
            self.store.restore(self.deleted)
            self.deleted = {}

        self._try(work)

    def copy(self, game: str, name: str) -> None:
        if self._try(lambda: self.store.copy(game, name)):
            self.say("copied_game")

    def export(self, game: str, raw: bool = False) -> None:
        """As a file."""
        text = self._try(lambda: self.store.raw(game) if raw else self.store.export(game))
        if game == self.session.id and not raw:
            text = self.session.game.save()  # what is on the table, saved or not
        if text is not None:
            self.page.download(f"{self._file_name(game)}.{'txt' if raw else 'json'}", text)

    def saves(self) -> list[tuple[str, str]]:
        """All games that can be opened, with their names."""
        whole = [entry for entry in self.entries() if not entry.broken]
        return [(one.name, self._quiet(lambda one=one: self.store.export(one.id)) or "") for one in whole]  # type: ignore[misc]

    def bring(self, name: str, save: str) -> bool:
        """A game out of a file of many becomes one more in the list, where it can be read; False when the memory is
        full, or not to be had."""
        try:
            game = load_game(sharing.save_of(save))
        except (InvalidSave, Trouble):
            return True
        except ModuleNotFoundError:
            self.say("absent")
            return True
        return self._try(lambda: self.store.add(head_of(game, name[:LONGEST_NAME], {}), save)) is not None

    def _file_name(self, game: str) -> str:
        """What a file with the game is called, after the game's title."""
        if game == self.session.id:
            title = self.session.game.rules.meta.title
        else:
            title = games.meta(self.rules_of(game)).title
        return f"{title.lower().replace(' ', '-')}-{game}"

    def link(self, game: str) -> str | None:
        """The game as a link."""
        here = game == self.session.id
        save = self.session.game.save() if here else self._try(lambda: self.store.export(game))
        return sharing.link(self.page.address(), save) if save else None

    # Settings

    def choose(self, **choices: Any) -> None:
        """Settings are kept for this page even when they cannot be written."""
        for name, value in choices.items():
            self.settings = self.settings.having(name, value)
        self.speak()
        self.keep_settings()

    def speak(self) -> None:
        """The language that is chosen, or the browser's; with clauses or without."""
        texts.speak(texts.choose(self.settings.language, self.page.languages()))
        texts.number(self.settings.clauses == "on")

    def keep_settings(self) -> None:
        self._quiet(lambda: self.store.write_settings(self.settings.as_data()))
