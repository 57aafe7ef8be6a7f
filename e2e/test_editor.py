"""The position editor: a teacher makes a lesson from nothing by tapping, tries it, and gives it away."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, expect

from e2e.conftest import Opener
from e2e.embedding import Hosting
from e2e.table import Table
from e2e.test_everyone import AXE, LOST, MISFITS, VIOLATIONS
from nyc_core.lessons import check, find
from nyc_core.lessons.schema import read

PLACES = ("seats", "time", "borough bronx", "player 0", "press", "floor 2", "piles", "vessels")
LESSON = ("words", "goals", "failures", "answer", "hints", "choices", "give")
SIZES = ((320, 568), (568, 320), (820, 1180))
COURSE = ("land-on-top", "read-a-borough")
TEXTS = {"title": "Win the tie", "text": "Who is ahead on the Press Track wins ties.", "task": "Win with one card."}


class Editor(Table):
    """The editor in a tab."""

    def enter(self) -> None:
        """Through the menu."""
        self.open_sheet("editor")
        expect(self.root).to_have_attribute("data-mode", "edit")

    def do(self, name: str, arg: str = "") -> None:
        self.tap(self.prompt.locator(f"[data-do={name}]" + (f'[data-arg="{arg}"]' if arg else "")))

    def place(self, place: str) -> None:
        """From wherever one is."""
        if place in LESSON:
            self.place("lesson")
            self.do("edit-place", place)
        else:
            for _ in range(3):
                if self.prompt.locator("[data-do=edit-back]").count():
                    before = self.prompt.inner_html()
                    self.do("edit-back")
                    expect(self.prompt).not_to_have_js_property("innerHTML", before)
            self.do("edit-lesson" if place == "lesson" else "edit-place", "" if place == "lesson" else place)
        expect(self.page.locator("#edit-title")).to_be_visible()

    def control(self, *edit: object) -> Locator:
        arg = json.dumps(edit, separators=(",", ":"))
        return self.prompt.locator(f"[data-do=edit][data-arg='{arg}']")

    def set(self, *edit: object, times: int = 1) -> None:
        for _ in range(times):
            before = self.prompt.inner_html()
            self.tap(self.control(*edit))
            expect(self.prompt).not_to_have_js_property("innerHTML", before)

    def choose(self, label: str, value: str) -> None:
        self.prompt.get_by_label(label, exact=True).select_option(label=value)

    def write(self, texts: dict[str, str]) -> None:
        for key, said in texts.items():
            self.prompt.locator(f'[data-field="type {key}.en"]').fill(said)

    def bring_ours(self, lesson: str) -> None:
        """One of the shelf, from wherever one is."""
        while not self.page.locator("[data-do=edit-begin]:visible").count():
            before = self.prompt.inner_html()
            self.do("edit-back")
            expect(self.prompt).not_to_have_js_property("innerHTML", before)
        self.tap("[data-do=edit-begin]:visible")
        self.prompt.locator("[data-field=edit-shelf]").select_option(lesson)
        self.do("edit-from", "lesson")

    def copied(self, what: str) -> str:
        self.do("edit-copy", what)
        return str(self.page.locator("#edit-shown").input_value())


@pytest.fixture
def open_editor(open_table: Opener) -> Callable[..., Editor]:
    def open_(device: str = "desktop", route: str = "") -> Editor:
        return Editor(open_table(device, route=route).page)

    return open_


def make_lesson(editor: Editor) -> None:
    """Two persons bid for dollars with one card each; the first is ahead."""
    editor.place("seats")
    editor.set("seat", 1, "human")
    editor.tap("#r-bar .when")
    editor.set("bidding", "dollar")
    editor.set("set", "position.starter", 1)
    editor.place("press")
    editor.set("press", 0, 1, times=2)
    for seat in (0, 1):
        editor.place(f"player {seat}")
        while editor.prompt.locator(".of-cards [aria-label$='one less']:not([aria-disabled])").count():
            before = editor.prompt.inner_html()
            editor.tap(editor.prompt.locator(".of-cards [aria-label$='one less']:not([aria-disabled])"))
            expect(editor.prompt).not_to_have_js_property("innerHTML", before)
        editor.set("card", f"position.players.{seat}.hand", "dollar", 1)
    editor.place("words")
    editor.write(TEXTS)
    editor.choose("Clauses that it teaches", "NYC-5.7")
    editor.place("goals")
    editor.set("add", "goals", {"test": "won"})
    editor.choose("in the bidding round", "Dollar")


def record(editor: Editor) -> None:
    """The first bids second."""
    editor.place("answer")
    expect(editor.prompt.locator(".reason")).to_contain_text("Not a lesson yet")
    editor.do("edit-record")
    for _ in range(2):
        editor.get_ready()
        before = editor.seq
        editor.pick("hand:dollar")
        editor.tap('#table [data-act="bid dollar"]:visible')
        expect(editor.root).not_to_have_attribute("data-seq", str(before))
    editor.tap("[data-do=edit-stop][data-arg=take]")
    expect(editor.prompt.locator(".edit-good")).to_contain_text("The lesson works")


def solve(table: Table) -> None:
    expect(table.root).to_have_attribute("data-lesson-state", "playing")
    table.get_ready()
    if table.root.get_attribute("data-tab") == "lesson":
        table.tap("#r-tabs [data-tab=board]:visible") if table.touch else None
    table.pick("hand:dollar")
    table.tap('#table [data-act="bid dollar"]:visible')
    expect(table.root).to_have_attribute("data-lesson-state", "solved")


def see_embedded(editor: Editor, code: str) -> None:
    """Another page into which the code was copied."""
    page = editor.page.context.new_page()
    page.route(
        "**/host.html", lambda route: route.fulfill(body=f"<!doctype html><body>{code}", content_type="text/html")
    )
    page.goto("host.html")
    expect(page.frame_locator("nyc-board iframe").locator("svg").first).to_be_visible()
    page.close()


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_a_teacher_makes_a_lesson_from_nothing(
    open_editor: Callable[..., Editor], new_device: Callable[..., BrowserContext], device: str
) -> None:
    editor = open_editor(device)
    editor.enter()
    make_lesson(editor)
    record(editor)
    editor.place("give")
    with editor.page.expect_download() as download:
        editor.do("edit-file")
    lesson = read(json.loads(Path(download.value.path()).read_text("utf-8")))
    assert check(lesson).state == "solved"
    assert lesson.title == {"en": TEXTS["title"]}
    assert lesson.others == {1: ["bid dollar"]}
    assert "<nyc-board lesson=" in editor.copied("element")
    assert "embed.html#mode=position&amp;game=" in editor.copied("table")
    link = editor.copied("link")
    if device == "desktop":
        see_embedded(editor, editor.copied("element"))
    editor.do("edit-lesson-try")
    solve(editor)
    editor.reload()
    expect(editor.root).to_have_attribute("data-lesson", lesson.id)
    editor.page.evaluate("location.hash = 'edit'")
    expect(editor.root).to_have_attribute("data-mode", "edit")
    editor.place("words")
    expect(editor.prompt.locator('[data-field="type title.en"]')).to_have_value(TEXTS["title"])
    other = Table(new_device(device).new_page())
    other.page.goto(link)
    other.wait_for_start()
    solve(other)


def test_a_course_is_made_by_taps_and_finished_on_another_page(
    open_editor: Callable[..., Editor], hosting: Hosting
) -> None:
    """Issue 14.7: its element is all that the other page needs, and each lesson that is done is told there."""
    editor = open_editor(route="edit")
    for name in COURSE:
        editor.bring_ours(name)
        editor.place("give")
        editor.do("edit-place", "course")
        editor.do("edit-course-add")
        expect(editor.prompt.locator(f"text={find(name).title['en']}").first).to_be_visible()
    editor.do("edit-course-give", "element")
    host = hosting(editor.page.locator("#edit-shown").input_value())
    host.page.evaluate("() => { addEventListener('nyc-progress', ({detail}) => told.push(['progress', detail])) }")
    host.start()
    for number, name in enumerate(COURSE, start=1):
        for action in find(name).answer:
            host.do("play", action)
        assert host.wait_told("progress", number)[-1]["done"] == number
        if number < len(COURSE):
            host.frame().locator("[data-do=lesson-next]").click()
            host.frame().locator(f"#table[data-lesson={COURSE[number]}][data-ready]").wait_for()
    assert [one["lesson"] for one in host.told("solved")] == list(COURSE)


def test_a_trial_is_a_game_and_leads_back(open_editor: Callable[..., Editor]) -> None:
    editor = open_editor(route="edit")
    editor.place("time")
    editor.set("phase", "draft")
    editor.tap("[data-do=edit-back]")
    editor.do("edit-try")
    expect(editor.root).to_have_attribute("data-decision", "draft")
    editor.act("take 1")
    editor.tap("[data-do=editor]:visible")
    expect(editor.root).to_have_attribute("data-mode", "edit")
    expect(editor.page.locator("#r-bar .when")).to_contain_text("I: cards")
    editor.page.go_back()
    expect(editor.root).not_to_have_attribute("data-mode", "edit")


def test_by_keyboard_alone(open_editor: Callable[..., Editor]) -> None:
    """A borough, a stepper, undo, and back: the focus is never lost, and stays on what is pressed again."""
    editor = open_editor(route="edit")
    keyboard, page = editor.page.keyboard, editor.page
    page.locator("#r-board [role=button][aria-label^=Bronx]").focus()
    keyboard.press("Enter")
    expect(page.locator("#edit-title")).to_be_focused()
    more = editor.control("step", "position.boroughs.bronx.skyscrapers.0", 1)
    for _ in range(30):
        keyboard.press("Tab")
        if more.evaluate("one => one === document.activeElement"):
            break
    for _ in range(3):
        keyboard.press("Enter")
        assert not page.evaluate(LOST)
    expect(more).to_be_focused()
    expect(page.locator("#announcer p").last).to_have_text("3")
    page.locator("#r-bar [data-do=edit-undo]").press("Enter")
    expect(editor.prompt.locator("output").first).to_have_text("2")
    keyboard.press("Escape")
    expect(page.locator("#edit-title")).to_have_count(0)
    assert not page.evaluate(LOST)


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not among the packages of web/package.json")
@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_axe_finds_nothing_and_all_is_large_enough(open_editor: Callable[..., Editor], device: str) -> None:
    editor = open_editor(device, route="edit")
    editor.page.evaluate(AXE.read_text("utf-8"))
    faults = []
    for place in (*PLACES, *LESSON):
        editor.place(place)
        if place in ("goals", "failures"):
            editor.set("add", place, {"test": "won"})
        if place in ("hints", "choices"):
            editor.set("add", place, {})
        faults += [f"{place}: {one}" for one in editor.page.evaluate(VIOLATIONS)]
        faults += [f"{place}: {one}" for one in editor.page.evaluate(MISFITS)]
        for width, height in SIZES if device == "desktop" else ():
            editor.page.set_viewport_size({"width": width, "height": height})
            faults += [f"{width} x {height}, {place}: {one}" for one in editor.page.evaluate(MISFITS)]
        if device == "desktop":
            editor.page.set_viewport_size({"width": 1280, "height": 800})
    assert faults == []
