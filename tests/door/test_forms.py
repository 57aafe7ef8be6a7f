"""All argument forms of actions stand in one table (contract, section 2), and say what their arguments are."""

from __future__ import annotations

from collections import Counter

import pytest

from nyc_core import games
from nyc_core.newyorkcity.box import BOROUGHS, CARDS, CHARACTERS
from nyc_core.newyorkcity.notation import FORMS, Action
from nyc_core.newyorkcity.words import WORDS
from nyc_core.table.notation import Form
from tests.cases import each
from tests.contract.helpers import random_play
from tests.contract.newyorkcity.helpers import rich
from web.games.newyorkcity import compose

RULES = games.rules("newyorkcity")


def test_the_door_hands_out_the_table() -> None:
    assert RULES.forms is FORMS
    assert {f"use {number}" for number in CHARACTERS} < set(FORMS)


def fits(form: Form, words_: list[str]) -> bool:
    """Whether so many arguments can be what the parts say; a tile has two words."""
    least = sum(part.least + (part.kind == "tile") for part in form.parts)
    most = sum(len(words_) if part.most is None else part.most + (part.kind == "tile") for part in form.parts)
    return least <= len(words_) <= most


def test_every_action_of_games_at_random_has_the_parts_that_its_form_says() -> None:
    seen: Counter[str] = Counter()
    for seed in range(3):
        for now, _ in random_play(rich(seed, 3), seed):
            for option in now.options():
                form = FORMS[option.key]
                seen[option.key] += 1
                assert fits(form, str(option).split()[1 + option.key.count(" ") :]), option
                assert Action.parse(str(option)) == option
    assert len(seen) > 20


@each(sorted(FORMS))
def test_kinds_of_arguments_read_what_they_name(key: str) -> None:
    samples = {
        "card": CARDS[3], "borough": BOROUGHS[4], "character": "17", "pair": "2", "stack": "1", "number": "4",
        "single": "3:wild", "tile": "taxi 4",
    }  # fmt: skip
    parts = FORMS[key].parts
    text = " ".join([key, *(samples[part.kind] for part in parts for _ in range(max(1, part.least)))])
    assert str(Action.parse(text)) == text
    for number, part in enumerate(parts):
        wrong = [samples[one.kind] if place != number else "nonsense" for place, one in enumerate(parts)]
        with pytest.raises(ValueError, match=r"\w"):
            Action.parse(" ".join([key, *wrong]))
        assert part.kind in samples


def test_what_the_page_composes_follows_from_the_table() -> None:
    """The page knows only what the plain decisions put together; what a verb takes, it reads in the table."""
    assert set(compose.VERBS.values()) <= set(FORMS)
    cards = {key for key, form in FORMS.items() if form.takes("card")}
    assert {key for key in cards if not FORMS[key].takes("card", several=True)} == {"use 13", "use 15", "use 20"}


def test_the_menu_folds_what_takes_any_number_of_cards() -> None:
    folded = set()
    for now, _ in random_play(rich(2, 4), 2):
        for option in now.options():
            if WORDS.group(now.state, option):
                folded.add(option.verb)
    assert folded == {"bid", "use", "discard", "keep"}
