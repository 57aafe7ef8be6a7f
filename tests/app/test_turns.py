"""Play by link (issue 13, point 14): a turn comes to a device, which knows the game or does not."""

# mypy: no-warn-unreachable
# (an app's state changes from line to line, which mypy does not expect)

from __future__ import annotations

import pytest

from nyc_core import Game, games
from nyc_core.table import moves
from nyc_core.table.meta import Meta
from tests.app.devices import TWO, Device, first_of, passed
from tests.app.fakepage import opened
from tests.contract.helpers import random_play


@pytest.mark.parametrize("several", [2, 3])
def test_a_game_goes_to_and_fro(named: Meta, garden_room: None, several: int) -> None:
    """From device to device, every game, and its end to all of them."""
    if several > named.most:
        return
    devices, seats = [Device(20 + number) for number in range(several)], [f"human:P{n}" for n in range(several)]
    at = first_of(seats, devices[0].seed, named.name)
    devices[at].seed = devices[0].seed
    devices[at].begin(seats, [at], named.name)
    seated = {at}
    for _ in range(2 * several + 2):
        devices[at].turn()
        session = devices[at].app.house.session
        if session.over:
            break
        assert session.eyes == at
        due = session.awaited
        assert due is not None
        devices[due].open(devices[at].send())
        if due not in seated:
            assert devices[due].app.house.session.eyes is None
            devices[due].tap(do="sit", arg=str(due))
            seated.add(due)
        at = due
    end = devices[at].game.clone()
    for _ in random_play(end, 1):
        pass
    for device in devices:
        device.open(f"#turn/{moves.write_moves(end)}")
        assert device.game == end
        assert device.app.house.session.over
        assert not device.page.has(do="sit")
        device.app.tap(device.page.find(do="close"))
        assert moves.read_moves(device.send().partition("#turn/")[2], games.rules) == end


def test_who_opens_a_link_sees_no_hand_before_sitting_down_and_then_only_their_own() -> None:
    ann, ben = Device(7), Device(8)
    ann.begin(TWO, [0])
    ann.turn()
    ben.open(ann.send())
    assert "Who are you?" in ben.page.text("prompt")
    assert ben.app.house.session.view()["players"][0]["hand"] == ben.game.view(None)["players"][0]["hand"]
    assert "ready" not in ben.page.root
    ben.tap(do="sit", arg="1")
    assert ben.app.house.session.view() == ben.game.view(1)
    assert ben.page.root["ready"] == "true"
    assert ann.app.house.session.view() == ann.game.view(0)
    assert "ready" not in ann.page.root


def test_who_sits_down_or_comes_back_is_told_what_happened_since() -> None:
    _, ben, links = passed(2)
    ben.app, ben.page = opened(ben.memory, links[-1].partition("#")[2], calm=False)
    told = " ".join(line.text for line in ben.app.house.session.timeline.lines(1))
    assert told
    assert ben.app.house.session.telling
    first = ben.app.house.session.at
    own = max(at for at, actor in enumerate(ben.app.house.session.timeline.actors) if actor == 1)
    assert first > ben.app.house.session.timeline.index_of(own), "not what they did themselves"


def test_a_seat_is_remembered_and_a_reload_stays_where_it_is() -> None:
    _, ben, links = passed()
    ben.open(links[-1])
    assert ben.app.house.session.eyes == 1
    assert not ben.page.has(do="sit")
    before = ben.game
    ben.visit(ben.page.route())
    assert ben.game == before
    assert ben.app.house.session.eyes == 1
    games_of_two = [entry for entry in ben.app.house.keeper.entries() if entry.seats == ["Ann", "Ben"]]
    assert len(games_of_two) == 1, "each link goes on with the same game"


def test_an_older_turn_changes_nothing_and_is_called_so() -> None:
    _, ben, links = passed(2)
    ben.open(links[-1])
    ben.turn()
    before = ben.game
    for link in links:
        ben.open(link)
        assert ben.game == before
        assert "older" in ben.notice
    mine = ben.send()
    ben.open(mine)
    assert ben.game == before
    assert "already" in ben.notice


def test_two_versions_are_told_and_one_is_chosen() -> None:
    """Ben's turn was played on two devices: Ann hears where they part, keeps hers, or takes the other; the one that is
    left stays in the list."""
    ann, ben, links = passed()
    other = Device(99)
    for device in (ben, other):
        device.open(links[-1])
        if device is other:
            device.tap(do="sit", arg="1")
        device.turn()
    assert other.game != ben.game
    ann.open(ben.send())
    mine = ann.game
    theirs = other.send()
    ann.open(theirs)
    assert ann.game == mine, "nothing is changed before somebody chooses"
    common = moves.in_common(mine, other.game)
    assert f"from move {common + 1} on" in ann.notice
    ann.tap(do="turn-keep")
    assert ann.game == mine
    assert "differ" not in ann.notice
    ann.open(theirs)
    ann.tap(do="turn-take")
    assert ann.game == other.game
    entries = ann.app.house.keeper.entries()
    assert len(entries) == 2
    left = next(entry for entry in entries if entry.id != ann.app.house.session.id)
    assert "before the link" in left.name
    ann.app.house.keeper.open(left.id)
    assert ann.game == mine


@pytest.mark.parametrize("change", ["cut", "letter", "newer", "unknown", "differs"])
def test_a_link_that_cannot_be_played_is_said_and_changes_nothing(change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _, ben, links = passed()
    link = links[-1]
    if change in ("cut", "letter"):
        said = "not whole"
        link = link[:-9] if change == "cut" else f"{link[:-20]}{'A' if link[-20] != 'A' else 'B'}{link[-19:]}"
    else:
        said = {"newer": "newer", "unknown": "does not know", "differs": "another version"}[change]

        def misread(*_: object) -> Game:
            raise moves.Misread(change, "So it is.")

        monkeypatch.setattr(moves, "read_moves", misread)
    before, entries = ben.game.save(), ben.app.house.keeper.entries()
    ben.open(link)
    assert said in ben.notice
    assert ben.game.save() == before
    assert ben.app.house.keeper.entries() == entries
