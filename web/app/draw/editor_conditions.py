"""Goals, failures and grades in the editor. The vocabulary's own data say what a condition needs and may have."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from nyc_core.lessons.schema import LONGEST_LINE
from nyc_core.lessons.vocabulary import ANY, NUMBERS, Fact

from .editor_rows import away, grown, more, texts
from .fields import Bench, arg, choose, stepper
from .html import el, join, text, void
from .scene import Scene

NAMED = {"seat": "owner", "of": "owner", "item": "edit.item"}  # how the values of a fact are called, in every game


def goals(scene: Scene, bench: Bench) -> str:
    return _conditions(scene, bench, "goals")


def failures(scene: Scene, bench: Bench) -> str:
    return _conditions(scene, bench, "failures")


def grades(scene: Scene, bench: Bench) -> str:
    return _conditions(scene, bench, "grades")


def _conditions(scene: Scene, bench: Bench, key: str) -> str:
    rows = join(
        el("li", _condition(scene, bench, key, place, one, key != "goals"), class_="edit-condition")
        for place, one in enumerate(bench.given(key) or ())
    )
    return grown(scene, key, rows, bench.sample)


def _condition(scene: Scene, bench: Bench, path: str, place: int, one: dict[str, Any], reason: bool) -> str:
    words, here = scene.words, f"{path}.{place}"
    word = one["test"]
    label = words("edit.condition", n=place + 1)
    known = [name for name in bench.vocabulary if name != ANY or ".of" not in path]
    head = choose(scene, label, ("test", here), known, "edit.test", word) + away(scene, path, place, label)
    entry = bench.vocabulary.get(word)
    facts = ""
    if word == ANY:
        inside = join(
            el("li", _condition(scene, bench, f"{here}.of", number, part, reason=False))
            for number, part in enumerate(one.get("of", ()))
        )
        facts = el("ol", inside, class_="edit-list") + more(scene, f"{here}.of", bench.sample)
    elif entry:
        keys = [*(("seat",) if entry.seat else ()), *entry.needs, *entry.may]
        facts = join(_fact(scene, bench, here, key, entry.facts[key], one.get(key), key in entry.needs) for key in keys)
        facts += _numbers(scene, here, one) if entry.number else ""
    why = texts(scene, bench, f"{here}.reason", words("edit.reason"), LONGEST_LINE) if reason else ""
    return el("div", head, class_="edit-pair") + el("div", facts, class_="edit-facts") + why


def _fact(scene: Scene, bench: Bench, here: str, key: str, fact: Fact, value: Any, needed: bool) -> str:
    """A picker for one fact; what may be left out has a choice for that."""
    words, path = scene.words, f"{here}.{key}"
    label = words(f"edit.fact.{key}")
    name = text("span", label, class_="edit-name")
    if key in bench.palette.facts:
        field = bench.palette.facts[key](scene, path, label, value)
    elif key in ("action", "with"):
        shown = value if isinstance(value, str) else json.dumps(value) if value else ""
        kind = "facts" if key == "with" else "type"
        field = void(
            "input",
            type="text",
            value=shown,
            data_field=f"{kind} {path}",
            aria_label=label,
            placeholder=bench.palette.such.get(key, ""),
            autocomplete="off",
        )
    else:
        values = bench.choices(key, fact)
        named = partial(_happening, bench) if key == "event" else bench.palette.named.get(key, NAMED.get(key, ""))
        none = words("edit.fact.learner" if key == "seat" else "edit.fact.any")
        field = choose(scene, label, ("fact", path), values if needed else [None, *values], named, value, none)
    return el("div", name + field, class_="edit-fact")


def _happening(bench: Bench, name: str) -> str:
    """An event in words, and the name by which lessons know it: several are said alike."""
    return f"{bench.happening(name)} ({name})"


def _numbers(scene: Scene, here: str, one: dict[str, Any]) -> str:
    """How the number is compared, and with what."""
    words = scene.words
    how = next((key for key in NUMBERS if key in one), None)
    label = words("edit.fact.number")
    picked = choose(scene, label, ("compare", here), [None, *NUMBERS], "edit.compare", how)
    steps = (
        stepper(scene, label, int(one[how]), lambda by: arg("step", f"{here}.{how}", by))
        if how and type(one[how]) is int
        else ""
    )
    return el("div", text("span", label, class_="edit-name") + picked + steps, class_="edit-fact")
