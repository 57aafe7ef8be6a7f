"""A SCORM 1.2 package made in the page (issue 14.8), unpacked and played on two learning platforms: one of our own,
which is strict about the standard's calls, and one with scorm-again's runtime, which real platforms use."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from playwright.sync_api import Browser, Page

from e2e.conftest import Opener
from e2e.device import wait_kept
from e2e.table import LONG
from tests.lessons.examples import QUESTION
from web.build import node, server

LESSONS = [QUESTION, QUESTION | {"id": "another", "title": {"en": "Once more?"}}]
COURSE: dict[str, Any] = {
    "course": "two-questions",
    "title": {"en": "Two questions"},
    "chapters": [{"title": {"en": "One"}, "lessons": LESSONS}],
}
HERE = Path(__file__).parent


@pytest.fixture
def kept() -> bool:
    """Whether the package is made when the service worker has put all files away."""
    return False


@pytest.fixture
def package(open_table: Opener, tmp_path: Path, kept: bool) -> Path:
    """The package of the course, made in the editor by taps, and unpacked."""
    table = open_table()
    if kept:
        wait_kept(table.page)
        table.page.wait_for_function("() => navigator.serviceWorker.controller")
    table.open("edit", ready=False)
    table.page.locator("#r-prompt [data-do=edit-begin], #r-bar [data-do=edit-begin]").first.wait_for()
    with table.page.expect_file_chooser() as chooser:
        table.page.evaluate("document.querySelector('[data-do=edit-begin]').click()")
        table.page.locator("[data-do=import]").first.click()
    file = {"name": "course.json", "mimeType": "application/json", "buffer": json.dumps(COURSE).encode()}
    chooser.value.set_files(file)
    button = table.page.locator("[data-do=edit-course-give][data-arg=scorm]")
    with table.page.expect_download(timeout=LONG) as download:
        button.click()
    zipped = tmp_path / "package.zip"
    download.value.save_as(zipped)
    folder = tmp_path / "site"
    with zipfile.ZipFile(zipped) as archive:
        assert archive.testzip() is None
        archive.extractall(folder)
    return folder


def ours() -> str:
    """The script of our platform."""
    return (HERE / "platform.js").read_text("utf-8")


def theirs() -> str:
    """scorm-again, and what makes a platform of it."""
    runtime = node.install(HERE / "scorm") / "scorm-again" / "dist" / "scorm12.js"
    return runtime.read_text("utf-8") + (HERE / "platform_again.js").read_text("utf-8")


def platform(folder: Path, script: str) -> None:
    """A page with the package in a frame."""
    (folder / "platform.js").write_text(script, "utf-8")
    (folder / "platform.html").write_text(
        "<!doctype html><title>Platform</title><link rel=icon href='data:,'><script src=platform.js></script>"
        "<iframe id=sco src=scorm.html style='width:900px;height:700px'></iframe>",
        "utf-8",
    )


def value(page: Page, name: str) -> str:
    return str(page.evaluate("(name) => window.values[name]", name))


def answer(page: Page, choice: str) -> None:
    board = page.frame_locator("#sco").frame_locator("iframe")
    board.locator("#table[data-ready]").wait_for(timeout=LONG)
    board.locator(f"[data-act='{choice}']").click()


def test_all_that_the_manifest_names_is_in_the_package_and_nothing_else_is_needed(package: Path) -> None:
    space = {"p": "http://www.imsproject.org/xsd/imscp_rootv1p1p2", "a": "http://www.adlnet.org/xsd/adlcp_rootv1p2"}
    manifest = ET.parse(package / "imsmanifest.xml").getroot()
    assert manifest.findtext(".//p:schemaversion", None, space) == "1.2"
    assert manifest.findtext(".//p:organization/p:title", None, space) == "Two questions"
    resource = manifest.find(".//p:resource", space)
    assert resource is not None
    assert resource.get("href") == "scorm.html"
    assert resource.get(f"{{{space['a']}}}scormtype") == "sco"
    named = {str(file.get("href")) for file in resource.findall("p:file", space)}
    there = {file.relative_to(package).as_posix() for file in package.rglob("*") if file.is_file()}
    assert named == there - {"imsmanifest.xml"}


@pytest.mark.parametrize(("script", "kept"), [(ours, False), (theirs, True)])
def test_a_course_is_played_kept_and_finished_on_a_platform(
    package: Path, browser: Browser, script: Callable[[], str]
) -> None:
    platform(package, script())
    with server.started(package) as address:
        page = browser.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"{address}platform.html")
        answer(page, "choose 2")
        page.wait_for_function("() => window.values['cmi.core.score.raw'] === '50'", timeout=LONG)
        assert value(page, "cmi.core.lesson_status") == "incomplete"
        assert value(page, "cmi.suspend_data") == "v1 10"
        commits = int(page.evaluate("() => commits"))
        assert commits >= 2
        page.goto(f"{address}platform.html")  # on another day: it goes on with the second lesson
        answer(page, "choose 2")
        page.wait_for_function("() => window.values['cmi.core.lesson_status'] === 'completed'", timeout=LONG)
        assert value(page, "cmi.core.score.raw") == "100"
        assert page.evaluate("() => wrong") == []
        assert all(url.startswith((address, "data:", "blob:")) for url in asked)
        page.close()
