"""What a screen reader is told, in the page itself: a region to which lines are added, and which forgets."""

from __future__ import annotations

from tests.web.javascript import Runner, javascript

__all__ = ["javascript"]

SAID = """
const lines = [];
const region = {
  replaceChildren: (...those) => void lines.splice(0, lines.length, ...those),
  append: (line) => void lines.push({ ...line, remove: () => lines.splice(0, 1) }),
  get childElementCount() { return lines.length; },
  get firstElementChild() { return lines[0]; },
};
const quiet = () => {};
Object.assign(globalThis, {
  document: {
    getElementById: (id) => (id === "announcer" ? region : null),
    createElement: () => ({}),
    addEventListener: quiet,
  },
  addEventListener: quiet,
  localStorage: { getItem: () => null, setItem: quiet, removeItem: quiet },
});
const { announce } = await import("./bridge.mjs");
const told = JSON.parse(process.argv[2]).map((text) => {
  announce(text);
  return lines.map((line) => line.textContent);
});
console.log(JSON.stringify(told));
process.exit(0);
"""
OTHERS = {"vendor/morphdom/morphdom-esm.js": "export default () => {};"}


def test_an_empty_text_forgets_all_that_was_said(javascript: Runner) -> None:
    """The next person at the table must not find what the one before was told."""
    assert javascript(SAID, OTHERS, ["one", "two", "", "three"]) == [["one"], ["one", "two"], [], ["three"]]


def test_the_last_five_lines_stay(javascript: Runner) -> None:
    texts = [str(number) for number in range(9)]
    assert javascript(SAID, OTHERS, texts)[-1] == texts[-5:]
