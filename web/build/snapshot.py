"""Runs inside Pyodide, before its memory is kept: imports all that the page can need, since the library is not there
yet when a snapshot starts (interpreter.mjs). Of further games nothing: they are not in this pack (split.py).

Run once more, as `snapshot.py GAME`, it imports that game too, out of a pack of its own. What this changes in the
memory is kept apart: it is laid down only for a visit that begins at a table of that game."""

import importlib
import re
import sys
import zipfile

# What PyScript's package imports, and what is needed to show an error.
OTHERS = (
    *("asyncio", "base64", "html", "inspect", "io", "json", "math", "os", "pathlib", "random", "typing"),
    *("ast", "linecache", "textwrap", "tokenize", "traceback", "warnings", "encodings.ascii", "encodings.latin_1"),
)
APP = "/lib/app.zip"
TEXTS = re.compile(r"(.+)/words/([\w-]+)/([\w-]+)\.txt")  # package, language, name
NEVER = ("cli", "terminal")  # texts that no page shows


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


def read_texts(archive: str) -> None:
    """So do all texts, in each language: those too that are only wanted later, such as the rules. Those of lessons are
    read with their chapters."""
    texts = importlib.import_module("nyc_core.table.words.texts")
    with zipfile.ZipFile(archive) as library:
        files = set(library.namelist())
    for package, code, name in (path.groups() for path in filter(None, map(TEXTS.fullmatch, sorted(files)))):
        if name not in NEVER and f"{package}/{name}.json" not in files:
            texts.source(package.replace("/", "."), code, name)


def read_words(game: str) -> None:
    """What is read at once, put together: the texts of the page and of the game."""
    languages = importlib.import_module("nyc_core.table.words")
    texts, rooms = importlib.import_module("web.app.texts"), importlib.import_module("web.app.rooms")
    room = importlib.import_module(rooms.module(game)).ROOM
    for code in languages.LANGUAGES:
        languages.speak(code)
        for shown in rooms.shown_games():
            rooms.door(shown).say("line")
        texts.saying(room)
    languages.speak(languages.DEFAULT)


def begin() -> None:
    """All that the first game needs, and what games share."""
    sys.path.append(APP)
    for name in (*OTHERS, *modules(APP)):
        importlib.import_module(name)
    read(importlib.import_module("nyc_core.games").DEFAULT, APP)


def add(game: str) -> None:
    """All that a further one needs."""
    archive = f"/lib/game-{game}.zip"
    importlib.import_module("web.app.packs").add(game, archive)
    for name in modules(archive):
        importlib.import_module(name)
    read(game, archive)


def read(game: str, archive: str) -> None:
    """Lessons and texts out of an archive."""
    read_texts(archive)
    read_shelf(game)
    read_words(game)


def main() -> str:
    further = sys.argv[1:]
    for game in further:
        add(game)
    if not further:
        begin()
    return f"{len(sys.modules)} modules in the snapshot"


main()
