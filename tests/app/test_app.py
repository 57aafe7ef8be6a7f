"""The app behind its page: the first moment, playing, going back, telling, hand-over, language."""

# mypy: no-warn-unreachable
# (an app's state changes from line to line, which mypy does not expect)

from __future__ import annotations

from nyc_core import game_from_position, new_game
from tests.app.fakepage import FakePage, opened, play
from tests.app.memory import FakeStorage
from tests.app.player import Player
from web.app import texts
from web.app.app import App
from web.app.state import PLAIN


def sit(app: App, **position: object) -> None:
    """Put a made-up position on the table."""
    seats = position.pop("seats", [{"kind": "human", "name": "Ann"}, {"kind": "tom", "level": "A2"}])
    game = game_from_position({"game": "newyorkcity", "seats": seats, **position}, 5)
    app.house.keeper.new(game)
    app.flow.show_session()
    app.house.painting.paint()


BID: dict[str, object] = {
    "phase": "bidding",
    "bidding": "press",
    "starter": 0,
    "press": {"3": [0], "2": [1], "0": ["neutral"]},
    "players": [{"dollars": 3, "hand": ["press", "dollar", "wild"], "reserve": ["press"], "characters": [16, 14]}, {}],
}


# The first moment


def test_the_first_visit_has_a_game_on_the_table_at_once() -> None:
    app, page = opened()
    assert page.shows == 1
    assert page.root["ready"] == "true"
    assert page.root["decision"] == "start"
    assert page.root["seat"] == "0"
    assert page.root["seq"] == "0"
    assert [seat["kind"] for seat in app.house.session.seats] == ["human", "tom"]
    assert page.has(act="start 1")
    assert page.route() == f"play/{app.house.session.id}"
    assert page.has(do="guide")


def test_the_guide_is_offered_once_and_found_again() -> None:
    app, page = opened()
    assert page.has(act="start 1")
    app.tap(page.find(do="guide"))
    assert app.house.sheets.panel == "guide"
    app.tap(page.find(do="guide", arg="1"))
    app.tap(page.find(do="guide", arg="0"))
    app.tap(page.find(do="guide-end"))
    assert app.house.sheets.panel == ""
    assert not page.has(do="guide-end")
    app, page = opened(page.memory)
    assert not page.has(do="guide-end")
    app.tap(page.find(panel="menu"))
    app.tap(page.find(do="guide"))
    assert app.house.sheets.panel == "guide"


def test_who_plays_at_once_is_not_offered_the_guide_again() -> None:
    app, page = opened()
    play(app, page, "start 1")
    assert not page.has(do="guide")
    _, page = opened(page.memory)
    assert not page.has(do="guide")


def test_a_reload_shows_the_same_table_even_before_the_first_action() -> None:
    app, page = opened()
    before = app.house.session.game.position()
    again, page = opened(page.memory, seed=99)
    assert again.house.session.game.position() == before
    assert page.root["seq"] == "0"


def test_games_that_nobody_touched_do_not_fill_the_list() -> None:
    app, page = opened()
    for _ in range(3):
        app.tap(page.find(panel="menu"))
        app.tap(page.find(do="new"))
        app.tap(page.find(do="begin"))
    assert len(app.house.keeper.entries()) == 1


# Playing


def test_a_bid_is_put_together_from_hand_and_reserve() -> None:
    app, page = opened()
    sit(app, **BID)
    assert page.root["decision"] == "bid"
    app.tap(page.find(pick="hand:press"))
    assert app.house.sight.scene(PLAIN).state.probe == {"value": 1, "leads": True, "note": ""}
    app.tap(page.find(pick="hand:wild"))
    app.tap(page.find(pick="reserve:press"))
    assert app.house.sight.scene(PLAIN).state.probe["value"] == 3
    app.tap(page.find(unpick="hand:wild"))
    assert page.has(act="bid press press")
    play(app, page, "bid press press")
    assert app.house.session.game.actions == [(0, "bid press press")]


def test_a_bid_that_is_none_says_why() -> None:
    app, page = opened()
    sit(app, **BID)
    app.tap(page.find(pick="hand:dollar"))
    bid = app.house.sight.scene(PLAIN).state.probe
    assert bid["value"] == 0
    assert bid["note"]
    app.tap(page.find(ask="bid dollar"))
    refusal = app.house.session.refusal
    assert refusal is not None
    assert refusal.rule in ("NYC-5.4", "NYC-5.5")
    assert refusal.text in page.text("prompt")
    assert page.said[-1] == refusal.text
    app.tap({"rule": refusal.rule})
    assert app.house.sheets.panel == "rules"
    assert page.route() == f"rules/{refusal.rule}"


def test_an_action_that_is_not_legal_is_refused_and_nothing_happens() -> None:
    app, page = opened()
    sit(app, **BID)
    before = dict(page.memory.data)
    app.tap({"act": "bid elevator"})
    assert app.house.session.refusal is not None
    app.tap({"act": "<rubbish>"})
    assert app.house.session.refusal.code == "notation"
    assert app.house.session.game.actions == []
    assert page.memory.data == before


def test_unknown_controls_and_fields_are_harmless() -> None:
    app, page = opened()
    for data in ({}, {"do": "what"}, {"do": ""}, {"x": "y"}, {"at": "x"}, {"at": "99999"}, {"do": "remove-seat"}):
        app.tap(data)
    for name in ("", "seat.9.kind", "seat.x", "seed", "theme", "scrub", "speed"):
        app.field(name, "rubbish")
    app.key("F13")
    app.hold({})
    app.routed("???")
    assert page.root["ready"] == "true"
    assert app.house.keeper.settings.theme == "auto"


def test_every_action_is_saved_before_the_next_can_be_made() -> None:
    app, page = opened()
    player = Player(app, page)
    for _ in range(12):
        player.get_ready()
        player.perform(player.choose())
        again, _ = opened(FakeStorage.of(page.memory.data))
        assert again.house.session.game.actions == app.house.session.game.actions


# Going back


def test_undo_restart_and_the_save_follow() -> None:
    app, page = opened()
    sit(app, **BID)
    start = app.house.session.game.position()
    play(app, page, "use 16")
    app.tap(page.find(mode="use 14"))
    play(app, page, "use 14 1")
    assert page.root["seq"] == "2"
    app.tap(page.find(panel="menu"))
    app.tap(page.find(do="restart"))
    assert app.house.session.game.position() == start
    assert page.root["seq"] == "0"
    again, _ = opened(page.memory)
    assert again.house.session.game.position() == start


def test_undo_that_cannot_be_is_explained() -> None:
    app, page = opened()
    app.tap({"do": "undo"})
    assert app.house.session.refusal is not None
    assert app.house.session.refusal.code == "undo_nothing"
    assert app.house.session.refusal.text in page.text("prompt")


def test_practice_takes_back_what_was_revealed() -> None:
    app, page = opened()
    play(app, page, "start 1")
    page.pass_time()
    app.tap(page.find(panel="menu"))
    app.tap(page.find(do="practice"))
    app.tap(page.find(do="close"))
    app.tap(page.find(do="undo"))
    assert app.house.session.game.actions == []
    again, _ = opened(page.memory)
    assert again.house.session.practice


# Telling


def test_what_toms_do_is_told_step_by_step() -> None:
    app, page = opened(calm=False)
    play(app, page, "start 1")
    assert "ready" not in page.root
    assert not page.has(act="take 1")
    said = len(page.said)
    for _ in range(60):
        if "ready" in page.root:
            break
        page.pass_time(300)
    assert page.root["ready"] == "true"
    assert len(page.said) > said
    assert page.has(act="take 1")


def test_a_tap_skips_what_is_told() -> None:
    app, page = opened(calm=False)
    play(app, page, "start 1")
    app.tap(page.find(do="show-next"))
    assert "ready" not in page.root
    app.tap(page.find(do="show-skip"))
    assert page.root["ready"] == "true"
    play(app, page, "take 1")
    play(app, page, "take 1")
    assert "ready" not in page.root  # Tom takes his cards, and draws
    app.tap({"act": "pass"})  # too early: it skips
    assert len(app.house.session.game.actions) == 3
    assert page.root["ready"] == "true"


def test_settings_of_the_pace_are_obeyed_and_kept() -> None:
    app, page = opened(calm=False)
    app.tap(page.find(panel="menu"))
    app.tap(page.find(do="settings"))
    app.tap(page.find(arg="speed=off"))
    app.tap(page.find(arg="theme=dark"))
    assert page.attributes["html"]["data-theme"] == "dark"
    app.tap(page.find(do="close"))
    play(app, page, "start 1")
    assert page.root["ready"] == "true"
    again, page = opened(page.memory, calm=False)
    assert again.house.keeper.settings.speed == "off"
    assert page.attributes["html"]["data-theme"] == "dark"


# The past


def test_the_log_shows_old_tables_and_undoes_to_them() -> None:
    app, page = opened()
    sit(app, **BID)
    play(app, page, "use 16")
    app.tap(page.find(mode="use 14"))
    play(app, page, "use 14 1")
    app.tap(page.find(panel="log"))
    lines = [control for control in page.controls() if "at" in control]
    assert len(lines) >= 2
    app.tap(lines[-2])
    assert app.house.session.past is not None
    assert "ready" not in page.root
    assert not any("act" in control for control in page.controls())
    app.key("ArrowLeft")
    app.key("ArrowRight")
    app.field("scrub", "1")
    assert app.house.session.moment[0] == 1
    app.tap(page.find(at="now"))
    assert page.root["ready"] == "true"
    app.field("scrub", "1")
    app.tap(page.find(do="undo-to"))
    assert page.root["ready"] == "true"
    assert app.house.session.game.actions == [(0, "use 16")]


def test_undo_to_a_moment_behind_a_reveal_is_explained() -> None:
    app, page = opened()
    play(app, page, "start 1")
    page.pass_time()
    app.field("scrub", "0")
    assert not page.has(do="undo-to")
    assert "revealed" in page.text("prompt")
    app.tap({"do": "undo-to", "seqAt": "0"})
    assert app.house.session.refusal is not None
    assert len(app.house.session.game.actions) == 1


# Hand-over


def two_persons(page: FakePage, app: App) -> None:
    app.house.keeper.new(new_game("newyorkcity", ["human:Ann", "human:Bob"], 3))
    app.flow.show_session()
    app.house.painting.paint()


def test_between_persons_no_hand_is_on_the_page() -> None:
    app, page = opened()
    two_persons(page, app)
    assert "ready" not in page.root
    assert page.regions["hand"] == ""
    app.tap(page.find(do="ready"))
    assert page.root["ready"] == "true"
    assert page.regions["hand"] != ""
    play(app, page, "start 1")
    assert page.regions["hand"] == ""
    assert page.has(do="ready")
    assert not page.has(act="start 1")
    app.tap({"act": "start 1"})  # nobody has taken the device
    assert len(app.house.session.game.actions) == 1


def test_a_reload_between_two_persons_asks_for_the_hand_over_again() -> None:
    app, page = opened()
    two_persons(page, app)
    app.tap(page.find(do="ready"))
    _, page = opened(page.memory)
    assert page.has(do="ready")
    assert page.regions["hand"] == ""


def test_with_open_hands_there_is_no_hand_over() -> None:
    app, page = opened()
    app.house.keeper.choose(hand_over="off")
    two_persons(page, app)
    seat = page.root["seat"]
    play(app, page, "start 1")
    assert page.root["ready"] == "true"
    assert page.root["seat"] != seat


# Language


def test_the_browser_s_language_and_the_chosen_one() -> None:
    page = FakePage()
    page.read_languages = ["it", "de-AT", "en"]
    app = App(page)
    app.start()
    try:
        assert page.attributes["html"]["lang"] == "de"
        german = page.text("prompt")
        play(app, page, "start 1")
        app.field("language", "en")
        assert page.attributes["html"]["lang"] == "en"
        app.tap(page.find(panel="log"))
        assert "Round 1 began" in page.text("sheet")
        assert german != page.text("prompt")
    finally:
        texts.speak("en")


def test_what_was_told_to_one_person_is_not_shown_to_the_next() -> None:
    app, page = opened()
    two_persons(page, app)
    player = Player(app, page)
    for _ in range(30):
        player.get_ready()
        eyes = app.house.session.eyes
        assert eyes is not None
        drawn = [line.text for line in app.house.session.timeline.lines(1 - eyes) if line.text.startswith("You drew")]
        shown = page.text("prompt") + " ".join(page.said)
        assert not any(text in shown for text in drawn if text not in player_texts(app, eyes))
        player.perform(player.choose())


def player_texts(app: App, eyes: int) -> set[str]:
    return {line.text for line in app.house.session.timeline.lines(eyes)}
