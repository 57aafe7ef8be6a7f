"""Play by link (issue 13, point 14): a game goes to and fro between devices, each with a memory of its own."""

# mypy: no-warn-unreachable
# (an app's state changes from line to line, which mypy does not expect)

from __future__ import annotations

import random

import pytest

from nyc_core import Game, InvalidPosition, game_from_position, games, new_game
from nyc_core.table import moves
from nyc_core.table.meta import Meta
from tests.app.fakepage import opened
from tests.app.hostile import NAMES
from tests.app.memory import FakeStorage
from tests.app.test_hostile import unharmed
from tests.contract.helpers import random_play
from web.app.keep import sharing


class Device:
    """A browser with its memory; each link that comes is opened in a new tab."""

    def __init__(self, seed: int) -> None:
        self.memory = FakeStorage()
        self.seed = seed
        self.dice = random.Random(seed)
        self.visit("")

    def visit(self, route: str) -> None:
        self.app, self.page = opened(self.memory, route, seed=self.seed)
        self.page.pass_time()

    def open(self, link: str) -> None:
        self.visit(link.partition("#")[2])

    @property
    def game(self) -> Game:
        return self.app.house.session.game

    def tap(self, **wanted: str) -> None:
        self.app.tap(self.page.find(**wanted))
        self.page.pass_time()

    def begin(self, seats: list[str], here: list[int], name: str = "newyorkcity") -> None:
        with self.app.house.painting:
            self.app.flow.start_game(new_game(name, seats, self.seed), [], here)
        self.page.pass_time()

    def turn(self) -> None:
        """Play until nobody here is on: any option, each an action of a person who may."""
        for _ in range(200):
            if "ready" not in self.page.root or self.app.house.session.over:
                return
            with self.app.house.painting:
                self.app.flow.play(self.dice.choice(self.app.house.session.options()))
            self.page.pass_time()
        raise AssertionError("the turn does not end")

    def send(self) -> str:
        """The link, by the buttons."""
        self.app.tap(self.page.find(panel="send"))
        self.app.tap(self.page.find(do="turn-copy"))
        return self.page.clipboard[-1]

    @property
    def notice(self) -> str:
        return self.page.text("toast")


TWO = ["human:Ann", "human:Ben"]


def passed(rounds: int = 1) -> tuple[Device, Device, list[str]]:
    """Ann and Ben have sent the turn to each other so often; all links."""
    ann, ben = Device(7), Device(8)
    ann.begin(TWO, [0])
    ann.turn()
    links = [ann.send()]
    for number in range(rounds):
        ben.open(links[-1])
        if not number:
            ben.tap(do="sit", arg="1")
        ben.turn()
        links.append(ben.send())
        ann.open(links[-1])
        ann.turn()
        links.append(ann.send())
    return ann, ben, links


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


def first_of(seats: list[str], seed: int, name: str = "newyorkcity") -> int:
    """Who begins."""
    decision = new_game(name, seats, seed).decision
    assert decision is not None
    return decision.seat


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


def test_what_was_sent_stands() -> None:
    """Else both would go on from different tables."""
    ann = Device(7)
    ann.begin(TWO, [0], "newyork1901")
    with ann.app.house.painting:
        ann.app.flow.play(ann.app.house.session.options()[0])
    ann.turn()
    ann.send()
    assert not ann.app.house.session.can_undo
    ann.visit(ann.page.route())
    assert not ann.app.house.session.can_undo


def test_a_game_at_one_device_goes_on_at_two() -> None:
    """At the screen between two persons the turn can be sent instead of the device: then that person sits elsewhere."""
    ann, ben = Device(7), Device(8)
    with ann.app.house.painting:
        ann.app.flow.start_game(new_game("newyorkcity", TWO, 3), [])
    ann.page.pass_time()
    first = ann.app.house.session.seat
    ann.tap(do="ready")
    ann.turn()
    assert ann.page.has(do="ready")
    link = ann.send()
    assert ann.app.house.session.here == [first]
    assert ann.app.house.session.hand_over_to is None
    ben.open(link)
    ben.tap(do="sit", arg=str(ben.app.house.session.seat))
    ben.turn()
    ann.open(ben.send())
    assert ann.game == ben.game
    assert ann.app.house.session.live


def test_a_person_can_sit_down_at_another_device_by_the_sheet() -> None:
    ann, _, _ = passed()
    ann.app.tap(ann.page.find(panel="send"))
    ann.app.tap(ann.page.find(do="place", arg="1=on"))
    assert ann.app.house.session.here == [0, 1]
    ann.app.tap(ann.page.find(do="place", arg="0=off"))
    assert ann.app.house.session.here == [1]
    assert ann.app.house.session.eyes == 1


def test_the_form_of_a_new_game_seats_somebody_elsewhere() -> None:
    ann = Device(7)
    with ann.app.house.painting:
        ann.app.flow.open("new")
    for field, value in (("seat.0.kind", "away"), ("seat.1.kind", "away")):
        ann.app.field(field, value)
    ann.tap(do="begin")
    assert "Somebody has to play on this device" in ann.page.text("sheet")
    ann.app.field("seat.0.kind", "human")
    ann.tap(do="begin")
    session = ann.app.house.session
    assert [seat["kind"] for seat in session.seats] == ["human", "human"]
    assert session.here == [0]
    ann.turn()
    assert ann.page.has(panel="send")
    with ann.app.house.painting:
        ann.app.flow.open("new")
    ann.tap(do="begin")
    assert ann.app.house.session.here == [0], "the form remembers it"


def test_a_link_counts_as_sent_when_the_device_gave_it_away_and_not_when_that_was_called_off() -> None:
    ann = Device(7)
    ann.begin(TWO, [0])
    ann.turn()
    ann.page.shares = True
    sent = ann.app.house.sight.words("turn.again")
    ann.app.tap(ann.page.find(panel="send"))
    for given in (False, True):  # who called it off can try again
        ann.app.tap(ann.page.find(do="turn-share"))
        assert sent not in ann.page.text("prompt"), "while the device asks to whom"
        ann.page.sharing(given)
        assert (sent in ann.page.text("prompt")) == given


def test_a_link_can_be_shared_copied_shown_or_pasted() -> None:
    ann, ben = Device(7), Device(8)
    ann.begin(TWO, [0])
    ann.turn()
    ann.app.tap(ann.page.find(panel="send"))
    assert not ann.page.has(do="turn-share"), "a device without a way of its own"
    ann.app.tap(ann.page.find(do="turn-picture"))
    assert "<svg" in ann.page.regions["sheet"]
    ann.page.shares = True
    ann.app.tap(ann.page.find(do="close"))
    ann.app.tap(ann.page.find(panel="send"))
    ann.app.tap(ann.page.find(do="turn-share"))
    title, link = ann.page.shared[-1]
    assert "Ben" in title
    ann.page.sharing(True)
    ann.page.clipboard_works = False
    ann.app.tap(ann.page.find(panel="send"))
    ann.app.tap(ann.page.find(do="turn-copy"))
    assert link in ann.page.regions["toast"], "where it cannot be copied it can be read"
    with ben.app.house.painting:
        ben.app.flow.open("send")
    ben.app.field("turn", f"Hallo Ben, du bist dran: {link} Gruß, Ann")
    ben.tap(do="turn-open")
    assert ben.game == ann.game
    with ben.app.house.painting:
        ben.app.flow.open("send")
    for rubbish in ("", "x", "https://example.org/", "#turn/", f"{link[:-5]}"):
        ben.app.field("turn", rubbish)
        with ben.app.house.painting:
            ben.app.flow.open("send")
        ben.tap(do="turn-open")
        assert "not whole" in ben.notice
        assert ben.game == ann.game


def test_a_link_in_a_file_is_opened_too() -> None:
    ann, ben = Device(7), Device(8)
    ann.begin(TWO, [0])
    ann.turn()
    ben.app.file_chosen("turn.txt", f" {ann.send()}\n")
    assert ben.game == ann.game


def test_bots_and_toms_play_on_the_device_that_comes_to_them() -> None:
    ann, ben = Device(7), Device(8)
    ann.begin(["human:Ann", "bot:random", "human:Ben", "tom:B4"], [0])
    for _ in range(3):
        ann.turn()
        if ann.app.house.session.over:
            break
        link = ann.send()
        ben.open(link)
        if ben.page.has(do="sit", arg="2"):
            ben.tap(do="sit", arg="2")
        ben.turn()
        if ben.app.house.session.over:
            break
        ann.open(ben.send())
        assert ann.game == ben.game
    assert {seat for seat, _ in ann.game.actions} >= {0, 1, 2}


def test_a_position_by_hand_says_that_it_cannot_be_sent() -> None:
    ann = Device(7)
    data = {"seats": ["human", "human"], "phase": "bidding", "bidding": "press", "starter": 0}
    with ann.app.house.painting:
        ann.app.flow.start_game(game_from_position(data, 5), [])
        ann.app.flow.open("send")
    assert "Such a game cannot go by a link" in ann.page.text("sheet")
    assert not ann.page.has(do="turn-copy")


def test_alone_there_is_nothing_to_send() -> None:
    ann = Device(7)
    ann.app.tap(ann.page.find(panel="menu"))
    assert not ann.page.has(panel="send")


def test_a_full_or_forbidden_memory_does_not_stop_a_turn() -> None:
    ann, _, links = passed()
    for fail in ("set", "get"):
        ben = Device(8)
        setattr(ben.memory, f"fail_{fail}", True)
        ben.open(links[-1])
        ben.tap(do="sit", arg="1")
        assert ben.game == ann.game
        ben.turn()
        assert ben.send()


def test_links_of_games_are_still_opened_as_before() -> None:
    """What people hold stays valid: `#share/` carries a save, and is a game of this device."""
    ann = Device(7)
    game = new_game("newyorkcity", TWO, 3)
    ann.open(sharing.link("https://example.org/nyc/", game.save()))
    assert ann.game == game
    assert ann.app.house.session.link is None
    assert games.names()


def test_names_in_a_link_are_data() -> None:
    """Nothing of them becomes markup, wherever a link shows them."""
    for name in NAMES:
        try:
            game = new_game("newyorkcity", [{"kind": "human", "name": name}, "human:Ben"], 3)
        except InvalidPosition:
            continue
        ben = Device(8)
        ben.open(f"#turn/{moves.write_moves(game)}")
        unharmed(ben.page)
        ben.tap(do="sit", arg="1")
        unharmed(ben.page)
        with ben.app.house.painting:
            ben.app.flow.open("send")
        unharmed(ben.page)
