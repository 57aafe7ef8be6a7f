"""The app as a guest on somebody else's page (embed.html): what the address asks for comes onto the table, and what
happens there is told to the page around it.

That page is told no more than may be known there: the table as the one person who plays sees it, or a spectator.
Where several persons share the device, nobody may try out from outside what one of them holds: the page around cannot
play for them, and of what they tried in vain it only hears the clause.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any
from zlib import crc32

from nyc_core import Game, InvalidPosition, InvalidSave, Refusal, game_from_position, games, load_game, new_game
from web.app import needs, routes, texts
from web.app.audience import Audience
from web.app.flow import Flow
from web.app.keep import sharing
from web.app.keep.keeper import quick_game
from web.app.keep.slots import Trouble
from web.app.learn.classroom import brought
from web.app.play.session import Session
from web.app.routes import Complaint, Wishes
from web.app.state import Json

from .showcase import Showcase

if TYPE_CHECKING:  # lessons are imported when somebody wants one
    from nyc_core.lessons import Lesson, Series
    from web.app.learn.trial import Trial

LONGEST_NOTATION = 200
TABLE = ("mode", "lesson", "game", "seats", "seed", "ply")  # what makes a board another one than its neighbour
FRAME = ("save", "theme", "lang", "controls", "origins")  # is no matter of what lies on the table
NAME = re.compile(r"[a-z0-9-]{1,40}")  # of a lesson of the shelf; what is packed is longer
SOLVED, FAILED = "solved", "failed"


class Guest(Audience):
    """What an app needs besides, while it is a guest."""

    def __init__(self, flow: Flow, raw: Mapping[str, object]) -> None:
        self._flow = flow
        self._house = flow.house
        self.wishes = routes.wishes(raw)
        self._wanted = self.wishes  # what is wanted last; its game may still be on its way
        self._greeted = False
        self._told: object = None  # the moment that the page around was told last
        self._finished = ""  # the game whose end it was told

    # What is on the table

    def begin(self, then: Callable[[], None]) -> None:
        """The settings and the first table; `then` all goes on."""
        self._flow.audience = self
        keeper = self._house.keeper
        keeper.store.visit(self._house.page.around())
        keeper.settings = keeper.settings.having("guide", "seen")
        for setting, name in (("theme", "theme"), ("language", "lang")):
            if self.wishes[name] != "auto":
                keeper.settings = keeper.settings.having(setting, self.wishes[name])
        keeper.speak()
        self._lay_when_here(self.wishes, then)

    def _lay_when_here(self, wanted: Wishes, then: Callable[[], None]) -> None:
        """Put on the table what is wanted, once its game is here; where that cannot be had, the usual one."""

        self._wanted = wanted

        def lay(what: Wishes) -> None:
            if self._wanted is wanted:  # nothing newer
                self._lay(what)
                then()

        needs.bring(
            self._house, lambda: _needed(wanted), lambda: lay(wanted), otherwise=lambda: lay(wanted.without_game())
        )

    def _lay(self, wanted: Wishes) -> None:
        """Put on the table what is wanted; what cannot be had is said, and something sensible lies there instead."""
        self.wishes = wanted
        said = [*wanted.complaints, *([] if self._may_keep(wanted) else [Complaint("unkept", "")])]
        self._house.keeper.notice = ""
        self._house.classroom.close()
        lesson = self._lesson(wanted, said)
        if lesson and wanted["mode"] in ("", "lesson"):
            made, route = lesson
            at = wanted.number("at")
            self._house.classroom.open_made(made, route, at - 1 if at else None)
        else:
            self._lay_game(_first(lesson[0]).game() if lesson else self._game(wanted, said), wanted, said)
        self._complain(said)

    def _may_keep(self, wanted: Wishes) -> bool:
        """What is kept is kept for one page: nothing where it is not known which one that is."""
        return wanted["save"] != "1" or bool(self._house.page.around())

    def _lesson(self, wanted: Wishes, said: list[Complaint]) -> tuple[Lesson | Series, str] | None:
        """The lesson or course that is wanted, and its address in the app."""
        from nyc_core.lessons import InvalidLesson, find

        given = wanted["lesson"]
        if not given:
            if wanted["mode"] == "lesson":
                said.append(Complaint("lesson", ""))
            return None
        try:
            if NAME.fullmatch(given):
                return find(given), str(routes.Shelf(given))
            data = sharing.parse(_plain(given))
            return brought(data), str(routes.Packed(sharing.pack(json.dumps(data))))
        except ModuleNotFoundError:  # it may lie on the shelf of a game that is not here
            said.append(Complaint("lesson", ""))
            return None
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
        seed, name = wanted.number("seed"), wanted["rules"]
        if wanted["game"]:
            try:
                return _read(wanted["game"], name, seed or 0)
            except (Trouble, InvalidSave, InvalidPosition) as error:
                said.append(Complaint("game", "" if isinstance(error, Trouble) else _sentence(error)))
        seed = self._house.page.seed() if seed is None else seed
        if wanted["seats"]:
            try:
                return new_game(name, _seats(wanted["seats"]), seed)
            except InvalidPosition as error:
                said.append(Complaint("seats", _sentence(error)))
        return quick_game(name, seed)

    def _show(self, game: Game, reel: bool, ply: int | None) -> None:
        if not reel and ply is not None:
            game.rewind(min(ply, len(game.actions)))
        session = Session(Showcase(game, reel))
        self._house.keeper.session = session
        if reel and ply is not None:
            session.look_at(session.timeline.index_of(ply))

    def _play_on(self, game: Game, ply: int | None, wanted: Wishes) -> None:
        if ply is not None:
            game.rewind(min(ply, len(game.actions)))
        keeper = self._house.keeper
        if wanted["save"] == "1" and self._may_keep(wanted):  # the same board finds its own game again
            written = [wanted[name] for name in TABLE]
            if wanted["rules"] != games.DEFAULT:  # boards of the first game are known without its name
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
            self._house.keeper.say("guest", " ".join(sentences))

    # What the page around hears

    def _post(self, kind: str, payload: Json) -> None:
        self._house.page.post(kind, json.dumps(payload, separators=(",", ":")))

    @property
    def _eyes(self) -> int | None:
        """Who the page around may look over the shoulder of."""
        session = self._house.session
        return session.persons[0] if session.playable and len(session.persons) == 1 else None

    def facts(self) -> Json:
        """The moment that is shown, as far as anybody may know it."""
        session = self._house.session
        decision = session.asked if session.past is None else None
        view = session.timeline.view_at(session.index, self._eyes)
        return {
            "stage": "table",  # before it there was the picture, see web/js/embed.mjs
            "mode": self.mode,
            "ply": session.ply,
            "plies": session.plies,
            "seat": decision.seat if decision else None,
            "decision": decision.kind if decision else None,
            "position": view,
        }

    @property
    def mode(self) -> str:
        """What the board is: a load, or "play again" at the end of a replay, can change it."""
        session = self._house.session
        if not session.playable:
            return "replay" if session.table.reel else "position"
        return "lesson" if self._house.classroom.trial else "play"

    def painted(self) -> None:
        """After each painting: the first says that the board is there, later ones say when another moment is shown."""
        session = self._house.session
        if session.telling:
            return
        moment = (id(session), session.past, session.plies, session.timeline.end)
        if moment != self._told:
            self._told = moment
            self._post("position" if self._greeted else "ready", self.facts())
            self._greeted = True
        if session.over and self.mode == "play" and self._finished != session.id:
            self._finished = session.id
            self._post("finished", {"scores": session.game.scores()})

    def lesson_changed(self, trial: Trial) -> None:
        """A lesson is solved, or has failed."""
        lesson = {"lesson": trial.lesson.id, "text": trial.said}
        if trial.state == SOLVED:
            self._post("solved", {**lesson, "helped": trial.helped, "hints": trial.attempt.hints})
            if trial.series:
                self._post("progress", self._house.classroom.course_progress())
        elif trial.state == FAILED:
            self._post("failed", lesson)

    def acted(self, seat: int | None, notation: str) -> None:
        """Somebody has played. Notations name nothing that is hidden."""
        session = self._house.session
        if not session.over:
            self._finished = ""
        self._post("action", {"seat": seat, "notation": notation, "ply": session.plies})

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

    def _load(self, payload: Json) -> None:
        """Another table: the parameters of the address, under the same names. Those about the frame stay."""
        wanted = {name: value for name, value in payload.items() if name not in FRAME}
        self._house.teller.stop()
        kept = {name: self.wishes[name] for name in ("save", "theme", "lang")}
        self._lay_when_here(routes.wishes(wanted | kept), self._flow.show_table)

    def _go_to(self, payload: Json) -> None:
        """The moment after so many actions."""
        ply = payload.get("ply")
        session = self._house.session
        if type(ply) is not int or session.hand_over_to is not None:
            return
        self._house.teller.skip()
        self._flow.look_at(None if ply >= session.plies else session.timeline.index_of(max(0, ply)))

    def _play(self, payload: Json) -> None:
        """Play for the one person at this table."""
        notation = str(payload.get("notation", ""))[:LONGEST_NOTATION]
        session = self._house.session
        self._house.teller.skip()
        if session.playable and session.past is not None:
            session.look_at(None)
        if session.live and self._eyes is not None:
            self._flow.play(notation)
            return
        why = (
            "shown" if not session.playable else "persons" if self._eyes is None else "over" if session.over else "wait"
        )
        self.refused(notation, Refusal(f"guest_{why}", "", texts.say(f"guest.refused.{why}")))

    def _set_theme(self, payload: Json) -> None:
        self._house.keeper.choose(theme=str(payload.get("theme", "")))


def _first(made: Lesson | Series) -> Lesson:
    """The lesson, or the first of a course."""
    from nyc_core.lessons import Lesson

    return made if isinstance(made, Lesson) else made.lessons[0]


def _needed(wanted: Wishes) -> list[str]:
    """The games whose modules have to be here."""
    lesson = wanted["lesson"]
    of_lesson = needs.of_lesson(lesson) if NAME.fullmatch(lesson) else needs.of_text(_unpacked(lesson))
    return [wanted["rules"], needs.of_text(_unpacked(wanted["game"])), *([of_lesson] if lesson else [])]


def _unpacked(text: str) -> str:
    try:
        return _plain(text)
    except Trouble:
        return ""


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
    """Seats with commas between them; who has no name gets one in the language of the page."""
    seats = [seat.strip() for seat in text.split(",")]
    return [
        {"kind": "human", "name": texts.say("new.player", n=number)} if seat == "human" else seat
        for number, seat in enumerate(seats, 1)
    ]
