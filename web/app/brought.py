"""Files that a person brings: a saved game, all games of another device, a lesson, or what the editor works on."""

from __future__ import annotations

from functools import partial

from . import needs, routes
from .flow import Flow
from .keep import bundle
from .keep.slots import Trouble

SLICE, BREATH = 40.0, 8  # milliseconds in which games of a file are read, and the pause after them


def bring(flow: Flow, name: str, text: str) -> None:
    """A file was chosen for import: a saved game, or a lesson; in the editor, what is worked on."""
    if bundle.is_one(text):
        _take_bundle(flow, text)
    else:
        needs.bring(flow.house, lambda: [needs.of_file(text)], lambda: _take_file(flow, name, text))


def _take_file(flow: Flow, name: str, text: str) -> None:
    house = flow.house
    held = None if text.lstrip("\ufeff \t\r\n").startswith("{") else routes.held(text)
    if isinstance(held, routes.Turn):
        flow.go_to(held)
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
    house.records.add(records)
    house.keeper.say("bringing")
    there = {save for _, save in house.keeper.saves()}
    fresh = [(name, save) for name, save in saves if save not in there]
    begin = partial(_take_some, flow, fresh)
    needs.bring(house, lambda: [*dict.fromkeys(needs.of_text(save) for _, save in fresh)], begin, otherwise=begin)


def _take_some(flow: Flow, saves: list[tuple[str, str]]) -> None:
    """Each is played through to be read, and there may be hundreds: between two slices the page answers."""
    house = flow.house
    begun = house.page.ticks()
    while saves and house.page.ticks() - begun < SLICE:
        if not house.keeper.bring(*saves.pop(0)):
            saves.clear()  # there is no room for the others either
    if saves:
        house.page.later(BREATH, house.after(partial(_take_some, flow, saves)))
        return
    if house.keeper.notice == "bringing":
        house.keeper.say("")
    flow.open("games")
