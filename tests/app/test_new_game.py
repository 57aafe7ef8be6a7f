"""The form for a new game: who sits there when another game is chosen."""

from __future__ import annotations

from web.app.play.newgame import NewGame


def test_who_plays_only_one_game_gives_the_seat_to_somebody_who_plays_the_other() -> None:
    """A Tom does not turn into a person without a word."""
    person, tom = {"kind": "human", "name": "Ada"}, {"kind": "tom", "level": "B4", "name": ""}
    form = NewGame([person, tom])
    assert [seat["kind"] for seat in form.seats] == ["human", "tom"]
    form.fill("game", "newyork1901")
    assert [(seat["kind"], seat["name"]) for seat in form.seats] == [("human", "Ada"), ("bot", "")]
    game = form.make(1)
    assert game
    assert [seat["kind"] for seat in game.view(None)["seats"]] == ["human", "bot"]


def test_persons_stay_whatever_is_chosen() -> None:
    form = NewGame([{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}])
    form.fill("game", "newyork1901")
    assert [(seat["kind"], seat["name"]) for seat in form.seats] == [("human", "Ada"), ("human", "Ben")]
