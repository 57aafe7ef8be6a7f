"""Games that are played by links: a turn is given away, one that came is opened, somebody sits down."""

from __future__ import annotations

from collections.abc import Callable

from nyc_core.table.seats import names
from web.app import routes
from web.app.flow import Flow
from web.app.texts import say
from web.app.turns import goes_by_link


def _give(flow: Flow, way: Callable[[Flow, str], None]) -> None:
    """The link is given away in some way: from then on the turn is somebody else's."""
    house = flow.house
    if goes_by_link(house) and house.turns.can_send(house.session):
        link = house.turns.link()
        house.turns.sent()
        way(flow, link)


def _share(flow: Flow, _: str) -> None:
    """The device asks to whom. It is given away when the device says so: who closes that again has sent nothing."""
    house, session = flow.house, flow.house.session
    if not (goes_by_link(house) and house.turns.can_send(session)):
        return
    title, plies = session.game.rules.meta.title, session.plies

    def shared(given: bool) -> None:
        if given and house.session is session and session.plies == plies:
            house.turns.sent()
            flow.close()

    called = f"{title}: {_next(flow)}".removesuffix(": ")
    house.page.share(called, house.turns.link(), house.after(shared))


def _copy(flow: Flow, link: str) -> None:
    flow.close()
    flow.house.sheets.link = link
    flow.house.copy(link, lambda done: _copied(flow, done))


def _copied(flow: Flow, done: bool) -> None:
    if done:
        flow.house.sheets.link = ""
    flow.house.keeper.say("turn_sent" if done else "turn_uncopied", _next(flow))


def _next(flow: Flow) -> str:
    """Who is next, by name."""
    session = flow.house.session
    others = [seat for seat in session.persons if seat not in session.here]
    asked = [session.seat] if session.seat is not None else others
    return ", ".join(names(session.seats)[seat] for seat in asked)


def _picture(flow: Flow, _: str) -> None:
    """The link is shown for a camera. Whether one has read it only the person knows, and says (`turn-read`)."""
    flow.house.turns.picture = True


def _read(flow: Flow, _: str) -> None:
    flow.close()


def _sit(flow: Flow, seat: str) -> None:
    """Who has opened the link sits down."""
    house = flow.house
    if seat.isdigit() and goes_by_link(house):
        house.teller.stop()
        house.turns.sit(int(seat), here=True)
        house.look_anew()
        flow.go_on()


def _place(flow: Flow, text: str) -> None:
    """Where a person plays: `1=on`, `1=off`."""
    seat, _, value = text.partition("=")
    house = flow.house
    if seat.isdigit() and value in ("on", "off") and goes_by_link(house):
        house.teller.stop()
        house.turns.sit(int(seat), here=value == "on")
        house.look_anew()


def _open(flow: Flow, _: str) -> None:
    """A link that came was pasted."""
    house = flow.house
    held = routes.held(house.sheets.typed.pop("turn", ""))
    if isinstance(held, routes.Turn | routes.Share):
        flow.go_to(held)
    else:
        house.keeper.say("turn_cut")


def _keep(flow: Flow, _: str) -> None:
    flow.house.turns.keep_mine()


def _take(flow: Flow, _: str) -> None:
    session = flow.house.session
    name = session.name or ", ".join(names(session.seats))
    flow.house.turns.take_theirs(say("turn.left", name=name))
    flow.show_session()


COMMANDS: dict[str, Callable[[Flow, str], None]] = {
    "turn-share": _share,
    "turn-copy": lambda flow, _: _give(flow, _copy),
    "turn-picture": _picture,
    "turn-read": lambda flow, _: _give(flow, _read),
    "turn-open": _open,
    "turn-keep": _keep,
    "turn-take": _take,
    "sit": _sit,
    "place": _place,
}
