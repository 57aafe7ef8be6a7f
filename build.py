"""The one door: build, check, test and measure the project with nothing but Python 3.11+.

`python build.py` builds; `python build.py help` lists the commands. The tools pinned in pyproject.toml
([dependency-groups]) go into .venv, group by group when a command first needs them; what is there already costs
no network and no time.
"""

import hashlib
import os
import secrets
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036  a word for who has an older one
    sys.exit(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")

import tomllib

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
DIST = ROOT / "dist"
STAMPS = VENV / "groups"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

# Fixed, so that the same sources give the same bytes.
EPOCH = "1577836800"

Arguments = list[str]


class StepFailed(Exception):
    """A step failed and has said why; the door only closes."""


def main(arguments: Arguments) -> int:
    """Run the command that is asked for, "build" if none is."""
    name, rest = (arguments[0], arguments[1:]) if arguments else ("build", [])
    if name not in COMMANDS:
        lines = [f"  {name:<7}{command.__doc__}" for name, (_, command) in COMMANDS.items()]
        print("python build.py COMMAND [arguments for it]", *lines, sep="\n")
        return 0 if name in {"help", "-h", "--help"} else 2
    os.chdir(ROOT)
    groups, command = COMMANDS[name]
    try:
        install(groups)
        command(rest)
    except StepFailed as failure:
        print(f"build.py {name}: {failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


# --- commands ---------------------------------------------------------------


def build(_: Arguments) -> None:
    """the wheel and the site, into dist/"""
    wheel()
    run("-m", "web.build", "site", str(DIST))


def serve(arguments: Arguments) -> None:
    """build, then serve dist/ and print its address; a port may be given"""
    build([])
    run("-m", "web.build", "serve", str(DIST), *arguments)


def check(arguments: Arguments) -> None:
    """format, lint, types, package seams and the quick tests"""
    all_of({**STATIC_CHECKS, "quick tests": pytest("-m", "not slow", *arguments)})


def system(needs: Arguments) -> None:
    """install what tests need of the system (browsers, nginx), where it is missing and may be installed"""
    run("-m", "web.build", "system", *needs)


def test(arguments: Arguments) -> None:
    """check, then every test, also those of the page in real browsers; --all-browsers takes WebKitGTK too"""
    system([])
    if "--all-browsers" in arguments:
        system(["webkit", "screen"])
    build([])
    seed = explore()
    all_of({**STATIC_CHECKS, "tests": pytest("tests", "e2e", f"--hypothesis-seed={seed}", *arguments)})


def bench(arguments: Arguments) -> None:
    """how fast the engine and the page are, against Catanatron and a bare page"""
    system(["chromium"])
    build([])
    run("-m", "tests.bench", *arguments)


def shots(_: Arguments) -> None:
    """pictures of the main screens, into shots/"""
    system(["chromium"])
    build([])
    run("-m", "e2e.shots")


def words(arguments: Arguments) -> None:
    """what each language lacks, says at too great length, or translated from an older English; one may be named"""
    run("-m", "web.build", "words", *arguments)


def clean(_: Arguments) -> None:
    """remove what the other commands made, but not .venv"""
    for pattern in ("dist", "shots", ".*_cache", ".hypothesis", "mutants"):
        for path in ROOT.glob(pattern):
            shutil.rmtree(path)
    for top in ("nyc_core", "tests", "web", "e2e"):
        for path in list((ROOT / top).rglob("__pycache__")):
            shutil.rmtree(path)


NODE = [] if shutil.which("npm") and shutil.which("node") else ["node"]
COMMANDS: dict[str, tuple[list[str], Callable[[Arguments], None]]] = {
    "build": (["check", *NODE], build),
    "serve": (["check", *NODE], serve),
    "check": (["check"], check),
    "system": (["check"], system),
    "test": (["check", "judges", "browser", *NODE], test),
    "bench": (["check", "bench", "browser", *NODE], bench),
    "shots": (["check", "browser", *NODE], shots),
    "words": (["check"], words),
    "clean": ([], clean),
}
STATIC_CHECKS: dict[str, Arguments] = {
    "format": ["-m", "ruff", "format", "--check", "--quiet", "."],
    "lint": ["-m", "ruff", "check", "--quiet", "."],
    "types": ["-m", "mypy"],
    "seams": ["-c", "from importlinter.cli import lint_imports_command as lint; lint(['--no-logo'])"],
}


# --- steps ------------------------------------------------------------------


def all_of(tools: dict[str, Arguments]) -> None:
    """Run every tool, also when one before it complains."""
    complaints = []
    for name, arguments in tools.items():
        print(f"--- {name}", flush=True)
        try:
            run(*arguments)
        except StepFailed:
            complaints.append(name)
    if complaints:
        raise StepFailed(f"{', '.join(complaints)}: see above")


def explore() -> str:
    """Let random tests try other things on each run than in `check`; the seed that repeats what they did."""
    effort = os.environ.setdefault("NYC_EFFORT", "1")
    seed = os.environ.setdefault("NYC_SEED", str(fresh_seed()))
    print(f"random tests can be repeated with NYC_EFFORT={effort} NYC_SEED={seed}", flush=True)
    return seed


def fresh_seed() -> int:
    """Another one for each commit, so that what CI finds is found again with that commit; without git, by chance."""
    done = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    return int(done.stdout[:12], 16) % 10**6 if done.returncode == 0 else secrets.randbelow(10**6)


def pytest(*arguments: str) -> Arguments:
    """Run the tests on all cores, unless the caller says otherwise."""
    alone = any(argument.startswith("-n") or argument == "--pdb" for argument in arguments)
    workers = [] if alone else ["-n", "auto", "--dist", "loadgroup"]
    return ["-m", "pytest", *workers, *arguments]


def wheel() -> Path:
    """Build the wheel into dist/ and return its path."""
    DIST.mkdir(exist_ok=True)
    for old in DIST.glob("*.whl"):
        old.unlink()
    run("-m", "web.build", "wheel", str(DIST))
    return next(DIST.glob("*.whl"))


def run(*arguments: str) -> None:
    """Run .venv's Python from the project's root."""
    environment = {**os.environ, "SOURCE_DATE_EPOCH": EPOCH, "PYTHONUTF8": "1"}
    code = subprocess.run([PYTHON, *arguments], cwd=ROOT, env=environment, check=False).returncode
    if code:
        raise StepFailed(f"`{' '.join(arguments[:3])}` ended with code {code}")


# --- .venv ------------------------------------------------------------------


def install(groups: list[str]) -> None:
    """Put the groups' tools into .venv, unless its stamps say that just these are there already."""
    pinned: dict[str, list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    stamps = {group: STAMPS / f"{group}-{digest(pinned[group] + pinned['indirect'])}" for group in groups}
    missing = [group for group, stamp in stamps.items() if not (stamp.exists() and PYTHON.exists())]
    if not missing:
        return
    if not PYTHON.exists():
        make_venv()
    print(f"installing tools into .venv: {', '.join(missing)}", flush=True)
    constraints = VENV / "constraints.txt"
    constraints.write_text("\n".join(pinned["indirect"]), "utf-8")
    try:
        run("-m", "pip", "install", "-qq", "-c", str(constraints), *(pin for group in missing for pin in pinned[group]))
    except StepFailed:
        raise StepFailed("the pinned tools could not be installed, see above; the first run needs a network") from None
    STAMPS.mkdir(exist_ok=True)
    for group in missing:
        for old in STAMPS.glob(f"{group}-*"):
            old.unlink()
        stamps[group].touch()


def make_venv() -> None:
    """Make .venv with pip in it."""
    try:
        import ensurepip  # noqa: F401  Debian ships it apart, as python3-venv
        import venv
    except ImportError:
        raise StepFailed("this Python lacks venv or ensurepip (Debian, Ubuntu: apt install python3-venv)") from None
    venv.create(VENV, clear=True, with_pip=True, symlinks=os.name != "nt")


def digest(pins: list[str]) -> str:
    """What a stamp is called: other pins, another stamp."""
    return hashlib.sha256("\n".join(pins).encode()).hexdigest()[:16]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
