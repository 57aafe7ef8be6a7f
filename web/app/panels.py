"""The sheets over the table: which one is open, and what its drawing is given."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from nyc_core.newyorkcity import words as engine

from . import texts
from .draw import device, frame, lessons, library, log, screens, setup
from .draw.html import el, text
from .draw.scene import Scene
from .keep.settings import CHOICES
from .keep.store import Entry
from .play import newgame

if TYPE_CHECKING:
    from .app import App

SHOWN_CHOICES = ("language", "speed", "theme", "hand_over")
say = texts.say


def sheet(app: App, scene: Scene) -> str:
    """What lies over the table: the hand-over, which hides everything, or a panel, or something told about a thing."""
    seat = app.session.hand_over_to
    if seat is not None and not app.panel and not app.workshop.open:
        return screens.hand_over(scene, app.desk.room.hero(), seat)
    if app.info:
        return screens.info(scene, *app.desk.room.info(scene, app.info))
    draw = PANELS.get(app.panel)
    return draw(app, scene) if draw else ""


def _in_sheet(name: str, inner: str, wide: bool = True, title: str = "") -> str:
    return frame.sheet(say, name, say(title or f"menu.{name}"), inner, wide)


def _home(app: App, scene: Scene) -> str:
    it = app.keeper.session
    last = {
        "id": it.id,
        "seats": [seat["name"] for seat in it.seats],
        "round": it.game.view(None)["round"],
        "over": it.over,
    }
    hero = app.desk.room.hero()
    return screens.home(scene.words, hero, last, len(app.keeper.entries()), app.classroom.done())


def _new(app: App, scene: Scene) -> str:
    draft = app.draft or newgame.Draft([])
    error = ""
    if draft.error:
        error = say("new.error.seed") if draft.error == "seed" else say("new.error", problem=draft.error)
    meta = app.session.game.rules.meta
    return _in_sheet("new", setup.new_game(scene.words, meta, draft.seats, newgame.bots(), draft.seed, error))


def _settings(app: App, scene: Scene) -> str:
    chosen = {name: str(getattr(app.keeper.settings, name)) for name in SHOWN_CHOICES}
    inner = setup.settings(say, chosen, {name: CHOICES[name] for name in SHOWN_CHOICES})
    inner += device.storage(say, app.device.promise, app.device.used, app.device.memory)
    return _in_sheet("settings", inner, wide=False)


def _score(app: App, scene: Scene) -> str:
    over = app.session.game.decision is None
    inner = app.desk.room.score(scene, app.session.game.scores(), over)
    if over and not app.classroom.trial:
        doors = frame.button(say, "again", "play", "btn go") + frame.button(say, "replay", "skip", key="menu.replay")
        inner += el("div", doors, class_="buttons")
    return _in_sheet("score", inner)


def _log(app: App, scene: Scene) -> str:
    it = app.session
    entries = app.look.entries(it.timeline.lines(it.eyes))
    return _in_sheet("log", log.draw(scene, entries, app.moment()[0]))


def _rules(app: App, scene: Scene) -> str:
    """The clauses; while a search is on, the one that was asked for counts no more."""
    clauses = [clause._asdict() for clause in engine.clauses()]
    asked = engine.clause(app.topic) if app.topic and not app.search else None
    at = asked.id if asked else ""
    return _in_sheet("rules", library.rules(say, clauses, engine.reconstruction(), app.search, at))


def _games(app: App, scene: Scene) -> str:
    entries = [shown(entry) for entry in app.keeper.entries()]
    deleted = app.keeper.deleted_name if app.keeper.deleted else ""
    return _in_sheet("games", library.games(say, entries, app.editing, deleted))


def shown(entry: Entry) -> Mapping[str, Any]:
    """A line of the list of games: without a name it goes by its seats."""
    name = entry.name or ", ".join(entry.seats) or say("games.unnamed")
    return entry._asdict() | {"name": name, "at": entry.at.replace("T", " ")[:16]}


PANELS: dict[str, Callable[[App, Scene], str]] = {
    "home": _home,
    "menu": lambda app, scene: screens.menu(scene),
    "new": _new,
    "games": _games,
    "settings": _settings,
    "rules": _rules,
    "score": _score,
    "log": _log,
    "text": lambda app, scene: _in_sheet("text", app.desk.room.plain(scene)),
    "learn": lambda app, scene: lessons.path(scene.words, app.classroom.chapters()),
    "guide": lambda app, scene: _in_sheet("guide", library.guide(app.desk.room, scene, app.guide), wide=False),
}


# Beside and above the table


def guide_offer(app: App, scene: Scene) -> str:
    """On the first visit: a line under the prompt, in nobody's way."""
    if not app.offered or app.workshop.mode or not app.desk.room.is_calm(scene):
        return ""
    ways = frame.button(say, "learn", "crane", key="learn.offer") + frame.button(
        say, "guide", "help", key="guide.offer.yes"
    )
    doors = ways + frame.button(say, "guide-end", key="guide.skip")
    return el("div", text("p", say("guide.offer"), class_="note") + doors, class_="buttons offer")


def notices(app: App) -> str:
    """What is wrong with saving, what is to be said once, and a link that has to be copied by hand."""
    keeper = app.keeper
    found = ""
    if keeper.trouble:
        doors = [("theirs", ""), ("mine", "")] if keeper.trouble == "elsewhere" else [("export", "")]
        found += screens.notice(say, f"trouble.{keeper.trouble}", doors)
    if keeper.notice:
        found += screens.notice(say, keeper.notice, detail=keeper.detail)
    if app.device.suggests:
        found += device.word(say, "suggest", ("export",))
    if app.device.version in device.VERSIONS:
        found += device.word(say, app.device.version, device.VERSIONS[app.device.version])
    if app.link:
        field = el("input", "", type="text", readonly=True, value=app.link, aria_label=say("notice.link.label"))
        found += el("div", field.removesuffix("</input>"), class_="notice link")
    return found
