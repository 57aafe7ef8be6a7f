"""The same move in Node's Pyodide and natively (issue 10, "It proves itself")."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.bots.thoughts import thoughts
from web.build import node

ROOT = Path(__file__).parents[2]
RUN = """
import path from "node:path";
import { pathToFileURL } from "node:url";
const [pyodide, root] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, "pyodide.mjs")).href);
const py = await loadPyodide({ indexURL: pyodide + path.sep });
py.mountNodeFS("/project", root);
py.runPython("import sys; sys.path.append('/project'); sys.dont_write_bytecode = True");
console.log(py.runPython("from tests.bots.thoughts import thoughts; thoughts()"));
process.exit(0);
"""


def test_bots_hints_and_reviews_are_the_same_there(tmp_path: Path, with_node: None) -> None:
    script = tmp_path / "run.mjs"
    script.write_text(RUN, "utf-8")
    command = [*node.command("node"), str(script), str(node.install() / "pyodide"), str(ROOT)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.splitlines()[-1] == thoughts()
