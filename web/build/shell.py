"""Prints, as JSON, what stands in index.html until Python puts the table there: the markup of the board as it lies, and
the texts in it that other languages say in another way."""

import json
from collections.abc import Callable
from xml.etree import ElementTree as ET

from nyc_core.table import words as engine
from web.app import words
from web.app.draw import table
from web.app.draw.html import esc
from web.app.draw.scene import Scene
from web.app.room import room
from web.app.state import State
from web.app.texts import saying

from . import games

SPOKEN = ("aria-label", "title")
Words = Callable[..., str]
ROOM = room(games.names()[0])


def main() -> None:
    markup = shell(speaking("en"))
    plain = texts(markup)
    said = {code: dict(zip(plain, texts(shell(speaking(code))), strict=True)) for code in words.LANGUAGES}
    spoken_ = {code: spoken(code, said[code]) for code in words.LANGUAGES}
    waking = {code: words.table(code)["shell.waking"] for code in words.LANGUAGES}
    print(
        json.dumps(
            {
                "markup": markup,
                "words": spoken_,
                "guard": {code: guarded(code) for code in words.LANGUAGES},
                "waking": waking,
            }
        )
    )


def speaking(code: str) -> Words:
    engine.speak(code)
    return saying(ROOM)


def shell(say: Words) -> str:
    """Sprite, table, its title where the first choice will be, and the progress that boot.mjs moves on.

    The table is laid as it is for a first game, so that nothing moves when Python draws it. The title is larger than
    any text that comes later: what is there first stays the largest contentful paint.
    """
    game = games.quick(games.metas()[0], say("new.player", n=1), seed=1)
    view = game.view(None)
    state = State(seat=None, facts=game.rules.facts(view, ()))
    scene = Scene(view, None, [], say, state)
    board = table.regions(ROOM, scene)["board"]
    opening = f'<p id="opening" class="opening" role="status">{esc(say("shell.opening"))}</p>'
    prompt = opening + '<progress id="opened" max="4" value="0"></progress>'
    title = f'<p class="marquee">{esc(say("brand"))}</p>'
    laid = {"data-phase": view["phase"], "data-seats": str(len(view["seats"])), "data-tab": ROOM.default_tab(scene)}
    return table.page(ROOM, {"board": board, "stage": title, "prompt": prompt}, say, laid)


def texts(markup: str) -> list[str]:
    """All that is written or spoken, in its order."""
    said: list[str] = []
    for element in ET.fromstring(f"<root>{markup}</root>").iter():
        said += [element.attrib[name] for name in SPOKEN if name in element.attrib]
        said += [text for text in (element.text, element.tail) if text and text.strip()]
    return said


def guarded(code: str) -> dict[str, str]:
    """What guard.js says."""
    table = words.table(code)
    return {name: table[f"shell.{name}"] for name in ("slow", "broken", "again", "alone")}


def spoken(code: str, said: dict[str, str]) -> dict[str, object]:
    """What boot.mjs says by itself, and what it says in place of the English that is there."""
    own = words.table(code)
    return {
        "description": own["shell.description"],
        "failed": own["shell.failed"],
        "said": {english: other for english, other in said.items() if english != other},
    }


if __name__ == "__main__":
    main()
