"""Runs inside Pyodide, before its memory is kept (`snapshot.py GAME …`): imports all that the page can need, since the
library is not there yet when a snapshot starts (interpreter.mjs). Also each further GAME, out of the pack of its own:
who comes back to a table of it has it as soon as one of the first game."""

import importlib
import sys
import zipfile

# What PyScript's package imports, and what is needed to show an error.
OTHERS = (
    *("asyncio", "base64", "html", "inspect", "io", "json", "math", "os", "pathlib", "random", "typing"),
    *("ast", "linecache", "textwrap", "tokenize", "traceback", "warnings", "encodings.ascii", "encodings.latin_1"),
)


def modules(archive: str) -> list[str]:
    """Every module of the engine and of the page in a zip."""
    with zipfile.ZipFile(archive) as library:
        paths = [path.removesuffix(".pyc") for path in library.namelist() if path.endswith(".pyc")]
    names = {
        path.removesuffix("/__init__").replace("/", ".") for path in paths if path.startswith(("nyc_core/", "web/"))
    }
    return sorted(name for name in names if not name.endswith("__main__"))


def read_shelf(game: str) -> None:
    """The lessons' files lie in the zips too."""
    shelf = importlib.import_module("nyc_core.lessons.shelf")
    for name in shelf.course(game).chapters:
        shelf.chapter(name, game)


def read_words() -> None:
    """So do their texts and those of the page: in each language."""
    languages = importlib.import_module("nyc_core.table.words")
    texts, rooms = importlib.import_module("web.app.texts"), importlib.import_module("web.app.rooms")
    for code in languages.LANGUAGES:
        languages.speak(code)
        for game in rooms.shown_games():
            rooms.door(game).say("line")
            texts.saying(importlib.import_module(rooms.module(game)).ROOM)
    languages.speak(languages.DEFAULT)


def main() -> str:
    for name in (*OTHERS, *modules("/lib/python314.zip")):
        importlib.import_module(name)
    read_shelf(importlib.import_module("nyc_core.games").DEFAULT)
    for game in sys.argv[1:]:
        archive = f"/lib/game-{game}.zip"
        importlib.import_module("web.app.packs").add(game, archive)
        for name in modules(archive):
            importlib.import_module(name)
        read_shelf(game)
    read_words()
    return f"{len(sys.modules)} modules in the snapshot"


main()
