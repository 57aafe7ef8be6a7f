"""What of the table is kept for the next visit, which shows it before Python is there (web/js/last.js).

No secret is kept: where several persons share the device it is the screen between them, whoever's hand is open now.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from nyc_core import games

from .draw import screens, table
from .draw.scene import Scene
from .house import House
from .parted import MARK
from .state import State

Regions = Mapping[str, str]
Attributes = Mapping[str, Mapping[str, str | None]]
PASSING = ("toast",)  # what is only said once


def kept(house: House, regions: Regions, attributes: Attributes, lang: str) -> str:
    """The table as it is painted, as JSON; "" where it is not one to come back to."""
    session, sheets = house.session, house.sheets
    waits = session.hand_over_to is not None
    is_table = regions and house.is_kept and not (house.visiting or house.workshop.open)
    if not is_table or sheets.panel or sheets.info or not (session.live or waits or session.over):
        return ""
    if len(session.here) > 1 and house.sight.room.secret and not waits:
        if session.over or house.keeper.settings.hand_over == "off":
            return ""
        regions, attributes = {**regions, **between(house, lang)}, hidden(attributes)
    if session.telling and not waits:
        return ""
    if house.sight.room.game != games.DEFAULT:  # the page comes with the table of that one
        regions = {**table.laid(house.sight.room, house.sight.words), **regions}
    shown = {name: MARK.sub("", markup) for name, markup in regions.items()} | dict.fromkeys(PASSING, "")
    return json.dumps({"route": house.home, "regions": shown, "attributes": attributes})


def between(house: House, lang: str) -> dict[str, str]:
    """The table as nobody's eyes see it, and over it who has to take the device."""
    session, room = house.session, house.sight.room
    view = session.game.view(None)
    facts = session.game.rules.facts(view, ())
    scene = Scene(view, session.asked, [], house.sight.words, State(None, session.colours, lang=lang, facts=facts))
    seat = session.seat if session.seat is not None else session.persons[0]
    return {**table.regions(room, scene), "sheet": screens.hand_over(scene, room.hero(), seat)}


def hidden(attributes: Attributes) -> Attributes:
    """As they are under the screen between two persons."""
    return {**attributes, "table": {**attributes["table"], "data-ready": None, "inert": ""}}
