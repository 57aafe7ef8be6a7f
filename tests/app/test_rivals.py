"""Rivals that think, also while a person does, their faces, and hints (issue 10, "In the page")."""

from __future__ import annotations

import json
from hashlib import sha256
from html import escape
from typing import Any

from nyc_core import bots, games, load_game, new_game
from nyc_core.lessons.schema import as_data
from nyc_core.table.seats import CALLED
from tests.app.fakepage import FakePage, opened
from tests.app.lessons import ALL
from tests.app.rivals import Worker, against, finished
from tests.app.test_editor import show
from web.app import texts
from web.app.app import App
from web.app.draw import faces
from web.app.keep.sharing import pack
from web.app.room import room
from web.app.thinking import work


def test_a_rival_plays_the_same_as_natively() -> None:
    """Same position, seed and playouts: the same move ("Deterministic"). Here in slices, from a save."""
    app, page = against("bot:search-2", seed=3)
    house = app.house
    before = load_game(house.session.game.save())
    page.pass_time(5_000)
    plies = len(before.actions)
    assert house.session.game.actions[plies] == (1, str(bots.choose("search-2", before)))


def test_a_rival_that_takes_long_shows_that_it_thinks_and_can_be_hurried() -> None:
    app, page = against("bot:search", seed=3)
    house = app.house
    house.thinker._slice = lambda: None  # type: ignore[method-assign]  # a slow device
    page.pass_time(100)
    assert not page.has(do="hurry"), "who answers at once does not flicker"
    page.pass_time(1000)
    app.house.after(lambda: None)()
    assert page.has(do="hurry")
    del house.thinker._slice
    plies = house.session.plies
    app.tap(page.find(do="hurry"))
    house.thinker._slicing = False
    house.thinker._slice_soon()
    page.pass_time(50)
    assert house.session.plies > plies
    assert not page.has(do="hurry")


def test_a_rival_whose_game_is_left_plays_no_more() -> None:
    app, page = against("bot:random", seed=3)
    house = app.house
    page.pass_time(35)
    old = house.session
    app.flow.start_game(new_game("newyorkcity", ["human", "tom:B4"], 5), [])
    plies = old.plies
    page.pass_time()
    assert old.plies == plies
    assert house.session.plies == 0


def test_a_worker_is_begun_when_it_is_needed_and_its_answer_is_played() -> None:
    worker = Worker()
    app, page = against("bot:random", seed=3, worker=worker)
    house = app.house
    assert not worker.begun, "nobody thinks yet"
    page.pass_time(35)
    letter = worker.letter()
    assert (worker.begun, letter["do"], letter["job"]["bot"]) == (1, "begin", "random")
    action = house.session.options()[-1]
    worker.hear(json.dumps({"id": letter["id"], "answer": {"action": action}}))
    assert house.session.game.actions[-1] == (1, action)


def test_a_worker_that_is_killed_is_replaced_and_then_done_without() -> None:
    """ "A worker that is killed": the game goes on in any case."""
    worker = Worker()
    app, page = against("bot:random", seed=3, worker=worker)
    house = app.house
    page.pass_time(35)
    plies = house.session.plies
    page.pass_time(12_000)  # silence
    assert (worker.begun, len(worker.mail)) == (2, 1), "it is asked anew"
    page.pass_time(30_000)
    assert house.session.plies > plies


def test_a_worker_is_not_given_up_for_what_a_sleeping_tab_or_a_busy_page_did_not_hear() -> None:
    """An hour passes between two of its timers."""
    worker = Worker()
    app, page = against("bot:random", seed=3, worker=worker)
    page.pass_time(35)
    for _ in range(3):
        page.time += 3_600_000
        page.pass_time(1)
    assert worker.begun == 1
    page.pass_time(2_500)
    worker.hear("starting")
    page.pass_time(7_000)
    assert worker.begun == 1
    page.pass_time(4_000)
    assert worker.begun == 2
    assert app.house.session.live is False


def test_a_hint_tells_a_few_moves_with_worth_and_reason_and_plays_one() -> None:
    app, page = against("tom:B4")
    page.pass_time()
    app.tap(page.find(do="hint"))
    assert "Looking for good moves" in page.text("prompt")
    page.pass_time()
    advice = app.house.adviser.advice
    assert 1 <= len(advice) <= 3
    assert page.has(also=advice[0]["action"])
    if len(advice) > 1:
        app.tap(page.find(do="hint-show", arg="1"))
        assert page.has(also=advice[1]["action"])
    plies = app.house.session.plies
    app.tap(next(control for control in page.controls("prompt") if "also" in control))
    assert app.house.session.plies > plies
    assert not page.has(do="hint-show"), "it belongs to one decision"


def test_no_hint_against_persons() -> None:
    _, page = against("human")
    assert not page.has(do="hint")


def test_a_deal_can_be_checked() -> None:
    """A fingerprint before the first card, the seed after the game, and the same deal from it."""
    app, page = opened()
    seed = app.house.session.game.origin["seed"]
    mark = sha256(str(seed).encode()).hexdigest()
    app.tap({"do": "log"})
    assert " ".join(mark[at : at + 4] for at in range(0, 16, 4)) in page.text("sheet")
    assert str(seed) not in page.text("sheet").split()
    app, page = finished()
    app.house.painting.paint()
    first = app.house.session.game.clone()
    first.rewind(0)
    assert f"{first.origin['seed']}," in page.text("sheet").split()
    app.tap(page.find(do="deal-again"))
    assert app.house.session.game.position() == first.position()


def lesson_with_advice(allowed: bool) -> tuple[App, FakePage]:
    """A lesson on the table, brought as a file; its author allows hints, or says nothing of them."""
    data = {**as_data(ALL["build-the-skyline"]), "id": "mine"} | ({"advice": True} if allowed else {})
    app, page = opened()
    app.file_chosen("mine.json", json.dumps(data))
    assert page.root["lesson"] == "mine"
    page.pass_time()
    return app, page


def test_in_a_lesson_there_is_a_hint_where_the_author_allows_it() -> None:
    """ "Hint (in games against bots and Toms, in practice, and in lessons where the author allows it)"."""
    app, page = lesson_with_advice(allowed=True)
    app.tap(page.find(do="hint"))
    page.pass_time()
    best = app.house.adviser.advice[0]["action"]
    app.tap(page.find(also=best))
    page.pass_time()
    assert app.house.session.game.actions[0][1] == best
    app.tap({"do": "lesson-leave"})
    _, page = lesson_with_advice(allowed=False)
    assert not page.has(do="hint")


def test_in_practice_there_is_a_hint_too() -> None:
    app, page = against("tom:B4")
    page.pass_time()
    app.tap({"do": "practice"})
    assert app.house.session.practice
    assert page.has(do="hint")


def test_the_author_allows_hints_in_the_editor() -> None:
    app, page = opened(route="edit")
    app.field("edit-shelf", "build-the-skyline")
    app.tap({"do": "edit-from", "arg": "lesson"})
    show(app, "hints")
    work = app.house.workshop.desk.work
    app.tap(page.find(do="edit", arg='["fact","advice",true]'))
    assert work.data["advice"] is True
    assert app.house.workshop.desk.checked.wrong == ""
    app.tap(page.find(do="edit", arg='["fact","advice",null]'))
    assert "advice" not in work.data


def jobs(worker: Worker) -> list[dict[str, Any]]:
    """What the worker was asked to begin, in order."""
    letters = [json.loads(text) for text in worker.mail]
    return [letter["job"] for letter in letters if letter["do"] == "begin"]


def test_a_rival_thinks_while_the_person_does() -> None:
    """ "Where a rival's turn can be foreseen it thinks while the person does": in the worker, of what the person is
    asked, and once something is selected, of that."""
    worker = Worker()
    app, page = against("bot:search-2", seed=4, worker=worker)
    session = app.house.session
    while session.bot:  # whatever it is asked for, it answers
        page.pass_time(1_000)
        asked = json.loads(worker.mail[-1])
        worker.hear(json.dumps({"id": asked["id"], "answer": {"action": session.options()[0]}}))
    page.pass_time(5_000)
    last = jobs(worker)[-1]
    assert (last["kind"], last["save"], last["action"]) == ("ahead", session.game.save(), "")
    session.weighed = session.options()[1]
    app.house.after(lambda: None)()
    page.pass_time(1_000)
    assert jobs(worker)[-1]["action"] == session.options()[1]
    assert json.loads(worker.mail[-2])["do"] == "drop", "what nobody waits for any more is left"


def test_nobody_thinks_ahead_on_the_page_itself_or_against_who_answers_at_once() -> None:
    worker = Worker()
    app, page = against("bot:random", seed=3, worker=worker)
    while app.house.session.bot:
        page.pass_time(100)
        asked = json.loads(worker.mail[-1])
        worker.hear(json.dumps({"id": asked["id"], "answer": {"action": app.house.session.options()[0]}}))
    page.pass_time(5_000)
    assert all(job["kind"] == "move" for job in jobs(worker))
    app, page = against("bot:search-2", seed=3)  # a page without workers
    page.pass_time(60_000)
    assert not app.house.session.bot
    assert not app.house.thinker._pile.busy


def finish(job: dict[str, Any]) -> dict[str, Any]:
    begun = work.begin(job)
    while not begun.step(25):
        pass
    return begun.answer()


def test_what_was_foreseen_is_played_the_same_and_at_once() -> None:
    """ "Deterministic: the move must be the same as without"; three rivals, one after the other."""
    foreseen = 0
    for game in (new_game(name, ["human", "bot:search-2", "bot:clerk", "bot:search-1"], 9) for name in games.names()):
        for _ in range(14):
            bot = bots.bot_to_move(game)
            if bot is None:
                finish({"kind": "ahead", "save": game.save()})
                game.act(bots.choose("clerk", game))
                continue
            job = {"kind": "move", "bot": bot, "save": game.save()}
            foreseen += work.begin(job).step(0) and bot in CALLED
            answer = finish(job)["action"]
            assert answer == str(bots.choose(bot, game))
            game.act(answer)
    assert foreseen >= 6


def test_at_the_table_rivals_have_faces_and_people_have_none() -> None:
    for name in ("newyorkcity", "newyork1901"):
        game = new_game(name, ["human", "bot:clerk", "bot:clerk", "bot:search-2"], 3)
        page = FakePage(route=f"share/{pack(game.save())}")
        App(page).start()
        people = "".join(markup for region, markup in page.regions.items() if region != "room")
        faces = [part.partition("</svg>")[0] for part in people.split('class="face ')[1:]]
        assert len(faces) == 3, name
        assert len(set(faces)) == 3, name


def test_who_is_looked_at_is_described_in_a_sentence() -> None:
    """ "A style in a sentence" (issue 13, point 11), at the table too; a bot that is not known here has none."""
    for name in games.names():
        game = new_game(name, ["human", "bot:clerk", "bot:search-2"], 3)
        page = FakePage(route=f"share/{pack(game.save())}")
        App(page).start()
        people = "".join(page.regions.values())
        assert escape(texts.say("bot.search-2")) in people, name
        assert escape(texts.saying(room(name))("bot.clerk")) in people, name
    assert faces.style(lambda key, **_: key, {"kind": "bot", "name": "nobody"}) == ""
    assert faces.style(lambda key, **_: key, {"kind": "human", "name": "clerk"}) == ""


def test_what_is_advised_stands_out_on_the_map_too() -> None:
    game = new_game("newyork1901", ["human", "bot:clerk"], 3)
    while game.decision and game.decision.seat != 0:
        game.act(bots.choose("clerk", game))
    page = FakePage(route=f"share/{pack(game.save())}")
    app = App(page)
    app.start()
    page.pass_time()
    app.tap(page.find(do="hint"))
    page.pass_time()
    land = [number for number, one in enumerate(app.house.adviser.advice) if one["action"].startswith("expand")]
    app.tap(page.find(do="hint-show", arg=str(land[0])))
    assert 'class="choice-land hinted"' in page.regions["town"]
