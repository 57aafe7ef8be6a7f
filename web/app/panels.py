"""The sheets over the table: which one is open, and what its drawing is given."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping
from typing import Any

from nyc_core import games
from nyc_core.table import seats

from . import fair, records, reviews, texts, turns
from .draw import advice as hints
from .draw import device, ending, frame, lessons, library, log, narration, screens, setup
from .draw.html import el, text
from .draw.scene import Scene
from .house import House
from .keep.settings import CHOICES
from .keep.store import Entry
from .play.newgame import NewGame, bots
from .play.session import Session
from .room import is_here, room
from .rooms import door, shown_games
from .state import Json

SHOWN_CHOICES = ("language", "speed", "careful", "coach", "clauses", "theme", "sound", "buzz", "hand_over")
say = texts.say


def sheet(house: House, scene: Scene) -> str:
    """What lies over the table: the hand-over, which hides everything, or a panel, or something told about a thing."""
    seat, sheets = house.session.hand_over_to, house.sheets
    if seat is not None and not sheets.panel and not house.workshop.open and not house.is_held:
        return screens.hand_over(scene, house.sight.room.hero(), seat, by_link=turns.goes_by_link(house))
    if sheets.info:
        return screens.info(scene, *house.sight.room.info(scene, sheets.info))
    draw = PANELS.get(sheets.panel)
    return draw(house, scene) if draw else ""


def _in_sheet(name: str, inner: str, wide: bool = True, title: str = "") -> str:
    return frame.sheet(say, name, say(title or f"menu.{name}"), inner, wide)


def _home(house: House, scene: Scene) -> str:
    session = house.keeper.session
    rules, view = session.game.rules, session.game.view(None)
    last = {
        "id": session.id,
        "title": rules.meta.title,
        "seats": seats.names(session.seats),
        "moment": door(rules.meta.name).moment(rules.headline(view).round),
        "over": session.over,
    }
    worlds = [_world(house, game) for game in shown_games()]
    return screens.home(say, house.sight.room.hero(), worlds, last, len(house.keeper.entries()))


def _world(house: House, game: str) -> screens.World:
    """A game as the first page shows it: nothing of it is loaded for that."""
    made = door(game)
    lessons = house.classroom.done(game) if is_here(game) else None
    return screens.World(game, games.meta(game).title, made.say("line"), made.say("length"), made.picture, lessons)


def _new(house: House, scene: Scene) -> str:
    form = house.sheets.form or NewGame([])
    error = ""
    if form.error:
        known = form.error in ("seed", "nobody")
        error = say(f"new.error.{form.error}") if known else say("new.error", problem=form.error)
    words, metas = texts.saying(room(form.game)), [games.meta(name) for name in shown_games()]
    return _in_sheet(
        "new", setup.new_game(words, form.meta, form.seats, bots(form.game), form.seed, error, form.options, metas)
    )


def _settings(house: House, scene: Scene) -> str:
    shown = [name for name in SHOWN_CHOICES if name != "buzz" or house.page.buzzes()]
    chosen = {name: str(getattr(house.keeper.settings, name)) for name in shown}
    inner = setup.settings(say, chosen, {name: CHOICES[name] for name in shown})
    inner += device.storage(say, house.device.promise, house.device.used, house.device.memory, house.device.erased)
    return _in_sheet("settings", inner, wide=False)


def _score(house: House, scene: Scene) -> str:
    over = house.session.game.decision is None
    if house.count.shown is not None:
        return _in_sheet("score", ending.counted(scene, house.session.game, house.count.shown))
    inner = house.sight.room.score(scene, house.session.game.scores(), over)
    if over and not house.classroom.trial:
        inner = ending.draw(scene, house.sight.room.game, scene.state.scores) + inner + _dealt(house)
    return _in_sheet("score", inner)


def _dealt(house: House) -> str:
    """After a game: the seed, with which anybody can check the fingerprint and the deal."""
    game = house.session.game
    seed = fair.seed_of(game)
    if seed is None or not house.is_kept or house.visiting:
        return ""
    said = say("fair.seed", seed=seed, mark=fair.fingerprint(game))
    return el(
        "p", text("span", said) + " " + frame.button(say, "deal-again", "first", key="fair.again"), class_="facts fair"
    )


def _log_foot(house: House) -> str:
    """While it is played: the fingerprint of the seed."""
    mark = fair.fingerprint(house.session.game) if house.is_kept and not house.session.over else ""
    return text("p", say("fair.mark", mark=mark), class_="facts fair") if mark else ""


def _log(house: House, scene: Scene) -> str:
    return _in_sheet("log", _log_foot(house) + log.draw(scene, entries(house.session), house.session.moment[0]))


def _since(house: House, scene: Scene) -> str:
    lines = house.session.since
    recent = entries(house.session)[-len(lines) :] if lines else []
    return _in_sheet("since", narration.since(scene, recent), wide=False)


def entries(session: Session) -> list[Json]:
    """Lines of the log, as the drawings read them; `seq` counts the moments that one can look at."""
    moments = session.timeline.moments(session.eyes)
    return [
        {
            "seq": max(0, bisect_right(moments, line.at) - 1),
            "seat": line.seat,
            "text": line.text,
            "rule": line.why,
            "round": line.round,
            "step": line.step,
            "at": line.at,
        }
        for line in session.timeline.lines(session.reader)
    ]


def _rules(house: House, scene: Scene) -> str:
    """The clauses; while a search is on, the one that was asked for counts no more."""
    words, sheets = house.session.game.rules.words, house.sheets
    clauses = [clause._asdict() for clause in words.clauses()]
    asked = words.clause(sheets.topic) if sheets.topic and not sheets.search else None
    at = asked.id if asked else ""
    its_room = house.sight.room
    game = "" if at else library.in_short(its_room, texts.saying(its_room))
    return _in_sheet("rules", library.rules(say, clauses, words.reconstruction(), sheets.search, at, game))


def _learn(house: House, scene: Scene) -> str:
    """The learning path of a game: the one that the address names, else the one that is played."""
    game = _taught(house)
    return lessons.path(texts.saying(room(game)), game, house.classroom.chapters(game), house.classroom.today())


def _taught(house: House) -> str:
    """The game whose lessons are offered."""
    sheets = house.sheets
    return sheets.topic if sheets.panel == "learn" and sheets.topic else house.keeper.session.game.rules.meta.name


def _games(house: House, scene: Scene) -> str:
    lines = [shown(entry) for entry in house.keeper.entries()]
    deleted = house.keeper.deleted_name if house.keeper.deleted else ""
    stuck = house.keeper.stuck
    word = "" if not stuck else library.stuck(say, next((line for line in lines if line["id"] == stuck), None))
    return _in_sheet("games", word + library.games(say, lines, house.sheets.renamed, deleted))


def shown(entry: Entry) -> Mapping[str, Any]:
    """A line of the list of games: without a name it goes by its seats."""
    name = entry.name or ", ".join(entry.seats) or say("games.unnamed")
    title = games.meta(entry.game).title if entry.game in games.names() else ""
    moment = door(entry.game).moment(entry.round) if entry.game in shown_games() else ""
    return entry._asdict() | {"name": name, "title": title, "at": entry.at.replace("T", " ")[:16], "moment": moment}


PANELS: dict[str, Callable[[House, Scene], str]] = {
    "home": _home,
    "menu": lambda house, scene: screens.menu(scene),
    "new": _new,
    "games": _games,
    "settings": _settings,
    "rules": _rules,
    "score": _score,
    "log": _log,
    "since": _since,
    "records": lambda house, scene: _in_sheet("records", records.sheet(house)),
    "review": lambda house, scene: _in_sheet("review", reviews.sheet(house, scene)),
    "send": turns.sheet,
    "text": lambda house, scene: _in_sheet("text", house.sight.room.plain(scene)),
    "learn": _learn,
    "guide": lambda house, scene: _in_sheet(
        "guide", library.guide(house.sight.room, scene, house.sheets.guide), wide=False
    ),
}


# Beside and above the table


def guide_offer(house: House, scene: Scene) -> str:
    """On the first visit: a line under the prompt, in nobody's way."""
    if not house.sheets.offered or house.workshop.mode or not house.sight.room.is_calm(scene):
        return ""
    ways = frame.button(say, "learn", "crane", key="learn.offer") + frame.button(
        say, "guide", "help", key="guide.offer.yes"
    )
    doors = ways + frame.button(say, "guide-end", key="guide.skip")
    return el("div", text("p", say("guide.offer"), class_="note") + doors, class_="buttons offer")


def may_advise(house: House) -> bool:
    """Whether a hint can be had: where one person plays against bots and those who play by themselves, and in a lesson
    whose author allows it."""
    session, trial = house.session, house.classroom.trial
    if not session.live or house.workshop.open:
        return False
    if trial and session is trial.session:
        return trial.lesson.advice and trial.state == "playing"
    return session.solo and house.is_kept and not house.visiting


def advice(house: House, scene: Scene) -> str:
    """The hint, where somebody asked for one."""
    state = house.adviser.state(house.session)
    if not state or not may_advise(house):
        return ""
    if state != "told":
        return hints.thinking(scene) if state == "thinks" else hints.failed(scene)
    return hints.draw(scene, [_advised(house, one) for one in house.adviser.advice], house.adviser.chosen)


def _advised(house: House, one: Json) -> hints.Line:
    from nyc_core.bots.reasons import say_why  # late: not needed before somebody asks

    game, lang = house.session.game, texts.spoken()
    label = game.rules.words.action(one["action"], lang, view=house.sight.view())
    why = say_why(game, one["why"], house.session.seat, lang)
    why = why or say("hint.alike" if len(house.adviser.advice) > 1 else "hint.only")
    return hints.Line(one["action"], label, one["loss"], one["worth"], why)


def hinted(house: House) -> str:
    """The advised action that is looked at."""
    adviser = house.adviser
    told = adviser.state(house.session) == "told" and may_advise(house) and adviser.advice
    return str(adviser.advice[adviser.chosen]["action"]) if told else ""


def notices(house: House) -> str:
    """What is wrong with saving, what is to be said once, and a link that has to be copied by hand."""
    keeper, markup = house.keeper, ""
    if keeper.trouble:
        doors = [("theirs", ""), ("mine", "")] if keeper.trouble == "elsewhere" else [("export", "")]
        markup += screens.notice(say, f"trouble.{keeper.trouble}", doors)
    markup += turns.fork(house)
    if keeper.notice:
        markup += screens.notice(say, keeper.notice, detail=keeper.detail)
    if house.device.suggests:
        markup += device.word(say, house.device.suggests, ("export",))
    if house.device.version in device.VERSIONS:
        markup += device.word(say, house.device.version, device.VERSIONS[house.device.version])
    if house.sheets.link:
        field = el(
            "input", "", type="text", readonly=True, value=house.sheets.link, aria_label=say("notice.link.label")
        )
        markup += el("div", field.removesuffix("</input>"), class_="notice link")
    return markup
