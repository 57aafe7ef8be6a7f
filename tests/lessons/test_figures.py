"""The figures that the chapter on strategy quotes are counted right."""

from __future__ import annotations

from tests.lessons.figures import PARTS, ROUNDS, counted, played, row


def test_a_game_is_counted_whole() -> None:
    game = played("bot:random", 3)
    both = [counted(game, seat) for seat in (0, 1)]
    won = sum(one[f"won {card}"] for one in both for card in ROUNDS)
    nobody = sum(event["event"] == "clear" and not event["cards"] for event in game.events)
    assert won == 30 - nobody, "five rounds of six, but where nobody bid"
    assert sum(one["passed"] for one in both) == sum(event["event"] == "pass" for event in game.events)
    for seat, one in enumerate(both):
        assert one["total"] == game.scores()[seat]["total"] == sum(one[part] for part in PARTS[1:])


def test_how_far_winners_and_losers_lie_apart_is_told_with_its_chance() -> None:
    assert row("passed", [6, 7, 8], [8, 8, 8]).split() == ["passed", "7.00", "8.00", "-1.00", "±", "1.13"]
