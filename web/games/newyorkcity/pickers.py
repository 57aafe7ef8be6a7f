"""How one thing is set in the editor: steppers, switches, lists, palettes. A tap is `data-do="edit"` with the edit as JSON
in `data-arg`; a list to choose from and a line to write in say it under `data-field`, as `edit [...]` and `type <path>`."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from nyc_core.newyorkcity import box
from web.app.draw.html import NOTHING, Attr, el, esc, glyph, join, text, void
from web.app.draw.scene import Scene

from . import characters, people

FEW = 6  # choices that stand side by side
Bench = Mapping[str, Any]  # what `Editing.bench` gives: the fields of the place that is open, and all around


def arg(*edit: Any) -> str:
    return json.dumps(edit, separators=(",", ":"))


def button_of(inner: str, do: str, with_: Any, **more: Attr) -> str:
    return el("button", inner, type="button", data_do=do, data_arg=with_, **more)


def small_button(label: str, with_: str, sign: str = "") -> str:
    inner = (glyph(sign) + " " if sign else "") + text("span", label)
    return button_of(inner, "edit", with_, class_="btn small")


# --- fields ---------------------------------------------------------------------------------------------------------


def field(scene: Scene, bench: Bench, one: Any) -> str:
    """One thing to set, with the way back to "as after a setup"."""
    label = called(scene, one)
    value, given = bench["value"](one.path), bench["given"](one.path) is not None
    inner = KINDS[one.kind](scene, one, label, value)
    drop = ""
    if given and one.path.startswith("position.") and not one.path.startswith("position.seats"):
        spoken = scene.words("edit.open.label", what=label)
        drop = button_of(
            esc(scene.words("edit.open")), "edit", arg("drop", one.path), class_="leave-open", aria_label=spoken
        )
    elif one.path.startswith("position.") and not given:
        drop = text("small", scene.words("edit.is_open"), class_="facts is-open")
    name = text("span", label, class_="edit-name")
    return el(
        "div", name + inner + drop, class_=f"edit-field of-{one.kind}{' set' if given else ''}", data_key=one.path
    )


def called(scene: Scene, one: Any) -> str:
    name = one.name
    if one.named == ("owner",) and name is not None:
        name = scene.name(name)
    return scene.words(f"edit.{one.label}", name=name)


def said(scene: Scene, named: str, value: Any) -> str:
    """What a value is called."""
    if named == "owner":
        return scene.name(value)
    if named == "character":
        return f"{value} · {characters.name(scene, int(value))}"
    if named == "plus":
        return f"+{value}"
    return scene.words(f"{named}.{value}") if named else str(value)


def _number(scene: Scene, one: Any, label: str, value: Any) -> str:
    return stepper(scene, label, int(value or 0), lambda by: arg("step", one.path, by), one.most)


def stepper(scene: Scene, label: str, value: int, with_: Callable[[int], str], most: int = 10_000) -> str:
    """Less, the number, more."""
    words = scene.words
    less = words("edit.less", what=label)
    more = words("edit.more", what=label)
    down = button_of(
        glyph("minus"), "edit", with_(-1), class_="step", aria_label=less, aria_disabled="true" if value <= 0 else None
    )
    up = button_of(
        glyph("plus"), "edit", with_(1), class_="step", aria_label=more, aria_disabled="true" if value >= most else None
    )
    return el("span", down + text("output", value) + up, class_="stepper", role="group", aria_label=f"{label}: {value}")


def _one(scene: Scene, one: Any, label: str, value: Any) -> str:
    named = one.named[0] if one.named else ""
    if len(one.values) > FEW:
        return choose(scene, label, one.deed, one.values, named, value)
    parts = join(
        button_of(
            esc(said(scene, named, each)),
            "edit",
            arg(*one.deed, each),
            class_="seg",
            role="radio",
            aria_checked="true" if each == value else "false",
        )
        for each in one.values
    )
    return el("div", parts, class_="segs", role="radiogroup", aria_label=label)


def choose(
    scene: Scene, label: str, deed: Sequence[Any], values: Sequence[Any], named: str, value: Any, none: str = NOTHING
) -> str:
    """A list to choose from; what holds now is among it in any case."""
    known = [*values] if value in values or value is None else [value, *values]
    items = "" if value in known else text("option", none, value="null", selected=True)
    items += join(
        text(
            "option",
            none if each is None else said(scene, named if each in values else "", each),
            value=json.dumps(each),
            selected=each == value,
        )
        for each in known
    )
    return el("select", items, data_field=f"edit {arg(*deed)}", aria_label=label)


def _cards(scene: Scene, one: Any, label: str, value: Any) -> str:
    return field_of_cards(scene, one.path, label, value)


def field_of_cards(scene: Scene, path: str, label: str, value: Any) -> str:
    """How many of each type, where the order means nothing."""
    held = Counter(value or ())
    return el(
        "div",
        join(_of_type(scene, path, kind, held[kind]) for kind in box.CARDS),
        class_="of-types",
        role="group",
        aria_label=label,
    )


def _of_type(scene: Scene, path: str, kind: str, number: int) -> str:
    name = scene.words(f"card.{kind}")
    sign = el("span", glyph(kind), class_=f"chip k-{kind}", title=name, aria_hidden="true")
    return el("span", sign + stepper(scene, name, number, lambda by: arg("card", path, kind, by)), class_="of-type")


def _line(scene: Scene, one: Any, label: str, value: Any) -> str:
    """Things in their order, the top first: a tap on one takes it away, one on the palette adds it at the end."""
    named = one.named[0]
    entries = join(
        _piece(
            scene, named, each, arg("cut", one.path, place), scene.words("edit.remove", what=said(scene, named, each))
        )
        for place, each in enumerate(value or ())
    )
    empty = "" if entries else text("small", scene.words("edit.nothing"), class_="facts")
    return el("div", entries + empty, class_="line-of", role="group", aria_label=label) + _palette(scene, one, named)


def _palette(scene: Scene, one: Any, named: str) -> str:
    pieces = join(
        _piece(scene, named, each, arg("add", one.path, each), scene.words("edit.add", what=said(scene, named, each)))
        for each in one.values
    )
    if len(one.values) <= 7:
        return el("div", pieces, class_="palette")
    return el("details", text("summary", scene.words("edit.more_of")) + el("div", pieces, class_="palette"))


def _piece(scene: Scene, named: str, value: Any, with_: str, spoken: str, class_: str = "") -> str:
    """A card, a vessel, a character or a number that can be tapped."""
    if named == "character":
        inner = text("span", box.CHARACTERS[value].value, class_="v") + characters.icon(value)
        look = f"mini ph-{box.CHARACTERS[value].phase}"
    elif named == "card":
        inner, look = glyph(value), f"piece chip k-{value}"
    elif named == "vessel":
        inner, look = glyph(value), f"piece ship v-{value}"
    else:
        inner, look = esc(said(scene, named, value)), "piece plain"
    return button_of(inner, "edit", with_, class_=f"{look} {class_}".strip(), aria_label=spoken, title=spoken)


def _rows(scene: Scene, one: Any, label: str, value: Any) -> str:
    """Entries of a list, each with a choice for each of its columns."""
    words = scene.words
    rows = join(_row(scene, one, f"{label} {place + 1}", place, row) for place, row in enumerate(value or ()))
    empty = "" if rows else text("small", words("edit.nothing"), class_="facts")
    more = small_button(words("edit.add.row"), arg("add", one.path, one.fresh), "plus")
    return el("ol", rows, class_="edit-rows") + empty + more


def _row(scene: Scene, one: Any, label: str, place: int, row: Sequence[Any]) -> str:
    words = scene.words
    given = [*row, *[None] * (len(one.values) - len(row))]  # of a pair one card may be gone
    cells = join(
        choose(
            scene, f"{label}, {column + 1}", ("cell", one.path, place, column), values, one.named[column], given[column]
        )
        for column, values in enumerate(one.values)
    )
    up = words("edit.up", what=label)
    away = words("edit.remove", what=label)
    lift = (
        button_of(glyph("up"), "edit", arg("lift", one.path, place), class_="door", aria_label=up, title=up)
        if place
        else ""
    )
    cut = button_of(glyph("close"), "edit", arg("cut", one.path, place), class_="door", aria_label=away, title=away)
    return el("li", cells + lift + cut)


def _company(scene: Scene, one: Any, label: str, value: Any) -> str:
    """Characters of a player: a tap says whether it is used, the cross takes it away."""
    words, entries = scene.words, ""
    for place, (number, used) in enumerate(people.company({"characters": value or ()})):
        name = characters.name(scene, number)
        key = "edit.used" if used else "edit.unused"
        paid = el("span", glyph("coin"), class_="paid") if used else ""
        inner = text("span", box.CHARACTERS[number].value, class_="v") + characters.icon(number) + paid
        look = f"mini ph-{box.CHARACTERS[number].phase}{' used' if used else ''}"
        turn = button_of(
            inner,
            "edit",
            arg("use", one.path, place),
            class_=look,
            aria_label=words(key, name=name),
            aria_pressed="true" if used else "false",
        )
        away = words("edit.remove", what=name)
        cut = button_of(glyph("close"), "edit", arg("cut", one.path, place), class_="door", aria_label=away, title=away)
        entries += el("span", turn + cut, class_="member")
    empty = "" if entries else text("small", words("edit.nothing"), class_="facts")
    return el("div", entries + empty, class_="line-of", role="group", aria_label=label) + _palette(
        scene, one, "character"
    )


def _press(scene: Scene, one: Any, label: str, value: Any) -> str:
    """Each token's space; in a stack who came last lies on top."""
    words, found = scene.words, ""
    for owner in scene.press_order:
        name, space = scene.name(owner), scene.space(owner)
        steps = stepper(scene, name, space, lambda by, owner=owner: arg("press", owner, by), box.LAST_SPACE)  # type: ignore[misc]
        spoken = words("edit.top.label", name=name)
        top = button_of(glyph("up"), "edit", arg("press", owner, 0), class_="door", aria_label=spoken, title=spoken)
        found += el("li", scene.token(owner) + text("span", name, class_="nm") + steps + top)
    return el("ol", found, class_="edit-rows")


def _text(scene: Scene, one: Any, label: str, value: Any) -> str:
    return void(
        "input",
        type="text",
        value=value or "",
        data_field=f"type {one.path}",
        aria_label=label,
        maxlength=one.most,
        autocomplete="off",
    )


KINDS: dict[str, Callable[[Scene, Any, str, Any], str]] = {
    "number": _number,
    "one": _one,
    "cards": _cards,
    "line": _line,
    "rows": _rows,
    "company": _company,
    "press": _press,
    "text": _text,
}
