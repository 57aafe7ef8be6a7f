"""Games that are played by links, in words: who is next, who sits where, as the drawings want it."""

from __future__ import annotations

from nyc_core.table import moves
from nyc_core.table.seats import names

from .draw import turns as drawing
from .draw.frame import sheet as framed
from .draw.scene import Scene
from .house import House
from .texts import say


def goes_by_link(house: House) -> bool:
    """Whether what lies on the table is played by several, here and elsewhere, or could be."""
    session = house.session
    return house.is_kept and not house.visiting and session.playable and len(session.persons) > 1


def prompt(house: House, scene: Scene, asked: str) -> str:
    """What is asked where nobody at this device has the turn."""
    session = house.session
    if not goes_by_link(house) or session.link is None:
        return asked
    if not session.here:
        return drawing.who(scene, _persons(house))
    if session.over:
        return asked + drawing.end(scene)
    if session.awaited is None:
        return asked
    return asked + drawing.doors(scene, scene.names[session.awaited], _is_sent(house))


def _is_sent(house: House) -> bool:
    """Whether the turn was given away as it is now."""
    link = house.session.link
    return link is not None and link.sent == house.session.plies


def sheet(house: House, scene: Scene) -> str:
    """The link, and who sits where."""
    turns, said = house.turns, ""
    link = turns.link() if goes_by_link(house) and turns.can_send(house.session) else ""
    if goes_by_link(house):
        said = _said(house)
    inner = drawing.sheet(say, said, link, house.page.can_share(), turns.picture, _is_sent(house), _persons(house))
    return framed(say, "send", say("menu.send"), inner, wide=False)


def _said(house: House) -> str:
    session = house.session
    if not moves.can_be_sent(session.game):
        return say("turn.by_hand")
    if session.seat is None:
        return say("turn.over")
    name = names(session.seats)[session.seat]
    if session.bot:
        return say("turn.bot", name=name)
    own = session.link is not None and session.awaited is None
    return say("turn.mine" if own else "turn.next", name=name)


def _persons(house: House) -> list[drawing.Person]:
    session, called = house.session, names(house.session.seats)
    return [drawing.Person(seat, called[seat], seat in session.here, seat == session.seat) for seat in session.persons]


def fork(house: House) -> str:
    """Two versions of the game on the table."""
    two = house.turns.fork if house.is_kept else None
    if two is None:
        return ""
    return drawing.fork(say, two.common, house.session.plies, len(two.theirs.actions))
