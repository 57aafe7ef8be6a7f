"""Hints and reviews in every game: what they tell is data, an option, and the same however it is cut into steps."""

from __future__ import annotations

import json

import pytest

from nyc_core import bots, new_game
from nyc_core.bots import review, words
from nyc_core.bots.hint import Hint
from nyc_core.bots.reasons import say_why
from nyc_core.bots.review import Review
from nyc_core.newyorkcity.mind import words as parts
from nyc_core.newyorkcity.mind.features import PARTS
from nyc_core.table.game import Game
from nyc_core.table.meta import Meta
from nyc_core.table.mind import Mind
from nyc_core.table.words import LANGUAGES
from tests.bots.test_tree import sure_win
from tests.every_game import Table
from tests.words_play import COMPLETE

FEW = 16


def some_game(named: Meta, actions: int = 12) -> Game:
    """The beginning of a game of a person against others who play at random."""
    game = new_game(named.name, ["human", *["bot:random"] * (named.least - 1)], 4)
    while game.decision and len(game.actions) < actions:
        game.act(bots.choose("random", game))
    return game


def test_advice_names_options_the_best_first(table: Table) -> None:
    hint = Hint(table.new(3), FEW)
    while not hint.step(5):
        pass
    advice = hint.advice()
    assert 1 <= len(advice) <= 3
    assert {one["action"] for one in advice} <= {str(option) for option in table.new(3).options()}
    assert advice[0]["loss"] == 0
    assert json.loads(json.dumps(advice)) == advice
    for one in advice:
        for lang in ("en", "de"):
            said = say_why(table.new(3), one["why"], hint.search.seat, lang)
            assert ("from" in said or "durch" in said) == bool(one["why"])


def test_every_word_is_there_in_both_languages() -> None:
    for code in LANGUAGES:
        if code in COMPLETE:
            assert words.say.own(code).keys() == words.say.own("en").keys()
            assert parts.say.own(code).keys() == parts.say.own("en").keys()
        assert parts.say.table(code).keys() >= set(PARTS)
    marks = {f"mark.{mark}" for mark in ("best", "fine", "close", "mistake", "blunder")}
    assert marks | {f"band.{name}" for name, _ in review.BANDS} <= words.say.own("en").keys()


def test_a_review_tells_of_each_own_decision(named: Meta) -> None:
    game = some_game(named)
    own = [ply for ply, (seat, _) in enumerate(game.actions) if seat == 0]
    review = Review(game, playouts=FEW).run()
    assert [one["ply"] for one in review["decisions"]] == own
    assert [one["played"] for one in review["decisions"]] == [game.actions[ply][1] for ply in own]
    assert review["plies"] == len(game.actions)
    assert json.loads(json.dumps(review)) == review
    for one in review["decisions"]:
        assert one["mark"] in {"best", "fine", "close", "mistake", "blunder"}
        assert (one["best"] == one["played"]) == (one["mark"] == "best")


def test_a_review_in_steps_is_the_same_and_can_be_left(named: Meta) -> None:
    game = some_game(named, 8)
    before = game.position()
    slices, last = Review(game, playouts=FEW), -1.0
    while not slices.step(3):
        assert last <= slices.progress <= 1
        last = slices.progress
        assert slices.result()["plies"] <= len(game.actions)
    assert slices.progress == 1
    assert slices.result() == Review(game, playouts=FEW).run()
    assert game.position() == before


def test_without_persons_bots_are_reviewed(named: Meta) -> None:
    game = new_game(named.name, ["bot:random"] * named.least, 4)
    for _ in range(6):
        game.act(bots.choose("random", game))
    review = Review(game, playouts=FEW).run()
    assert {one["seat"] for one in review["seats"]} == set(range(named.least))
    assert len(review["decisions"]) == 6


def test_what_nobody_thought_about_is_compared_all_the_same(garden: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a game finds but one option worth a thought, whoever plays another is not told that it was best."""
    game = sure_win(2)
    worst, best = game.options()[:2]
    assert (str(worst), str(best)) == ("plant 1 c3", "plant 4 c3")
    monkeypatch.setattr(Mind, "candidates", lambda self, position, name, seat, number, options: [best])
    game.act(worst)
    (decision,) = Review(game, seats=[0], playouts=FEW).run()["decisions"]
    assert (decision["best"], decision["mark"], decision["loss"]) == (str(best), "mistake", 3.0)
    assert decision["chances"] != [50.0, 50.0], "what nobody tried says nothing of chances"


def test_losses_are_added_up_by_what_they_were_about(named: Meta) -> None:
    """And told as shares of the whole."""
    result = Review(some_game(named), playouts=FEW).run()
    lost = result["seats"][0]["lost"]
    assert set(lost) == {decision["topic"] for decision in result["decisions"]}
    assert sum(lost.values()) == pytest.approx(sum(decision["cost"] for decision in result["decisions"]), abs=0.5)
    parts = review.shares({"bid": 6.0, "draft": 18.0, "hire": 0.0})
    assert parts == [("draft", 75.0), ("bid", 25.0)]
    assert review.shares({"bid": 0.0}) == []


def test_what_is_within_two_errors_is_no_mistake() -> None:
    assert review._mark(5.0, 20.0, 11.0) == "close"
    assert review._mark(5.0, 20.0, 9.0) == "blunder"
    assert review._mark(2.0, 8.0, 1.0) == "mistake"
    assert review._mark(1.0, 5.9, 0.1) == "fine"
    assert review._mark(-1.0, 0.0, 0.1) == "best"


def test_chances_are_even_where_all_have_the_same() -> None:
    assert review.chances([50.0, 50.0], 10.0) == [0.5, 0.5]
    one, two = review.chances([60.0, 50.0], 10.0)
    assert one == pytest.approx(0.84, abs=0.02)  # a lead of one spread
    assert one + two == pytest.approx(1)


def test_bands_go_from_master_to_beginner() -> None:
    assert review.band(None) is None
    assert review.band(0.0) == "master"
    assert review.band(100.0) == "beginner"
    assert [most for _, most in review.BANDS] == sorted(most for _, most in review.BANDS)
