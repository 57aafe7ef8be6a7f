"""The two places where texts are stored (memory.mjs), in Node with stand-ins for both: the newer text wins, one place
is enough, and a database that comes late is still one. With real ones, killed: e2e/test_killed.py."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.web.javascript import Runner, javascript

__all__ = ["javascript"]

PLACES = Path(__file__).with_name("memory.mjs").read_text("utf-8")
HOST = "export const host = { keeps: true };"
# `begin` gives the memory when the start is over, `told` what Python hears.
BEFORE = """
import { Base, Local } from "./places.mjs";
const [texts, records] = process.argv.slice(2).map((said) => JSON.parse(said));
const local = (globalThis.localStorage = new Proxy(new Local(texts), {
  ownKeys: (its) => its.call("keys", () => [...its.texts.keys()]),
  getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
}));
const base = new Base(records);
Object.defineProperty(globalThis, "indexedDB", { configurable: true, value: base });
globalThis.document = { documentElement: { dataset: {} } };
const clock = globalThis.setTimeout;
let over; // the start's patience
globalThis.setTimeout = (work, milliseconds, ...more) => {
  if (milliseconds > 1000) over = () => work(...more);
  else return clock(work, milliseconds, ...more);
};
const pause = async () => { // turns, not time: all that waits for one another in turn has come then
  for (let turn = 0; turn < 50; turn += 1) await new Promise((done) => clock(done));
};
const told = [];
async function begin() {
  const its = await import("./memory.mjs");
  await its.compared;
  its.watchMemory((code) => told.push(code || "well"), (key) => told.push(key));
  await pause();
  return its.memory;
}
const say = (found) => console.log(JSON.stringify(found));
const both = () => [Object.fromEntries(local.texts), base.texts()];
"""
Record = dict[str, Any]


def record(key: str, text: str | None, number: int) -> Record:
    return {"key": key, "text": text, "number": number}


@pytest.fixture
def places(javascript: Runner) -> Any:
    """Runs a script with what lies in the two places before."""
    others = {"places.mjs": PLACES, "host.mjs": HOST}
    return lambda script, texts, *records: javascript(BEFORE + script, others, texts, list(records))


A, B = "nyc/game/1/a", "nyc/game/1/b"
AT_ONCE = "base.opens(); const memory = await begin();"


def test_what_local_storage_has_lost_comes_back(places: Any) -> None:
    """It counts its writes: a record with a higher number is one that a killed browser did not write there."""
    found = places(f"{AT_ONCE} say(both());", {A: "old", "nyc/count": "3"}, record(A, "new", 4), record(B, "more", 5))
    assert found == [{A: "new", B: "more", "nyc/count": "5"}, {A: ["new", 5], B: ["more", 5]}]


def test_what_the_database_has_not_got_is_put_there(places: Any) -> None:
    """Local storage is newer where it has counted as far, also what another version of the page wrote alone."""
    texts = {A: "new", B: "more", "nyc/count": "4", "theirs": "x"}
    found = places(f"{AT_ONCE} say(both());", texts, record(A, "old", 4))
    assert found == [texts, {A: ["new", 4], B: ["more", 4]}]


@pytest.mark.parametrize(("number", "left"), [(3, False), (5, True)])
def test_what_was_deleted_stays_deleted(places: Any, number: int, left: bool) -> None:
    """In either place: the newer one knows."""
    texts = {"nyc/count": "4"} | ({A: "old"} if left else {})
    found = places(f"{AT_ONCE} say(both());", texts, record(A, None if left else "old", number))
    assert A not in found[0]
    assert found[1][A][0] is None


def test_each_text_goes_to_both_and_is_on_the_disk(places: Any) -> None:
    """With strict durability, and one number higher each; `saved` is said only then."""
    found = places(
        AT_ONCE
        + f"""
        memory.set("{A}", "one");
        const before = document.documentElement.dataset.saved;
        await pause();
        memory.set("{B}", "two");
        memory.remove("{A}");
        await pause();
        say([before, document.documentElement.dataset.saved, ...both(), base.strict, memory.keys()]);
    """,
        {},
    )
    assert found[:2] == ["false", "true"]
    assert found[2:4] == [{B: "two", "nyc/count": "3"}, {A: [None, 3], B: ["two", 2]}]
    assert set(found[4]) == {"strict"}
    assert found[5] == f'["{B}"]'


@pytest.mark.parametrize("fault", ["broken", "forgetful"])
def test_a_database_that_keeps_nothing_is_told_and_the_other_place_goes_on(places: Any, fault: str) -> None:
    found = places(
        f"""{AT_ONCE} base.{fault} = true; memory.set("{A}", "one"); await pause();
        say([told, memory.get("{A}"), document.documentElement.dataset.saved])""",
        {},
    )
    assert found == [["late"], "one", "false"]


def test_a_local_storage_that_takes_nothing_is_told_and_the_database_goes_on(places: Any) -> None:
    """What it would not take outlives the visit, and it gets all of it when it takes texts again."""
    found = places(
        AT_ONCE
        + f"""
        local.broken.add("setItem");
        memory.set("{A}", "one");
        await pause();
        const then = [memory.get("{A}"), memory.keys(), base.texts()["{A}"][1], [...told]];
        local.broken.clear();
        memory.set("{B}", "two");
        await pause();
        say([then, told, both()]);
    """,
        {},
    )
    assert found[0] == ["one", f'["{A}"]', 2**53 - 1, ["spare"]]
    assert found[1] == ["spare", "well"]
    assert found[2] == [{A: "one", B: "two", "nyc/count": "2"}, {A: ["one", 1], B: ["two", 2]}]


def test_with_neither_place_the_write_throws(places: Any) -> None:
    found = places(
        f"""
        base.opens(new Error());
        const memory = await begin();
        local.broken.add("setItem");
        try {{ memory.set("{A}", "one") }} catch (error) {{ say([told, error.message]) }}
    """,
        {},
    )
    assert found == [["late"], "no setItem"]


def test_where_local_storage_is_forbidden_all_lies_in_the_database(places: Any) -> None:
    found = places(
        f"""
        for (const name of ["getItem", "setItem", "removeItem", "keys"]) local.broken.add(name);
        {AT_ONCE}
        memory.set("{B}", "two");
        await pause();
        say([told, memory.get("{A}"), memory.keys(), base.texts()["{B}"][0]]);
    """,
        {A: "unseen"},
        record(A, "one", 2),
    )
    assert found == [["spare"], "one", f'["{A}","{B}"]', "two"]


LATE = """
const coming = begin();
while (!over) await pause();
over();
const memory = await coming;
"""


def test_a_start_does_not_wait_for_a_database_that_says_nothing(places: Any) -> None:
    assert places(f'{LATE} memory.set("{A}", "one"); say([told, both()])', {}) == [
        ["late"],
        [{A: "one", "nyc/count": "1"}, {}],
    ]


def test_a_database_that_comes_late_is_used_from_then_on(places: Any) -> None:
    """A busy machine: what was written meanwhile is put there, and what comes next goes to both."""
    found = places(
        LATE
        + f"""
        memory.set("{A}", "one");
        base.opens();
        await pause();
        memory.set("{B}", "two");
        await pause();
        say([told, both(), document.documentElement.dataset.saved]);
    """,
        {},
    )
    assert found == [
        ["late", "well"],
        [{A: "one", B: "two", "nyc/count": "2"}, {A: ["one", 1], B: ["two", 2]}],
        "true",
    ]


def test_what_a_late_database_knows_better_is_told(places: Any) -> None:
    """The browser had been killed, and the app has begun with what local storage had: it hears what is newer."""
    found = places(
        f"{LATE} base.opens(); await pause(); say([told, both()]);",
        {A: "old", "nyc/count": "3"},
        record(A, "new", 5),
        record("nyc/game/2/a", "same", 2),
    )
    assert found[0] == ["late", A, "well"]
    assert found[1][0] == {A: "new", "nyc/count": "5"}


def test_what_is_not_to_be_stored_is_forgotten_with_the_page(javascript: Runner) -> None:
    found = javascript(
        BEFORE
        + f"""
        base.opens();
        const memory = await begin();
        memory.set("{A}", "one");
        memory.set("{B}", "two");
        memory.remove("{B}");
        await pause();
        say([memory.get("{A}"), memory.get("{B}"), memory.keys(), ...both()]);
    """,
        {"places.mjs": PLACES, "host.mjs": HOST.replace("true", "false")},
        {},
        [],
    )
    assert found == ["one", None, f'["{A}"]', {}, {}]
