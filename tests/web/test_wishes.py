"""Issue "Embedding": parameters after `?` and `#` alike, read alike by the frame's JavaScript and by Python."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from nyc_core import InvalidPosition, new_game
from web.app import routes
from web.build import games, node

WEB = Path(__file__).parents[2] / "web"
SCRIPT = """
import {{ parameters, read, seated }} from "file://{folder}/wishes.mjs";
import {{ plain }} from "file://{folder}/post.mjs";
import fs from "node:fs";
const {{ tables, raws, addresses, seats, sitting }} = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));
console.log(JSON.stringify({{
  read: raws.map((raw) => read(raw, tables)),
  seated: seats.map((one) => seated(one, sitting)),
  plain: [{{}}, {{ a: "x", b: 2 }}, Object.create(null), null, 7, [], ["x"], new Map([[1, 2]]), new Date(),
    {{ a: NaN }}, {{ a: {{}} }}, {{ a: "x".repeat(501) }}, {{ ["n".repeat(41)]: 1 }}, new Uint8Array(3e6),
    Object.fromEntries([...Array(21).keys()].map((key) => ["n" + key, 1]))].map((payload) => plain(payload, 500)),
  took: (() => {{
    const [junk, start] = [new Uint8Array(3e6), performance.now()];
    plain(junk, 500);
    return performance.now() - start;
  }})(),
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
    *("https://a.example", "https://a.example/, http://b.example:8000/x?y", "foo https://a.example", "foo", " , "),
    *(
        "https://",
        "http://:80",
        "javascript:1",
        "null",
        "*",
        "https://a.example " * 150,
        "https://A.example\thttps://b.example",
    ),
    *("\N{GRINNING FACE}" * 45, "a\nb", " 1", "constructor"),
)
NAMES = (*routes.choices(), *routes.NUMBERS, *routes.TEXTS, "what", "constructor", "toString", "hasOwnProperty", "")
SEATS = (
    *("human,tom:B4", "human, human:Ben", "human,bot:clerk,tom:A2,tom:C9", "human:Ä B,human", "human:a:b,tom:A2"),
    *(
        "",
        "human",
        "banana",
        "human,",
        "tom:B4,tom:B4",
        "human,tom:Z9",
        "human,tom:B1",
        "human,tom",
        "human,bot",
        "human,human:",
    ),
    *("human,bot:", "human," * 4 + "human", "human,human:" + "x" * 41, "Human,human", "human,tom:B44"),
)
ADDRESSES = {
    "https://x.test/e?mode=play&ply=3": {"mode": "play", "ply": "3"},
    "https://x.test/e#mode=play&ply=3": {"mode": "play", "ply": "3"},
    "https://x.test/e?mode=play&seed=1#mode=replay": {"mode": "replay", "seed": "1"},
    "https://x.test/e?seats=human%2Ctom%3AB4&lang=%ZZ": {"seats": "human,tom:B4", "lang": "%ZZ"},
    "https://x.test/e?&&=&x#": {"": "", "x": ""},
    "https://x.test/e": {},
}


def raws() -> list[dict[str, str]]:
    dice = random.Random(1)
    each = [{name: value} for name in NAMES for value in VALUES]
    mixed = [{name: dice.choice(VALUES) for name in dice.sample(NAMES, 9)} for _ in range(200)]
    many = {f"n{number}": "x" for number in range(99)}
    return [*each, *mixed, many, {**many, "origins": "https://a.example"}]


@pytest.fixture(scope="module")
def theirs(tmp_path_factory: pytest.TempPathFactory, with_node: None) -> dict[str, Any]:
    """What the frame's JavaScript makes of it all."""
    tables = routes.tables()
    folder = tmp_path_factory.mktemp("both")
    script, facts = folder / "both.mjs", folder / "facts.json"
    script.write_text(SCRIPT.format(folder=WEB / "js"), "utf-8")
    data = {"tables": tables, "raws": raws(), "addresses": list(ADDRESSES), "seats": SEATS}
    data["sitting"] = games.sitting(games.metas()[0])
    facts.write_text(json.dumps(data), "utf-8")
    found: dict[str, Any] = json.loads(node.run("node", str(script), str(facts)))
    return found


def test_both_readers_agree(theirs: dict[str, Any]) -> None:
    for raw, other in zip(raws(), theirs["read"], strict=True):
        mine = routes.wishes(raw)
        assert other["values"] == mine.values, raw
        assert [tuple(one) for one in other["complaints"]] == list(mine.complaints), raw
    assert theirs["parameters"] == list(ADDRESSES.values())


def test_an_allow_list_never_fails_open(theirs: dict[str, Any]) -> None:
    """Whoever names origins is told to nobody else: not when the list is too long or holds no origin."""
    for raw, other in zip(raws(), theirs["read"], strict=True):
        given = raw.get("origins", "")
        assert (other["origins"] is None) == (given == ""), raw
    found = {
        raw["origins"]: other["origins"] for raw, other in zip(raws(), theirs["read"], strict=True) if "origins" in raw
    }
    assert found["https://a.example/, http://b.example:8000/x?y"] == ["https://a.example", "http://b.example:8000"]
    assert found["https://A.example\thttps://b.example"] == ["https://a.example", "https://b.example"]
    assert found["foo https://a.example"] == ["https://a.example"]
    for nobody in ("foo", " , ", "null", "*", "javascript:1", "https://", "https://a.example " * 150):
        assert found[nobody] == [], nobody


def test_the_frame_knows_who_can_sit_down(theirs: dict[str, Any]) -> None:
    for seats, fits in zip(SEATS, theirs["seated"], strict=True):
        try:
            new_game("newyorkcity", [seat.strip() for seat in seats.split(",")], 1)
        except InvalidPosition:
            assert not fits, seats
        else:
            assert fits, seats


def test_a_payload_is_a_small_plain_object(theirs: dict[str, Any]) -> None:
    """What is none is not even gone through."""
    assert theirs["plain"] == [{}, {"a": "x", "b": 2}, {}, *[None] * 12]
    assert theirs["took"] < 20
