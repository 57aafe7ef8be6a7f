"""boot.mjs, which starts Python from what an earlier visit remembered: with stand-ins for Pyodide, in Node."""

from __future__ import annotations

import json

from tests.web.javascript import JS, Runner, javascript

__all__ = ["javascript"]

# A Pyodide that tells what it is asked to do, on a memory of 64 bytes that is all zeros.
PYODIDE = """
export const version = "0";
export async function loadPyodide(settings) {
  asked.push(settings._loadSnapshot ? "from memory" : "from the library");
  await settings.createPyodideModule?.({});
  return {
    registerJsModule: (name) => asked.push(`module ${name}`),
    runPython: (text) => asked.push(text),
  };
}
"""
MODULE = "export default async () => ({ HEAPU8: new Uint8Array(64), growMemory() {} });"
# What a browser has and Node has not; the cache holds what `remembers` says.
PAGE = """
import { gzipSync } from "node:zlib";
const remembers = JSON.parse(process.argv[2]);
const element = { dataset: {}, lang: "en", removeAttribute() {}, replaceChildren() {}, setAttribute() {} };
const quiet = () => {};
Object.assign(globalThis, {
  asked: [],
  nycLanguage: "en",
  document: {
    documentElement: element,
    getElementById: () => null,
    querySelectorAll: () => [],
    addEventListener: quiet,
  },
  addEventListener: quiet,
  localStorage: { getItem: () => null, setItem: quiet, removeItem: quiet },
  caches: { match: async () => (remembers ? new Response(gzipSync(new Uint8Array(64))) : undefined) },
  fetch: async () => new Response(gzipSync("a zip")),
});
const { loadPyodide } = await import("./boot.mjs");
await loadPyodide();
console.log(JSON.stringify([element.dataset.start, asked]));
process.exit(0);
"""
BUILD = {
    "info": {}, "pack": "app.pack", "snapshot": "snapshot.pack", "games": {}, "words": {"en": {"failed": "failed"}},
    "memory": {"size": 64, "header": 0, "constants": 0, "sum": 0},
}  # fmt: skip


def started(javascript: Runner, remembers: bool) -> tuple[str, list[str]]:
    """Which way Python was started, and what it was asked to do."""
    boot = (JS / "boot.mjs").read_text("utf-8")
    assert "const BUILD = {};" in boot
    others = {
        "boot.mjs": boot.replace("const BUILD = {};", f"const BUILD = {json.dumps(BUILD)};"),
        "vendor/pyodide/pyodide.mjs": PYODIDE,
        "vendor/pyodide/pyodide.asm.mjs": MODULE,
        "vendor/morphdom/morphdom-esm.js": "export default () => {};",
    }
    way, asked = javascript(PAGE, others, remembers)
    return way, asked


def test_a_remembered_python_gets_fresh_randomness_before_anything_else(javascript: Runner) -> None:
    """Its generator was frozen with its memory: without this every visit would begin the same games."""
    way, asked = started(javascript, remembers=True)
    assert (way, asked[0]) == ("remembered", "from memory")
    assert asked[1] == "import random; random.seed()"


def test_where_nothing_is_remembered_python_starts_from_the_library(javascript: Runner) -> None:
    way, asked = started(javascript, remembers=False)
    assert (way, asked[0]) == ("packed", "from the library")
