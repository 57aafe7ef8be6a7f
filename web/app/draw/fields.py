"""What can be set in the editor, as data, and how each such field is drawn: steppers, switches, lists, palettes.

A tap is `data-do="edit"` with the edit as JSON in `data-arg`; a list to choose from and a line to write in say it under
`data-field`, as `edit [...]` and `type <path>`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as _field
from typing import TYPE_CHECKING, Any, NamedTuple

from .html import NOTHING, Attr, el, esc, glyph, join, text, void
from .scene import Scene

if TYPE_CHECKING:  # lessons are not needed before somebody wants them
    from nyc_core.lessons.lines import Lines
    from nyc_core.lessons.vocabulary import Fact, Word

FEW = 6  # choices that stand side by side
FEW_PIECES = 7  # of a palette that is always open
NUMBER, ONE, LINE, ROWS, TEXT = "number", "one", "line", "rows", "text"  # kinds that every game's parts can use


class Field(NamedTuple):
    """One thing to set. `label` is the id of its text, `name` what is put into it (an owner, a number)."""

    kind: str
    path: str
    label: str
    values: Sequence[Any] = ()  # to choose from; of rows: those of each column
    named: Sequence[str] = ()  # how the values are called, by column: "card", "owner" …, "" for what they are
    do: tuple[Any, ...] = ()
    name: Any = None
    most: int = 10_000
    fresh: Any = None  # of rows: what is added

    @property
    def deed(self) -> tuple[Any, ...]:
        """The edit that a value is handed to (`editor.work.EDITS`)."""
        return self.do or ("set", self.path)


class Piece(NamedTuple):
    """How a value looks that can be tapped."""

    inner: str
    look: str


Pieces = Callable[[Scene, str, Any], Piece | None]  # (scene, how values are called, value); None: as its text
Draw = Callable[[Scene, Pieces, Field, str, Any], str]  # (scene, pieces, field, its label, its value)


@dataclass(frozen=True)
class Palette:
    """What a game adds to the fields of any game: kinds of its own, how its pieces look, what is written as an
    example (in no language but that of the notation), and how the facts of a condition are shown."""

    kinds: Mapping[str, Draw] = _field(default_factory=dict)
    pieces: Pieces = lambda scene, named, value: None
    such: Mapping[str, str] = _field(default_factory=dict)
    facts: Mapping[str, Callable[[Scene, str, str, Any], str]] = _field(
        default_factory=dict
    )  # (scene, path, label, value)
    named: Mapping[str, str] = _field(default_factory=dict)  # how the values of a condition's fact are called, by fact


@dataclass(frozen=True)
class Bench:
    """What the editor's drawings are given: the place that is open with its fields, and all around."""

    place: str
    places: Sequence[tuple[str, str]]  # with the sign of each
    fields: Sequence[Field]
    palette: Palette
    called: Callable[[Scene, str], str]  # what a place is called
    moment: str  # where the table stands, in words
    note: str  # the id of what is to be said about the place
    seats: tuple[int, int]  # the least and the most that can sit down
    alone: Sequence[str]  # kinds of seats that play by themselves, and so cannot learn
    value: Callable[[str], Any]
    given: Callable[[str], Any]
    problem: str
    can_undo: bool
    can_redo: bool
    in_mid_turn: bool
    shelf: Sequence[tuple[str, str]]
    aside: Sequence[str]
    clauses: Sequence[str]  # all of the game, by id
    parts: Sequence[str]  # of the table, on a phone
    vocabulary: Mapping[str, Word]  # of goals and failures
    lines: Lines | None  # all lines of the lesson, where they are shown and it is one
    in_words: Callable[[str], str]  # an action of its first moment, as the log says it
    spoken: str  # the language
    course: Sequence[Mapping[str, Any]]  # the chapters of the course that is made
    about_course: Mapping[str, Any]  # and its texts
    faults: Sequence[str]  # of its lessons
    choices: Callable[[str, Fact], Sequence[Any]]  # what a fact of a condition can be
    happening: Callable[[str], str]  # what an event tells, of nobody in particular
    sample: Mapping[str, Any]  # a condition to begin with
    wrong: str
    whole: bool
    shown: str


def arg(*edit: Any) -> str:
    return json.dumps(edit, separators=(",", ":"))


def button_of(inner: str, do: str, with_: Any, **more: Attr) -> str:
    return el("button", inner, type="button", data_do=do, data_arg=with_, **more)


def small_button(label: str, with_: str, sign: str = "") -> str:
    inner = (glyph(sign) + " " if sign else "") + text("span", label)
    return button_of(inner, "edit", with_, class_="btn small")


def field(scene: Scene, bench: Bench, one: Field) -> str:
    """One thing to set, with the way back to "as after a setup"."""
    label = called(scene, one)
    value, given = bench.value(one.path), bench.given(one.path) is not None
    draw = KINDS.get(one.kind) or bench.palette.kinds[one.kind]
    inner = draw(scene, bench.palette.pieces, one, label, value)
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


def called(scene: Scene, one: Field) -> str:
    name = one.name
    if one.named == ("owner",) and name is not None:
        name = scene.name(name)
    return scene.words(f"edit.{one.label}", name=name)


def said(scene: Scene, named: str, value: Any) -> str:
    """What a value is called."""
    if named == "owner":
        return scene.name(value)
    if named == "plus":
        return f"+{value}"
    return scene.words(f"{named}.{value}") if named else str(value)


def _number(scene: Scene, pieces: Pieces, one: Field, label: str, value: Any) -> str:
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


def _one(scene: Scene, pieces: Pieces, one: Field, label: str, value: Any) -> str:
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
    scene: Scene,
    label: str,
    deed: Sequence[Any],
    values: Sequence[Any],
    named: str | Callable[[Any], str],
    value: Any,
    none: str = NOTHING,
) -> str:
    """A list to choose from; what holds now is among it in any case. `named`: how values are called, or what calls
    them."""
    known = [*values] if value in values or value is None else [value, *values]
    items = "" if value in known else text("option", none, value="null", selected=True)
    items += join(
        text(
            "option",
            none if each is None else _called(scene, named, each, each in values),
            value=json.dumps(each),
            selected=each == value,
        )
        for each in known
    )
    return el("select", items, data_field=f"edit {arg(*deed)}", aria_label=label)


def _called(scene: Scene, named: str | Callable[[Any], str], value: Any, known: bool) -> str:
    if isinstance(named, str):
        return said(scene, named if known else "", value)
    return named(value) if known else str(value)


def _line(scene: Scene, pieces: Pieces, one: Field, label: str, value: Any) -> str:
    """Things in their order, the top first: a tap on one takes it away, one on the palette adds it at the end."""
    named = one.named[0]
    entries = join(
        _piece(
            scene,
            pieces,
            named,
            each,
            arg("cut", one.path, at),
            scene.words("edit.remove", what=said(scene, named, each)),
        )
        for at, each in enumerate(value or ())
    )
    return line_of(scene, label, entries) + palette(scene, pieces, one, named)


def line_of(scene: Scene, label: str, entries: str) -> str:
    """Around the entries of a line, of which there may be none."""
    empty = "" if entries else text("small", scene.words("edit.nothing"), class_="facts")
    return el("div", entries + empty, class_="line-of", role="group", aria_label=label)


def palette(scene: Scene, pieces: Pieces, one: Field, named: str) -> str:
    """All that can be added to a line."""
    shown = join(
        _piece(
            scene,
            pieces,
            named,
            each,
            arg("add", one.path, each),
            scene.words("edit.add", what=said(scene, named, each)),
        )
        for each in one.values
    )
    if len(one.values) <= FEW_PIECES:
        return el("div", shown, class_="palette")
    return el("details", text("summary", scene.words("edit.more_of")) + el("div", shown, class_="palette"))


def _piece(scene: Scene, pieces: Pieces, named: str, value: Any, with_: str, spoken: str) -> str:
    """A thing, or a number, that can be tapped."""
    piece = pieces(scene, named, value) or Piece(esc(said(scene, named, value)), "piece plain")
    return button_of(piece.inner, "edit", with_, class_=piece.look, aria_label=spoken, title=spoken)


def _rows(scene: Scene, pieces: Pieces, one: Field, label: str, value: Any) -> str:
    """Entries of a list, each with a choice for each of its columns."""
    words = scene.words
    rows = join(_row(scene, one, f"{label} {at + 1}", at, row) for at, row in enumerate(value or ()))
    empty = "" if rows else text("small", words("edit.nothing"), class_="facts")
    more = small_button(words("edit.add.row"), arg("add", one.path, one.fresh), "plus")
    return el("ol", rows, class_="edit-rows") + empty + more


def _row(scene: Scene, one: Field, label: str, at: int, row: Sequence[Any]) -> str:
    words = scene.words
    given = [*row, *[None] * (len(one.values) - len(row))]  # of a pair one card may be gone
    cells = join(
        choose(
            scene, f"{label}, {column + 1}", ("cell", one.path, at, column), values, one.named[column], given[column]
        )
        for column, values in enumerate(one.values)
    )
    up = words("edit.up", what=label)
    away = words("edit.remove", what=label)
    lift = (
        button_of(glyph("up"), "edit", arg("lift", one.path, at), class_="door", aria_label=up, title=up) if at else ""
    )
    cut = button_of(glyph("close"), "edit", arg("cut", one.path, at), class_="door", aria_label=away, title=away)
    return el("li", cells + lift + cut)


def _text(scene: Scene, pieces: Pieces, one: Field, label: str, value: Any) -> str:
    return void(
        "input",
        type="text",
        value=value or "",
        data_field=f"type {one.path}",
        aria_label=label,
        maxlength=one.most,
        autocomplete="off",
    )


KINDS: dict[str, Draw] = {NUMBER: _number, ONE: _one, LINE: _line, ROWS: _rows, TEXT: _text}
