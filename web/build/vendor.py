"""What the page uses of others: copied from the pinned packages into dist/vendor, with its licences."""

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path

from .exports import without_unused
from .node import WEB, install

WHEELS = WEB / "build" / "wheels.txt"
# Chunks of PyScript for editors, terminals and other interpreters: the page never asks for them.
NOT_OF_PYSCRIPT = re.compile(r"(codemirror|xterm|py-editor|py-game|py-terminal|py-|mpy-|service-worker|storage)")
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
# Other hosts that vendored scripts know as defaults. The page never uses them; that nothing ever can, they go.
HOSTS = re.compile(
    rb"https://(cdn\.jsdelivr\.net|packages\.pyscript\.net|raw\.githubusercontent\.com|micropython\.org)"
)
# Made at each start, never used by a page; browsers warn of memory that is shared without isolation.
SHARED = b"new Int32Array(new WebAssembly.Memory({shared:!0,initial:1,maximum:1}).buffer)"


def vendor(out: Path) -> None:
    """Fill dist/vendor."""
    packages = install()
    _pyodide(packages / "pyodide", out / "pyodide")
    _pyscript(packages / "@pyscript" / "core", out / "pyscript")
    morphdom = packages / "morphdom"
    _copy(morphdom / "dist" / "morphdom-esm.js", out / "morphdom" / "morphdom-esm.js")
    _copy(morphdom / "LICENSE", out / "morphdom" / "LICENSE")
    _copy(WEB / "build" / "CREDITS.txt", out / "CREDITS.txt")


def _pyodide(source: Path, out: Path) -> None:
    for name in PYODIDE:
        _copy(source / name, out / name)
    _slim(*(out / name for name in ("pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs")))
    wheel = _wheel(WEB / "node_modules" / ".wheels")
    _copy(wheel, out / wheel.name)
    # The lock lists hundreds of packages of Pyodide's own host; ours knows the one that lies beside it.
    lock = json.loads((source / "pyodide-lock.json").read_text("utf-8"))
    entry = {
        **lock["packages"]["micropip"],
        "file_name": wheel.name,
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
    }
    lock["packages"] = {"micropip": entry}
    (out / "pyodide-lock.json").write_text(json.dumps(lock, separators=(",", ":"), sort_keys=True), "utf-8")


def _slim(wasm: Path, script: Path, loader: Path) -> None:
    code, text = without_unused(wasm.read_bytes(), script.read_text("utf-8"), loader.read_text("utf-8"))
    wasm.write_bytes(code)
    script.write_text(text, "utf-8")


def _wheel(folder: Path) -> Path:
    """micropip, fetched by pip, which checks the hash; kept for the next time."""
    wanted = re.search(r"sha256:(\w+)", WHEELS.read_text("utf-8"))
    assert wanted is not None
    for wheel in folder.glob("*.whl"):
        if hashlib.sha256(wheel.read_bytes()).hexdigest() == wanted[1]:
            return wheel
    command = [
        sys.executable,
        "-m",
        "pip",
        "download",
        "-qq",
        "--no-deps",
        "--only-binary=:all:",
        "--python-version=3.14",
    ]
    subprocess.run([*command, "--require-hashes", "-r", str(WHEELS), "-d", str(folder)], check=True)
    return next(folder.glob("*.whl"))


def _pyscript(source: Path, out: Path) -> None:
    for path in sorted((source / "dist").glob("*.js")):
        if not NOT_OF_PYSCRIPT.match(path.name):
            _copy(path, out / path.name)
    _copy(source / "LICENSE", out / "LICENSE")


def _copy(source: Path, out: Path) -> None:
    """A copy; of scripts without the hosts that they know, and without the names of maps that are not here."""
    data = source.read_bytes()
    if source.suffix in {".js", ".mjs"}:
        data = re.sub(rb"\n//# sourceMappingURL=.*", b"", HOSTS.sub(b"about:blank#", data))
        data = data.replace(SHARED, b"new Int32Array(1)")
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(data)
