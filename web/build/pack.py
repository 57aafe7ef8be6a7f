"""Runs inside Pyodide (see pyodide.mjs): `pack.py FOLDER STDLIB WHEEL PYSCRIPT PROJECT GAME …` writes zips of modules.

In `python.zip` is the standard library as far as the page can need it; in `app.zip` the engine and the page's own
Python, with the first game; in a `game-<name>.zip` each, what is only needed once a further GAME is opened. Compiled,
because most of a start is otherwise spent on compiling; "unchecked", so that nobody looks for sources. Stored and not
deflated: a zip is compressed as a whole afterwards, which is smaller, and the browser unpacks that faster than Python.
"""

import ast
import importlib
import importlib.util
import io
import json
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from pathlib import Path

FOLDER, STDLIB, WHEEL, PYSCRIPT, PROJECT, *FURTHER = sys.argv[1:]
sys.path += [WHEEL, PROJECT]
split = importlib.import_module("web.build.split").split
TERMINAL = tuple(name.replace(".", "/") for name in importlib.import_module("web.app.late").NEVER)

LIBRARY = "python314.zip"  # as Pyodide calls python.zip
BROWSER_ONLY = {"js", "polyscript", "pyscript", "_pyscript", "pyodide_js", "jsffi"}
# What is imported only when it is needed: by the library to show an error or to convert text, and by Pyodide.
LATE = {
    *("ast", "codeop", "difflib", "linecache", "textwrap", "token", "tokenize", "traceback", "warnings"),
    *("encodings.ascii", "encodings.latin_1", "encodings.utf_8_sig", "locale", "string.templatelib", "pyodide.code"),
}
# Imported somewhere in Pyodide or the library for a case that a page never has.
NEVER = {"pdb", "doctest", "unittest", "test", "pydoc", "tkinter", "idlelib", "turtle", "lib2to3", "sqlite3", "curses"}
READ = (".py", ".txt", ".json")  # what is in a package for others, such as its README, stays out
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def sources() -> dict[str, str]:
    """The engine and the page: name in the zip to source text."""
    texts = {}
    with zipfile.ZipFile(WHEEL) as wheel:
        for name in wheel.namelist():
            if name.startswith("nyc_core/") and name.endswith(READ) and not name.startswith(TERMINAL):
                texts[name] = wheel.read(name).decode()
    web = Path(PROJECT, "web")
    for path in [path for home in ("app", "games") for kind in ("*.py", "*.txt") for path in (web / home).rglob(kind)]:
        texts[path.relative_to(PROJECT).as_posix()] = path.read_text("utf-8")
    return texts


def pyscript_sources() -> dict[str, str]:
    """PyScript's own package, from the script that would write it into the page's file system."""
    text = Path(PYSCRIPT).read_text("utf-8")
    tree = json.loads(text[text.index("{") : text.rindex("}") + 1])
    return {f"pyscript/{name}": source for name, source in tree["pyscript"].items()}


def imported(source: str) -> set[str]:
    """All modules that a source imports, also inside functions (relative ones are among the sources anyway)."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
    return names


def module_name(path: str) -> str:
    """`a/b/__init__.py` is module a.b."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def load_everything(ours: dict[str, str], theirs: dict[str, str]) -> set[str]:
    """Import all that our code can ever import; what is then loaded is what the page can need."""
    wanted = {module_name(path) for path in ours if path.endswith(".py")} | LATE
    for source in [*theirs.values(), *(text for path, text in ours.items() if path.endswith(".py"))]:
        wanted |= imported(source)
    for name in sorted(wanted):
        if name.split(".")[0] in BROWSER_ONLY or name.endswith("__main__"):
            continue
        try:
            importlib.import_module(name)
        except ImportError as error:
            if name.startswith("nyc_core"):
                raise
            print(f"not in the page's library: {name} ({error})", file=sys.stderr)
    return set(sys.modules)


def is_frozen(name: str) -> bool:
    """Whether the interpreter itself holds a module."""
    return getattr(sys.modules[name].__spec__, "origin", "") == "frozen"


def compiled(source: bytes | ast.Module, path: str, optimize: int, archive: str) -> bytes:
    """A .pyc whose hash nobody checks."""
    code = compile(source, f"/lib/{archive}/{path}", "exec", dont_inherit=True, optimize=optimize)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(path.encode()), checked=False))


def packed(paths: list[str], ours: dict[str, str], archive: str) -> dict[str, bytes]:
    """Files of ours as they stand in a zip."""
    return {
        path + "c" if path.endswith(".py") else path: (
            compiled(undocumented(ours[path]), path, 0, archive) if path.endswith(".py") else ours[path].encode()
        )
        for path in paths
    }


def undocumented(source: str) -> ast.Module:
    """Without its docstrings: every visitor would fetch them, 100 kB, and nobody reads them there. Checks stay."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.Pass(lineno=node.body[0].lineno, col_offset=0)]
    return ast.fix_missing_locations(tree)


def write(out: Path, entries: dict[str, bytes]) -> str:
    """The zip; the same files give the same bytes. Those of one kind stand together, which compresses better."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for path in sorted(entries, key=lambda path: (path.rpartition(".")[2], path)):
            archive.writestr(zipfile.ZipInfo(path, (2020, 1, 1, 0, 0, 0)), entries[path])
    out.write_bytes(buffer.getvalue())
    return f"{out.name}: {len(entries)} modules and files, {len(buffer.getvalue()):,} bytes"


def library(names: set[str], theirs: dict[str, str]) -> dict[str, bytes]:
    """The standard library and PyScript's package as they stand in their zip."""
    entries = {}
    with zipfile.ZipFile(STDLIB) as stdlib:
        for path in stdlib.namelist():
            name = module_name(path)
            if path.endswith(".py") and name in names and name.split(".")[0] not in NEVER and not is_frozen(name):
                entries[path + "c"] = compiled(stdlib.read(path), path, 2, LIBRARY)
    return entries | {path + "c": compiled(source.encode(), path, 2, LIBRARY) for path, source in theirs.items()}


def main() -> str:
    ours, theirs = sources(), pyscript_sources()
    said = [write(Path(FOLDER, "python.zip"), library(load_everything(ours, theirs), theirs))]
    for game, paths in split(ours, FURTHER).items():
        archive = f"game-{game}.zip" if game else "app.zip"
        said.append(write(Path(FOLDER, archive), packed(paths, ours, archive)))
    return "; ".join(said)


main()
