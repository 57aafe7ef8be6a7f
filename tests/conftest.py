"""What holds for every test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from nyc_core.table import words
from tests.every_game import fixture_named, fixture_table
from tests.toy.house import fixture_garden, fixture_garden_room
from web.build import node

__all__ = ["fixture_garden", "fixture_garden_room", "fixture_named", "fixture_table"]
SLOW = Path(__file__).with_name("slow.txt")  # made by `python -m tests.measure`


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What was measured to be slow is left out by `build.py check`."""
    slow = set(SLOW.read_text("utf-8").split()) if SLOW.exists() else set()
    for item in items:
        if measured(item) in slow:
            item.add_marker("slow")


def measured(item: pytest.Item) -> str:
    """What an item is called in the list of those that are slow: its test, with all cases."""
    return item.nodeid.partition("[")[0]


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    """The language is the process's: a test that leaves another one on would change what the next one reads."""
    yield
    words.speak("en")


@pytest.fixture(scope="session")
def with_node() -> None:
    """For tests that run the page's JavaScript. `build.py check` works without Node, `test` brings it."""
    try:
        node.command("node")
    except node.NodeError as error:
        pytest.skip(f"{error}; `build.py test` brings it")
