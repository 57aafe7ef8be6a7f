"""Files that a person brings: a saved game, all games of another device, a lesson, or what the editor works on."""

from __future__ import annotations

from . import needs
from .flow import Flow
from .keep import bundle
from .keep.slots import Trouble


def bring(flow: Flow, name: str, text: str) -> None:
    """A file was chosen for import: a saved game, or a lesson; in the editor, what is worked on."""
    needs.bring(flow.house, lambda: [needs.of_file(text)], lambda: _take_file(flow, name, text))


def _take_file(flow: Flow, name: str, text: str) -> None:
    house = flow.house
    if bundle.is_one(text):
        _take_bundle(flow, text)
    elif house.workshop.open and not house.sheets.panel:
        house.workshop.bring(text)
    elif brought := house.classroom.read_file(text):
        made, route = brought
        if made:
            house.classroom.open_made(made, route)
            flow.show_table()
    elif house.keeper.open_text(text, name=name.rsplit(".", 1)[0]):
        flow.show_session()


def _take_bundle(flow: Flow, text: str) -> None:
    """All games of another device, and its records."""
    house = flow.house
    try:
        saves, records = bundle.unpack(text)
    except Trouble as trouble:
        house.keeper.say(trouble.code)
        return
    house.keeper.bring(saves)
    house.records.add(records)
    flow.open("games")
