"""Issue "Embedding": what a guest hears from the page around it, what it tells and keeps, and what never leaves it."""

# mypy: no-warn-unreachable
# (an app's state changes from line to line, which mypy does not expect)

from __future__ import annotations

import json

import pytest

from nyc_core import game_from_position, load_game
from tests.app.fakepage import opened
from tests.app.guests import hands, heard, invited, played, say
from tests.app.memory import FakeStorage
from tests.app.player import Player
from web.app.keep import sharing

# Messages


def test_actions_refusals_and_the_end_are_told() -> None:
    app, page = invited(seed="5")
    say(app, "play", notation="take 99")
    (refused,) = heard(page, "refused")
    assert refused["rule"] == "NYC-1.10"
    assert refused["text"]
    assert refused["notation"] == "take 99"
    say(app, "play", notation="start 1")
    (action,) = heard(page, "action")
    assert action == {"seat": 0, "notation": "start 1", "ply": 1}
    assert heard(page, "position")[-1]["ply"] == 1
    Player(app, page).play()
    assert len(heard(page, "finished")) == 1
    assert heard(page, "finished")[0]["scores"] == app.house.session.game.scores()
    log = [(one["seat"], one["notation"]) for one in heard(page, "action")]
    assert log == app.house.session.game.actions
    say(app, "play", notation="pass")
    assert heard(page, "refused")[-1]["code"] == "guest_over"


def test_what_a_bot_plays_is_told_too() -> None:
    app, page = invited(seats="human,bot:random", seed="2")
    page.pass_time()
    say(app, "play", notation="start 1")
    page.pass_time()
    assert {one["seat"] for one in heard(page, "action")} == {0, 1}


def test_a_tap_on_what_cannot_be_played_is_told() -> None:
    app, page = invited(game=sharing.pack(played(4).save()))
    app.tap({"ask": "take 44"})
    assert heard(page, "refused")[0]["rule"].startswith("NYC-")


def test_goto_shows_a_moment_and_play_goes_on_from_the_present() -> None:
    game = played(8)
    app, page = invited(game=sharing.pack(game.save()))
    say(app, "goto", ply=2)
    assert app.house.session.past is not None
    assert heard(page, "position")[-1]["ply"] == 2
    say(app, "play", notation=str(app.house.session.game.options()[0]))
    assert app.house.session.plies == 9
    assert app.house.session.past is None
    for odd in (-5, 10**9):
        say(app, "goto", ply=odd)
    for odd in ("2", None, True, 1.5, [], {}):
        say(app, "goto", ply=odd)
    assert app.house.session.past is None


def test_load_lays_another_table() -> None:
    app, page = invited()
    game = played(6)
    say(app, "load", game=sharing.pack(game.save()), mode="replay", ply=4)
    assert heard(page, "position")[-1]["mode"] == "replay"
    assert heard(page, "position")[-1]["ply"] == 4
    say(app, "load", seats="human,human:Ben", seed=3)
    assert heard(page, "position")[-1]["mode"] == "play"
    assert app.house.session.seats[1]["name"] == "Ben"
    say(app, "load", game="rubbish", save="1")
    assert heard(page, "error")
    assert page.text("toast").strip()
    say(app, "load", seed=3)
    assert not page.text("toast").strip(), "what was said about the table before is gone"


def test_theme_by_message() -> None:
    app, page = invited()
    say(app, "theme", theme="dark")
    assert page.attributes["html"]["data-theme"] == "dark"
    say(app, "theme", theme="javascript:")
    assert page.attributes["html"]["data-theme"] == "dark"
    say(app, "theme")
    say(app, "nonsense", x=1)


# What is stored


def test_nothing_is_told_to_the_device_that_a_later_visit_finds() -> None:
    """Unless the host allows it: then the same board finds its own game again, and another board does not."""
    storage = FakeStorage()
    app, page = invited(storage, save="1", seed="5")
    say(app, "play", notation="start 1")
    again, page = invited(storage, save="1", seed="5")
    assert again.house.session.game == app.house.session.game
    assert heard(page, "ready")[0]["ply"] == 1
    other, _ = invited(storage, save="1", seed="6")
    assert other.house.session.plies == 0


def test_a_board_is_told_from_others_by_its_table_only() -> None:
    """Whatever the host changes about the frame, and whatever was dealt: the same board finds its game."""
    storage = FakeStorage()
    app, _ = invited(storage, save="1")
    say(app, "play", notation="start 1")
    for frame in ({}, {"theme": "dark"}, {"load": "now", "v": "1"}, {"controls": "0", "origins": "https://a.example"}):
        again, page = invited(storage, save="1", **frame)
        assert (again.house.session.id, again.house.session.plies) == (app.house.session.id, 1), frame
        assert heard(page, "ready")[0]["ply"] == 1
    other, _ = invited(storage, save="1", seats="human,tom:A2")
    assert other.house.session.plies == 0


def test_a_guest_leaves_the_persons_own_app_alone() -> None:
    """Neither the settings nor the game that was played last are another page's to change."""
    storage = FakeStorage()
    own, _ = opened(storage)
    own.house.keeper.choose(theme="light", language="en")
    before = {key: storage.data[key] for key in ("nyc/settings", "nyc/last")}
    app, page = invited(storage, save="1", theme="dark")
    say(app, "theme", theme="dark")
    assert page.attributes["html"]["data-theme"] == "dark"
    say(app, "play", notation="start 1")
    invited(storage, save="1", theme="dark")
    assert {key: storage.data[key] for key in before} == before


# Hidden cards


@pytest.mark.parametrize("seats", ["human,tom:B4", "human,bot:random,tom:A2", "human,human", "human,human,bot:random"])
def test_hidden_cards_never_leave(seats: str) -> None:
    """A whole game: all that is told holds the one person's view, or a spectator's; never a pile, a stack, a seed."""
    app, page = invited(seats=seats, seed="8")
    persons = seats.count("human")
    eyes = 0 if persons == 1 else None
    player = Player(app, page, seed=3)

    def look() -> None:
        for kind, text in page.posted:
            told = json.loads(text)
            assert not {"rng", "seed", "origin", "stands", "log"} & set(told.get("position", {})), kind
            for number, player_ in enumerate(told.get("position", {}).get("players", ())):
                tom = app.house.session.seats[number]["kind"] == "tom"
                assert isinstance(player_["hand"], list) == (tom or number == eyes), kind
            if kind == "position" and told["ply"] == app.house.session.plies and not app.house.session.telling:
                assert told["position"] == app.house.session.game.view(eyes)
        page.posted.clear()

    player.every_paint = look
    player.play(actions=120, to_the_end=False)
    say(app, "goto", ply=3)
    look()


def test_nobody_is_sounded_out_where_several_share_the_device() -> None:
    """A refusal tells what somebody holds: with several persons only its clause leaves, and nobody plays for them."""
    game = game_from_position(
        {
            "seats": [{"name": "Ann"}, {"name": "Ben"}],
            "phase": "bidding",
            "bidding": "press",
            "starter": 0,
            "players": [{"hand": ["wild", "press"]}, {"hand": ["press"]}],
        }
    )
    app, page = invited(game=sharing.pack(game.save()))
    app.tap(page.find(do="ready"))
    app.tap({"ask": "bid dollar dollar"})
    (refused,) = heard(page, "refused")
    assert set(refused) == {"code", "rule"}
    before = app.house.session.game.save()
    say(app, "play", notation="bid press")
    assert app.house.session.game.save() == before
    assert heard(page, "refused")[-1]["code"] == "guest_persons"
    assert hands(heard(page)) == [2, 1] * (len(heard(page, "position")) + 1)


def test_a_replay_shows_the_page_around_what_a_spectator_sees() -> None:
    game = played(20)
    app, page = invited(game=sharing.pack(game.save()), mode="replay")
    for ply in (0, 5, 20):
        say(app, "goto", ply=ply)
    then = load_game(game.save())
    assert heard(page, "position")[-1]["position"] == then.view(None)
