"""What a start costs does not grow with games (issue 9, point 10): a further one lies in a pack of its own, and is
found there once it is brought."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

from web.build import games
from web.build.split import split

ROOT = Path(__file__).parents[2]
PATHS = [
    *("nyc_core/__init__.py", "nyc_core/table/game.py", "nyc_core/newyorkcity/box.py", "web/games/__init__.py"),
    *("nyc_core/toy/__init__.py", "nyc_core/toy/game.py", "nyc_core/toy/lessons/data.json", "nyc_core/toystory.py"),
    *("web/games/toy/__init__.py", "web/games/toy/room.py", "web/games/newyorkcity/room.py", "web/app/app.py"),
]
TOYS = ["nyc_core/toy/game.py", "nyc_core/toy/lessons/data.json", "web/games/toy/room.py"]
BRING = """
import sys
import nyc_core, web.games
for package, folder in ((nyc_core, "nyc_core"), (web.games, "web/games")):
    package.__path__.append(f"{sys.argv[1]}/{folder}")  # the main pack
from web.app import packs
import nyc_core.toy
try:
    import nyc_core.toy.game
except ModuleNotFoundError:
    packs.add("toy", sys.argv[2])
    packs.add("toy", sys.argv[2])
from importlib import resources
import nyc_core.toy.game, web.games.toy.room
print(nyc_core.toy.META, nyc_core.toy.game.RULES, web.games.toy.room.ROOM, len(nyc_core.toy.__path__),
      (resources.files("nyc_core.toy") / "data.txt").is_file())
"""


def test_a_further_games_own_files_go_into_its_own_pack() -> None:
    packs = split(PATHS, ["toy"])
    assert packs == {"": [path for path in PATHS if path not in TOYS], "toy": TOYS}
    assert split(PATHS, []) == {"": PATHS}


def test_the_first_game_is_in_the_pack_of_the_start() -> None:
    own = [path.relative_to(ROOT).as_posix() for path in (ROOT / "nyc_core" / games.names()[0]).rglob("*.py")]
    assert len(own) > 20
    assert split(own, games.names()[1:])[""] == own


def test_a_game_is_found_once_it_is_brought(tmp_path: Path) -> None:
    """Its introduction is there from the start, the rest comes later; to bring it twice changes nothing."""
    files = {
        "nyc_core/toy/__init__.py": "META = 'meta'",
        "nyc_core/toy/game.py": "RULES = 'rules'",
        "web/games/toy/__init__.py": "",
        "web/games/toy/room.py": "from nyc_core.toy import game\nROOM = game.RULES + ' room'",
    }
    for game, paths in split(files, ["toy"]).items():
        with zipfile.ZipFile(tmp_path / f"pack{game}.zip", "w") as archive:
            for path in paths:
                archive.writestr(path, files[path])
    command = [sys.executable, "-c", BRING, str(tmp_path / "pack.zip"), str(tmp_path / "packtoy.zip")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.stdout.split() == ["meta", "rules", "rules", "room", "2", "False"], done.stderr
