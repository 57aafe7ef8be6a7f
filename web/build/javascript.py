"""Translates Python that draws into JavaScript, so that nobody writes it twice: `translated(function)` is the text of a
module with that function and all that it can reach.

A picture must be there before Python is, and it must be the very picture that Python would draw. The other way would be
to draw everything beforehand; but what somebody packs into a link is a table that no build has seen. What is reached is
plain: functions, one kind of class (a NamedTuple with methods), texts, whole numbers, lists and dicts (syntax.py).
Anything else fails the build. Values of modules are taken as they are, and so are those of cached functions without
parameters: they are data. How Python's texts, lists and dicts behave is told in web/js/python.mjs, and what that does
not export is not known here either.
"""

from __future__ import annotations

import ast
import html
import inspect
import re
import sys
import textwrap
from collections.abc import Callable
from types import FunctionType
from typing import Any

from .node import WEB
from .syntax import Scope, Untranslatable, literal

RUNTIME = WEB / "js" / "python.mjs"
LIBRARY: dict[Any, str] = {html.escape: "escape"}


def translated(entry: Callable[..., Any]) -> str:
    """The module that exports `entry` under its name."""
    house = House()
    name = house.known(entry, entry.__name__)
    house.finish()
    said = [*house.constants.values(), *house.done.values()]
    return "\n".join(['import * as $ from "./python.mjs";', *said, f"export {{ {name} as {entry.__name__} }};", ""])


def exported() -> frozenset[str]:
    """What the runtime knows."""
    return frozenset(re.findall(r"^export (?:const|function) (\w+)", RUNTIME.read_text("utf-8"), re.MULTILINE))


class House:
    """All that was reached: data, classes and functions, each under a name of its own."""

    def __init__(self) -> None:
        self.runtime = exported()
        self.met: dict[str, Any] = {}  # by their names here
        self.constants: dict[str, str] = {}
        self.done: dict[str, str] = {}
        self.asked: dict[tuple[str, str], str] = {}  # (how, name) of what a class must have, and where it is asked
        self.methods: set[tuple[str, str]] = set()  # (how, name) of what the classes have

    def known(self, thing: Any, name: str) -> str:
        """The name in JavaScript of something that a module knows; it is translated when it is met first."""
        if isinstance(thing, FunctionType) and thing in LIBRARY:
            return f"$.{LIBRARY[thing]}"
        if isinstance(thing, type) or callable(thing):
            plain = inspect.unwrap(thing)
            name = f"{plain.__module__.rpartition('.')[2]}${plain.__name__}"
        if self.met.setdefault(name, thing) is not thing:
            raise Untranslatable(f"{name}: two things have this name")
        if isinstance(thing, type) or callable(thing):
            if name not in self.done:
                self.done[name] = ""  # it may reach itself
                self.done[name] = self._class(name, thing) if isinstance(thing, type) else self._function(name, thing)
        elif name not in self.constants:
            self.constants[name] = f"const {name} = {literal(thing, name)};"
        return name

    def _function(self, name: str, thing: Any) -> str:
        cached = hasattr(thing, "cache_info")
        node = source(inspect.unwrap(thing) if cached else thing)
        if not isinstance(node, ast.FunctionDef) or len(node.decorator_list) != cached:
            raise Untranslatable(f"{name}: a function with a decorator, or none at all")
        text = Scope(self, sys.modules[thing.__module__], node).function("")
        return f"const {name} = $.cache({text});" if cached else f"const {name} = {text};"

    def _class(self, name: str, thing: type) -> str:
        fields = getattr(thing, "_fields", None)
        bodies = [node for node in source(thing).body if isinstance(node, ast.FunctionDef)]
        if fields is None or getattr(thing, "_field_defaults", None) or any(node.decorator_list for node in bodies):
            raise Untranslatable(f"{name}: a class that is more than a NamedTuple with methods")
        self.methods |= {("read", field) for field in fields}
        for node in bodies:
            self.methods |= {("call", node.name)} | ({("keywords", node.name)} if node.args.kwarg else set())
        made = f"constructor({', '.join(fields)}) {{ Object.assign(this, {{ {', '.join(fields)} }}); }}"
        methods = [Scope(self, sys.modules[thing.__module__], node).function(node.name) for node in bodies]
        return "\n".join([f"class {name} {{", made, *methods, "}"])

    def finish(self) -> None:
        """What is asked of things is what a class has, and nothing that texts, lists and dicts have too."""
        if missing := self.asked.keys() - self.methods:
            raise Untranslatable(", ".join(f"{self.asked[one]}: {one[1]}" for one in sorted(missing)))
        if both := {name for _, name in self.methods} & self.runtime:
            raise Untranslatable(f"a class and the runtime both have {', '.join(sorted(both))}")


def source(thing: Any) -> Any:
    """Its syntax."""
    return ast.parse(textwrap.dedent(inspect.getsource(thing))).body[0]
