"""Makes the site in dist/ from web/, the engine's wheel and vendored packages. The same sources give the same bytes."""

import base64
import gzip
import hashlib
import json
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

from nyc_core import games as registry

from . import embed, games, howto, node, pictures, preloads
from .policy import secured
from .styles import styles
from .vendor import vendor

WEB = node.WEB
ROOT = WEB.parent
JS = WEB / "js"
SCREENSHOTS = ("pictures/phone.webp", "pictures/table.webp")  # named by the manifest
SCRIPTS = (
    "bridge.mjs",
    "device.mjs",
    "focus.mjs",
    "host.mjs",
    "line.mjs",
    "memory.mjs",
    "motion.mjs",
    "sound.mjs",
    "placing.mjs",
    "positions.mjs",
    "python.mjs",
    "snapshot.mjs",
    "taps.mjs",
    "thinker.mjs",
    "embed.mjs",
    "wishes.mjs",
    "post.mjs",
    "nyc-board.js",
    "how-to-embed.mjs",
    "scorm.mjs",
    "scorm-player.js",
)
COPIED = ("manifest.webmanifest", "icons", "css/fonts", *SCREENSHOTS)


def make(dist: Path) -> None:
    """Everything but the wheel, which lies in dist/ already."""
    wheel = next(dist.glob("nyc_core-*.whl"))
    for old in dist.iterdir():
        if old != wheel:
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    vendor(dist / "vendor")
    for name in COPIED:
        source = WEB / name
        if source.is_dir():
            shutil.copytree(source, dist / name)
        elif source.exists():
            (dist / name).parent.mkdir(exist_ok=True)
            shutil.copyfile(source, dist / name)
    for name in SCRIPTS:
        shutil.copyfile(JS / name, dist / name)
    for name, text in pictures.files().items():
        (dist / name).write_text(text, "utf-8")
    drawn = shell()
    build = packs(dist, wheel)
    script("interpreter.mjs", "BUILD", build, dist)
    script("boot.mjs", "WORDS", drawn["words"], dist)
    script("guard.js", "WORDS", drawn["guard"], dist)
    index = page((WEB / "index.html").read_text("utf-8"), drawn["markup"], dist)
    (dist / "index.html").write_text(index, "utf-8")
    version = hashlib.sha256((json.dumps(build) + index).encode()).hexdigest()[:12]
    script("last.js", "FACTS", {"version": version, "words": drawn["waking"]}, dist)
    embed.make(dist)
    howto.make(dist)
    (dist / "sw.js").write_text(worker((JS / "sw.js").read_text("utf-8"), dist), "utf-8")


# --- Python, packed ---------------------------------------------------------


def packs(dist: Path, wheel: Path) -> dict[str, object]:
    """The zips of compiled modules, the memory snapshot, the plain sources; what interpreter.mjs must know of them."""
    packages = node.install()
    work = WEB / "node_modules" / ".packs"
    work.mkdir(exist_ok=True)
    inside = {
        "pyodide": str(dist / "vendor" / "pyodide"),  # the very one that the page gets
        "mounts": {"/project": str(ROOT), "/dist": str(dist), "/made": str(work)},
    }
    stdlib = "/project/web/node_modules/pyodide/python_stdlib.zip"
    pyscript = "/project/web/node_modules/@pyscript/core/src/stdlib/pyscript.js"
    further = registry.names()[1:]  # also those that the page does not show: nothing of them comes along
    arguments = ["/made", stdlib, f"/dist/{wheel.name}", pyscript, "/project", *further]
    print(pyodide({**inside, "script": "build/pack.py", "argv": arguments}), flush=True)
    library, app = work / "python.zip", work / "app.zip"
    python = {**inside, "script": "build/snapshot.py", "stdlib": str(library), "files": {"/lib/app.zip": str(app)}}
    memory = snapshot(python, work / "snapshot.bin", dist)
    lock = json.loads((packages / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    return {
        "info": lock["info"],
        "wheel": wheel.name,
        "library": squeezed(library, dist),
        "app": squeezed(app, dist),
        "memory": memory,
        "games": {name: game(name, python, memory, dist) for name in games.names()[1:]},
        "sources": sources(dist),
    }


def snapshot(job: dict[str, Any], file: Path, dist: Path) -> dict[str, Any]:
    """A memory, or what changes in it: the name of its pack, and what a start must know of it."""
    facts: dict[str, Any] = json.loads(pyodide({**job, "snapshot": str(file)}))
    return {**facts, "file": squeezed(file, dist)}


def game(name: str, python: dict[str, Any], memory: dict[str, Any], dist: Path) -> dict[str, object]:
    """A further game: the zip of its modules, and how the memory changes with it."""
    pack = WEB / "node_modules" / ".packs" / f"game-{name}.zip"
    further = {"argv": [name], "files": {f"/lib/{pack.name}": str(pack)}}
    change = snapshot({**python, "further": further}, pack.with_name(f"snapshot-{name}.bin"), dist)
    if change.pop("from") != memory["whole"]:
        raise ValueError(f"the snapshot of {name} begins with another memory than that of the page")
    return {"pack": squeezed(pack, dist), "memory": change}


def pyodide(job: dict[str, object]) -> str:
    """Run a Python file inside Pyodide and return what it prints at its end."""
    return node.run("node", "build/pyodide.mjs", json.dumps(job)).strip().splitlines()[-1]


def squeezed(path: Path, dist: Path) -> str:
    """Compress a file into dist/ under a name that changes with it. Not .gz: some hosts would send that unpacked."""
    data = path.read_bytes()
    name = f"{path.stem}-{hashlib.sha256(data).hexdigest()[:12]}.pack"
    (dist / name).write_bytes(gzip.compress(data, 9, mtime=0))
    return name


KINDS = ("*.py", "*.txt")  # modules, and what they say


def sources(dist: Path) -> str:
    """The page's own Python and its texts as they are, for the plain start."""
    with zipfile.ZipFile(dist / "page.zip", "w") as out:
        for path in sorted(path for home in ("app", "games") for kind in KINDS for path in (WEB / home).rglob(kind)):
            entry = zipfile.ZipInfo(path.relative_to(ROOT).as_posix(), (2020, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            out.writestr(entry, path.read_bytes())
    return "page.zip"


# --- the page itself --------------------------------------------------------


def filled(text: str, place: str, with_: str) -> str:
    """The text with one place filled; it must be there."""
    if place not in text:
        raise ValueError(f"{place!r} is missing")
    return text.replace(place, with_, 1)


def script(name: str, constant: str, value: object, dist: Path) -> None:
    """A script of the page in which the build fills in a constant."""
    text = (JS / name).read_text("utf-8")
    made = filled(text, f"const {constant} = {{}};", f"const {constant} = {json.dumps(value)};")
    (dist / name).write_text(made, "utf-8")


def page(text: str, markup: str, dist: Path) -> str:
    """index.html with its styles inside, what it needs soon announced, and the table drawn."""
    for link in re.findall(r'<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)".*?>\n', text):
        if not (dist / link).exists():
            raise FileNotFoundError(f"index.html names {link}")
    text = filled(text, "<!-- preload -->", preloads.links())
    text = filled(text, "<!-- styles -->", f"<style>\n{styles('shell')}</style>")
    return secured(filled(text, "<!-- shell -->", markup))


def shell() -> dict[str, Any]:
    """What stands on the page before Python does: drawn by the page's own functions, now."""
    done = subprocess.run(
        [sys.executable, "-m", "web.build.shell"], cwd=ROOT, capture_output=True, encoding="utf-8", check=True
    )
    drawn: dict[str, Any] = json.loads(done.stdout)
    return drawn


def worker(text: str, dist: Path) -> str:
    """sw.js with the list of all files; small ones first: what is broken is noticed before the large ones come."""
    paths = sorted((path for path in dist.rglob("*") if path.is_file()), key=lambda path: (path.stat().st_size, path))
    files = {path.relative_to(dist).as_posix(): integrity(path) for path in paths}
    listed = json.dumps(files, indent=0)
    version = hashlib.sha256((listed + text).encode()).hexdigest()[:12]
    return filled(filled(text, "const FILES = {};", f"const FILES = {listed};"), '"VERSION"', f'"{version}"')


def integrity(path: Path) -> str:
    """A file's SHA-256 as `fetch` checks it; of a pack also that of what is in it, which is what the worker keeps."""
    data = path.read_bytes()
    inside = [gzip.decompress(data)] if path.suffix == ".pack" else []
    return " ".join(base64.b64encode(hashlib.sha256(one).digest()).decode() for one in (data, *inside))
