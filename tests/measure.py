"""`python -m tests.measure` lists in slow.txt the tests that take more than three tenths of a second of CPU time with
all their cases: `build.py check` leaves those out. CPU time is the same on a busy machine. Arguments are pytest's."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Generator

import pytest

from tests.conftest import SLOW, measured

SECONDS = 0.3


class Meter:
    """A plugin that adds up what each test takes, with the programs that it runs."""

    def __init__(self) -> None:
        self.took: Counter[str] = Counter()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        before = sum(os.times()[:4])
        result = yield
        self.took[measured(item)] += round(1000 * (sum(os.times()[:4]) - before))
        return result


def main(arguments: list[str]) -> int:
    meter = Meter()
    code = pytest.main(["-q", "-n", "0", *(arguments or ["tests"])], [meter])
    if not arguments:
        slow = sorted(name for name, took in meter.took.items() if took > 1000 * SECONDS)
        SLOW.write_text("".join(f"{name}\n" for name in slow), "utf-8")
    for name, took in meter.took.most_common(40):
        print(f"{took / 1000:8.2f} s  {name}")
    print(f"{sum(meter.took.values()) / 1000:8.2f} s  in all")
    return int(code)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
