"""Lessons through the page (issue 5): each of the shelf solved with its answer and failed with a wrong one, in both
languages; for everyone; the path, and what is kept."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.conftest import Opener
from e2e.table import Table
from e2e.test_everyone import AXE, LOOKS, MISFITS, SIZES, VIOLATIONS
from e2e.test_start import kept, way
from nyc_core.lessons import FAILED, PLAYING, SOLVED, Attempt, Lesson, course, find, lessons
from nyc_core.lessons import say as spell

ALL = lessons()
PARTS = 3
LANGUAGES = {"en": "en-US", "de": "de-DE"}
FIRST, QUESTION = "build-the-skyline", "worth-of-a-borough"
HIDDEN = """() => {
  const [help, card] = [".lesson-help", "#r-lesson"].map((one) => document.querySelector(one));
  const below = help.getBoundingClientRect().bottom - card.getBoundingClientRect().bottom;
  return [below, help.scrollWidth - help.clientWidth];
}"""


def go(table: Table, route: str) -> None:
    table.page.evaluate("route => { location.hash = route }", route)


def begin(table: Table, lesson: str) -> None:
    go(table, f"learn/{lesson}")
    expect(table.root).to_have_attribute("data-lesson", lesson)
    expect(table.root).to_have_attribute("data-lesson-state", PLAYING)
    table.get_ready()


def do(table: Table, attempt: Attempt, action: str) -> None:
    """An action through the page; one that is refused is tapped where it is greyed. `attempt` goes along."""
    if attempt.refused(action):
        table.put_together(action)
        table.tap(f'#table [data-ask="{action}"]:visible', greyed=True)
    else:
        attempt.act(action)
        table.perform(action)


def play(table: Table, lesson: Lesson, actions: Any, state: str, lang: str) -> None:
    attempt = Attempt(lesson)
    for action in actions:
        if attempt.state == PLAYING:
            do(table, attempt, action)
    expect(table.root).to_have_attribute("data-lesson-state", state)
    said = lesson.done if state == SOLVED else attempt.reason
    expect(table.prompt).to_contain_text(spell(said, lang))


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lesson_is_solved_with_its_answer_and_failed_with_a_wrong_one(
    open_table: Opener, lang: str, part: int
) -> None:
    table = open_table(locale=LANGUAGES[lang])
    for lesson in ALL[part::PARTS]:
        begin(table, lesson.id)
        card = table.page.locator("#r-lesson")
        for text in (lesson.title, lesson.text, lesson.task):
            expect(card).to_contain_text(spell(text, lang))
        play(table, lesson, lesson.wrong, FAILED, lang)
        table.tap("#r-prompt [data-do=lesson-again]")
        expect(table.root).to_have_attribute("data-lesson-state", PLAYING)
        play(table, lesson, lesson.answer, SOLVED, lang)


def states(table: Table) -> Any:
    """The screens of lessons, one after the other."""
    go(table, "learn")
    expect(table.sheet.locator(".learn")).to_be_visible()
    yield "path"
    begin(table, FIRST)
    table.show_part_of("[data-do=lesson-hint]")
    yield "lesson"
    table.command("lesson-hint")
    yield "hint"
    table.perform("bid skyscraper")
    yield FAILED
    table.tap("#r-prompt [data-do=lesson-again]")
    table.get_ready()
    table.perform("bid skyscraper skyscraper")
    yield SOLVED
    begin(table, QUESTION)
    yield "question"
    table.act("choose 3")
    yield "answered"
    begin(table, "a-whole-round")
    yield "start"
    go(table, "home")
    expect(table.sheet.locator("[data-do=learn]").first).to_be_visible()
    yield "home"


@pytest.mark.parametrize("looks", LOOKS, ids=lambda looks: "-".join(looks.values()))
def test_axe_finds_nothing_in_lessons(open_table: Opener, looks: dict[str, Any]) -> None:
    table = open_table(**looks)
    table.page.evaluate(AXE.read_text("utf-8"))
    violations = [f"{state}: {one}" for state in states(table) for one in table.page.evaluate(VIOLATIONS)]
    assert violations == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lessons_fit_and_are_as_large_as_a_thumb(open_table: Opener, lang: str) -> None:
    table = open_table(locale=LANGUAGES[lang])
    faults = []
    for state in states(table):
        for width, height in SIZES:
            table.page.set_viewport_size({"width": width, "height": height})
            faults += [f"{width} x {height}, {state}: {one}" for one in table.page.evaluate(MISFITS)]
        table.page.set_viewport_size({"width": 1280, "height": 800})
    assert faults == []


def test_on_a_phone_text_board_and_hand_are_one_tap_apart(open_table: Opener) -> None:
    table = open_table("phone")
    begin(table, FIRST)
    expect(table.page.locator("#r-lesson")).to_be_visible()
    expect(table.hand).to_be_visible()
    expect(table.prompt.locator(".sentence")).to_be_visible()
    table.tap("#r-tabs [data-tab=board]")
    expect(table.page.locator("#r-board .map")).to_be_visible()
    expect(table.page.locator("#r-lesson")).to_be_hidden()
    expect(table.prompt.locator(".task-line")).to_be_visible()  # the task goes along
    table.tap("#r-tabs [data-tab=lesson]")
    expect(table.page.locator("#r-lesson")).to_be_visible()


def test_the_first_two_chapters_by_taps_on_a_phone(open_table: Opener) -> None:
    """Issue 14: from the first page on, each lesson led to by the one before."""
    table = open_table("phone")
    table.open_sheet("learn")
    table.tap(table.sheet.locator(".go-on"))
    for lesson in lessons(*course().path[:2]):
        expect(table.root).to_have_attribute("data-lesson", lesson.id)
        table.get_ready()
        play(table, lesson, lesson.answer, SOLVED, "en")
        table.tap("#r-prompt [data-do=lesson-next]")


@pytest.mark.parametrize("game", ["newyorkcity", "newyork1901"])
def test_on_a_phone_what_a_lesson_offers_is_in_sight_below_its_text(open_table: Opener, game: str) -> None:
    """Issue 14.4: of each lesson of the path, as it begins. In German, which is longest."""
    table, path = open_table("phone", locale=LANGUAGES["de"]), course(game).path
    table.page.set_viewport_size({"width": 360, "height": 740})
    hidden = []
    for lesson in lessons(game=game):
        if lesson.chapter in path:
            begin(table, lesson.id)
            below, beside = table.page.evaluate(HIDDEN)
            hidden += [f"{lesson.id}: {below:.0f} below, {beside} beside"] if below > 0 or beside > 0 else []
    assert hidden == []


def test_a_lesson_by_keyboard_alone(open_table: Opener) -> None:
    table = open_table()
    keyboard, page = table.page.keyboard, table.page
    begin(table, FIRST)
    expect(page.locator("#lesson-title")).to_be_focused()
    keyboard.press("ArrowDown")
    page.locator('#r-hand [data-pick="hand:skyscraper"]').focus()
    keyboard.press("Enter")
    keyboard.press("Enter")
    page.locator("#r-prompt .btn.go").focus()
    keyboard.press("Enter")
    expect(table.root).to_have_attribute("data-lesson-state", SOLVED)
    expect(page.locator("#announcer")).to_contain_text("Solved!")
    page.locator("#r-prompt [data-do=lesson-next]").focus()
    keyboard.press("Enter")
    expect(table.root).to_have_attribute("data-lesson", QUESTION)
    expect(page.locator("#lesson-title")).to_be_focused()
    for _ in range(3):
        keyboard.press("ArrowDown")
    keyboard.press("Enter")
    expect(table.root).to_have_attribute("data-lesson-state", "solved")


def test_a_newcomer_finds_the_lessons_and_comes_back_to_the_game(open_table: Opener) -> None:
    table = open_table(guide=True)
    game = table.page.url
    table.tap("#r-prompt [data-do=learn]")
    table.tap(table.sheet.locator(".go-on"))
    expect(table.root).to_have_attribute("data-lesson", FIRST)
    table.perform("bid skyscraper skyscraper")
    table.reload()
    expect(table.root).to_have_attribute("data-lesson", FIRST)
    table.tap("#r-lesson [data-do=lesson-leave]")
    expect(table.sheet.locator(".lesson-row.solved")).to_have_count(1)
    expect(table.sheet.locator(".go-on")).to_contain_text(find(QUESTION).title["en"])
    table.tap(table.sheet.locator("[data-do=close]"))
    expect(table.page).to_have_url(game)
    expect(table.root).to_have_attribute("data-decision", "start")
    table.page.go_back()  # once: of two at once the page hears only the last
    expect(table.root).to_have_attribute("data-lesson", FIRST)
    table.page.go_back()
    expect(table.sheet.locator(".lesson-row.solved")).to_have_count(1)
    expect(table.root).to_have_attribute("data-lesson", FIRST)


def test_lessons_are_there_on_later_visits_too(open_table: Opener) -> None:
    """Those begin with a picture of Python's memory; the lessons are read when they are wanted."""
    table = open_table()
    kept(table.page)
    table.reload()
    assert way(table.page) == "remembered"
    begin(table, FIRST)
    expect(table.page.locator("#r-lesson")).to_contain_text(find(FIRST).task["en"])
