"""Python's syntax in JavaScript, one function at a time, as far as drawings need it (see javascript.py)."""

from __future__ import annotations

import ast
import builtins
import inspect
import json
import re
from collections.abc import Iterable, Set
from types import FunctionType, ModuleType
from typing import Any, Protocol

TAKEN = frozenset(
    "case catch const default delete enum export function let new null super switch this typeof var void".split()
)
RECKONED: dict[type, str] = {ast.Add: "plus", ast.Mult: "times", ast.FloorDiv: "div", ast.Mod: "mod"}
ORDER: dict[type, str] = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
# Of calls that know keywords by themselves: in which order they are handed over; None for what changes nothing.
KEYWORDS: dict[str, dict[str, int | None]] = {"sorted": {"key": 1}, "zip": {"strict": None}}
SIMPLE = (ast.Name, ast.Constant, ast.Attribute)
LOCALE = re.compile(r"\\[wdsbWDSB]")  # means more letters in Python than in JavaScript
LARGEST = 2**53
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


class Untranslatable(Exception):
    """Something in the Python that has no translation here; the message names the place."""


class Reach(Protocol):
    """Where the things are that a function reaches."""

    asked: dict[tuple[str, str], str]

    @property
    def runtime(self) -> Set[str]:
        """What web/js/python.mjs exports."""

    def known(self, thing: Any, name: str) -> str:
        """The name in JavaScript of something that a module knows."""


def literal(value: Any, place: str) -> str:
    """Data as JavaScript. A dict is an object where its keys are words, else a Map, which keeps order and kind."""
    if value is None or isinstance(value, bool | str) or (isinstance(value, int) and abs(value) < LARGEST):
        return json.dumps(value)
    if isinstance(value, re.Pattern):
        if LOCALE.search(value.pattern):
            raise Untranslatable(f"{place}: the pattern {value.pattern!r} means something else in JavaScript")
        return f"$.pattern({json.dumps(value.pattern)})"
    if isinstance(value, list | tuple | range) and not hasattr(value, "_fields"):
        return f"[{','.join(literal(one, place) for one in value)}]"
    if isinstance(value, dict):
        pairs = [(literal(key, place), literal(one, place)) for key, one in value.items()]
        if all(isinstance(key, str) and not key.isdigit() and key != "__proto__" for key in value):
            return f"{{{','.join(f'{key}:{one}' for key, one in pairs)}}}"
        return f"new Map([{','.join(f'[{key},{one}]' for key, one in pairs)}])"
    raise Untranslatable(f"{place}: {type(value).__name__} is no data")


class Scope:
    """One function on its way into JavaScript."""

    def __init__(self, house: Reach, module: ModuleType, node: ast.FunctionDef) -> None:
        self.house, self.module, self.node = house, module, node
        args = node.args
        if args.posonlyargs or args.kwonlyargs or args.vararg or (args.kwarg and args.defaults):
            self.fail(node)
        self.parameters = [arg.arg for arg in (*args.args, *([args.kwarg] if args.kwarg else []))]
        self.declared = sorted(stored(node.body) - {*self.parameters})
        bound = {part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)}
        bound |= {arg.arg for part in ast.walk(node) if isinstance(part, ast.Lambda) for arg in part.args.args}
        self.local = {*self.parameters, *bound}
        if shadows := (self.local - {*self.parameters, *self.declared}) & vars(self.module).keys():
            raise Untranslatable(f"{module.__name__}.{node.name}: {', '.join(shadows)} has two meanings")

    def fail(self, node: ast.AST) -> Any:
        raise Untranslatable(f"{self.place(node)}: {ast.unparse(node)[:80]}")

    def place(self, node: ast.AST) -> str:
        return f"{self.module.__name__}.{self.node.name}, line {getattr(node, 'lineno', 0)}"

    def function(self, method: str) -> str:
        given = [self.safe(name) for name in self.parameters]
        optional = self.node.args.defaults
        for place, default in enumerate(optional, len(self.node.args.args) - len(optional)):
            given[place] += f" = {self.expr(default)}"
        if self.node.args.kwarg:
            given[-1] += " = new Map()"
        start = ["const self = this;"] if method else []
        start += [f"let {', '.join(map(self.safe, self.declared))};"] if self.declared else []
        body = "\n".join([*start, *self.block(self.node.body)])
        return f"{method or 'function '}({', '.join(given[1:] if method else given)}) {{\n{body}\n}}"

    def safe(self, name: str) -> str:
        return f"{name}_" if name in TAKEN else name

    # Statements

    def block(self, nodes: Iterable[ast.stmt]) -> list[str]:
        return [text for node in nodes if (text := self.statement(node))]

    def statement(self, node: ast.stmt) -> str:
        match node:
            case ast.Return(value=value):
                return f"return {self.expr(value) if value else 'null'};"
            case ast.Expr(value=ast.Constant()) | ast.Pass():
                return ""
            case ast.Expr(value=ast.Call() as call):
                return f"{self.expr(call)};"
            case ast.Assign(targets=[ast.Subscript(value=whole, slice=key)], value=value):
                return f"$.store({self.expr(whole)}, {self.expr(key)}, {self.expr(value)});"
            case ast.Assign(targets=targets, value=value):
                return f"{''.join(f'{self.target(one)} = ' for one in targets)}{self.parts(targets, value)};"
            case ast.AnnAssign(target=ast.Name() as target, value=ast.expr() as value):
                return f"{self.target(target)} = {self.expr(value)};"
            case ast.AugAssign(target=ast.Name(id=name), op=ast.Add(), value=value):
                return f"{self.safe(name)} = $.grown({self.safe(name)}, {self.expr(value)});"
            case ast.If(test=test, body=body, orelse=other):
                rest = ["} else {", *self.block(other)] if other else []
                return "\n".join([f"if ({self.cond(test)}) {{", *self.block(body), *rest, "}"])
            case ast.For(target=target, iter=over, body=body, orelse=[]):
                return "\n".join(
                    [f"for ({self.target(target)} of $.iter({self.expr(over)})) {{", *self.block(body), "}"]
                )
            case ast.While(test=test, body=body, orelse=[]):
                return "\n".join([f"while ({self.cond(test)}) {{", *self.block(body), "}"])
            case ast.Continue() | ast.Break():
                return f"{type(node).__name__.lower()};"
        return str(self.fail(node))

    def target(self, node: ast.expr) -> str:
        match node:
            case ast.Name(id=name):
                return self.safe(name)
            case ast.Tuple(elts=parts):
                return f"[{', '.join(map(self.target, parts))}]"
        return str(self.fail(node))

    def parts(self, targets: list[ast.expr], value: ast.expr) -> str:
        """What is assigned; something that is taken apart is gone through as Python does."""
        apart = any(isinstance(one, ast.Tuple) for one in targets) and not isinstance(value, ast.Tuple)
        return f"$.iter({self.expr(value)})" if apart else self.expr(value)

    # Expressions

    def cond(self, node: ast.expr) -> str:
        """As a condition: empty lists and dicts are false in Python only."""
        match node:
            case ast.BoolOp(op=op, values=values):
                return f"({(' && ' if isinstance(op, ast.And) else ' || ').join(map(self.cond, values))})"
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return f"!{self.cond(operand)}"
            case ast.Compare() | ast.Call(func=ast.Name(id="isinstance")):
                return f"({self.expr(node)})"
        return f"$.truth({self.expr(node)})"

    def expr(self, node: ast.expr) -> str:
        method = getattr(self, f"_{type(node).__name__.lower()}", None)
        return str(method(node)) if method else str(self.fail(node))

    def many(self, nodes: Iterable[ast.expr]) -> str:
        starred = ((node, isinstance(node, ast.Starred)) for node in nodes)
        return ", ".join(f"...$.iter({self.expr(node.value)})" if star else self.expr(node) for node, star in starred)  # type: ignore[attr-defined]

    def _constant(self, node: ast.Constant) -> str:
        return literal(node.value, self.place(node))

    def _name(self, node: ast.Name) -> str:
        if node.id in self.local:
            return self.safe(node.id)
        if node.id in vars(self.module):
            return self.house.known(vars(self.module)[node.id], f"{self.module.__name__.rpartition('.')[2]}${node.id}")
        if hasattr(builtins, node.id) and node.id in self.house.runtime:
            return f"$.{node.id}"
        return str(self.fail(node))

    def _of_module(self, node: ast.expr) -> ModuleType | None:
        outside = isinstance(node, ast.Name) and node.id not in self.local
        value = vars(self.module).get(node.id) if outside else None  # type: ignore[attr-defined]
        return value if isinstance(value, ModuleType) else None

    def _attribute(self, node: ast.Attribute) -> str:
        if module := self._of_module(node.value):
            return self.house.known(getattr(module, node.attr), f"{module.__name__.rpartition('.')[2]}${node.attr}")
        self.house.asked["read", node.attr] = self.place(node)
        return f"{self.expr(node.value)}.{node.attr}"

    def _call(self, node: ast.Call) -> str:
        if isinstance(node.func, ast.Name) and node.func.id == "isinstance":
            return self._isinstance(node)
        called = self._thing(node.func)
        if hasattr(called, "cache_info") and not inspect.signature(called).parameters:
            return self.house.known(called(), f"{called.__module__.rpartition('.')[2]}${called.__name__}")
        if isinstance(node.func, ast.Attribute) and called is None:
            return self._method(node, node.func)
        name = self.expr(node.func)
        if node.keywords and not (name.removeprefix("$.") in KEYWORDS or takes_any(called)):
            self.fail(node)
        new = "new " if isinstance(called, type) else ""
        return f"{new}{name}({self._given(node, KEYWORDS.get(name.removeprefix('$.')))})"

    def _thing(self, node: ast.expr) -> Any:
        """What is called, if a module knows it."""
        if isinstance(node, ast.Attribute) and (module := self._of_module(node.value)):
            return getattr(module, node.attr)
        return vars(self.module).get(node.id) if isinstance(node, ast.Name) and node.id not in self.local else None

    def _method(self, node: ast.Call, func: ast.Attribute) -> str:
        if func.attr in self.house.runtime:  # of a text, list, dict or pattern
            given = self._given(node, {})
            return f"$.{func.attr}({self.expr(func.value)}{', ' if given else ''}{given})"
        self.house.asked["call", func.attr] = self.place(node)
        if node.keywords:
            self.house.asked["keywords", func.attr] = self.place(node)
        return f"{self.expr(func.value)}.{func.attr}({self._given(node, None)})"

    def _given(self, node: ast.Call, own: dict[str, int | None] | None) -> str:
        """Arguments; keywords come last, as a dict, unless the called has an order for them."""
        given = [self.many(node.args)] if node.args else []
        if own is None:
            pairs = (
                (ast.Constant(one.arg, lineno=node.lineno) if one.arg else None, one.value) for one in node.keywords
            )
            return ", ".join([*given, *([self._pairs(pairs)] if node.keywords else [])])
        for one in node.keywords:
            place = own.get(str(one.arg), -1)
            if place not in (None, len(node.args)):
                self.fail(node)
            given += [] if place is None else [self.expr(one.value)]
        return ", ".join(given)

    def _isinstance(self, node: ast.Call) -> str:
        value, kinds = self.expr(node.args[0]), node.args[1]
        names = [name.id for name in ast.walk(kinds) if isinstance(name, ast.Name)]
        return f"$.isinstance({value}, {', '.join(json.dumps(name) for name in names)})"

    def _dict(self, node: ast.Dict) -> str:
        return self._pairs(zip(node.keys, node.values, strict=True))

    def _pairs(self, pairs: Iterable[tuple[ast.expr | None, ast.expr]]) -> str:
        texts = (
            f"[{self.expr(key)}, {self.expr(one)}]" if key else f"...$.items({self.expr(one)})" for key, one in pairs
        )
        return f"new Map([{', '.join(texts)}])"

    def _list(self, node: ast.List | ast.Tuple) -> str:
        return f"[{self.many(node.elts)}]"

    _tuple = _list

    def _set(self, node: ast.Set) -> str:
        return f"new Set([{self.many(node.elts)}])"

    def _joinedstr(self, node: ast.JoinedStr) -> str:
        return f"({' + '.join(map(self.expr, [ast.Constant('', lineno=node.lineno), *node.values]))})"

    def _formattedvalue(self, node: ast.FormattedValue) -> str:
        if node.format_spec or node.conversion != -1:
            self.fail(node)
        return f"$.str({self.expr(node.value)})"

    def _subscript(self, node: ast.Subscript) -> str:
        if isinstance(node.slice, ast.Slice):
            if node.slice.step:
                self.fail(node)
            ends = ", ".join(self.expr(end) if end else "null" for end in (node.slice.lower, node.slice.upper))
            return f"$.slice({self.expr(node.value)}, {ends})"
        return f"$.item({self.expr(node.value)}, {self.expr(node.slice)})"

    def _binop(self, node: ast.BinOp) -> str:
        left, right = self.expr(node.left), self.expr(node.right)
        if isinstance(node.op, ast.Sub):
            return f"({left} - {right})"
        return f"$.{RECKONED[type(node.op)]}({left}, {right})" if type(node.op) in RECKONED else str(self.fail(node))

    def _unaryop(self, node: ast.UnaryOp) -> str:
        if isinstance(node.op, ast.USub):
            return f"(-{self.expr(node.operand)})"
        return self.cond(node) if isinstance(node.op, ast.Not) else str(self.fail(node))

    def _boolop(self, node: ast.BoolOp) -> str:
        which = "both" if isinstance(node.op, ast.And) else "either"
        return f"$.{which}({', '.join(f'() => {self.expr(value)}' for value in node.values)})"

    def _ifexp(self, node: ast.IfExp) -> str:
        return f"({self.cond(node.test)} ? {self.expr(node.body)} : {self.expr(node.orelse)})"

    def _compare(self, node: ast.Compare) -> str:
        sides = [node.left, *node.comparators]
        if any(not isinstance(middle, SIMPLE) for middle in sides[1:-1]):
            self.fail(node)  # it would be reckoned twice
        pairs = zip(sides, node.ops, sides[1:], strict=False)
        return f"({' && '.join(self._compared(node, *pair) for pair in pairs)})"

    def _compared(self, node: ast.Compare, left: ast.expr, op: ast.cmpop, right: ast.expr) -> str:
        one, other = self.expr(left), self.expr(right)
        match op:
            case ast.In() | ast.NotIn():
                return f"{'!' if isinstance(op, ast.NotIn) else ''}$.has({other}, {one})"
            case ast.Eq() | ast.NotEq():
                return f"{'!' if isinstance(op, ast.NotEq) else ''}$.same({one}, {other})"
            case ast.Is() | ast.IsNot() if other in ("null", "true", "false"):
                return f"{one} {'!' if isinstance(op, ast.IsNot) else '='}== {other}"
        return f"{one} {ORDER[type(op)]} {other}" if type(op) in ORDER else str(self.fail(node))

    def _lambda(self, node: ast.Lambda) -> str:
        return f"({', '.join(self.safe(arg.arg) for arg in node.args.args)}) => {self.expr(node.body)}"

    def _comprehension(self, node: Any, inner: str) -> str:
        """Gone through at once, also where Python would wait: nothing here has an effect."""
        for place, part in enumerate(reversed(node.generators)):
            target = self.target(part.target)
            tests = "".join(f".filter(({target}) => {self.cond(test)})" for test in part.ifs)
            inner = f"$.iter({self.expr(part.iter)}){tests}.{'flatMap' if place else 'map'}(({target}) => {inner})"
        return inner

    def _listcomp(self, node: ast.ListComp | ast.GeneratorExp) -> str:
        return self._comprehension(node, self.expr(node.elt))

    _generatorexp = _listcomp

    def _setcomp(self, node: ast.SetComp) -> str:
        return f"new Set({self._comprehension(node, self.expr(node.elt))})"

    def _dictcomp(self, node: ast.DictComp) -> str:
        return f"new Map({self._comprehension(node, f'[{self.expr(node.key)}, {self.expr(node.value)}]')})"


def stored(nodes: Iterable[ast.AST]) -> set[str]:
    """The names that statements give; those of comprehensions are their own."""
    names: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        if not isinstance(node, COMPREHENSIONS):
            names |= stored(ast.iter_child_nodes(node))
    return names


def takes_any(called: Any) -> bool:
    """Whether a function takes any keyword."""
    kinds = (one.kind for one in inspect.signature(called).parameters.values()) if callable(called) else ()
    return isinstance(called, FunctionType) and inspect.Parameter.VAR_KEYWORD in kinds
