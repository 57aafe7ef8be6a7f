"""The screens around the table: first page, menu, hand-over, and what a tap on a thing tells about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from . import owners, prompt
from .frame import button, screen, sheet
from .html import el, esc, glyph, join, text
from .scene import Scene, Words

WELL = (
    "fetching",
    "opened",
    "rescued",
    "copied",
    "copied_game",
    "turn_sent",
    "turn_same",
)  # notices of what has gone well


class World(NamedTuple):
    """A game on the first page. `lessons`: how many are done, and of how many; unknown before it is loaded."""

    game: str
    title: str
    line: str
    length: str
    picture: str
    lessons: tuple[int, int] | None = None


def home(
    words: Words, hero: str, worlds: Sequence[World], last: Mapping[str, Any] | None = None, games: int = 0
) -> str:
    """The first page: go on where one was, or begin one of the games at once, or learn it. `hero`: the picture behind;
    `last` has title, name, seats, round."""
    title = el("div", text("h1", words("brand")) + text("p", words("home.line")), class_="title-block")
    go_on = _last(words, last) if last else ""
    doors = el("div", join(_world(words, one) for one in worlds), class_=f"worlds of-{len(worlds)}")
    more = join(
        (
            button(words, "new", "plus", key="home.new"),
            button(words, "games", "save", key="home.games", data_count=games) if games else "",
            button(words, "guide", "help", key="home.guide"),
            button(words, "rules", "book", key="home.rules"),
            button(words, "settings", "gear", key="home.settings"),
            button(words, "import", "open", key="home.import"),
        )
    )
    inner = el("div", title + go_on + doors + el("nav", more, class_="ways"), class_="home-card")
    return screen("home", words("brand"), hero + inner + text("p", words("home.credits"), class_="credits"))


def _world(words: Words, world: World) -> str:
    """Its picture, a sentence, how long it takes; begin it, or learn it. All are of one rank."""
    about = text("h2", world.title) + text("p", world.line) + text("p", world.length, class_="facts")
    done = words("learn.count", n=world.lessons[0], of=world.lessons[1]) if world.lessons and world.lessons[0] else ""
    spoken = words("home.quick.label", game=world.title)
    play = button(words, "quick", "play", "btn go", "home.quick", data_arg=world.game, aria_label=spoken)
    spoken = words("home.learn.label", game=world.title)
    learn = button(words, "learn", "crane", key="home.learn", data_arg=world.game, aria_label=spoken)
    doors = el("div", play + learn, class_="buttons") + (text("p", done, class_="facts") if done else "")
    return el("section", world.picture + about + doors, class_="world", aria_label=world.title)


def _last(words: Words, last: Mapping[str, Any]) -> str:
    who = ", ".join(str(name) for name in last.get("seats", ()))
    line = words("home.over") if last.get("over") else str(last.get("moment", ""))
    where = " · ".join(part for part in (str(last.get("title", "")), who, line) if part)
    inner = text("b", words("home.go_on")) + text("span", where, class_="facts")
    return el(
        "button",
        glyph("play") + el("span", inner),
        type="button",
        class_="go-on",
        data_do="open",
        data_arg=last.get("id", ""),
    )


def menu(scene: Scene) -> str:
    """Everything that is not the game itself. In a lesson, and while an answer is recorded, what would save or share
    a game is left out; on somebody else's page, what belongs to the whole app."""
    words, state = scene.words, scene.state
    lesson, guest = state.lesson, state.guest
    unkept = lesson is not None or state.unkept
    game = (
        _item(words, "lesson-leave", "close") if lesson and not guest else "",
        "" if lesson and lesson.secret else _item(words, "panel", "chart", "score"),
        _item(words, "panel", "log", "log"),
        _item(words, "replay", "skip"),
        _item(words, "review", "chart") if state.review else "",
        "" if lesson else _item(words, "restart", "first", off=not state.can_restart),
        _practice(words, state.practice) if state.solo and not lesson else "",
        _item(words, "new", "plus"),
    )
    learn = (
        _item(words, "guide", "help"),
        _item(words, "panel", "book", "rules"),
        "" if guest else _item(words, "learn", "crane"),
    )
    kept = (
        _item(words, "panel", "link", "send") if state.by_link else "",
        "" if unkept else _item(words, "share", "share", about="holds"),
        "" if unkept or guest else _item(words, "export", "save", about="holds"),
        "" if guest else _item(words, "games", "open"),
        "" if guest else _item(words, "records", "crown"),
    )
    page = (
        _item(words, "settings", "gear"),
        _item(words, "panel", "map", "text"),
        "" if guest else _item(words, "editor", "pencil") + _how_to_embed(words, state.lang),
        "" if guest else _item(words, "home", "skyline"),
    )
    groups = {"game": game, "learn": learn, "kept": kept, "page": page}
    drawn = join(_group(words, name, join(items)) for name, items in groups.items())
    return sheet(words, "menu", words("door.menu"), el("div", drawn, class_="menu-list"))


def _group(words: Words, name: str, items: str) -> str:
    """What belongs together, under its heading."""
    return el("section", text("h3", words(f"menu.of.{name}"), class_="title") + items) if items else ""


def _how_to_embed(words: Words, lang: str) -> str:
    """The door to a page beside the app, in the language that is spoken (web/build/howto.py)."""
    page = f"how-to-embed.{lang}.html" if lang not in ("", "en") else "how-to-embed.html"
    inner = glyph("open") + text("span", words("menu.howto"))
    return el("a", inner, class_="item", href=page)


def _item(words: Words, do: str, sign: str, panel: str = "", off: bool = False, about: str = "") -> str:
    label = words(f"menu.{panel or do}")
    known = el("span", text("span", label) + text("small", words(f"menu.{about}"))) if about else text("span", label)
    inner = glyph(sign) + known
    off_ = "true" if off else None
    if panel:
        return el("button", inner, type="button", class_="item", data_panel=panel)
    return el("button", inner, type="button", class_="item", data_do=do, aria_disabled=off_)


def _practice(words: Words, on: bool) -> str:
    inner = glyph("undo") + el("span", text("b", words("menu.practice")) + text("small", words("menu.practice.text")))
    knob = el("i", "", class_="knob")
    return el(
        "button",
        inner + knob,
        type="button",
        class_="item switch",
        role="switch",
        aria_checked="true" if on else "false",
        data_do="practice",
    )


def hand_over(scene: Scene, hero: str, seat: int, by_link: bool = False) -> str:
    """Between two persons at one device: nothing of the table is shown until the next one says that it is theirs.
    `by_link`: the turn can also go to another device."""
    words, name = scene.words, scene.names[seat]
    mark = el("div", owners.token(scene.colour(seat), scene.letter(seat)), class_="big-token")
    inner = (
        mark
        + text("p", words("hand_over.pass"), class_="facts")
        + text("h2", name)
        + text("p", words("hand_over.text", name=name), class_="facts")
    )
    ready = el(
        "button",
        esc(words("hand_over.ready", name=name)),
        type="button",
        class_="btn go big",
        data_do="ready",
        autofocus=True,
    )
    label = words("turn.hand_over", name=name)
    away = text("button", label, type="button", class_="btn", data_panel="send") if by_link else ""
    card = el("div", inner + ready + away, class_=f"home-card c-{scene.colour(seat)}")
    return screen("hand-over", words("hand_over.text", name=name), hero + card)


def notice(words: Words, code: str, buttons: Sequence[tuple[str, str]] = (), **values: object) -> str:
    """A word across the top: storage is full, another tab plays this game, an old save was rescued. `buttons`: (do, arg)."""
    doors = join(button(words, do, key=f"notice.{do}", data_arg=arg or None) for do, arg in buttons)
    label = words("close")
    close = el("button", glyph("close"), type="button", class_="door", data_do="dismiss", aria_label=label)
    well = code in WELL
    said = glyph("check" if well else "warn") + text("p", words(f"notice.{code}", **values))
    return el("div", said + doors + close, class_="notice", role="status" if well else "alert")


# What a tap on a thing tells


def info(scene: Scene, title: str, story: str) -> str:
    """About a thing, and why it cannot be played when that was asked."""
    return sheet(scene.words, "info", title, prompt.reason(scene) + story)
