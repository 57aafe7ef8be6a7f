"""Play by link (issue 13, point 14): a turn is given away, from which games, and by which ways."""

# mypy: no-warn-unreachable
# (an app's state changes from line to line, which mypy does not expect)

from __future__ import annotations

from nyc_core import InvalidPosition, game_from_position, games, new_game
from nyc_core.table import moves
from tests.app.devices import TWO, Device, passed
from tests.app.hostile import NAMES
from tests.app.test_hostile import unharmed
from web.app.keep import sharing


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


def test_a_link_that_is_shown_counts_as_sent_when_somebody_says_that_it_was_read() -> None:
    ann = Device(7)
    ann.begin(TWO, [0])
    ann.turn()
    sent = ann.app.house.sight.words("turn.again")
    for way in ("close", "turn-read"):
        ann.app.tap(ann.page.find(panel="send"))
        ann.app.tap(ann.page.find(do="turn-picture"))
        ann.app.tap(ann.page.find(do=way))
        assert (sent in ann.page.text("prompt")) == (way == "turn-read")
    ann.app.tap(ann.page.find(panel="send"))
    ann.app.tap(ann.page.find(do="turn-picture"))
    assert not ann.page.has(do="turn-read"), "once is enough"


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


def test_who_sits_where_is_known_again_after_a_reload() -> None:
    ann = Device(7)
    ann.begin(["human:Ann", "human:Ben"], [0])
    assert ann.app.house.session.link
    ann.visit("")
    assert ann.app.house.session.link
    assert ann.app.house.session.here == [0]


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
