"""The page's modules in Node, one folder for each test: the real ones, and stand-ins for what is vendored."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from web.build import node

JS = node.WEB / "js"
Runner = Callable[..., Any]


def runner(folder: Path) -> Runner:
    """Runs a script beside the modules, and returns what it prints last, from JSON. `others`: files that are not of
    this project, or have something filled in by the build."""

    def run(script: str, others: Mapping[str, str], *arguments: object) -> Any:
        shutil.copytree(JS, folder, dirs_exist_ok=True)
        for name, text in {**others, "run.mjs": script}.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, "utf-8")
        command = [*node.command("node"), str(folder / "run.mjs"), *map(json.dumps, arguments)]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60, check=False)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout.strip().splitlines()[-1])

    return run


@pytest.fixture
def javascript(tmp_path: Path, with_node: None) -> Runner:
    """Runs scripts beside the page's modules."""
    return runner(tmp_path)
