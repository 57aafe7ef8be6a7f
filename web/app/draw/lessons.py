"""A lesson beside the table, what is said when it is solved or failed, and the learning path."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from web.app.state import LessonState

from .frame import button, screen
from .html import el, esc, glyph, join, text
from .scene import Scene, Words

Lesson = Mapping[str, Any]
SIGNS = {"solved": "check", "failed": "warn", "playing": "play"}


def card(scene: Scene, lesson: LessonState) -> str:
    """Title, text, task, hints and help."""
    words = scene.words
    title = text("h2", lesson.title, id="lesson-title", tabindex=-1)
    leave = words("lesson.leave")
    door = el(
        "button", glyph("close"), type="button", class_="door", data_do="lesson-leave", aria_label=leave, title=leave
    )
    head = el("header", el("div", _where(words, lesson) + title) + ("" if scene.state.guest else door))
    task = el("p", glyph("arrow") + el("span", linked(words, lesson.task)), class_="task")
    tongue = text("p", words("lesson.in", language=lesson.tongue), class_="facts") if lesson.tongue else ""
    body = el("div", tongue + el("p", linked(words, lesson.text)) + task + _hints(words, lesson), class_="lesson-body")
    return el("article", head + body + _help(words, lesson), class_=f"lesson-card {lesson.state}")


@cache
def _cited(prefix: str) -> re.Pattern[str]:
    """How the game's clauses are written."""
    return re.compile(rf"{re.escape(prefix)}-\d+(?:\.\d+)*(?:/\d+)?")


def linked(words: Words, said: str) -> str:
    """Text in which each clause leads to the rules. Brackets around nothing but clauses go where those are left out."""
    cited, parts, end = _cited(words("rule.prefix")), [], 0
    for aside in re.finditer(rf" \((?:{cited.pattern}|[,;] )+\)", said):
        parts += [_links(words, said[end : aside.start()]), el("span", _links(words, aside[0]), class_="rule-aside")]
        end = aside.end()
    return join([*parts, _links(words, said[end:])])


def _links(words: Words, said: str) -> str:
    parts, end = [], 0
    for cited in _cited(words("rule.prefix")).finditer(said):
        parts += [esc(said[end : cited.start()]), _clause(words, cited[0])]
        end = cited.end()
    return join([*parts, esc(said[end:])])


def _clause(words: Words, rule: str) -> str:
    return text("a", words("rule.link", rule=rule), href="#", class_="rule", data_rule=rule)


def _where(words: Words, lesson: LessonState) -> str:
    """The chapter, and a lamp for each of its lessons up to this one."""
    takes = text("span", duration(words, lesson.seconds), class_="takes")
    if not lesson.total:
        return el("p", text("span", words("lesson.own")) + takes, class_="title where")
    chapter = (
        f"{lesson.course}: {lesson.chapter}" if lesson.course and lesson.course != lesson.chapter else lesson.chapter
    )
    lamps = join(el("i", "", class_="on" if place < lesson.place else None) for place in range(lesson.total))
    spoken = words("lesson.where", n=lesson.place, of=lesson.total)
    shown = el("span", lamps, class_="lamps", role="img", aria_label=spoken) if lesson.total <= 12 else esc(spoken)
    return el("p", text("span", chapter) + takes + shown, class_="title where")


def duration(words: Words, seconds: int) -> str:
    """How long something takes, as one would say it."""
    if seconds < 50:
        return words("lesson.seconds", n=max(10, round(seconds / 10) * 10))
    minutes = max(1, round(seconds / 60))
    return words("lesson.minutes", n=minutes) if minutes > 1 else words("lesson.one_minute")


def _hints(words: Words, lesson: LessonState) -> str:
    rows = join(el("li", linked(words, hint), tabindex=-1) for hint in lesson.hints)
    return el("ol", rows, class_="hints", aria_label=words("lesson.hints")) if rows else ""


def _help(words: Words, lesson: LessonState) -> str:
    """What helps on: hint, the answer step by step, back, and the doors out."""
    playing = lesson.state == "playing"
    hint = button(words, "lesson-hint", "lantern", key="lesson.hint") if playing and lesson.more_hints else ""
    show = button(words, "lesson-show", "eye", key="lesson.show") if lesson.state != "solved" else ""
    back = button(words, "undo", "undo", key="lesson.back") if playing and lesson.steps else ""
    again = button(words, "lesson-again", "first", key="lesson.again") if playing and lesson.steps > 1 else ""
    free = button(words, "lesson-free", "skyline", key="lesson.free") if lesson.playable else ""
    return el("div", hint + show + back + again + free, class_="buttons lesson-help")


# In the place of the prompt


def prompt(scene: Scene, lesson: LessonState, usual: str) -> str:
    """What is asked, with the task above it where the card is out of sight; a question; or how it ended."""
    if lesson.state != "playing":
        return _outcome(scene, lesson)
    shown = text("p", scene.words("lesson.shown", step=lesson.shown), class_="facts just") if lesson.shown else ""
    if scene.kind == "question":
        return shown + _question(scene, lesson)
    task = text("p", lesson.task, class_="task-line")
    return shown + task + _lost(scene, lesson) + usual


def _lost(scene: Scene, lesson: LessonState) -> str:
    """That the goal is out of reach, at once; why, where there is one reason only; and the way back."""
    if lesson.lost is None:
        return ""
    said = scene.words("lesson.lost") + (f" {lesson.lost[0]}" if len(lesson.lost) == 1 else "")
    back = button(scene.words, "undo", "undo", key="lesson.back")
    return el("div", el("p", glyph("warn") + " " + linked(scene.words, said), class_="reason") + back, class_="lost")


def _question(scene: Scene, lesson: LessonState) -> str:
    asked = el("p", linked(scene.words, lesson.task), class_="sentence", role="status")
    return el("div", asked, class_="say") + el("div", _choices(scene, lesson), class_="buttons choices")


def _choices(scene: Scene, lesson: LessonState) -> str:
    """The answers to choose from; afterwards the one that was chosen is marked."""
    parts = []
    for number, choice in enumerate(lesson.choices, start=1):
        chosen = number == lesson.chosen
        values = scene.press(f"choose {number}", "btn chosen" if chosen else "btn")
        sign = glyph(SIGNS[lesson.state]) + " " if chosen else ""
        parts.append(el("button", sign + esc(choice), type="button", **values))
    return join(parts)


def _outcome(scene: Scene, lesson: LessonState) -> str:
    """Solved or failed, why, and what to do next."""
    words, state = scene.words, lesson.state
    head = el("b", glyph(SIGNS[state]) + " " + esc(words(f"lesson.{_how(lesson)}")), class_="how")
    gained = (
        text("b", words("lesson.points", before=lesson.points[0], now=lesson.points[1]), class_="gained")
        if lesson.points
        else ""
    )
    said = el(
        "p",
        head + " " + linked(words, f"{lesson.said} {lesson.grade}".strip()) + gained,
        class_="sentence",
        role="status",
    )
    again = button(words, "lesson-again", "first", _weight(state == "failed"), "lesson.again")
    if state == "failed":
        step = button(words, "undo", "undo", key="lesson.back") if lesson.steps > 1 else ""
        doors = again + step + button(words, "lesson-show", "eye", key="lesson.show")
    else:
        own = not scene.state.guest  # a guest stays with what its page has chosen
        on = (
            button(words, "lesson-next", "play", _weight(not lesson.ready), "lesson.next")
            if lesson.next and (own or lesson.course)
            else ""
        )
        game = button(words, "quick", "play", "btn go", "learn.game") if lesson.ready and own else ""
        out = not on and own
        leave = button(words, "lesson-leave", "close", "btn go", "lesson.leave") if out else ""
        doors = game + on + again + leave
    said += el("p", glyph("check") + " " + linked(words, lesson.last), class_="last-page") if lesson.last else ""
    return el("div", said, class_=f"say outcome {state}") + el("div", doors, class_="buttons")


def _how(lesson: LessonState) -> str:
    return "seen" if lesson.state == "solved" and lesson.helped else lesson.state


def _weight(main: bool) -> str:
    return "btn go" if main else "btn"


# The learning path


def path(words: Words, game: str, chapters: Sequence[Mapping[str, Any]], today: Mapping[str, Any]) -> str:
    """Six chapters like the floors of a building, then examples and puzzles; the lesson that is due is lit."""
    lessons = [lesson for chapter in chapters for lesson in chapter["lessons"]]
    on_path = [lesson for chapter in chapters if chapter["path"] for lesson in chapter["lessons"]]
    done = sum(lesson["state"] != "" for lesson in on_path)
    due = next((lesson for lesson in lessons if lesson["due"]), None)
    go = ""
    if due:
        label = words("learn.go_on" if done else "learn.start")
        inner = glyph("play") + el("span", text("b", label) + text("span", due["title"], class_="facts"))
        go = el("button", inner, type="button", class_="go-on", data_do="learn", data_arg=due["id"], data_focus=True)
    else:
        go = text("p", words("learn.all_done"), class_="facts")
    count = text("p", words("learn.count", n=done, of=len(on_path)), class_="facts") if done else ""
    ahead = sum(
        one["seconds"] for chapter in chapters if chapter["first"] for one in chapter["lessons"] if not one["state"]
    )
    takes = text("p", words("learn.ahead", time=duration(words, ahead)), class_="facts") if ahead else ""
    head = el(
        "header",
        text("h2", words("learn.title")) + text("p", words("learn.text")) + count + takes + go + _today(words, today),
        class_="learn-head",
    )
    floors = join(_chapter(words, number, chapter) for number, chapter in enumerate(chapters, start=1))
    doors = button(words, "close", "prev", key="learn.close") + button(
        words, "quick", "play", key="learn.game", data_arg=game
    )
    doors += button(words, "editor", "pencil", key="edit.make")
    inner = el("div", head + el("ol", floors, class_="chapters") + el("div", doors, class_="buttons"), class_="learn")
    return screen("learning", words("learn.title"), inner)


def _today(words: Words, today: Mapping[str, Any]) -> str:
    """What there is to practise today: one button; nothing where nothing is."""
    if not today["tasks"]:
        return ""
    time, key = duration(words, today["seconds"]), "practice.one" if today["tasks"] == 1 else "practice.some"
    told = text("b", words(key, n=today["tasks"], time=time)) + text("span", words("practice.why"), class_="facts")
    streak = text("span", words("practice.streak", n=today["streak"]), class_="facts") if today["streak"] > 1 else ""
    inner = glyph("first") + el("span", told + streak)
    return el("button", inner, type="button", class_="go-on practice", data_do="lesson-practice")


def _chapter(words: Words, number: int, chapter: Mapping[str, Any]) -> str:
    """One chapter; it is open where one goes on."""
    lessons = chapter["lessons"]
    done = sum(lesson["state"] != "" for lesson in lessons)
    sign = text("b", number) if chapter["path"] else glyph("point" if chapter["id"] == "puzzles" else "book")
    count = text(
        "span", f"{done}/{len(lessons)}", class_="facts", aria_label=words("learn.count", n=done, of=len(lessons))
    )
    lamps = join(el("i", "", class_="on" if lesson["state"] else None) for lesson in lessons[:12])
    full = glyph("check", "all") if done == len(lessons) else el("span", lamps, class_="lamps", aria_hidden="true")
    about = el("span", text("h3", chapter["title"]) + text("small", chapter["text"]), class_="about")
    head = el("summary", el("span", sign, class_="floor-no") + about + el("span", full + count, class_="done"))
    rows = join(_row(words, place, lesson) for place, lesson in enumerate(lessons, start=1))
    is_due = any(lesson["due"] for lesson in lessons)
    inside = el("details", head + el("ol", rows, class_="lessons"), open_=is_due)
    return el("li", inside, class_=f"chapter{' due' if is_due else ''}{' full' if done == len(lessons) else ''}")


def _row(words: Words, place: int, lesson: Mapping[str, Any]) -> str:
    state = str(lesson["state"])
    sign = glyph("check" if state == "solved" else "eye") if state else text("b", place)
    said = text("span", words(f"learn.{state}"), class_="sr") if state else ""
    here = glyph("play", "here") if lesson["due"] else ""
    takes = text("small", duration(words, lesson["seconds"]), class_="takes")
    inner = el("span", sign, class_="mark") + text("span", lesson["title"], class_="nm") + said + takes + here
    classes = f"lesson-row {state}{' due' if lesson['due'] else ''}".rstrip()
    return el("li", el("button", inner, type="button", class_=classes, data_do="learn", data_arg=lesson["id"]))
