"""Takes from Pyodide what only libraries of compiled code would call that a page loads later: ours loads none.

Pyodide exports every function and variable of CPython, of C and of C++, 8,500 by name, and its script gives each a name
twice more. A browser makes an object of each at every start. Here all those go whose names nothing in the scripts says
any more. The code stays, and with it each number by which functions call each other."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

PREAMBLE = 8  # bytes before the first section
EXPORTS = 7  # the number of a section
NAME = re.compile(r"[\w$]+")
ASSIGNED = re.compile(r'([\w$]+)=Module\["[\w$]+"\]=wasmExports\["([^"]+)"\](?:\.value>>>0)?;')
DECLARED = re.compile(r"var ((?:[\w$]+,){1000,}[\w$]+)")  # all of them at once
OURS = {"malloc", "free", "emscripten_get_sbrk_ptr"}  # pyodide.mjs, beside this file


def without_unused(wasm: bytes, script: str, other: str) -> tuple[bytes, str]:
    """pyodide.asm.wasm and pyodide.asm.mjs; `other`: the script that calls what is in them."""
    declared = DECLARED.search(script)
    if not declared:
        raise ValueError("pyodide.asm.mjs declares what is exported in another way")
    rest = ASSIGNED.sub("", script.replace(declared[0], "", 1))
    said = {*NAME.findall(rest), *NAME.findall(other), *OURS}

    def is_used(name: str) -> bool:
        return name in said or f"_{name}" in said

    gone = {own for own, name in ASSIGNED.findall(script) if not is_used(name)}
    left = ",".join(name for name in declared[1].split(",") if name not in gone)
    script = script.replace(declared[0], f"var {left}", 1)
    return exporting(wasm, is_used), ASSIGNED.sub(lambda one: one[0] if is_used(one[2]) else "", script)


def exporting(wasm: bytes, is_used: Callable[[str], bool]) -> bytes:
    """The same module, which exports no other names."""
    begin = at = PREAMBLE
    while wasm[at] != EXPORTS:
        length, begin = number(wasm, at + 1)
        at = begin + length
    length, begin = number(wasm, at + 1)
    kept = [entry for name, entry in entries(wasm, begin) if is_used(name)]
    section = b"".join([written(len(kept)), *kept])
    return b"".join([wasm[: at + 1], written(len(section)), section, wasm[begin + length :]])


def entries(wasm: bytes, at: int) -> Iterator[tuple[str, bytes]]:
    """Names, and what stands of them in the section: length, name, a byte for the kind, a number."""
    count, at = number(wasm, at)
    for _ in range(count):
        length, text = number(wasm, at)
        name = wasm[text : text + length].decode()
        _, end = number(wasm, text + length + 1)
        yield name, wasm[at:end]
        at = end


def number(wasm: bytes, at: int) -> tuple[int, int]:
    """A number (LEB128), and where it ends."""
    value = shift = 0
    while True:
        byte = wasm[at]
        at += 1
        value |= (byte & 127) << shift
        if byte < 128:
            return value, at
        shift += 7


def written(value: int) -> bytes:
    """A number in the same form."""
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value])
