"""Issue "Embedding": parameters after `?` and `#` alike, read alike by the frame's JavaScript and by Python."""

from __future__ import annotations

import json
import random
from pathlib import Path

from web.app import wishes
from web.build import node

WEB = Path(__file__).parents[2] / "web"
SCRIPT = """
import {{ parameters, read }} from "file://{module}";
import fs from "node:fs";
const {{ tables, raws, addresses }} = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));
console.log(JSON.stringify({{
  read: raws.map((raw) => read(raw, tables)),
  parameters: addresses.map((address) => ({{ ...parameters(new URL(address)) }})),
}}));
"""
VALUES = (
    *(
        "",
        "0",
        "1",
        "2",
        "play",
        "replay",
        "Play",
        "auto",
        "de",
        "dark",
        "click",
        "now",
        "-1",
        "1e3",
        "007",
        "4294967295",
    ),
    *("4294967296", "99999", "100000", "\N{SUPERSCRIPT TWO}", "\N{ARABIC-INDIC DIGIT ONE}", "<b>", "x" * 50, "y" * 500),
    *("\N{GRINNING FACE}" * 45, "a\nb", " 1", "constructor"),
)
NAMES = (*wishes.CHOICES, *wishes.NUMBERS, *wishes.TEXTS, "what", "constructor", "toString", "hasOwnProperty", "")
ADDRESSES = {
    "https://x.test/e?mode=play&ply=3": {"mode": "play", "ply": "3"},
    "https://x.test/e#mode=play&ply=3": {"mode": "play", "ply": "3"},
    "https://x.test/e?mode=play&seed=1#mode=replay": {"mode": "replay", "seed": "1"},
    "https://x.test/e?seats=human%2Ctom%3AB4&lang=%ZZ": {"seats": "human,tom:B4", "lang": "%ZZ"},
    "https://x.test/e?&&=&x#": {"": "", "x": ""},
    "https://x.test/e": {},
}


def test_both_readers_agree(tmp_path: Path) -> None:
    dice = random.Random(1)
    raws = [{name: value} for name in NAMES for value in VALUES]
    raws += [{name: dice.choice(VALUES) for name in dice.sample(NAMES, 9)} for _ in range(200)]
    raws.append({f"n{number}": "x" for number in range(99)})
    tables = {**wishes.TABLES, "most": wishes.MOST, "shown": wishes.SHOWN}
    script, facts = tmp_path / "both.mjs", tmp_path / "facts.json"
    script.write_text(SCRIPT.format(module=WEB / "wishes.mjs"), "utf-8")
    facts.write_text(json.dumps({"tables": tables, "raws": raws, "addresses": list(ADDRESSES)}), "utf-8")
    found = json.loads(node.run("node", str(script), str(facts)))
    for raw, theirs in zip(raws, found["read"], strict=True):
        mine = wishes.read(raw)
        assert theirs["values"] == mine.values, raw
        assert [tuple(one) for one in theirs["complaints"]] == list(mine.complaints), raw
    assert found["parameters"] == list(ADDRESSES.values())
