"""The toy on the page: its room is registered from outside, and nobody's line was changed for it."""

from __future__ import annotations

import json

import pytest

from nyc_core import Game, load_game, new_game
from tests.app.fakepage import FakePage, opened, play_with
from tests.app.guests import heard, invited, say
from tests.toy.house import two
from web.app.app import App
from web.app.keep import sharing

pytestmark = pytest.mark.usefixtures("garden_room")
ALONE = "human:Kim", "bot:random"


def laid(game: Game | None = None) -> tuple[App, FakePage]:
    """A page with the garden on its table, opened by a link."""
    return opened(route=f"share/{sharing.pack((game or two()).save())}")


def persons(page: FakePage, app: App) -> None:
    """Whoever has to take the device takes it."""
    page.pass_time()
    if page.has(do="ready"):
        app.tap(page.find(do="ready"))


def test_a_new_game_of_the_toy_is_begun_in_the_form() -> None:
    app, page = opened(route="new")
    app.tap(page.find(do="fill", arg="game=garden"))
    app.tap(page.find(do="fill", arg="seat.1.kind=bot"))
    app.tap(page.find(do="begin"))
    assert page.root["game"] == "garden"
    assert page.root["decision"] == "turn"
    assert "Plant a flower, swap some, or pass." in page.text("prompt")
    assert 'id="r-garden"' in page.regions["room"], "the page gets the regions of another game"


def test_the_toy_is_played_by_taps() -> None:
    app, page = laid(new_game("garden", ALONE, 3))
    for _ in range(40):
        page.pass_time()
        if "decision" not in page.root:
            break
        app.tap(next(page.controls("hand")))  # a flower
        beds = [control for control in page.controls("garden") if "act" in control]
        seq = int(page.root["seq"])
        play_with(app, page, beds[0])
        assert int(page.root["seq"]) == seq + 1
    assert "decision" not in page.root
    assert page.root["ready"] == "true"
    assert "Kim" in page.text("sheet"), "the score comes at the end"


def test_an_action_of_the_toy_is_put_together_by_taps() -> None:
    app, page = laid()
    persons(page, app)
    app.tap(page.find(pick="0:1"))
    app.tap(page.find(pick="2:3"))
    assert page.has(act="swap 1 3")
    app.tap(page.find(unpick="0:1"))
    assert page.has(act="swap 3")
    assert page.has(act="plant 3 a1")
    app.tap(page.find(act="swap 3"))
    assert app.house.session.game.actions == [(0, "swap 3")]


def test_the_toy_says_on_the_page_why_not() -> None:
    app, page = laid()
    persons(page, app)
    app.tap({"ask": "plant 1 b2"})
    assert "Something grows in bed b2 already." in page.text("prompt")
    app.tap({"rule": "GRD-1.1"})
    assert "A flower of your hand comes into an empty bed." in page.text("sheet")


def test_the_toy_is_taken_back_on_the_page() -> None:
    app, page = laid(new_game("garden", ALONE, 3))
    app.tap(next(page.controls("hand")))
    app.tap(next(control for control in page.controls("garden") if "act" in control))
    page.pass_time()
    app.tap(page.find(do="undo"))
    assert app.house.session.game.actions == []


def test_the_log_of_the_toy_is_told_and_the_past_is_shown() -> None:
    app, page = laid(new_game("garden", ALONE, 3))
    flower = next(page.controls("hand"))["pick"][2:]
    app.tap({"act": f"plant {flower} a1"})
    page.pass_time()
    app.tap({"panel": "log"})
    assert f"You plant a {flower} in a1." in page.text("sheet")
    assert "random " in page.text("sheet")
    app.tap({"at": "0"})
    assert "0 of 9 beds" in page.text("bar")
    app.tap({"at": "now"})
    assert app.house.session.past is None


def test_what_others_do_in_the_toy_is_told_step_by_step() -> None:
    app, page = opened(route=f"share/{sharing.pack(new_game('garden', ALONE, 3).save())}", calm=False)
    app.tap({"act": "pass"})
    page.pass_time(500)
    assert app.house.session.telling
    assert "random " in page.text("prompt")
    page.pass_time()
    assert app.house.session.over


@pytest.mark.parametrize(
    ("panel", "said"),
    [("score", "Flowers: 4"), ("text", "b2: 4"), ("rules", "GRD-1.2"), ("log", ""), ("menu", "")],
)
def test_every_sheet_of_the_toy_opens(panel: str, said: str) -> None:
    app, page = laid()
    persons(page, app)
    app.tap({"panel": panel})
    assert page.regions["sheet"]
    assert said in page.text("sheet")


def test_a_thing_of_the_toy_tells_about_itself() -> None:
    app, page = laid()
    persons(page, app)
    app.tap(page.find(info="bed b2"))
    assert "Ben: 4" in page.text("sheet")


def test_the_device_is_handed_over_in_the_toy() -> None:
    app, page = laid()
    persons(page, app)
    app.tap({"act": "plant 3 a1"})
    page.pass_time()
    assert page.has(do="ready")
    assert "1" not in page.text("hand")
    app.tap(page.find(do="ready"))
    assert page.root["seat"] == "1"
    assert [control["pick"] for control in page.controls("hand")] == ["0:1", "1:4"]


def test_the_toy_is_kept_on_the_device_and_opened_by_a_link() -> None:
    app, page = laid(new_game("garden", ALONE, 3))
    flower = next(page.controls("hand"))["pick"][2:]
    app.tap({"act": f"plant {flower} a1"})
    game = app.house.session.game
    assert len(game.actions) == 1
    again, other = opened(page.memory)
    assert again.house.session.game == game
    assert other.root["game"] == "garden"
    app.tap({"do": "share"})
    linked, _ = opened(route=page.clipboard[-1].partition("#")[2])
    assert linked.house.session.game == game
    app.tap({"do": "export"})
    assert load_game(page.downloads[-1][1]) == game


def test_a_lesson_of_the_toy_is_learned_on_the_page() -> None:
    app, page = opened(route="learn/the-best-flower")
    assert page.root["lesson"] == "the-best-flower"
    assert "Be ahead with two flowers." in page.text("lesson")
    app.tap({"act": "plant 2 a2"})
    page.pass_time()
    assert page.root["lesson-state"] == "failed"
    app.tap(page.find(do="lesson-again"))
    app.tap({"act": "plant 4 a2"})
    page.pass_time()
    assert page.root["lesson-state"] == "solved"


def test_the_learning_path_of_the_toy_is_there() -> None:
    _, page = opened(route="learn/garden")
    assert "The best flower" in page.text("sheet")


def test_the_editor_opens_a_table_of_the_toy() -> None:
    app, page = laid()
    persons(page, app)
    app.tap({"do": "editor"})
    assert page.root["mode"] == "edit"
    app.tap({"do": "edit-from", "arg": "game"})
    assert app.house.workshop.desk.work.room.game == "garden"
    assert page.root["game"] == "garden"


# --- embedded -------------------------------------------------------------------------------------------------------


def test_the_toy_is_embedded_by_its_name() -> None:
    app, page = invited(rules="garden", seats="human:Kim,bot:random", seed="3")
    assert page.root["game"] == "garden"
    (ready,) = heard(page, "ready")
    assert ready["position"] == app.house.session.game.view(0)
    assert not heard(page, "error")
    action = str(app.house.session.game.options()[0])
    say(app, "play", notation=action)
    page.pass_time()
    assert app.house.session.game.actions[0] == (0, action)
    assert heard(page, "action")[0]["notation"] == action


def test_a_quick_table_of_the_toy_is_embedded_without_more() -> None:
    app, _ = invited(rules="garden")
    assert [seat["kind"] for seat in app.house.session.seats] == ["human", "bot"]


def test_a_save_a_position_and_a_lesson_of_the_toy_are_embedded() -> None:
    game = two()
    app, _ = invited(game=sharing.pack(game.save()))
    assert app.house.session.game == game
    app, page = invited(game=sharing.pack(json.dumps(game.position())), mode="position")
    assert app.house.session.game.position() == game.position()
    assert page.root["game"] == "garden"
    app, page = invited(lesson="the-best-flower")
    assert page.root["lesson"] == "the-best-flower"
