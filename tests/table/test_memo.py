"""Tables that fill themselves stay small (issue 16, 7: `parse` remembers no long texts)."""

from __future__ import annotations

import pytest

from nyc_core.table import memo


@pytest.mark.parametrize(("long", "kept"), [(memo.LONGEST, True), (memo.LONGEST + 1, False)])
def test_what_is_long_is_made_anew_each_time(long: int, kept: bool) -> None:
    asked: list[int] = []

    def work_out(key: int) -> tuple[int, ...]:
        asked.append(key)
        return (key,) * long

    table = memo.Table(work_out)
    assert len(table[7]) == len(table[7]) == long
    assert asked == ([7] if kept else [7, 7])


def test_what_has_no_length_is_kept() -> None:
    table: memo.Table[int, object] = memo.Table(lambda _: object())
    assert table[7] is table[7]


def test_a_full_table_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memo, "MOST", 3)
    table = memo.Table(str)
    assert [table[key] for key in range(4)] == ["0", "1", "2", "3"]
    assert dict(table) == {3: "3"}
