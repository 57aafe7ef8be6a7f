"""Makes the engine's wheel, as flit does, and one thing more: an index of packages shows the README of a wheel where
neither its pictures nor the other pages lie. So they get whole addresses, as soon as pyproject.toml says where the
project lies (`[project.urls]`, `Source`); until then they stay as they are.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from flit_core.wheel import WheelBuilder  # type: ignore[import-untyped]

LINK = re.compile(r"(!?)(\[[^\]]*\])\((?![a-z]+:|#)([^)\s]+)\)")  # [text](path in the project), ![a picture](path)


def make(root: Path, folder: Path) -> Path:
    """The wheel of the project at `root`, in `folder`."""
    begun = folder / "unfinished"
    with begun.open("wb") as file:
        builder = WheelBuilder.from_ini_path(root / "pyproject.toml", file)
        builder.metadata.description = shown_elsewhere(builder.metadata.description, source(root))
        builder.build()
    return begun.replace(folder / builder.wheel_filename)


def source(root: Path) -> str:
    """Where the project lies, such as `https://github.com/OWNER/NAME`; "" while nobody has said so."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    address: str = project.get("urls", {}).get("Source", "")
    return address.rstrip("/")


def shown_elsewhere(readme: str, address: str) -> str:
    """A README whose pictures show, and whose links lead somewhere, wherever it is read."""

    def whole(link: re.Match[str]) -> str:
        sign, text, path = link.groups()
        return f"{sign}{text}({address}/{'raw' if sign else 'blob'}/HEAD/{path})"

    return LINK.sub(whole, readme) if address else readme
