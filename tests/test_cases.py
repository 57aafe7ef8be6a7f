"""A test of many cases tries them all, and names those that fail."""

from __future__ import annotations

import pytest

from tests.cases import each


def test_what_fails_is_named_and_the_others_are_tried() -> None:
    tried = []

    @each([1, 2, 3, 4], ["one", "two", "three", "four"])
    def check(number: int) -> None:
        tried.append(number)
        assert number % 2

    with pytest.raises(ExceptionGroup, match="2 of 4 cases: two; four") as caught:
        check()
    assert tried == [1, 2, 3, 4]
    assert [error.__notes__ for error in caught.value.exceptions] == [["in the case 'two'"], ["in the case 'four'"]]
    assert check.__name__ == "check"


def test_a_test_without_cases_proves_nothing() -> None:
    with pytest.raises(AssertionError, match="no case"):
        each([])(lambda case: None)()


def test_cases_may_be_lists_of_arguments() -> None:
    sums = []
    each([(1, 2), (3, 4)], spread=True)(lambda one, other: sums.append(one + other))()
    assert sums == [3, 7]
