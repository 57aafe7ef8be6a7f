"""The places of the editor's tray around a table: from what to begin, and the lesson."""

from __future__ import annotations

from collections.abc import Callable

from nyc_core.lessons.lines import grouped
from nyc_core.lessons.schema import LONGEST, LONGEST_LINE

from . import verdict
from .editor_conditions import failures, goals, grades
from .editor_giving import course, give
from .editor_rows import away, button, grown, line, more, texts
from .fields import Bench, arg, button_of, choose
from .html import el, esc, glyph, join, text, void
from .scene import Scene

TEXTS = ("title", "text", "task", "done")
MOST_LINES = 20  # that are shown of those that solve


# --- to begin with --------------------------------------------------------------------------------------------------


def begin(scene: Scene, bench: Bench) -> str:
    """A setup, the game on the table, a lesson of the shelf, a file, or whatever is pasted."""
    words = scene.words
    ways = (
        button(scene, "edit-from", "plus", "setup", key="edit.from.setup")
        + button(scene, "edit-from", "skyline", "game", key="edit.from.game")
        + button(scene, "import", "open", key="edit.from.file")
    )
    shelf = join(text("option", title, value=name) for name, title in bench.shelf)
    chosen = el(
        "select",
        text("option", words("edit.from.which"), value="") + shelf,
        data_field="edit-shelf",
        aria_label=words("edit.from.lesson"),
    )
    pasted = void(
        "input",
        type="text",
        data_field="edit-pasted",
        aria_label=words("edit.from.paste"),
        placeholder=words("edit.from.paste"),
        autocomplete="off",
    )
    rows = el("div", chosen + button(scene, "edit-from", "book", "lesson", key="edit.from.open"), class_="edit-pair")
    rows += el("div", pasted + button(scene, "edit-from", "check", "pasted", key="edit.from.open"), class_="edit-pair")
    return (
        el("div", ways, class_="buttons")
        + rows
        + _aside(scene, bench)
        + text("p", words("edit.from.note"), class_="facts")
    )


def _aside(scene: Scene, bench: Bench) -> str:
    """Drafts that a link or another tab has put aside."""
    words = scene.words
    rows = join(
        button_of(
            glyph("undo") + " " + esc(title or words("edit.aside.untitled", n=place + 1)),
            "edit-aside",
            place,
            class_="btn",
        )
        for place, title in enumerate(bench.aside)
    )
    return text("h3", words("edit.aside")) + el("div", rows, class_="buttons") if rows else ""


# --- the lesson -----------------------------------------------------------------------------------------------------


def lesson(scene: Scene, bench: Bench) -> str:
    """The parts of the lesson, and what the check says."""
    words = scene.words
    chips = join(
        button_of(esc(words(f"edit.place.{name}")) + _count(bench, name), "edit-place", name, class_="seg place")
        for name in LESSON_PLACES
    )
    return (
        text("p", words("edit.lesson.what"), class_="facts")
        + el("nav", chips, class_="places", aria_label=words("do.edit-lesson"))
        + verdict.draw(scene, bench)
        + _tried(scene, bench)
    )


def _tried(scene: Scene, bench: Bench) -> str:
    return el("div", verdict.door(scene), class_="buttons") if bench.whole else ""


def _count(bench: Bench, name: str) -> str:
    """How many there are of what is a list."""
    given = bench.given(name) if name not in ("words", "give") else None
    return " " + text("b", len(given)) if given else ""


def said(scene: Scene, bench: Bench) -> str:
    words = scene.words
    lines = join(
        texts(scene, bench, key, words("edit.heading" if key == "title" else f"edit.{key}"), LONGEST[key])
        for key in TEXTS
    )
    name = line(scene, "type id", words("edit.id"), bench.given("id"), 40)
    return (
        text("p", words("edit.words.what"), class_="facts")
        + lines
        + _clauses(scene, bench)
        + _look(scene, bench)
        + name
    )


def _clauses(scene: Scene, bench: Bench) -> str:
    """The clauses that it teaches."""
    words, given = scene.words, bench.given("clauses") or ()
    chips = join(
        button_of(
            esc(clause) + " " + glyph("close"),
            "edit",
            arg("cut", "clauses", place),
            class_="btn small",
            aria_label=words("edit.remove", what=clause),
        )
        for place, clause in enumerate(given)
    )
    others = choose(scene, words("edit.clauses"), ("add", "clauses"), bench.clauses, "", None)
    return el(
        "div", text("span", words("edit.clauses"), class_="edit-name") + chips + others, class_="edit-field of-line"
    )


def hints(scene: Scene, bench: Bench) -> str:
    return _list_of_texts(scene, bench, "hints") + ("" if bench.given("choices") else _advice(scene, bench))


def _advice(scene: Scene, bench: Bench) -> str:
    """Whether the learner may ask what a strong player would do."""
    on = bench.given("advice") is True
    inner = glyph("check" if on else "bulb") + " " + esc(scene.words("edit.advice"))
    pressed = "true" if on else "false"
    told = text("p", scene.words("edit.advice.what"), class_="facts")
    deed = arg("fact", "advice", None if on else True)
    return told + button_of(inner, "edit", deed, class_="btn toggle", aria_pressed=pressed)


def choices(scene: Scene, bench: Bench) -> str:
    return _list_of_texts(scene, bench, "choices")


def _look(scene: Scene, bench: Bench) -> str:
    """Which part of the table a phone shows beside its question, or when it is solved."""
    label = scene.words("edit.look")
    chosen = choose(
        scene, label, ("fact", "look"), (None, *bench.parts), "tab", bench.given("look"), scene.words("edit.look.auto")
    )
    return el("div", text("span", label, class_="edit-name") + chosen, class_="edit-field of-line")


def _list_of_texts(scene: Scene, bench: Bench, key: str) -> str:
    words = scene.words
    rows = join(
        el(
            "li",
            texts(scene, bench, f"{key}.{place}", words(f"edit.{key}.one", n=place + 1), LONGEST_LINE)
            + away(scene, key, place, words(f"edit.{key}.one", n=place + 1)),
        )
        for place, _ in enumerate(bench.given(key) or ())
    )
    return grown(scene, key, rows, {})


# --- who plays, and the answer --------------------------------------------------------------------------------------


def answer(scene: Scene, bench: Bench) -> str:
    """Who learns, what is to be played, what others do; all of it recorded by playing."""
    words = scene.words
    people = [seat for seat, one in enumerate(scene.view["seats"]) if one["kind"] not in bench.alone]
    learner = choose(scene, words("edit.learner"), ("set", "learner"), people, "owner", bench.given("learner") or 0)
    shown = el("div", text("span", words("edit.learner"), class_="edit-name") + learner, class_="edit-field")
    asks = bool(bench.given("choices"))
    if not asks:
        shown += text("p", words("edit.answer.what"), class_="facts") + el(
            "div", button(scene, "edit-record", "play", class_="btn go"), class_="buttons"
        )
    shown += _actions(scene, bench, "answer", {"": ""}) + _actions(scene, bench, "wrong", {"": ""})
    for seat in people:
        given = bench.given(f"others.{seat}")
        if given is not None and seat != (bench.given("learner") or 0):
            shown += (
                _actions(scene, bench, f"others.{seat}", {"name": scene.names[seat]}) if isinstance(given, list) else ""
            )
    return shown + verdict.draw(scene, bench) + _tried(scene, bench)


def _actions(scene: Scene, bench: Bench, path: str, name: dict[str, str]) -> str:
    """Actions, one below the other, in their notation."""
    words, key = scene.words, path.partition(".")[0]
    title = words(f"edit.{key}", **name)
    rows = join(
        el(
            "li",
            void(
                "input",
                type="text",
                value=one,
                data_field=f"type {path}.{place}",
                aria_label=f"{title} {place + 1}",
                autocomplete="off",
                spellcheck="false",
            )
            + away(scene, path, place, f"{title} {place + 1}"),
            class_="edit-pair",
        )
        for place, one in enumerate(bench.given(path) or ())
    )
    return el(
        "div",
        text("span", title, class_="edit-name")
        + el("ol", rows, class_="edit-list")
        + more(scene, path, "pass", "edit.add.action"),
        class_="edit-field",
    )


# --- all lines -------------------------------------------------------------------------------------------------------


def lines(scene: Scene, bench: Bench) -> str:
    """What solves the lesson, and what is told on every other first choice: found out anew after each edit."""
    words = scene.words
    tried = bench.lines
    if tried is None:
        return verdict.draw(scene, bench)
    shown = text("p", words("edit.lines.what"), class_="facts")
    ways = [" → ".join(map(bench.in_words, line)) for line in tried.solving[:MOST_LINES]]
    if len(tried.solving) > MOST_LINES:
        ways.append(words("edit.lines.more", n=len(tried.solving) - MOST_LINES))
    shown += _found(words("edit.lines.solving", n=len(tried.solving)), join(text("li", way) for way in ways), "check")
    told = grouped(tried, bench.spoken)
    rows = join(
        el("li", text("b", " | ".join(map(bench.in_words, actions))) + text("p", " / ".join(said)))
        for said, actions in told.items()
    )
    shown += _found(words("edit.lines.others"), rows, "warn") if rows else ""
    return shown + ("" if tried.complete else text("p", words("edit.lines.cut"), class_="facts"))


def _found(title: str, rows: str, sign: str) -> str:
    return el("h3", glyph(sign) + " " + esc(title), class_="title") + el("ul", rows, class_="edit-lines")


LESSON_PLACES = ("words", "goals", "failures", "answer", "lines", "grades", "hints", "choices", "give", "course")
PLACES: dict[str, Callable[[Scene, Bench], str]] = {
    "begin": begin,
    "lesson": lesson,
    "words": said,
    "goals": goals,
    "failures": failures,
    "grades": grades,
    "lines": lines,
    "answer": answer,
    "hints": hints,
    "choices": choices,
    "give": give,
    "course": course,
}
