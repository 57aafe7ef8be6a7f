"""The sheets over the table: which one is open, and what its drawing is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from nyc_core.newyorkcity import words as engine

from . import commands, newgame, texts
from .draw import frame, log, score, screens, setup
from .draw.html import el, esc, join, text
from .draw.scene import Scene
from .settings import CHOICES
from .store import Entry

if TYPE_CHECKING:
    from .app import App

SHOWN_CHOICES = ("speed", "theme", "hand_over")
say = texts.say


def sheet(app: App, scene: Scene) -> str:
    """What lies over the table: the hand-over, which hides everything, or a panel, or something told about a thing."""
    seat = app.session.hand_over_to
    if seat is not None and not app.panel:
        return screens.hand_over(scene, seat)
    if app.info:
        return screens.info(scene, app.info)
    draw = PANELS.get(app.panel)
    return draw(app, scene) if draw else ""


def _home(app: App, scene: Scene) -> str:
    it = app.session
    view = it.game.view(None)
    last = {"id": it.id, "seats": scene.names, "round": view["round"], "over": it.over}
    return screens.home(say, last, len(app.keeper.entries()))


def _new(app: App, scene: Scene) -> str:
    draft = app.draft or newgame.Draft([])
    error = ""
    if draft.error:
        error = say("new.error.seed") if draft.error == "seed" else say("new.error", problem=draft.error)
    inner = setup.new_game(say, draft.seats, newgame.bots(), draft.seed, error)
    return frame.sheet(say, "new", say("new.title"), inner, wide=True)


def _settings(app: App, scene: Scene) -> str:
    chosen = {name: str(getattr(app.keeper.settings, name)) for name in SHOWN_CHOICES}
    inner = setup.settings(say, chosen, {name: CHOICES[name] for name in SHOWN_CHOICES})
    return frame.sheet(say, "settings", say("settings.title"), inner)


def _score(app: App, scene: Scene) -> str:
    inner = score.draw(scene, app.session.game.scores(), app.session.over)
    if app.session.over:
        inner += el("div", _button("again", "final.again") + _button("replay", "final.replay"), class_="buttons")
    return frame.sheet(say, "score", say("final.title" if app.session.over else "door.score"), inner, wide=True)


def _log(app: App, scene: Scene) -> str:
    it = app.session
    entries = app.look.entries(it.timeline.lines(it.eyes))
    inner = log.draw(scene, entries, commands.moment_of(app)[0])
    return frame.sheet(say, "log", say("door.log"), inner)


def _rules(app: App, scene: Scene) -> str:
    """The clauses, those that are searched, or one with the chapter around it."""
    wanted = app.search.casefold().strip()
    clauses = [
        clause
        for clause in engine.clauses()
        if wanted in f"{clause.id} {clause.title} {clause.text} {clause.ruling}".casefold()
    ]
    search = el("input", "", type="search", data_field="search", value=app.search, aria_label=say("rules.search"))
    rows = join(_clause(clause, clause.id == app.topic) for clause in clauses)
    inner = search + el("div", rows or text("p", say("rules.none")), class_="clauses-list")
    return frame.sheet(say, "rules", say("rules.title"), inner, wide=True)


def _clause(clause: engine.Clause, chosen: bool) -> str:
    title = text("b", clause.title) + " " + text("span", clause.id, class_="rule")
    ruling = text("p", clause.ruling, class_="ruling") if clause.ruling else ""
    body = el("p", title) + (text("p", clause.text) if clause.text else "") + ruling
    return el("section", body, class_="clause chosen" if chosen else "clause", data_focus=chosen, tabindex=-1)


def _games(app: App, scene: Scene) -> str:
    rows = join(_game(app, entry) for entry in app.keeper.entries())
    listed = el("ul", rows, class_="list") if rows else text("p", say("games.empty"))
    label = say("games.import.text")
    area = el("textarea", "", data_field="import", aria_label=label, placeholder=label, rows=3)
    bring = _button("import", "games.import.file") + area + _button("import-text", "games.import.do")
    inner = listed + el("div", text("h3", say("games.import")) + bring, class_="import")
    return frame.sheet(say, "games", say("games.title"), inner, wide=True)


def _game(app: App, entry: Entry) -> str:
    name = entry.name or ", ".join(entry.seats)
    if entry.broken:
        doors = _button("game-raw", "games.raw", entry.id) + _button("game-delete", "games.delete", entry.id)
        return el("li", text("b", say("games.broken")) + doors, class_="item broken")
    scores = " : ".join(str(total) for total in entry.scores)
    key = "games.facts.over" if entry.over else "games.facts"
    facts = say(key, date=entry.at.replace("T", " ")[:16], round=entry.round, scores=scores)
    if app.editing == entry.id:
        field = el("input", "", type="text", data_field="name", value=name, aria_label=say("games.rename.label"))
        return el("li", field + _button("game-rename-done", "games.rename.done", entry.id), class_="item")
    doors = join(
        _button(f"game-{do}", f"games.{do}", entry.id) for do in ("open", "rename", "copy", "export", "delete")
    )
    link = _button("game-link", "games.share", entry.id)
    here = text("em", say("games.now")) if entry.id == app.session.id else ""
    return el("li", text("b", name) + here + text("span", facts, class_="facts") + doors + link, class_="item")


PANELS: dict[str, Callable[[App, Scene], str]] = {
    "home": _home,
    "menu": lambda app, scene: screens.menu(scene),
    "new": _new,
    "games": _games,
    "settings": _settings,
    "rules": _rules,
    "score": _score,
    "log": _log,
}


def _button(do: str, key: str, argument: str = "") -> str:
    return el("button", esc(say(key)), type="button", class_="btn", data_do=do, data_arg=argument or None)


# Cards above the table


def guide(app: App) -> str:
    """The first-visit guide: a card that leaves the table alive."""
    if not app.guide or app.panel:
        return ""
    page = app.guide
    last = page == commands.GUIDE_PAGES
    title = text("h2", say(f"guide.{page}.title")) + text("p", say(f"guide.{page}.text"))
    where = text("span", say("guide.page", n=page, of=commands.GUIDE_PAGES), class_="facts")
    onward = _button("guide-page", "guide.done" if last else "guide.next", "done" if last else "next")
    back = _button("guide-page", "guide.back", "back") if page > 1 else ""
    skip = "" if last else _button("guide-page", "guide.skip", "done")
    return el("aside", title + el("div", where + back + skip + onward, class_="buttons"), class_="guide")


def notices(app: App) -> str:
    """What is wrong with saving, and what is to be said once."""
    keeper = app.keeper
    found = ""
    if keeper.trouble:
        doors = ""
        if keeper.trouble == "elsewhere":
            doors = _button("theirs", "trouble.elsewhere.theirs") + _button("mine", "trouble.elsewhere.mine")
        elif keeper.trouble in ("full", "forbidden"):
            doors = _button("export", "menu.export")
        found += _notice(say(f"trouble.{keeper.trouble}"), doors, f"trouble {keeper.trouble}")
    if keeper.notice:
        doors = _button("game-restore", "notice.deleted.undo") if keeper.notice == "deleted" else ""
        found += _notice(
            say(f"notice.{keeper.notice}", detail=keeper.detail), doors + _button("dismiss", "notice.close")
        )
    if app.link:
        label = say("games.link")
        field = el("input", "", type="text", readonly=True, value=app.link, aria_label=label, class_="link")
        found += el("div", text("p", label) + field, class_="notice link")
    return found


def _notice(said: str, doors: str, kind: str = "") -> str:
    return el("div", text("p", said) + doors, class_=f"notice {kind}".strip(), role="alert")
