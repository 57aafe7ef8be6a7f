"""Tree search in every game: what it plays is an option, it can be done in steps, and it sees what its seat sees."""

from __future__ import annotations

from typing import Any

import pytest

from nyc_core import InvalidPosition, bots, game_from_position, games, new_game
from nyc_core.bots import levels
from nyc_core.bots.hint import FAR_OFF, MOST, told
from nyc_core.bots.review import Review
from nyc_core.bots.search import lead
from nyc_core.bots.tree import Search
from nyc_core.table.game import Game
from nyc_core.table.meta import Meta
from tests.bots.endings import endings
from tests.bots.test_seam import moments
from tests.every_game import Table

FEW = 24


def test_what_is_thought_about_are_options_each_once(table: Table) -> None:
    for game in moments(table.new(2), 3, 14):
        actions = [one.action for one in Search(game, FEW).candidates()]
        assert actions
        assert len(set(actions)) == len(actions)
        assert set(actions) <= set(game.options())


def test_only_options_are_played_in_the_tree(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each step is asked, before it plays, whether it would list what the tree plays."""
    game = table.new(4)
    for name, ask in game.rules.steps.asks.items():

        def checked(position: Any, seat: int, number: int, action: Any, ask: Any = ask) -> None:
            options = ask.options(position, seat, number)
            assert not options or action in options, (ask.kind, str(action))
            ask.play(position, seat, number, action)

        monkeypatch.setitem(game.rules.steps.play, name, checked)
    for now in moments(game, 5, 21):
        Search(now, FEW).run()


def test_in_steps_it_is_the_same(table: Table) -> None:
    for game in moments(table.new(6), 7, 23):
        whole, slices = Search(game, FEW, seed=9), Search(game, FEW, seed=9)
        whole.run()
        while not slices.step(5):
            assert slices.best in game.options()
        assert whole.candidates() == slices.candidates()
        assert whole.best == slices.best


def test_a_thought_in_steps_is_what_the_bot_plays(named: Meta) -> None:
    game = new_game(named.name, ["bot:search-2"] * named.least, 8)
    for name in bots.names(game):
        thought = bots.think(name, game, seed=5)
        while not thought.step(7):
            assert thought.best in game.options()
        assert thought.best == bots.choose(name, game, seed=5)


def test_it_never_thinks_longer_than_it_may(named: Meta) -> None:
    search = Search(new_game(named.name, ["human"] * named.least, 8), FEW)
    assert search.step(1000) is True
    assert search.done <= FEW
    assert sum(one.visits for one in search.candidates()) == search.done


def test_a_patient_search_ends_early_only_where_nothing_can_change_any_more(garden: None) -> None:
    """A review asks what is best of all: that one option is clearly better than the next says nothing of a third."""
    hasty, patient = Search(sure_win(2), 400), Search(sure_win(2), 400, patient=True)
    hasty.run()
    patient.run()
    assert hasty.done < patient.done
    first, second = sorted((edge.visits for edge in patient.edges), reverse=True)[:2]
    assert first - second > patient.playouts - patient.done


def test_hidden_things_change_nothing_that_it_thinks(table: Table) -> None:
    for number, game in enumerate(moments(table.new(8), 13, 19)):
        decision = game.decision
        assert decision is not None
        other = game.imagine(decision.seat, number)
        one, two = Search(game, FEW, seed=3), Search(other, FEW, seed=3)
        one.run()
        two.run()
        assert one.candidates() == two.candidates()


def test_options_are_compared_in_the_same_worlds(named: Meta) -> None:
    game = new_game(named.name, ["human"] * named.least, 8)
    pair = game.options()[:2]
    search = Search(game, FEW, seed=4, only=pair)
    search.run()
    assert [one.visits for one in search.candidates()] == [FEW // 2] * 2
    assert [len(results) for results in search.leads] == [FEW // 2] * 2


def test_when_the_game_is_over_there_is_nothing_to_think_about(named: Meta) -> None:
    game = new_game(named.name, ["bot:random"] * named.least, 8)
    bots.play_bots(game)
    with pytest.raises(InvalidPosition, match="the game is over"):
        Search(game)


def sure_win(seats: int) -> Game:
    """The last flower of the garden: seat 0 has a 4 and a 1, and one bed is free."""
    beds = {f"{column}{row}": [1, 1] for row in "123" for column in "abc"}
    del beds["c3"]
    data = {"game": "garden", "seats": [{"kind": "human"}] * seats, "beds": beds, "bag": [], "hands": [[1, 4], [2]]}
    return game_from_position(data)


def test_a_game_without_a_worth_is_played_out(garden: None) -> None:
    """Where one option is certain to be best, it is played: the last flower is the 4."""
    for seed in range(5):
        assert str(Search(sure_win(2), 60, seed).run()) == "plant 4 c3"


SEEDS = {"newyorkcity": range(10), "newyork1901": (20, 21, 47, 49, 53)}  # those in which a search went wrong before


@pytest.mark.parametrize("name", games.names())
def test_the_end_of_a_game_is_certain(name: str) -> None:
    """ "Known positions where the right move is certain are found": here by trying all there is."""
    choices = 0
    for seed in SEEDS[name]:
        for game, worths in endings(name, seed):
            choices += 1
            played = Search(game, 400, seed).run()
            assert worths[played] == max(worths.values()), (seed, len(game.actions), str(played))
    assert choices >= 8


def test_a_review_and_a_hint_know_the_end_exactly() -> None:
    """What a last decision cost has no error, and weak players are not made perfect by it."""
    game, worths = max(endings("newyork1901", 21), key=lambda ending: max(ending[1].values()) - min(ending[1].values()))
    best = Search(game, 400, explain=True).candidates()[0]
    assert (best.worth, best.error) == (max(worths.values()), 0.0)
    worst = min(worths, key=lambda option: worths[option])
    game.act(worst)
    decision = Review(game, seats=range(2), playouts=60).run()["decisions"][-1]
    assert (decision["played"], decision["error"]) == (str(worst), 0.0)
    assert decision["loss"] == max(worths.values()) - min(worths.values())
    game.rewind(len(game.actions) - 1)
    assert [bots.think(level, game).step(0) for level in ("search", "search-1")] == [True, False]


def test_a_hint_at_the_end_tells_what_is_nearly_as_good_however_many_options_there_are() -> None:
    """What was looked at exactly was looked at once, which is enough."""
    near = 0
    for seed in SEEDS["newyork1901"]:
        for game, worths in endings("newyork1901", seed):
            search = Search(game, 400, explain=True)
            search.done *= 100  # as with a hundred times as many options
            good = [worth for worth in worths.values() if max(worths.values()) - worth < FAR_OFF]
            assert len(told(search)) == min(len(good), MOST)
            near += len(good) > 1
    assert near


def test_a_lead_is_over_the_best_and_over_all() -> None:
    assert lead([10.0, 4.0], 0) == 6.0
    assert lead([10.0, 4.0, 6.0], 0) == 10.0 - 0.5 * 6.0 - 0.5 * 5.0


def test_levels_are_in_order_of_strength() -> None:
    assert len(levels.LEVELS) >= 5
    assert [level.playouts for level in levels.LEVELS] == sorted((one.playouts for one in levels.LEVELS), reverse=True)
    assert [level.slip for level in levels.LEVELS] == sorted(one.slip for one in levels.LEVELS)
