"""The same figures under Pyodide in Node: the wheel of dist/ and Catanatron, on the interpreter that the page uses."""

import json
from importlib.util import find_spec
from pathlib import Path

from tests.bench.figures import Figures
from web.build import node

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]


def figures_under_node(games: int) -> Figures:
    """Run `all_figures(games)` there."""
    packages = node.install()
    rivals = find_spec("catanatron")
    if rivals is None or rivals.origin is None:
        raise SystemExit("Catanatron is missing; run this by `python build.py bench`")
    site_packages = Path(rivals.origin).parents[1]
    wheel = next((ROOT / "dist").glob("nyc_core-*.whl"))
    given = (packages / "pyodide", wheel, site_packages, ROOT, games)
    printed = node.run("node", str(HERE / "pyodide.mjs"), *map(str, given), quiet=True)
    figures: Figures = json.loads(printed.splitlines()[-1])
    return figures
