"""What every sheet and screen is made of: the dialog around it, buttons that do something, switches and fields."""

from __future__ import annotations

from collections.abc import Iterable

from .html import Attr, el, esc, glyph, join, text, void
from .scene import Words


def sheet(words: Words, name: str, title: str, inner: str, wide: bool = False) -> str:
    """A dialog over the table: a heading, a door out, and what is in it. The page keeps the keyboard inside."""
    label = words("close")
    close = el("button", glyph("close"), type="button", class_="door", data_do="close", aria_label=label, title=label)
    head = el("div", text("h2", title, id=f"{name}-title", tabindex=-1, data_focus=True) + close, class_="panel-head")
    kept: dict[str, Attr] = {} if _has_stops(inner) else {"tabindex": 0, "role": "group", "aria-label": title}
    body = el("div", inner, class_="panel-body", **kept)
    box = el(
        "div",
        head + body,
        class_=f"dialog {name}{' wide' if wide else ''}",
        role="dialog",
        aria_modal="true",
        aria_labelledby=f"{name}-title",
    )
    behind = el("button", "", type="button", class_="behind", data_do="close", tabindex=-1, aria_hidden="true")
    return el("div", behind + box, class_="veil")


def _has_stops(inner: str) -> bool:
    """Whether the keyboard finds something to press there; if not, the sheet itself is where it can be, to scroll it. The
    numbers of clauses do not count: who does not want them does not see them."""
    links = inner.count("<a ") - inner.count('class="rule"')
    return "<button" in inner or "<input" in inner or links > 0


def button(words: Words, do: str, sign: str = "", class_: str = "btn", key: str = "", **more: Attr) -> str:
    """A button that makes the page do something: `data-do`, and what it needs to know as `data-arg`."""
    label = words(key or f"do.{do}")
    inner = (glyph(sign) + " " if sign else "") + text("span", label)
    return el("button", inner, type="button", class_=class_, data_do=do, **more)


def choice(
    words: Words, name: str, values: Iterable[str], chosen: str, labels: str, do: str = "set", label: str = ""
) -> str:
    """One of a few: buttons side by side. A tap says `data-do="set" data-arg="theme=dark"`."""
    parts = join(
        el(
            "button",
            esc(words(f"{labels}.{value}")),
            type="button",
            class_="seg",
            role="radio",
            aria_checked="true" if value == chosen else "false",
            data_do=do,
            data_arg=f"{name}={value}",
        )
        for value in values
    )
    return el("div", parts, class_="segs", role="radiogroup", aria_label=label or words(f"{labels}.label"))


def field(words: Words, name: str, value: str, key: str, kind: str = "text", **more: Attr) -> str:
    """A line to write in. What is written comes to the page under `data-field`."""
    label = words(key)
    attributes: dict[str, Attr] = {
        "type": kind,
        "name": name,
        "value": value,
        "data-field": name,
        "aria-label": label,
        "placeholder": label,
    }
    return void("input", **{"autocomplete": "off", "spellcheck": "false", **attributes, **more})


def select(words: Words, name: str, pairs: Iterable[tuple[str, str]], chosen: str, key: str) -> str:
    """A list to choose from: (value, label)."""
    items = join(text("option", label, value=value, selected=value == chosen) for value, label in pairs)
    return el("select", items, name=name, data_field=name, aria_label=words(key))


def screen(name: str, label: str, inner: str) -> str:
    """A whole page in front of the table; for a screen reader it is a dialog, since the table is still behind it."""
    return el(
        "div", inner, class_=f"screen {name}", id=f"screen-{name}", role="dialog", aria_modal="true", aria_label=label
    )


def decimal(words: Words, number: float) -> str:
    """A number to a tenth, as one writes it in the language that is spoken."""
    return f"{number:.1f}".removesuffix(".0").replace(".", words("decimal"))
