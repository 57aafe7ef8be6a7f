"""The other places of the editor's tray: from what to begin, the lesson around the table, and how to give it away."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from nyc_core.lessons.lines import grouped
from nyc_core.lessons.schema import LANGUAGES, LONGEST, LONGEST_LINE
from nyc_core.lessons.vocabulary import ANY, NUMBERS, Fact

from . import verdict
from .fields import Bench, arg, button_of, choose, small_button, stepper
from .html import el, esc, glyph, join, text, void
from .scene import Scene

TEXTS = ("title", "text", "task", "done")
MOST_LINES = 20  # that are shown of those that solve
NAMED = {"seat": "owner", "of": "owner", "item": "edit.item"}  # how the values of a fact are called, in every game


def _button(scene: Scene, do: str, sign: str, with_: Any = None, class_: str = "btn", key: str = "") -> str:
    inner = glyph(sign) + " " + text("span", scene.words(key or f"do.{do}"))
    return button_of(inner, do, with_, class_=class_)


# --- to begin with --------------------------------------------------------------------------------------------------


def begin(scene: Scene, bench: Bench) -> str:
    """A setup, the game on the table, a lesson of the shelf, a file, or whatever is pasted."""
    words = scene.words
    ways = (
        _button(scene, "edit-from", "plus", "setup", key="edit.from.setup")
        + _button(scene, "edit-from", "skyline", "game", key="edit.from.game")
        + _button(scene, "import", "open", key="edit.from.file")
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
    rows = el("div", chosen + _button(scene, "edit-from", "book", "lesson", key="edit.from.open"), class_="edit-pair")
    rows += el("div", pasted + _button(scene, "edit-from", "check", "pasted", key="edit.from.open"), class_="edit-pair")
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


def _line(scene: Scene, path: str, label: str, value: Any, most: int) -> str:
    """A line to write in; a longer text has more room."""
    said = value if isinstance(value, str) else ""
    name = text("span", label, class_="edit-name")
    if most > LONGEST_LINE:
        box_ = el("textarea", esc(said), data_field=f"type {path}", aria_label=label, maxlength=most, rows=3)
    else:
        box_ = void(
            "input",
            type="text",
            value=said,
            data_field=f"type {path}",
            aria_label=label,
            maxlength=most,
            autocomplete="off",
        )
    return el("div", name + box_, class_="edit-field of-text")


def _texts(scene: Scene, bench: Bench, path: str, label: str, most: int) -> str:
    """A text in each language."""
    return join(
        _line(
            scene,
            f"{path}.{lang}",
            scene.words("edit.in", what=label, language=scene.words(f"set.language.{lang}")),
            bench.given(f"{path}.{lang}"),
            most,
        )
        for lang in LANGUAGES
    )


def said(scene: Scene, bench: Bench) -> str:
    words = scene.words
    lines = join(
        _texts(scene, bench, key, words("edit.heading" if key == "title" else f"edit.{key}"), LONGEST[key])
        for key in TEXTS
    )
    name = _line(scene, "id", words("edit.id"), bench.given("id"), 40)
    return text("p", words("edit.words.what"), class_="facts") + lines + _clauses(scene, bench) + name


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
    more = choose(scene, words("edit.clauses"), ("add", "clauses"), bench.clauses, "", None)
    return el(
        "div", text("span", words("edit.clauses"), class_="edit-name") + chips + more, class_="edit-field of-line"
    )


def hints(scene: Scene, bench: Bench) -> str:
    return _list_of_texts(scene, bench, "hints")


def choices(scene: Scene, bench: Bench) -> str:
    return _list_of_texts(scene, bench, "choices")


def _list_of_texts(scene: Scene, bench: Bench, key: str) -> str:
    words = scene.words
    rows = join(
        el(
            "li",
            _texts(scene, bench, f"{key}.{place}", words(f"edit.{key}.one", n=place + 1), LONGEST_LINE)
            + _away(scene, key, place, words(f"edit.{key}.one", n=place + 1)),
        )
        for place, _ in enumerate(bench.given(key) or ())
    )
    return _list(scene, key, rows, {})


def _list(scene: Scene, key: str, rows: str, fresh: Any) -> str:
    """What it is for, what is in it, and a button for one more."""
    what = text("p", scene.words(f"edit.{key}.what"), class_="facts")
    return what + el("ol", rows, class_="edit-list") + _more(scene, key, fresh)


def _away(scene: Scene, path: str, place: int, label: str) -> str:
    spoken = scene.words("edit.remove", what=label)
    return button_of(glyph("trash"), "edit", arg("cut", path, place), class_="door", aria_label=spoken, title=spoken)


def _more(scene: Scene, path: str, fresh: Any, key: str = "edit.add.row") -> str:
    return small_button(scene.words(key), arg("add", path, fresh), "plus")


# --- goals and failures: the vocabulary's own data say what a condition needs and may have --------------------------


def goals(scene: Scene, bench: Bench) -> str:
    return _conditions(scene, bench, "goals")


def failures(scene: Scene, bench: Bench) -> str:
    return _conditions(scene, bench, "failures")


def grades(scene: Scene, bench: Bench) -> str:
    return _conditions(scene, bench, "grades")


def _conditions(scene: Scene, bench: Bench, key: str) -> str:
    rows = join(
        el("li", _condition(scene, bench, key, place, one, key != "goals"), class_="edit-condition")
        for place, one in enumerate(bench.given(key) or ())
    )
    return _list(scene, key, rows, bench.sample)


def _condition(scene: Scene, bench: Bench, path: str, place: int, one: dict[str, Any], reason: bool) -> str:
    words, here = scene.words, f"{path}.{place}"
    word = one["test"]
    label = words("edit.condition", n=place + 1)
    known = [name for name in bench.vocabulary if name != ANY or ".of" not in path]
    head = choose(scene, label, ("test", here), known, "edit.test", word) + _away(scene, path, place, label)
    entry = bench.vocabulary.get(word)
    facts = ""
    if word == ANY:
        inside = join(
            el("li", _condition(scene, bench, f"{here}.of", number, part, reason=False))
            for number, part in enumerate(one.get("of", ()))
        )
        facts = el("ol", inside, class_="edit-list") + _more(scene, f"{here}.of", bench.sample)
    elif entry:
        keys = [*(("seat",) if entry.seat else ()), *entry.needs, *entry.may]
        facts = join(_fact(scene, bench, here, key, entry.facts[key], one.get(key), key in entry.needs) for key in keys)
        facts += _numbers(scene, here, one) if entry.number else ""
    why = _texts(scene, bench, f"{here}.reason", words("edit.reason"), LONGEST_LINE) if reason else ""
    return el("div", head, class_="edit-pair") + el("div", facts, class_="edit-facts") + why


def _fact(scene: Scene, bench: Bench, here: str, key: str, fact: Fact, value: Any, needed: bool) -> str:
    """A picker for one fact; what may be left out has a choice for that."""
    words, path = scene.words, f"{here}.{key}"
    label = words(f"edit.fact.{key}")
    name = text("span", label, class_="edit-name")
    if key in bench.palette.facts:
        field = bench.palette.facts[key](scene, path, label, value)
    elif key in ("action", "with"):
        shown = value if isinstance(value, str) else json.dumps(value) if value else ""
        kind = "facts" if key == "with" else "type"
        field = void(
            "input",
            type="text",
            value=shown,
            data_field=f"{kind} {path}",
            aria_label=label,
            placeholder=bench.palette.such.get(key, ""),
            autocomplete="off",
        )
    else:
        values, named = bench.choices(key, fact), bench.palette.named.get(key, NAMED.get(key, ""))
        none = words("edit.fact.learner" if key == "seat" else "edit.fact.any")
        field = choose(scene, label, ("fact", path), values if needed else [None, *values], named, value, none)
    return el("div", name + field, class_="edit-fact")


def _numbers(scene: Scene, here: str, one: dict[str, Any]) -> str:
    """How the number is compared, and with what."""
    words = scene.words
    how = next((key for key in NUMBERS if key in one), None)
    label = words("edit.fact.number")
    picked = choose(scene, label, ("compare", here), [None, *NUMBERS], "edit.compare", how)
    steps = (
        stepper(scene, label, int(one[how]), lambda by: arg("step", f"{here}.{how}", by))
        if how and type(one[how]) is int
        else ""
    )
    return el("div", text("span", label, class_="edit-name") + picked + steps, class_="edit-fact")


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
            "div", _button(scene, "edit-record", "play", class_="btn go"), class_="buttons"
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
            + _away(scene, path, place, f"{title} {place + 1}"),
            class_="edit-pair",
        )
        for place, one in enumerate(bench.given(path) or ())
    )
    return el(
        "div",
        text("span", title, class_="edit-name")
        + el("ol", rows, class_="edit-list")
        + _more(scene, path, "pass", "edit.add.action"),
        class_="edit-field",
    )


# --- all lines -------------------------------------------------------------------------------------------------------


def lines(scene: Scene, bench: Bench) -> str:
    """What solves the lesson, and what is told on every other first choice: found out anew after each edit."""
    words = scene.words
    found = bench.lines
    if found is None:
        return verdict.draw(scene, bench)
    shown = text("p", words("edit.lines.what"), class_="facts")
    ways = [" → ".join(map(bench.in_words, line)) for line in found.solving[:MOST_LINES]]
    if len(found.solving) > MOST_LINES:
        ways.append(words("edit.lines.more", n=len(found.solving) - MOST_LINES))
    shown += _found(words("edit.lines.solving", n=len(found.solving)), join(text("li", way) for way in ways), "check")
    told = grouped(found, bench.spoken)
    rows = join(
        el("li", text("b", " | ".join(map(bench.in_words, actions))) + text("p", " / ".join(said)))
        for said, actions in told.items()
    )
    shown += _found(words("edit.lines.others"), rows, "warn") if rows else ""
    return shown + ("" if found.complete else text("p", words("edit.lines.cut"), class_="facts"))


def _found(title: str, rows: str, sign: str) -> str:
    return el("h3", glyph(sign) + " " + esc(title), class_="title") + el("ul", rows, class_="edit-lines")


# --- to give away ---------------------------------------------------------------------------------------------------


def give(scene: Scene, bench: Bench) -> str:
    """As a file, as a link, as code; of the lesson when it is one, of the table always."""
    whole = not bench.wrong
    shown = verdict.draw(scene, bench)
    if whole:
        shown += _group(
            scene,
            "lesson",
            (
                ("edit-lesson-try", "play"),
                ("edit-file", "save"),
                ("edit-copy file", "copy"),
                ("edit-copy link", "share"),
                ("edit-copy element", "copy"),
                ("edit-copy frame", "copy"),
                ("edit-scorm", "save"),
                ("edit-course-add", "plus"),
            ),
        )
    shown += el("div", _button(scene, "edit-place", "book", "course", key="edit.place.course"), class_="buttons")
    shown += _group(scene, "table", (("edit-try", "play"), ("edit-copy table", "copy"), ("edit-copy work", "share")))
    return shown + _copied_text(scene, bench)


def _copied_text(scene: Scene, bench: Bench) -> str:
    """What was copied last, to be copied by hand."""
    if not bench.shown:
        return ""
    label = scene.words("edit.shown")
    field = el("textarea", esc(bench.shown), readonly=True, rows=5, aria_label=label, id="edit-shown")
    return el("label", text("span", label, class_="edit-name") + field, class_="edit-field of-text")


def course(scene: Scene, bench: Bench) -> str:
    """Lessons that were put together: sorted, parted into chapters, and given away as one."""
    words = scene.words
    add = (
        _button(scene, "edit-course-add", "plus")
        if bench.whole
        else text("p", words("edit.course.first"), class_="facts")
    )
    lines = "".join(
        _course_line(scene, f"{key}.{lang}", words("edit.in", what=words(f"edit.course.{key}"), language=words(f"set.language.{lang}")), bench.about_course.get(key, {}).get(lang), LONGEST[key])
        for key in ("title", "done")
        for lang in LANGUAGES
    )  # fmt: skip
    rows = join(_course_chapter(scene, bench, number, chapter) for number, chapter in enumerate(bench.course))
    shown = text("p", words("edit.course.what"), class_="facts") + el("div", add, class_="buttons")
    if not bench.course:
        return shown
    shown += lines + rows
    if bench.faults:
        return shown + el("ul", join(text("li", fault) for fault in bench.faults), class_="reason")
    ways = (("file", "save"), ("link", "share"), ("element", "copy"), ("frame", "copy"), ("scorm", "save"))
    doors = join(_button(scene, "edit-course-give", sign, what, key=f"do.edit-course.{what}") for what, sign in ways)
    return shown + el("div", doors, class_="buttons") + _copied_text(scene, bench)


def _course_line(scene: Scene, path: str, label: str, value: Any, most: int) -> str:
    said = value if isinstance(value, str) else ""
    field = void(
        "input", type="text", value=said, data_field=f"edit-course {path}", aria_label=label, maxlength=most,
        autocomplete="off",
    )  # fmt: skip
    return el("div", text("span", label, class_="edit-name") + field, class_="edit-field of-text")


def _course_chapter(scene: Scene, bench: Bench, number: int, chapter: Mapping[str, Any]) -> str:
    words = scene.words
    lines = join(
        _course_line(
            scene, f"{number}.title.{lang}",
            words("edit.in", what=words("edit.course.chapter", n=number + 1), language=words(f"set.language.{lang}")),
            chapter.get("title", {}).get(lang), LONGEST["title"],
        )
        for lang in LANGUAGES
    )  # fmt: skip
    rows = join(_course_lesson(scene, bench, number, place, one) for place, one in enumerate(chapter["lessons"]))
    return lines + el("ol", rows, class_="edit-list")


def _course_lesson(scene: Scene, bench: Bench, number: int, place: int, lesson: Mapping[str, Any]) -> str:
    """One lesson of the course, and what can be done with it."""
    words = scene.words
    title = lesson["title"].get(bench.spoken) or next(iter(lesson["title"].values()))
    ways = (
        [("open", "pencil")] + ([("lift", "up")] if number or place else []) + ([("divide", "book")] if place else [])
    )
    doors = join(
        button_of(
            glyph(sign), "edit-course", json.dumps([verb, number, place]), class_="door",
            aria_label=words(f"edit.course.{verb}", what=title), title=words(f"edit.course.{verb}", what=title),
        )
        for verb, sign in [*ways, ("cut", "trash")]
    )  # fmt: skip
    return el("li", text("b", title) + doors, class_="edit-pair")


def _group(scene: Scene, name: str, ways: Sequence[tuple[str, str]]) -> str:
    buttons = ""
    for way, sign in ways:
        do, _, what = way.partition(" ")
        buttons += _button(scene, do, sign, what or None, key=f"do.{way.replace(' ', '.')}")
    return text("h3", scene.words(f"edit.give.{name}"), class_="title") + el("div", buttons, class_="buttons")


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
