"""The service worker (sw.js): all or nothing, what is kept is what was built, an emptied cache heals, a new version
waits and disturbs nobody. In Node, with stand-ins for the browser's caches and for the host (worker.mjs); with real
ones: e2e/test_offline.py, test_update.py and test_faults.py."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.web.javascript import Runner, javascript

__all__ = ["javascript"]

WORLD = Path(__file__).with_name("worker.mjs").read_text("utf-8")
BEFORE = """
import { Host, SCOPE, Storage, Worker, ended, packed } from "./worker.mjs";
const files = { "index.html": "page", "boot.mjs": "boot", "x.wasm": "wasm", "icon.png": "png" };
files["app-1.pack"] = packed("modules");
const [host, storage] = [new Host({ ...files }), new Storage()];
const ONE = "nyc /nyc/ 1", TWO = "nyc /nyc/ 2";
const one = new Worker(files, "1", { host, storage });
const say = (found) => console.log(JSON.stringify(found));
const url = (name) => SCOPE + name;
const spoil = (name, text, its = storage) =>
    its.all.get(ONE).set(url(name), { bytes: new TextEncoder().encode(text), headers: [] });
const headersOf = () => Object.fromEntries(
    [...storage.all.get(ONE)].map(([name, { headers }]) => [name.replace(SCOPE, ""), Object.fromEntries(headers)]));
"""
EACH = """
const all = [];
for (const name of Object.keys(files)) {
    const [host, storage] = [new Host({ ...files }), new Storage()];
    const one = new Worker(files, "1", { host, storage });
"""
KEPT = {"index.html": "page", "boot.mjs": "boot", "x.wasm": "wasm", "icon.png": "png", "app-1.pack": "modules"}
WHOLE = {**KEPT, "sw.js": ""}


@pytest.fixture
def worker(javascript: Runner) -> Any:
    """Runs a script with a worker `one` whose files lie on the host; `say` tells what was found."""
    return lambda script: javascript(BEFORE + script, {"worker.mjs": WORLD})


def test_install_keeps_every_file_packs_unpacked_and_marks_the_whole(worker: Any) -> None:
    assert worker('await one.told("install"); say([storage.texts(ONE), await storage.keys()])') == [
        WHOLE,
        ["nyc /nyc/ 1"],
    ]


def test_install_is_awaited_and_asks_the_host_for_each_file_anew(worker: Any) -> None:
    found = worker('const works = await one.told("install"); say([works, host.asked])')
    assert found == [1, [f"no-cache {name}" for name in KEPT]]


def test_not_more_than_four_files_come_at_once(worker: Any) -> None:
    assert worker('host.slow = 5; await one.told("install"); say(host.most)') == 4


def test_a_copy_of_the_browsers_own_that_is_false_is_fetched_again(worker: Any) -> None:
    found = worker("""
        host.stale.set("boot.mjs", "old boot");
        await one.told("install");
        say([storage.texts(ONE)["boot.mjs"], host.asked.filter((line) => line.endsWith("boot.mjs"))]);
    """)
    assert found == ["boot", ["no-cache boot.mjs", "reload boot.mjs"]]


@pytest.mark.parametrize("fault", ["host.missing.add(name)", 'host.files[name] = "altered"'])
def test_one_file_missing_or_altered_ends_the_install_and_nothing_half_is_left(worker: Any, fault: str) -> None:
    found = worker(
        EACH
        + f"""
            {fault};
            all.push([await ended(one.told("install")), await storage.keys()]);
        }}
        say(all);"""
    )
    assert found == [["integrity", []]] * len(KEPT)


def test_after_a_fault_the_other_lanes_stop_asking(worker: Any) -> None:
    """What comes would be thrown away."""
    found = worker("""
        const many = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`${n}.svg`, `${n}`]));
        const site = new Host({ ...many });
        site.missing.add("0.svg");
        site.slow = 1;
        await ended(new Worker(many, "3", { host: site, storage }).told("install"));
        say([site.asked.length < 12, await storage.keys()]);
    """)
    assert found == [True, []]


def test_nothing_comes_into_a_cache_that_was_given_up(worker: Any) -> None:
    """It is deleted when all lanes have ended, not before: a late file would make it anew, a half one."""
    found = worker("""
        host.missing.add("index.html");
        host.slow = 5;
        await ended(one.told("install"));
        await new Promise((done) => setTimeout(done, 40));
        say(await storage.keys());
    """)
    assert found == []


def test_an_install_that_fails_leaves_a_whole_cache_of_the_same_version(worker: Any) -> None:
    found = worker("""
        await one.told("install");
        host.gone = true;
        say([await ended(one.told("install")), storage.texts(ONE)]);
    """)
    assert found == ["Failed to fetch", WHOLE]


def test_a_full_disk_ends_the_install(worker: Any) -> None:
    found = worker('storage.full = 3; say([await ended(one.told("install")), await storage.keys()])')
    assert found == ["QuotaExceededError", []]


def test_types_are_set_right_and_what_was_sent_packed_is_not_called_so(worker: Any) -> None:
    """Pyodide hangs when its files come with a wrong type."""
    found = worker("""
        host.headers = { "content-type": "application/octet-stream", etag: "e" };
        Object.assign(host.headers, { "content-encoding": "gzip", "content-length": "7", vary: "*" });
        await one.told("install");
        say(headersOf());
    """)
    other = {"content-type": "application/octet-stream", "etag": "e"}
    del found["sw.js"]
    assert found == {
        "index.html": {"content-type": "text/html; charset=utf-8", "etag": "e"},
        "boot.mjs": {"content-type": "text/javascript", "etag": "e"},
        "x.wasm": {"content-type": "application/wasm", "etag": "e"},
        "icon.png": other,
        "app-1.pack": {**other, "x-unpacked": "true"},
    }


TYPES = {
    "css": "text/css",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript",
    "json": "application/json",
    "mjs": "text/javascript",
    "svg": "image/svg+xml",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
}


def test_each_type_that_a_browser_insists_on(worker: Any) -> None:
    found = worker(f"""
        const its = Object.fromEntries({json.dumps(list(TYPES))}.map((kind) => [`a.b.${{kind}}`, "x"]));
        await new Worker(its, "1", {{ host: new Host(its), storage }}).told("install");
        say(headersOf());
    """)
    assert {kind: found[f"a.b.{kind}"]["content-type"] for kind in TYPES} == TYPES


# Answers


def test_what_is_kept_is_answered_without_the_host(worker: Any) -> None:
    found = worker("""
        await one.told("install");
        host.gone = true;
        const asked = ["", "index.html", "index.html?x=y", "?utm=1", "boot.mjs", "app-1.pack", "x.wasm", "icon.png"];
        say([await Promise.all(asked.map((name) => one.answers(name)))]);
    """)
    assert found == [[[200, text] for text in ("page", "page", "page", "page", "boot", "modules", "wasm", "png")]]


def test_what_is_none_of_its_files_is_left_alone(worker: Any) -> None:
    found = worker("""
        await one.told("install");
        const strange = ["other.html", "deeper/index.html", "sw.js", "../index.html", "constructor", "__proto__"];
        const asked = [...strange, "https://else.example/nyc/index.html"].map((name) => [name, "GET"]);
        asked.push(["index.html", "POST"], ["index.html", "HEAD"]);
        say(await Promise.all(asked.map(([name, method]) => one.answers(name, method))));
    """)
    assert found == ["left alone"] * 9


def test_a_file_that_nothing_starts_without_is_looked_at_each_time(worker: Any) -> None:
    """Altered on the disk: the host's is taken; without a host the kept one is better than nothing."""
    found = worker("""
        const its = { "a.html": "1", "b.js": "2", "c.mjs": "3", "d.json": "4" };
        const site = new Host(its);
        const two = new Worker(its, "1", { host: site, storage });
        await two.told("install");
        for (const name of Object.keys(its)) spoil(name, "rotten");
        const answers = () => Promise.all(Object.keys(its).map((name) => two.answers(name)));
        const first = await answers();
        site.gone = true;
        say([first, await answers()]);
    """)
    assert found == [[[200, text] for text in "1234"], [[200, "rotten"]] * 4]


def test_large_files_are_not_looked_at_each_time(worker: Any) -> None:
    found = worker("""
        await one.told("install");
        spoil("x.wasm", "rotten");
        host.asked = [];
        say([await one.answers("x.wasm"), host.asked]);
    """)
    assert found == [[200, "rotten"], []]


def test_what_is_not_kept_or_cannot_be_looked_for_comes_from_the_host(worker: Any) -> None:
    found = worker("""
        const empty = await one.answers("boot.mjs");
        storage.broken = true;
        const broken = await one.answers("boot.mjs");
        host.gone = true;
        say([empty, broken, await ended(one.answers("boot.mjs"))]);
    """)
    assert found == [[200, "boot"], [200, "boot"], "Failed to fetch"]


# Healing


@pytest.mark.parametrize("fault", ["storage.all.get(ONE).delete(url(name))", 'spoil(name, "rotten", storage)'])
def test_what_is_missing_or_altered_is_fetched_anew_and_nothing_else(worker: Any, fault: str) -> None:
    found = worker(
        EACH
        + f"""
            await one.told("install");
            {fault};
            host.asked = [];
            const works = await one.told("message", {{ data: "mend" }});
            all.push([works, storage.texts(ONE), host.asked]);
        }}
        say(all);"""
    )
    assert found == [[1, WHOLE, [f"no-cache {name}"]] for name in KEPT]


def test_an_emptied_cache_is_whole_again_after_one_visit(worker: Any) -> None:
    found = worker("""
        await one.told("install");
        storage.all.clear();
        await one.told("message", { data: "mend" });
        host.gone = true;
        say([storage.texts(ONE), await one.answers(""), await ended(one.told("install")), storage.texts(ONE)]);
    """)
    assert found == [WHOLE, [200, "page"], "Failed to fetch", WHOLE]


def test_without_a_network_there_is_nothing_to_mend_with_and_nothing_is_lost(worker: Any) -> None:
    found = worker("""
        await one.told("install");
        storage.all.get(ONE).delete(url("boot.mjs"));
        host.gone = true;
        const end = await ended(one.told("message", { data: "mend" }));
        say([end, Object.keys(storage.texts(ONE)).length]);
    """)
    assert found == ["well", 5]


def test_other_messages_mean_nothing(worker: Any) -> None:
    found = worker("""
        const strange = ["", null, undefined, {}, "mend!", ["mend"], "take over now"];
        for (const data of strange) await one.told("message", { data });
        say([one.skipped, host.asked, await storage.keys()]);
    """)
    assert found == [0, [], []]


# Versions


def test_a_new_version_waits_until_it_is_told_to_take_over(worker: Any) -> None:
    found = worker("""
        await one.told("install");
        const before = one.skipped;
        await one.told("message", { data: "take over" });
        say([before, one.skipped, host.asked.length]);
    """)
    assert found == [0, 1, 5]


UPDATE = """
    await one.told("install");
    const two = new Worker(files, "2", { host, storage });
    await two.told("install");
    for (const name of ["nyc /nyc/deeper/ 9", "nyc /other/ 1", "somebody else's"]) storage.opened(name);
"""
OTHERS = ["nyc /nyc/deeper/ 9", "nyc /other/ 1", "somebody else's"]


def test_who_takes_over_clears_up_after_the_one_before_and_leaves_all_others(worker: Any) -> None:
    found = worker(
        UPDATE
        + """
        const works = await two.told("activate");
        say([works, (await storage.keys()).sort(), two.claimed, storage.texts(TWO)]);"""
    )
    assert found == [1, sorted(["nyc /nyc/ 2", *OTHERS]), 1, WHOLE]


@pytest.mark.parametrize("state", ["installing", "waiting"])
def test_who_takes_over_does_not_disturb_the_one_that_comes_next(worker: Any, state: str) -> None:
    found = worker(
        UPDATE
        + f"""
        one.registration.{state} = {{}};
        await one.told("activate");
        say([(await storage.keys()).sort(), one.claimed]);"""
    )
    assert found == [sorted(["nyc /nyc/ 1", "nyc /nyc/ 2", *OTHERS]), 1]


def test_each_version_answers_with_its_own_files(worker: Any) -> None:
    found = worker("""
        await one.told("install");
        host.files["index.html"] = "second page";
        const two = new Worker(host.files, "2", { host, storage });
        await two.told("install");
        host.gone = true;
        say([await one.answers(""), await two.answers("")]);
    """)
    assert found == [[200, "page"], [200, "second page"]]
