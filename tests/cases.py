"""One promise that holds for many cases is one test: it tries them all, and names those for which it fails."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

LISTED = 12  # failures that are shown
LONGEST = 80  # letters of a case that has no name

Check = Callable[..., object]


def each(
    cases: Iterable[Any], names: Iterable[str] = (), *, spread: bool = False
) -> Callable[[Check], Callable[[], None]]:
    """Makes a test out of the check of one case. `names`: what the cases are called, else as they are written;
    `spread`: each is the list of the check's arguments."""
    listed = list(cases)
    called = list(names) or [str(case)[:LONGEST] for case in listed]

    def decorate(check: Check) -> Callable[[], None]:
        def test() -> None:
            hold(check if not spread else lambda case: check(*case), listed, called)

        test.__name__, test.__qualname__, test.__module__ = check.__name__, check.__qualname__, check.__module__
        test.__doc__ = check.__doc__
        return test

    return decorate


def hold(check: Check, cases: list[Any], names: list[str]) -> None:
    """Do the check for every case, also when one before it failed."""
    assert cases, "there is no case"
    wrong: list[tuple[str, Exception]] = []
    for name, case in zip(names, cases, strict=True):
        try:
            check(case)
        except Exception as error:  # noqa: BLE001 - whatever it is, the other cases are tried too
            error.add_note(f"in the case {name!r}")
            wrong.append((name, error))
    if wrong:
        some = "; ".join(name for name, _ in wrong[:LISTED])
        raise ExceptionGroup(f"{len(wrong)} of {len(cases)} cases: {some}", [error for _, error in wrong[:LISTED]])
