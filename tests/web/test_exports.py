"""What nothing calls goes from Pyodide (exports.py), and nothing else does."""

from __future__ import annotations

import re

import pytest

from web.build.exports import entries, number, without_unused, written

MANY = [f"_api{place}" for place in range(1200)]


def exported(names: list[str]) -> bytes:
    """A module that exports function 300 by these names, between two other sections."""
    listed = b"".join(bytes([len(name), *name.encode(), 0]) + written(300) for name in names)
    section = written(len(names)) + listed
    return b"\0asm\1\0\0\0" + b"\1\2ab" + b"\7" + written(len(section)) + section + b"\12\3end"


def named(wasm: bytes) -> list[str]:
    """What a module of that form exports."""
    _, begin = number(wasm, 13)
    return [name for name, _ in entries(wasm, begin)]


def test_what_no_script_names_goes_from_module_and_script() -> None:
    names = [*(name.removeprefix("_") for name in MANY), "malloc"]  # the last: for the build
    assigned = "".join(f'{name}=Module["{name}"]=wasmExports["{name[1:]}"];' for name in MANY)
    script = f"var {','.join(MANY)};function assign(){{{assigned}}}_api7();"
    wasm, text = without_unused(exported(names), script, "module._api8(api9)")
    assert named(wasm) == ["api7", "api8", "api9", "malloc"]
    assert re.findall(r'wasmExports\["(\w+)"\]', text) == ["api7", "api8", "api9"]
    assert text.startswith("var _api7,_api8,_api9;")
    assert text.endswith("_api7();")


def test_all_else_of_the_module_stays_to_the_byte() -> None:
    names = [name.removeprefix("_") for name in MANY]
    script = f"var {','.join(MANY)};"
    assert without_unused(exported(names), script, " ".join(MANY))[0] == exported(names)
    assert without_unused(exported(names), script, "_api3 _api5")[0] == exported(["api3", "api5"])


def test_a_script_of_another_form_is_refused() -> None:
    with pytest.raises(ValueError, match="another way"):
        without_unused(exported(["api1"]), "var _api1;", "")
