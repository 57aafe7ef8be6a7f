"""What a teacher finds in words in the editor: the parts of the table, and the events of the game."""

from __future__ import annotations

import pytest

from nyc_core.games import rules
from nyc_core.table.words import LANGUAGES
from tests.app.fakepage import opened
from tests.app.test_editor import show
from tests.cases import each


def test_what_is_seen_beside_a_question_is_chosen_in_the_editor() -> None:
    app, page = opened(route="edit")
    app.field("edit-shelf", "read-the-elevator")
    app.tap({"do": "edit-from", "arg": "lesson"})
    show(app, "words")
    assert "Elevator" in page.text("prompt")
    app.field('edit ["fact","look"]', '"people"')
    work = app.house.workshop.desk.work
    assert work.data["look"] == "people"
    assert app.house.workshop.desk.checked.wrong == ""
    app.field('edit ["fact","look"]', "null")
    assert "look" not in work.data


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "… won the bidding round. (won)"),
        ("de", "… gewinnt die Bietrunde. (won)"),
        ("fr", "… remporte l\u2019enchère. (won)"),
    ],
)
def test_events_are_called_by_what_the_log_says_of_them(lang: str, said: str) -> None:
    """Issue 14, "Wrong today": a teacher chooses them in their own language."""
    app, page = opened(route="edit")
    app.field("language", lang)
    try:
        app.field("edit-shelf", "build-the-skyline")
        app.tap({"do": "edit-from", "arg": "lesson"})
        app.house.workshop.desk.work.put("goals.0", {"test": "event", "event": "won"})
        show(app, "goals")
        assert said in page.text("prompt")
    finally:
        app.field("language", "en")


@each([(game, lang) for game in ("newyorkcity", "newyork1901") for lang in LANGUAGES])
def test_every_event_can_be_said_of_nobody_in_particular(case: tuple[str, str]) -> None:
    game, lang = case
    words = rules(game).words
    said = {name: words.happening(name, lang) for name in words.event_names() if name != "unknown"}
    assert all(text.strip("… .,:;()") and "event." not in text and "{" not in text for text in said.values()), said
