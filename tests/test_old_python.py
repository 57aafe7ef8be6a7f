"""A Python that is too old is told so in one sentence, not with a traceback out of the middle."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OLD = "import sys; sys.version_info = (3, 10, 14, 'final', 0); sys.version = '3.10.14 (main)'; "
SENTENCE = "nyc_core needs Python 3.11 or newer; this is 3.10.14."


def run(script: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", OLD + script], cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_command_line_says_it_in_one_line() -> None:
    done = run("sys.argv = ['-m', 'play']; import nyc_core")
    assert (done.returncode, done.stdout, done.stderr) == (1, "", f"{SENTENCE}\n")


def test_an_import_says_it_at_its_end() -> None:
    done = run("import nyc_core")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == f"ImportError: {SENTENCE}"


@pytest.mark.parametrize("name", ["__init__.py"])
def test_an_older_python_can_read_what_tells_it(name: str) -> None:
    """Nothing in the file is newer than what it speaks to."""
    import ast

    ast.parse((ROOT / "nyc_core" / name).read_text("utf-8"), feature_version=(3, 8))
