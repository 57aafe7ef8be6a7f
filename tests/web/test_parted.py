"""Of a region that changed only the parts that did go over to the page (issue 11, point 5)."""

from __future__ import annotations

import pytest

from web.app.draw.html import part
from web.app.parted import Parted


def one(key: str, inner: str) -> str:
    return part(key, f'<g class="x">{inner}</g>')


def region(first: str, second: str, label: str = "map") -> str:
    return f'<svg aria-label="{label}">{one("first", first)}<path/>{one("second", second)}</svg>'


PLAIN = '<svg aria-label="map"><g data-part="first" class="x">a</g><path/><g data-part="second" class="x">b</g></svg>'


def test_the_first_time_a_region_goes_as_a_whole_and_without_marks() -> None:
    assert Parted().turned({"board": region("a", "b")}) == ({"board": PLAIN}, {})


def test_then_only_the_part_that_changed() -> None:
    shown = Parted()
    shown.turned({"board": region("a", "b"), "prompt": "<p>1</p>"})
    changed = {"second": '<g data-part="second" class="x">c</g>'}
    assert shown.turned({"board": region("a", "c")}) == ({}, {"board": changed})
    assert shown.turned({"prompt": "<p>2</p>"}) == ({"prompt": "<p>2</p>"}, {})


SAME = '<svg aria-label="other"><g data-part="first" data-same></g><path/><g data-part="second" class="x">c</g></svg>'


def test_where_the_frame_or_the_parts_are_others_it_goes_without_the_parts_that_are_not() -> None:
    shown = Parted()
    shown.turned({"board": region("a", "b")})
    assert shown.turned({"board": region("a", "c", label="other")}) == ({"board": SAME}, {})
    changed = {"second": '<g data-part="second" class="x">b</g>'}
    assert shown.turned({"board": region("a", "b", label="other")}) == ({}, {"board": changed}), "and it is known"
    whole, parts = shown.turned({"board": one("first", "a")})
    assert (list(whole), parts) == (["board"], {})


def test_after_another_games_table_nothing_is_known_of_the_page() -> None:
    shown = Parted()
    shown.turned({"board": region("a", "b")})
    whole, parts = shown.turned({"glyphs": "", "room": "", "board": region("a", "c")})
    assert (list(whole), parts) == (["glyphs", "room", "board"], {})


def test_a_part_is_an_element_with_attributes() -> None:
    with pytest.raises(ValueError, match="attributes"):
        part("x", "<g><path d='M0 0'/></g>")
