"""What a game's own reader leans on (`nyc_core.table.reading`)."""

from __future__ import annotations

import pytest

from nyc_core import InvalidPosition
from nyc_core.table.reading import this_format


def test_a_position_says_whose_it_is() -> None:
    assert this_format({"game": "chess"}, "chess", 1, {}) == {"game": "chess"}
    with pytest.raises(InvalidPosition, match="'go' is not chess"):
        this_format({"game": "go"}, "chess", 1, {})


def test_an_older_position_goes_through_all_formats_since() -> None:
    older = {1: lambda given: {**given, "two": 1}, 2: lambda given: {**given, "three": 1}}
    assert this_format({"format": 1}, "chess", 3, older) == {"format": 1, "two": 1, "three": 1}
    assert this_format({"format": 3}, "chess", 3, older) == {"format": 3}
    with pytest.raises(InvalidPosition, match="4 is newer"):
        this_format({"format": 4}, "chess", 3, older)
