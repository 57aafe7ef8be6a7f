"""The page of a SCORM package (scorm-player.js), and what it tells a learning platform: in Node. In a browser it is
played by e2e/test_scorm.py."""

from __future__ import annotations

import base64
import gzip
import io
import json
import zipfile
from typing import Any

import pytest

from tests.web.javascript import Runner, javascript

__all__ = ["javascript"]

AROUND = """
const FACTS = JSON.parse(process.argv[2]), KEPT = JSON.parse(process.argv[3]), MESSAGES = JSON.parse(process.argv[4]);
const values = { "cmi.suspend_data": KEPT }, calls = [], listeners = {}, board = {};
const API = {
  LMSInitialize: () => calls.push("begin"), LMSFinish: () => calls.push("end"), LMSCommit: () => calls.push("commit"),
  LMSGetValue: (name) => values[name] ?? "", LMSSetValue: (name, value) => { values[name] = value; },
};
const frame = { contentWindow: board };
globalThis.window = { API };
globalThis.document = {
  getElementById: () => ({ textContent: JSON.stringify(FACTS) }), createElement: () => frame, body: { append() {} },
};
globalThis.addEventListener = (kind, listener) => { listeners[kind] = listener; };
await import("./scorm-player.js");
for (const [from, data] of MESSAGES) listeners.message({ source: from === "board" ? board : {}, data });
listeners.pagehide();
listeners.pagehide();
console.log(JSON.stringify({ values, calls, src: frame.src }));
"""


def told(javascript: Runner, count: int, *messages: Any, kept: str = "", source: str = "board") -> Any:
    """What a platform has after the board, or somebody else, has said that."""
    facts = {"title": "A course", "lang": "en", "lesson": "abc", "count": count}
    return javascript(AROUND, {}, facts, kept, [[source, message] for message in messages])


def progress(at: Any) -> dict[str, Any]:
    return {"source": "nyc", "v": 1, "type": "progress", "payload": {"at": at}}


def test_each_lesson_counts_once_and_the_last_one_completes(javascript: Runner) -> None:
    found = told(javascript, 4, progress(0), progress(2), progress(2))
    assert found["values"]["cmi.core.score.raw"] == "50"
    assert found["values"]["cmi.core.lesson_status"] == "incomplete"
    assert found["values"]["cmi.suspend_data"] == "v1 1010"
    assert found["calls"].count("end") == 1
    rest = told(javascript, 4, progress(1), progress(3), kept="v1 1010")
    assert rest["values"]["cmi.core.score.raw"] == "100"
    assert rest["values"]["cmi.core.lesson_status"] == "completed"
    assert "at=2" in rest["src"]


@pytest.mark.parametrize("kept", ["v1 11", "v1 111111", "v2 1111", "1111", "<script>", "v1 11 1"])
def test_what_a_platform_kept_of_something_else_is_not_taken(javascript: Runner, kept: str) -> None:
    assert told(javascript, 4, kept=kept)["values"]["cmi.suspend_data"] == "v1 0000"


STRANGE = [-1, 4, 1e9, 1.5, "0", None, [0], {"at": 0}]


def test_no_message_reaches_beyond_the_lessons_of_the_course(javascript: Runner) -> None:
    odd = [
        {"source": "nyc", "v": 1, "type": "progress"},
        {"source": "nyc", "v": 1, "type": "progress", "payload": None},
    ]
    others = [None, 7, "progress", {"source": "nyc", "v": 2, "type": "progress", "payload": {"at": 0}}]
    found = told(javascript, 4, *map(progress, STRANGE), *odd, *others)
    assert (found["values"]["cmi.suspend_data"], found["values"]["cmi.core.score.raw"]) == ("v1 0000", "0")


def test_nobody_but_the_board_is_listened_to(javascript: Runner) -> None:
    assert told(javascript, 1, progress(0), source="elsewhere")["values"]["cmi.core.score.raw"] == "0"


def test_the_title_of_a_lesson_is_no_markup_in_the_package(javascript: Runner) -> None:
    """A teacher takes lessons of others into a course."""
    title = "</script><script>alert(1)</script>\"'&<!--"
    found = javascript(
        """
        globalThis.fetch = async (name) => new Response(name === "sw.js" ? 'const FILES = {"a.mjs": ""};' : "x");
        const { make } = await import("./scorm.mjs");
        const blob = await make(JSON.parse(process.argv[2]));
        console.log(JSON.stringify(await blob.text()));
        """,
        {},
        {"id": "a", "title": title, "lang": 'en"><b>', "lesson": "<b>", "count": 1},
    )
    assert "<script>alert" not in found
    assert "<b>" not in found
    facts = found.split('id="facts">')[1].split("</script>")[0]
    assert json.loads(facts)["title"] == title


def test_a_pack_that_the_service_worker_has_unpacked_is_packed_again(javascript: Runner) -> None:
    """On every visit but the first the page gets it from there; a board that is started from the package unpacks it."""
    files = javascript(
        """
        const texts = { "sw.js": 'const FILES = {"a.pack": "", "b.mjs": ""};' };
        const more = { "a.pack": { headers: { "x-unpacked": "true" } } };
        globalThis.fetch = async (name) => new Response(texts[name] ?? name, more[name]);
        const { make } = await import("./scorm.mjs");
        const blob = await make({ id: "a", title: "A", lang: "en", lesson: "", count: 1 });
        console.log(JSON.stringify(Buffer.from(await blob.arrayBuffer()).toString("base64")));
        """,
        {},
    )
    with zipfile.ZipFile(io.BytesIO(base64.b64decode(files))) as archive:
        assert gzip.decompress(archive.read("a.pack")) == b"a.pack"
        assert archive.read("b.mjs") == b"b.mjs"
