"""How Python is started (interpreter.mjs): which of its ways is taken, and what each leaves to the next. With stand-ins
for Pyodide, in Node. And that a snapshot comes out of its file as it went in."""

from __future__ import annotations

import json
from typing import Any

from tests.web.javascript import JS, Runner, javascript
from web.build import node

__all__ = ["javascript"]

# A Pyodide that tells what it is asked to do, on a memory of 64 bytes that is all zeros.
PYODIDE = """
export const version = "0";
export async function loadPyodide(settings) {
  asked.push(settings._loadSnapshot ? "from memory" : settings.stdLibURL ? "from the library" : "as it is");
  const noInitialRun = Boolean(settings._loadSnapshot);
  const instantiateWasm = (imports, receive) => { fetches.push("wasm"); receive(); };
  const preRun = [async () => asked.push("an empty library")];
  await settings.createPyodideModule?.({ API: {}, noInitialRun, preRun, instantiateWasm });
  return {
    runPython: (text) => asked.push(text),
    FS: {
      writeFile: (path, data) => asked.push(`${path}: ${data.length} bytes`),
      analyzePath: () => ({ exists: false }),
    },
    loadPackage: async () => {},
    pyimport: () => ({ install: async () => {} }),
    unpackArchive: () => {},
  };
}
"""
MODULE = """
export default async (settings) => {
  const FS = { writeFile: (path, data) => asked.push(`${path}: ${data.length} bytes`) };
  const module = { HEAPU8: new Uint8Array(64), growMemory() {}, FS, addRunDependency() {}, removeRunDependency() {} };
  const begun = settings.noInitialRun || settings.preRun[0](module);
  await new Promise((fulfil) => settings.instantiateWasm({}, fulfil));
  await begun;
  return module;
};
"""
# What a browser has and Node has not. `given`: whether the cache holds a snapshot, how many milliseconds each piece of
# the pack takes to come, what is broken, and what the browser tells of its line.
PAGE = """
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
const given = JSON.parse(process.argv[2]);
const sparse = new Uint8Array(new Uint32Array([1, 0, 4, 7]).buffer); // one run: at 0, 4 bytes, of which the first is 7
const isMemory = (name) => name.startsWith("snapshot");
const isBroken = (name) => given.broken.includes(name);
const packed = (data, name) => new Response(isBroken(name) ? "cut" : gzipSync(data));
let [sent, clock] = [0, 0];
performance.now = () => clock;
function slowly() { // the pack, in pieces of 64 KiB
  const whole = gzipSync(new Uint8Array(2 << 20), { level: 0 });
  const pieces = Array.from({ length: 33 }, (_, at) => whole.subarray(at * 65536, (at + 1) * 65536));
  return new ReadableStream({
    async pull(control) {
      clock += given.pace;
      if (!pieces.length) return control.close();
      sent += 1;
      control.enqueue(new Uint8Array(pieces.shift()));
    },
    cancel() { fetches.push("let go"); },
  }, { highWaterMark: 0 });
}
const unpacked = { headers: { "x-unpacked": "true" } };
function cached(name) {
  if (!isMemory(name) || given.absent.includes(name)) return undefined;
  return given.cache === "altered" ? new Uint8Array(16) : sparse;
}
Object.assign(globalThis, {
  asked: [],
  fetches: [],
  caches: {
    match: async (address) => {
      const data = given.cache && cached(address.split("/").pop());
      return data && new Response(data, unpacked);
    },
  },
  fetch: async (address) => {
    const name = address.split("/").pop();
    fetches.push(name);
    if (name === "python.pack" && !isBroken(name)) return new Response(slowly());
    return packed(isMemory(name) ? sparse : "x", name);
  },
});
Object.defineProperty(globalThis, "navigator", { value: { connection: given.connection }, configurable: true });
console.warn = (text) => asked.push(text.split(",")[0]);
const { interpreter } = await import("./interpreter.mjs");
const found = await interpreter(() => {}, given.game);
if (given.complete) await found.complete();
const brought = [];
for (const game of given.opened) brought.push(await found.bring(game));
console.log(JSON.stringify({ way: found.way, asked, fetches, sent, brought }));
process.exit(0);
"""
BEGIN = "import random, sys; random.seed(); sys.path.remove('')"
SEARCHED = "import sys; sys.path.append('/lib/app.zip')"
MEMORY = {"file": "snapshot.pack", "size": 64, "constants": 0, "used": 16, "sum": 0, "state": {}}
BUILD = {
    "info": {},
    "library": "python.pack",
    "app": "app.pack",
    "wheel": "a.whl",
    "sources": "page.zip",
}
GAMES = ("second", "third")
SPARSE_SHA256 = "4Wv5hKSaGxuTOVXtiFSTop0m7R5OQ8bnx56ECw2IcSI="


def started(javascript: Runner, **given: Any) -> dict[str, Any]:
    """Which way Python was started, what it was asked to do, and what was fetched."""
    text = (JS / "interpreter.mjs").read_text("utf-8")
    assert "const BUILD = {};" in text
    memory = {**MEMORY, "sha256": SPARSE_SHA256}
    games = {name: {"pack": f"{name}.pack", "memory": {**memory, "file": f"snapshot-{name}.pack"}} for name in GAMES}
    build = {**BUILD, "memory": memory, "games": games}
    others = {
        "interpreter.mjs": text.replace("const BUILD = {};", f"const BUILD = {json.dumps(build)};"),
        "vendor/pyodide/pyodide.mjs": PYODIDE,
        "vendor/pyodide/pyodide.asm.mjs": MODULE,
    }
    usual: dict[str, Any] = {"cache": "", "pace": 0, "broken": [], "absent": [], "connection": None}
    usual |= {"complete": False, "game": "", "opened": []}
    found: dict[str, Any] = javascript(PAGE, others, {**usual, **given})
    return found


def test_a_remembered_python_gets_fresh_randomness_before_anything_else(javascript: Runner) -> None:
    """Its generator was frozen with its memory: without this every visit would begin the same games."""
    found = started(javascript, cache="whole")
    assert (found["way"], found["asked"]) == ("remembered", ["from memory", BEGIN])
    assert found["fetches"] == ["wasm"]  # all else that a warm start needs lies in the cache


def test_the_library_comes_after_a_remembered_start(javascript: Runner) -> None:
    found = started(javascript, cache="whole", complete=True)
    library, app = found["asked"][-2:]
    assert library.startswith("/lib/python314.zip: ")
    assert app.startswith("/lib/app.zip: ")


def test_the_game_that_one_comes_back_to_is_in_the_memory_and_others_cost_nothing(javascript: Runner) -> None:
    """What a start costs does not grow with the number of games."""
    found = started(javascript, cache="whole", game="second", opened=["second", "third"])
    assert (found["way"], found["brought"]) == ("remembered", ["", "/lib/game-third.zip"])
    assert found["fetches"] == ["wasm", "third.pack"]
    assert started(javascript)["fetches"] == ["python.pack", "let go", "snapshot.pack", "wasm"]
    first_visit = started(javascript, game="third")
    assert first_visit["fetches"] == ["python.pack", "let go", "snapshot.pack", "snapshot-third.pack", "wasm"]


def test_a_game_whose_memory_is_gone_comes_as_its_pack(javascript: Runner) -> None:
    found = started(javascript, cache="whole", absent=["snapshot-second.pack"], game="second", opened=["second"])
    assert (found["way"], found["brought"]) == ("remembered", ["/lib/game-second.zip"])


def test_a_name_that_no_game_has_is_none(javascript: Runner) -> None:
    """It comes from what is stored, which anybody may have altered."""
    for name in ("constructor", "newyorkcity", 'x"'):
        assert started(javascript, cache="whole", game=name)["way"] == "remembered"


def test_what_was_altered_in_the_cache_is_not_laid_into_memory(javascript: Runner) -> None:
    found = started(javascript, cache="altered")
    assert (found["way"], found["asked"][1]) == ("fetched", "The remembered start failed")


def test_a_fast_line_brings_the_snapshot_at_the_first_visit(javascript: Runner) -> None:
    """What is in vain then is the part of the pack that has told how fast the line is."""
    found = started(javascript)
    assert (found["way"], found["asked"]) == ("fetched", ["from memory", BEGIN])
    assert found["fetches"] == ["python.pack", "let go", "snapshot.pack", "wasm"]
    assert found["sent"] <= 10


def test_a_slow_line_brings_the_packs_and_nothing_else(javascript: Runner) -> None:
    """64 KiB in 60 ms are about one megabyte a second. What has begun to come is not asked for twice; and the app is
    asked for when the wasm is there, so that it comes while Python wakes."""
    found = started(javascript, pace=60)
    library, *begun = "/lib/python314.zip: 2097152 bytes", BEGIN, "/lib/app.zip: 1 bytes", SEARCHED
    assert (found["way"], found["asked"]) == ("packed", ["from the library", "an empty library", library, *begun])
    assert found["fetches"] == ["python.pack", "wasm", "app.pack"]


def test_who_saves_data_gets_the_fewest_bytes(javascript: Runner) -> None:
    for connection in ({"saveData": True}, {"effectiveType": "3g"}):
        assert started(javascript, connection=connection)["way"] == "packed"


def test_a_snapshot_that_is_broken_on_the_way_leaves_it_to_the_pack(javascript: Runner) -> None:
    found = started(javascript, broken=["snapshot.pack"])
    assert found["way"] == "packed"
    assert "The fetched start failed" in found["asked"]
    assert found["fetches"].count("python.pack") == 2


def test_a_pack_that_is_broken_leaves_it_to_pyodide_and_micropip(javascript: Runner) -> None:
    found = started(javascript, broken=["python.pack"])
    assert (found["way"], found["asked"]) == ("plain", ["from the library", "The packed start failed", "as it is"])
    found = started(javascript, pace=60, broken=["app.pack"])
    assert (found["way"], found["asked"][-2:]) == ("plain", ["The packed start failed", "as it is"])


# The file of a snapshot

ROUND = """
import { changed, sparse } from "./sparse.mjs";
import { change, restore } from "./snapshot.mjs";
const [WORDS, CONSTANTS] = [65536, 4096];
let seed = 1;
const number = () => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0);
const first = new Uint32Array(WORDS / 2); // two starts are alike in their constants, and then not
for (let at = 0; at < 6000; at += 1) first[at] = number();
const second = first.slice();
second[CONSTANTS + 5] ^= 1;
const memory = new Uint32Array(WORDS);
memory.set(first.subarray(0, CONSTANTS));
for (let at = 0; at < 50; at += 1) memory[number() % CONSTANTS] = number();
for (let at = 0; at < 300; at += 1) memory[(number() % 40) * 200 + CONSTANTS] = number();
const state = new TextEncoder().encode(JSON.stringify({ hiwireKeys: [null] }));
const snapshot = new Uint8Array(256 + 4 * WORDS);
new Uint32Array(snapshot.buffer).set([0, 256, state.length]);
snapshot.set(state, 48);
snapshot.set(new Uint8Array(memory.buffer), 256);
const before = snapshot.slice();
const { file, facts } = sparse(snapshot, first, second);
const module = { HEAPU8: new Uint8Array(second.slice().buffer), growMemory(size) {
  const grown = new Uint8Array(size);
  grown.set(this.HEAPU8);
  this.HEAPU8 = grown;
} };
restore(file, facts, module);
const isLaid = (there) => new Uint32Array(module.HEAPU8.buffer).every((word, at) => word === there[at]);
const same = isLaid(memory);
const later = new Uint8Array(256 + 5 * WORDS); // that Python went on, and needed more memory
new Uint32Array(later.buffer).set([0, 256, state.length]);
later.set(state, 48);
const grown = new Uint32Array(later.buffer, 256);
grown.set(memory);
for (let at = 0; at < 90; at += 1) grown[number() % grown.length] = number();
const further = changed(before, later.slice());
change(further.file, further.facts, module);
const went = isLaid(grown) && further.file.length < file.length * 3;
const others = { HEAPU8: new Uint8Array(second.slice().buffer), growMemory: module.growMemory };
new Uint32Array(others.HEAPU8.buffer)[17] ^= 4;
let refused = "";
try { restore(file, facts, others); } catch (error) { refused = error.message; }
console.log(JSON.stringify({ same, went, refused, state: facts.state, shorter: file.length < snapshot.length / 2 }));
"""


def test_a_snapshot_comes_out_of_its_file_as_it_went_in(javascript: Runner) -> None:
    """Also where a start has put something that the snapshot has not; and other constants are noticed."""
    others = {"sparse.mjs": (node.WEB / "build" / "sparse.mjs").read_text("utf-8")}
    found = javascript(ROUND, others)
    assert found["refused"] == "this browser's memory begins in another way"
    assert found["went"], "what a further game changes"
    assert (found["same"], found["shorter"], found["state"]) == (True, True, {"hiwireKeys": [None]})
