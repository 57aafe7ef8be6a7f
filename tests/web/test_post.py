"""Issue 16, 5: messages of the page around. What they cost is counted, the newest other table wins, and what was not
looked at is said; and whose page that is cannot be made up."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from web.build import node

WEB = Path(__file__).parents[2] / "web"
# A frame whose table takes its time, and a page around it.
SCRIPT = """
import {{ around, connect }} from "file://{folder}/post.mjs";
import fs from "node:fs";
const {{ messages, takes, frames }} = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));
const told = [];
const heard = [];
let listener;
globalThis.window = globalThis;
globalThis.parent = {{ postMessage: ({{ type, payload }}, target) => told.push([type, payload.code, target]) }};
globalThis.addEventListener = (_, listen) => (listener = listen);
globalThis.location = {{ ancestorOrigins: ["https://host.test"] }};
globalThis.document = {{ referrer: "" }};
connect(null, (type, payload) => {{
  heard.push([type, payload]);
  const until = performance.now() + (type === "load" ? takes : 0);
  while (performance.now() < until);
}});
const start = performance.now();
for (const [type, payload] of messages) {{
  listener({{ source: parent, origin: "https://host.test", data: {{ source: "nyc", v: 1, type, payload }} }});
}}
const busy = performance.now() - start;
await new Promise((done) => setTimeout(done, 4000));
const known = frames.map(([ancestors, referrer, alone]) => {{
  globalThis.parent = alone ? globalThis : {{}};
  globalThis.location = {{ ancestorOrigins: ancestors ?? undefined, origin: "https://site.test" }};
  globalThis.document = {{ referrer }};
  return around();
}});
console.log(JSON.stringify({{ told, heard, busy, known }}));
"""


def run(tmp_path: Path, **given: Any) -> dict[str, Any]:
    asked = {"messages": [], "takes": 0, "frames": [], **given}
    (tmp_path / "given.json").write_text(json.dumps(asked), "utf-8")
    (tmp_path / "run.mjs").write_text(SCRIPT.format(folder=WEB / "js"), "utf-8")
    answer: dict[str, Any] = json.loads(node.run("node", str(tmp_path / "run.mjs"), str(tmp_path / "given.json")))
    return answer


def test_300_other_tables_at_once_are_few_and_the_newest_is_laid(tmp_path: Path, with_node: None) -> None:
    """They froze the frame for 35 seconds."""
    answer = run(tmp_path, messages=[("load", {"seed": number}) for number in range(300)], takes=120)
    laid = [payload["seed"] for _, payload in answer["heard"]]
    assert laid[-1] == 299
    assert laid == sorted(laid)
    assert len(laid) < 15
    assert answer["busy"] < 3000
    assert ["error", "flood", "*"] in answer["told"]


def test_what_is_wanted_of_a_table_that_is_to_come_is_not_done_on_another(tmp_path: Path, with_node: None) -> None:
    loads = [("load", {"seed": number}) for number in range(30)]
    answer = run(
        tmp_path, messages=[*loads, ("play", {"notation": "start 1"}), ("theme", {"theme": "dark"})], takes=120
    )
    kinds = [kind for kind, _ in answer["heard"]]
    assert "play" not in kinds
    assert ["error", "flood", "*"] in answer["told"]


def test_a_table_now_and_then_is_no_flood(tmp_path: Path, with_node: None) -> None:
    messages = [("load", {"seed": 1}), ("goto", {"ply": 3}), ("play", {"notation": "start 1"}), ("load", {"seed": 2})]
    answer = run(tmp_path, messages=messages, takes=50)
    assert [list(one) for one in messages] == answer["heard"]
    assert answer["told"] == []


def test_whose_page_it_is(tmp_path: Path, with_node: None) -> None:
    """Of what the page around could leave out or write itself nothing goes before what the browser knows."""
    frames = {
        (("https://a.test", "https://top.test"), "https://b.test/x", False): "https://a.test",
        (("null",), "https://b.test/x", False): "",
        (None, "https://b.test:8/x?y", False): "https://b.test:8",
        (None, "", False): "",
        (None, "https://b.test/", True): "https://site.test",
    }
    assert run(tmp_path, frames=list(frames))["known"] == list(frames.values())
