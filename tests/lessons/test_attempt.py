"""The runner: what the page drives."""

from __future__ import annotations

import pytest

from nyc_core import IllegalAction
from nyc_core.lessons import FAILED, PLAYING, SOLVED, Attempt, find, read
from nyc_core.lessons.attempt import NOT_THIS, OVER
from nyc_core.table.game import Game
from nyc_core.table.notes import Event
from tests.lessons.examples import QUESTION, attempt


def test_the_others_play_until_the_learner_is_asked() -> None:
    now = attempt()
    assert now.state == PLAYING
    assert now.game.decision is not None
    assert now.game.decision.seat == 0
    assert now.log == [(1, "bid press")]
    assert [event["event"] for event in now.told] == ["bidding", "bid", "pass"]
    assert "bid press press" in now.options()


def test_reaching_the_goal_solves_it() -> None:
    now = attempt()
    events = now.act("bid press press")
    assert any(event["event"] == "won" for event in events)
    assert now.state == SOLVED
    assert now.options() == []
    with pytest.raises(IllegalAction) as caught:
        now.act("pass")
    assert caught.value.refusal.code == "lesson_over"
    assert caught.value.refusal.rule == "NYC-5.4"


def test_options_of_the_game_can_be_played_as_they_are() -> None:
    now = attempt()
    now.act(next(option for option in now.game.options() if str(option) == "bid press press"))
    assert now.state == SOLVED


def test_a_failure_says_why() -> None:
    now = attempt()
    now.act("pass")
    assert now.state == FAILED
    assert now.reason["de"] == "Du hast gepasst."


def test_when_nothing_is_left_to_do_it_has_failed() -> None:
    now = attempt(failures=[], position=read_out_of_time(), others={})
    now.act("end")
    assert (now.state, now.reason) == (FAILED, OVER)


def read_out_of_time() -> dict[str, object]:
    seats = [{"name": "Kim", "kind": "human"}, {"name": "Ben", "kind": "human"}]
    players = [{"dollars": 1, "characters": [23]}, {"characters": []}]
    return {"seats": seats, "round": 5, "phase": "activation", "players": players}


def test_an_illegal_action_leaves_the_table_as_it_was() -> None:
    now = attempt()
    before = now.game.position()
    with pytest.raises(IllegalAction) as caught:
        now.act("bid wild")
    assert caught.value.refusal.rule == "NYC-5.5"
    assert now.game.position() == before
    assert [tried for tried, _ in now.refusals] == ["bid wild"]
    assert now.state == PLAYING


def test_only_what_was_really_tried_counts_as_refused() -> None:
    goals = [{"test": "refused", "rule": "NYC-5.5"}]
    now = attempt(goals=goals, answer=["bid wild"], wrong=None)
    refusal = now.why_not("bid wild")
    assert refusal is not None
    assert now.refusals == []
    assert now.state == PLAYING
    assert now.refused("bid wild") == refusal
    assert now.state == SOLVED
    assert attempt().refused("bid press press") is None


def test_try_again_and_hints() -> None:
    now = attempt()
    assert now.hint() == {"en": "Both.", "de": "Beide."}
    now.act("pass")
    now.again()
    assert (now.state, now.reason, now.log) == (PLAYING, {}, [(1, "bid press")])
    assert now.hint() == {"en": "Both press cards.", "de": "Beide Pressekarten."}
    assert now.hint() == {"en": "Both press cards.", "de": "Beide Pressekarten."}
    assert attempt(hints=[]).hint() is None


def test_back_takes_one_action_back() -> None:
    now = Attempt(find("people-are-points"))
    assert not now.back()
    now.act("bid elevator elevator")
    middle = now.game.position()
    now.act("hire 24")
    assert now.state == FAILED
    assert now.back()
    assert now.state == PLAYING
    assert now.game.position() == middle
    now.act("hire 25")
    assert now.state == SOLVED


def test_show_me_goes_on_from_where_the_learner_is() -> None:
    now = Attempt(find("people-are-points"))
    now.act("bid elevator elevator")
    assert now.show_me() == "hire 25"
    assert now.state == SOLVED
    now.again()
    now.act("bid elevator")
    assert now.show_me() == "bid elevator elevator"
    assert now.state == PLAYING


def test_show_me_tries_what_is_refused_as_well() -> None:
    now = Attempt(find("wild-cards-alone"))
    assert now.show_me() == "bid wild"
    assert now.state == SOLVED


def test_a_question() -> None:
    now = Attempt(read(QUESTION))
    assert now.options() == ["choose 1", "choose 2"]
    refusal = now.why_not("pass")
    assert refusal is not None
    assert refusal.code == "question"
    with pytest.raises(IllegalAction):
        now.act("choose 3")
    assert now.why_not("choose 1") is None
    now.act("choose 1")
    assert (now.state, now.reason) == (FAILED, NOT_THIS)
    now.again()
    now.act("choose 2")
    assert now.state == SOLVED
    assert now.act is not None


def test_a_script_goes_on_where_it_can_and_keeps_quiet_where_it_cannot() -> None:
    """In the dollar round Ben's script still holds a bid for press and, later, one for dollars."""
    now = attempt(
        others={"1": ["bid press", "bid press", "bid dollar"]}, goals=[{"test": "reached", "round": 5}], failures=[]
    )
    now.act("bid press press")
    now.act("bid dollar")
    assert (1, "bid dollar") in now.log
    assert now.unplayed == [(1, "bid press")]


def test_bots_play_by_themselves_and_always_the_same() -> None:
    games = [attempt(others={"1": "clerk"}, goals=[{"test": "reached", "round": 5}], failures=[]) for _ in range(2)]
    for now in games:
        now.act("bid press press")
    assert games[0].log == games[1].log
    assert games[0].game.position() == games[1].game.position()


def test_a_copy_goes_its_own_way() -> None:
    now = attempt()
    other = now.copy()
    other.act("pass")
    assert (other.state, now.state) == (FAILED, PLAYING)
    now.act("bid press press")
    assert (other.state, now.state) == (FAILED, SOLVED)
    assert len(other.log) != len(now.log) or other.log != now.log


def test_the_lesson_gives_a_table_for_a_free_game() -> None:
    lesson = find("press-round")
    game = lesson.game()
    assert game.position() == lesson.game().position()
    game.act(game.options()[0])
    assert Attempt(lesson).game.position() != game.position()


# --- what happened, for who follows without playing it again --------------------------------------------------------


def test_an_attempt_tells_what_each_action_brought() -> None:
    now = attempt()
    assert [event["event"] for event in now.opening] == ["bidding"]
    assert [(one.seat, one.notation) for one in now.played] == [(1, "bid press")]
    known = len(now.played)
    events = now.act("bid  press press")
    news = now.played[known:]
    assert [(one.seat, one.notation) for one in news] == [(0, "bid press press")]
    assert [event for one in news for event in one.events] == events
    assert [*now.opening, *(event for one in now.played for event in one.events)] == now.told == now.game.events


@pytest.mark.parametrize("name", ["people-are-points", "a-whole-round", "tom-prestige"])
def test_what_it_tells_is_what_a_second_play_would_tell(name: str) -> None:
    """Ply by ply the same as the game played again, which is what followers had to do before."""
    now = Attempt(find(name))
    game = now.lesson.game()
    for action in now.lesson.answer:
        now.act(action)
    assert list(now.opening) == game.events
    for one in now.played:
        assert game.decision is not None
        assert game.decision.seat == one.seat
        assert list(game.act(one.notation)) == list(one.events)
    assert [(one.seat, one.notation) for one in now.played] == now.game.actions


def test_an_action_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    now = attempt()
    played: list[str] = []
    act = Game.act

    def counting(game: Game, action: object) -> list[Event]:
        played.append(str(action))
        return act(game, action)

    monkeypatch.setattr(Game, "act", counting)
    now.act("bid press press")
    assert now.over
    assert played == ["bid press press"]


def test_a_refusal_and_an_answer_to_a_question_are_no_actions_of_the_game() -> None:
    now = attempt()
    now.refused("bid wild")
    assert len(now.played) == 1
    question = Attempt(read(QUESTION))
    question.act("choose 2")
    assert question.played == []
    assert question.log == [(0, "choose 2")]


def test_again_and_back_begin_anew_with_another_game() -> None:
    now = Attempt(find("people-are-points"))
    now.act("bid elevator elevator")
    middle, game = list(now.played), now.game
    now.act("hire 24")
    assert now.game is game
    now.back()
    assert now.game is not game
    assert now.played == middle
    now.again()
    assert now.played == []
    assert not now.over


def test_a_copy_tells_its_own_way() -> None:
    now = attempt()
    other = now.copy()
    other.act("pass")
    assert len(now.played) == 1
    assert len(other.played) > 1
    assert other.opening == now.opening
