"""The table of the last visit, before Python is there (last.js), in Node: whatever lies in the storage, the page
starts. In a browser: e2e/test_last.py."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.web.javascript import JS, Runner, javascript

__all__ = ["javascript"]

# Elements that only take what they are given.
AROUND = """
const STORED = JSON.parse(process.argv[2]);
const thing = () => new Proxy({ classList: { add() {}, remove() {} } }, {
  get: (its, name) => its[name] ?? (() => thing()), set: (its, name, value) => { its[name] = value; return true; },
});
const listeners = {};
globalThis.localStorage = {
  getItem: (key) => STORED[key] ?? null,
  setItem: (key, text) => { STORED[key] = text; },
  removeItem: (key) => { delete STORED[key]; },
};
globalThis.location = { hash: "" };
globalThis.nycLanguage = "en";
globalThis.document = {
  documentElement: thing(), getElementById: thing, createElement: thing, querySelectorAll: () => [],
  removeEventListener() {},
  addEventListener: (kind, listener) => { listeners[kind] = listener; },
};
await import("./last.js");
let thrown = "";
try {
  listeners.readystatechange?.();
} catch (error) {
  thrown = error.message;
}
const { shown } = globalThis.nycLast;
// What boot.mjs and bridge.mjs read of it.
console.log(JSON.stringify([thrown, shown ? [typeof shown.regions, typeof shown.attributes.table] : null, STORED]));
"""
ROUTE = "play/00000007"
TABLE = {"route": ROUTE, "regions": {"board": "<p>1</p>"}, "attributes": {"table": {"data-seq": "3"}, "html": {}}}


def shown(javascript: Runner, line: str, kept: str, **stored: str) -> Any:
    data = {"nyc/last": "00000007", "nyc/count": "12", "nyc:table": f"{line}\n{kept}", **stored}
    source = (JS / "last.js").read_text("utf-8")
    facts = json.dumps({"version": "v1", "words": {"en": "Waking"}})
    return javascript(AROUND, {"last.js": source.replace("const FACTS = {};", f"const FACTS = {facts};")}, data)


def test_it_is_shown_where_nothing_was_written_since(javascript: Runner) -> None:
    assert shown(javascript, "v1 en 12", json.dumps(TABLE))[:2] == ["", ["object", "object"]]


@pytest.mark.parametrize("line", ["v2 en 12", "v1 de 12", "v1 en 13", "", "v1 en 12 "])
def test_a_table_of_another_version_language_or_count_is_not(javascript: Runner, line: str) -> None:
    assert shown(javascript, line, json.dumps(TABLE))[:2] == ["", None]


ODD = {
    "no table": {**TABLE, "attributes": {"html": {}}},
    "a table that is none": {**TABLE, "attributes": {"table": None}},
    "no attributes": {"route": ROUTE, "regions": {}},
    "no regions": {"route": ROUTE, "attributes": {"table": {}}},
    "another game": {**TABLE, "route": "play/00000008"},
    "no object": [ROUTE],
    "nothing": None,
    "a text": "x",
}


@pytest.mark.parametrize("kept", ODD.values(), ids=ODD)
def test_what_is_no_table_does_not_stop_the_start(javascript: Runner, kept: object) -> None:
    """Who goes on with it (boot.mjs, bridge.mjs) would stumble, at each start anew."""
    assert shown(javascript, "v1 en 12", json.dumps(kept))[:2] == ["", None]
