"""Records and tasks in words, as the drawings want them."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress

from nyc_core import games

from . import texts
from .draw import faces, frame, setup
from .draw import records as drawing
from .draw.scene import Scene
from .house import House
from .keep.records import Row
from .reviews import STRANGE


def task(house: House, scene: Scene) -> str:
    """What is to be done in a task, or how it went."""
    exercise, task = house.exercise, house.exercise.task
    assert task is not None
    if not exercise.state:
        return drawing.task(scene.words, _called_action(house, task.played))
    why = ""
    if exercise.state == "right":
        from nyc_core.bots.reasons import say_why

        with suppress(*STRANGE):
            why = say_why(house.session.game, task.why, house.session.eyes, texts.spoken())
    verdict = drawing.Verdict(exercise.state, round(exercise.cost), _called_action(house, task.best), why)
    return drawing.tried(scene.words, verdict, len(exercise.due()))


def _called_action(house: House, notation: str) -> str:
    """What an action of a task is called; itself, where this version does not know it."""
    with suppress(*STRANGE):
        return house.session.game.rules.words.action(notation, texts.spoken(), view=house.sight.view())
    return notation


def sheet(house: House) -> str:
    """How it went against each rival."""
    lines = [_record(row) for row in house.records.rows()]
    return drawing.draw(texts.say, lines, len(house.exercise.due()))


def _record(row: Row) -> drawing.Line:
    seats, said = [_seat(rival) for rival in row.rivals], texts.say
    drawn = [faces.at(seats, place) for place in range(len(seats))]
    counts = Counter(map(_called_rival, row.rivals))
    rivals = ", ".join(said("records.each", n=n, name=name) if n > 1 else name for name, n in counts.items())
    share = round(100 * row.won / row.games)
    stats = [
        (str(row.games), said("records.games" if row.games > 1 else "records.game")),
        (f"{share} %", said("records.won")),
        (str(row.best), said("records.best")),
        (frame.decimal(said, row.average), said("records.average")),
    ]
    if row.figure is not None:
        stats.append((f"{frame.decimal(said, row.figure)} %", said("records.play")))
    return drawing.Line(games.meta(row.game).title, drawn, rivals, stats, row.margins)


def _seat(rival: str) -> dict[str, str]:
    """Who a rival of the records is, as a table tells it."""
    kind, _, level = rival.partition(":")
    return {"kind": kind, "name": level, "level": level}


def _called_rival(rival: str) -> str:
    """A rival of the records, as it is called: its name, or its kind and level."""
    kind, _, level = rival.partition(":")
    return setup.called(level) if kind == "bot" else f"{kind.capitalize()} {level}" if kind != "human" else level
