"""What the page says of its device: a new version that waits, and whether what is stored is kept."""

from __future__ import annotations

from collections.abc import Sequence

from .frame import button
from .html import el, glyph, join, text
from .scene import Words

# What is said about a new version, and the buttons with it.
VERSIONS: dict[str, tuple[str, ...]] = {"offered": ("update",), "wanted": (), "here": ()}
MEGABYTE = 1_000_000


def word(words: Words, code: str, buttons: Sequence[str] = ()) -> str:
    """A quiet word across the top: nothing is wrong, and nothing has to be done."""
    doors = join(button(words, do, key=f"device.{do}") for do in buttons)
    label = words("close")
    close = el("button", glyph("close"), type="button", class_="door", data_do="dismiss", aria_label=label)
    inner = text("p", words(f"device.{code}")) + doors + (close if buttons else "")
    return el("div", inner, class_="notice quiet", role="status")


def storage(words: Words, promise: str, used: int | None, memory: str = "", erased: str = "") -> str:
    """Whether the games on this device are kept for good, and what room the page takes."""
    size = "" if used is None else " " + words("device.used", size=max(1, round(used / MEGABYTE)))
    ask = button(words, "persist", key="device.persist") if promise == "no" else ""
    broken = " " + words(f"device.memory.{memory}") if memory else ""
    kept = words(f"device.erased.{erased}" if erased and promise != "yes" else f"device.kept.{promise}")
    about = text("b", words("device.storage")) + text("small", kept + size + broken)
    return el("div", el("div", el("div", about) + ask, class_="setting"), class_="settings")
