"""Running the command line, in this process with a scripted keyboard or as a process of its own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from nyc_core.__main__ import main

ROOT = Path(__file__).resolve().parent.parent
Keys = Callable[..., tuple[int, str, str]]


def run_process(*arguments: str, keys: str = "") -> subprocess.CompletedProcess[str]:
    """`python -m nyc_core` with these arguments, typed into until the input ends."""
    command = [sys.executable, "-m", "nyc_core", *arguments]
    return subprocess.run(
        command, input=keys, capture_output=True, text=True, encoding="utf-8", timeout=120, check=False, cwd=ROOT
    )


class Keyboard:
    """What is typed, line by line, and where it is typed: the prompts."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = iter(lines)
        self.prompts: list[str] = []

    def __call__(self, prompt: str = "") -> str:
        self.prompts.append(prompt)
        print(prompt, end="")
        try:
            line = next(self.lines)
        except StopIteration:
            raise EOFError from None
        print(line)  # a terminal shows it
        return line


@pytest.fixture(name="type_in")
def fixture_type_in(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Keys:
    """A function that runs the command line with lines from the keyboard; exit code, output and errors."""

    def run(arguments: str | list[str], *lines: str | Iterable[str]) -> tuple[int, str, str]:
        typed = [line for entry in lines for line in ([entry] if isinstance(entry, str) else entry)]
        monkeypatch.setattr("builtins.input", Keyboard(typed))
        try:
            code = main(arguments.split() if isinstance(arguments, str) else arguments)
        except SystemExit as stop:
            code = int(stop.code or 0)
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run
