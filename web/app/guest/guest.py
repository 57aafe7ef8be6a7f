"""The app as a guest on somebody else's page (embed.html): what the address asks for comes onto the table, and what
happens there is told to the page around it.

That page is told no more than may be known there: the table as the one person who plays sees it, or a spectator.
Where several persons share the device, nobody may try out from outside what one of them holds: the page around cannot
play for them, and of what they tried in vain it only hears the clause.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any
from zlib import crc32

from nyc_core import Game, InvalidPosition, InvalidSave, Refusal, game_from_position, load_game, new_game
from nyc_core.table.rules import Json
from web.app import texts
from web.app.keep import sharing
from web.app.keep.keeper import default_table
from web.app.keep.slots import Trouble
from web.app.learn.classroom import PACKED, SHELF

from . import wishes
from .showcase import Showcase
from .wishes import Complaint, Wishes

if TYPE_CHECKING:
    from nyc_core.lessons import Lesson
    from web.app.app import App
    from web.app.learn.trial import Trial

LONGEST_NOTATION = 200
TABLE = ("mode", "lesson", "game", "seats", "seed", "ply")  # what makes a board another one than its neighbour
FRAME = ("save", "theme", "lang", "controls", "origins")  # is no matter of what lies on the table
NAME = re.compile(r"[a-z0-9-]{1,40}")  # of a lesson of the shelf; what is packed is longer
SOLVED, FAILED = "solved", "failed"


class Guest:
    """What an app needs besides, while it is a guest."""

    def __init__(self, app: App, raw: Mapping[str, object]) -> None:
        self._app = app
        self.wishes = wishes.read(raw)
        self._greeted = False
        self._told: object = None  # the moment that the page around was told last
        self._finished = ""  # the game whose end it was told

    # What is on the table

    def begin(self) -> None:
        """The settings and the first table."""
        self._app.lesson_changed = self._lesson_changed
        keeper = self._app.keeper
        keeper.store.visiting = True
        keeper.settle()
        keeper.settings = keeper.settings.having("guide", "seen")
        for setting, name in (("theme", "theme"), ("language", "lang")):
            if self.wishes[name] != "auto":
                keeper.settings = keeper.settings.having(setting, self.wishes[name])
        keeper.speak()
        self._lay(self.wishes)

    def _lay(self, wanted: Wishes) -> None:
        """Put on the table what is wanted; what cannot be had is said, and something sensible lies there instead."""
        self.wishes = wanted
        said = list(wanted.complaints)
        self._app.keeper.notice = ""
        self._app.classroom.close()
        lesson = self._lesson(wanted, said)
        if lesson and wanted["mode"] in ("", "lesson"):
            self._app.classroom.open(*lesson)
        else:
            self._lay_game(lesson[0].game() if lesson else self._game(wanted, said), wanted, said)
        self._complain(said)

    def _lesson(self, wanted: Wishes, said: list[Complaint]) -> tuple[Lesson, str] | None:
        """The lesson that is wanted, and its address in the app."""
        from nyc_core.lessons import InvalidLesson, find, read

        given = wanted["lesson"]
        if not given:
            if wanted["mode"] == "lesson":
                said.append(Complaint("lesson", ""))
            return None
        try:
            if NAME.fullmatch(given):
                return find(given), SHELF + given
            data = sharing.parse(_plain(given))
            return read(data), PACKED + sharing.pack(json.dumps(data))
        except (InvalidLesson, Trouble) as error:
            said.append(Complaint("lesson", "" if isinstance(error, Trouble) else _sentence(error)))
            return None

    def _lay_game(self, game: Game, wanted: Wishes, said: list[Complaint]) -> None:
        ply = wanted.number("ply")
        if ply is not None and ply > len(game.actions):
            said.append(Complaint("ply", str(ply), str(len(game.actions))))
        if wanted["mode"] in ("replay", "position"):
            self._show(game, wanted["mode"] == "replay", ply)
        else:
            self._play_on(game, ply, wanted)

    def _game(self, wanted: Wishes, said: list[Complaint]) -> Game:
        seed = wanted.number("seed")
        if wanted["game"]:
            try:
                return _read(wanted["game"], wanted["rules"], seed or 0)
            except (Trouble, InvalidSave, InvalidPosition) as error:
                said.append(Complaint("game", "" if isinstance(error, Trouble) else _sentence(error)))
        seed = self._app.page.seed() if seed is None else seed
        if wanted["seats"]:
            try:
                return new_game(wanted["rules"], _seats(wanted["seats"]), seed)
            except InvalidPosition as error:
                said.append(Complaint("seats", _sentence(error)))
        return new_game(wanted["rules"], default_table(), seed)

    def _show(self, game: Game, reel: bool, ply: int | None) -> None:
        if not reel and ply is not None:
            game.rewind(min(ply, len(game.actions)))
        session = Showcase(game, reel)
        self._app.keeper.session = session
        if reel and ply is not None:
            session.look_at(session.timeline.index_of(ply))

    def _play_on(self, game: Game, ply: int | None, wanted: Wishes) -> None:
        if ply is not None:
            game.rewind(min(ply, len(game.actions)))
        keeper = self._app.keeper
        if wanted["save"] == "1":  # the same board finds its own game again
            written = [wanted[name] for name in TABLE]
            if wanted["rules"] != wishes.CHOICES["rules"][0]:  # boards of the first game are known without its name
                written.append(wanted["rules"])
            keeper.resume(f"{crc32(repr(written).encode()):08x}", game)
        else:
            keeper.new(game)

    def _complain(self, said: list[Complaint]) -> None:
        """A word on the screen, and one to the page around."""
        sentences = [texts.say(f"guest.{code}", name=name, value=value).strip() for code, name, value in said]
        for one, sentence in zip(said, sentences, strict=True):
            self._post("error", {"code": one.code, "text": sentence})
        if sentences:
            self._app.keeper.say("guest", " ".join(sentences))

    # What the page around hears

    def _post(self, kind: str, payload: Json) -> None:
        self._app.page.post(kind, json.dumps(payload, separators=(",", ":")))

    @property
    def _eyes(self) -> int | None:
        """Who the page around may look over the shoulder of."""
        it = self._app.session
        return it.persons[0] if it.playable and len(it.persons) == 1 else None

    def facts(self) -> Json:
        """The moment that is shown, as far as anybody may know it."""
        it = self._app.session
        decision = it.asked if it.past is None else None
        view = it.timeline.view_at(it.at if it.past is None else it.past, self._eyes)
        return {
            "stage": "table",  # before it there was the picture, see web/js/embed.mjs
            "mode": self.mode,
            "ply": it.plies if it.past is None else it.timeline.ply_at(it.past),
            "plies": it.plies,
            "seat": decision.seat if decision else None,
            "decision": decision.kind if decision else None,
            "position": view,
        }

    @property
    def mode(self) -> str:
        """What the board is: a load, or "play again" at the end of a replay, can change it."""
        it = self._app.session
        if isinstance(it, Showcase):
            return "replay" if it.reel else "position"
        return "lesson" if self._app.classroom.trial else "play"

    def painted(self) -> None:
        """After each painting: the first says that the board is there, later ones say when another moment is shown."""
        it = self._app.session
        if it.telling:
            return
        moment = (id(it), it.past, it.plies, it.timeline.end)
        if moment != self._told:
            self._told = moment
            self._post("position" if self._greeted else "ready", self.facts())
            self._greeted = True
        if it.over and self.mode == "play" and self._finished != it.id:
            self._finished = it.id
            self._post("finished", {"scores": it.game.scores()})

    def _lesson_changed(self, trial: Trial) -> None:
        """A lesson is solved, or has failed."""
        lesson = {"lesson": trial.lesson.id, "text": trial.said}
        if trial.state == SOLVED:
            self._post("solved", {**lesson, "helped": trial.helped, "hints": trial.attempt.hints})
        elif trial.state == FAILED:
            self._post("failed", lesson)

    def acted(self, seat: int | None, notation: str) -> None:
        """Somebody has played. Notations name nothing that is hidden."""
        it = self._app.session
        if not it.over:
            self._finished = ""
        self._post("action", {"seat": seat, "notation": notation, "ply": it.plies})

    def refused(self, notation: str, refusal: Refusal) -> None:
        """Something could not be played."""
        whole = {"notation": notation, "text": refusal.text} if self._eyes is not None else {}
        self._post("refused", {"code": refusal.code, "rule": refusal.rule, **whole})

    # What it asks for

    def hear(self, kind: str, text: str) -> None:
        """A message; web/js/post.mjs has looked at it: a known kind, and a few texts and numbers by name."""
        payload: Any = json.loads(text)
        work = {"load": self._load, "goto": self._go_to, "play": self._play, "theme": self._set_theme}.get(kind)
        if work and isinstance(payload, dict):
            work(payload)
            self._app.paint()

    def _load(self, payload: Json) -> None:
        """Another table: the parameters of the address, under the same names. Those about the frame stay."""
        wanted = {name: value for name, value in payload.items() if name not in FRAME}
        self._app.teller.stop()
        self._lay(wishes.read(wanted | {name: self.wishes[name] for name in ("save", "theme", "lang")}))
        self._app.show_table()

    def _go_to(self, payload: Json) -> None:
        """The moment after so many actions."""
        ply = payload.get("ply")
        it = self._app.session
        if type(ply) is not int or it.hand_over_to is not None:
            return
        self._app.teller.skip()
        self._app.look_at(None if ply >= it.plies else it.timeline.index_of(max(0, ply)))

    def _play(self, payload: Json) -> None:
        """Play for the one person at this table."""
        notation = str(payload.get("notation", ""))[:LONGEST_NOTATION]
        it = self._app.session
        self._app.teller.skip()
        if it.playable and it.past is not None:
            it.look_at(None)
        if it.live and self._eyes is not None:
            self._app.play(notation)
            return
        why = "shown" if not it.playable else "persons" if self._eyes is None else "over" if it.over else "wait"
        self.refused(notation, Refusal(f"guest_{why}", "", texts.say(f"guest.refused.{why}")))

    def _set_theme(self, payload: Json) -> None:
        self._app.keeper.choose(theme=str(payload.get("theme", "")))


def _read(text: str, rules: str, seed: int) -> Game:
    """A save or a position: packed, or as it is. A position that names no game is of the one whose rules are named."""
    plain = _plain(text)
    data = sharing.parse(plain)
    if isinstance(data, dict) and "body" in data:
        return load_game(plain)
    return game_from_position({"game": rules, **data} if isinstance(data, dict) else data, seed)


def _sentence(error: Exception) -> str:
    said = str(error)
    return said if said.endswith((".", "!", "?")) else f"{said}."


def _plain(text: str) -> str:
    return text if text.startswith("{") else sharing.inflate(text)


def _seats(text: str) -> list[Any]:
    """`human,tom:B4`; who has no name gets one in the language of the page."""
    found = [seat.strip() for seat in text.split(",")]
    return [
        {"kind": "human", "name": texts.say("new.player", n=number)} if seat == "human" else seat
        for number, seat in enumerate(found, 1)
    ]
