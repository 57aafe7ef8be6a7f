"""`build.py` and what it calls say in one line what is wrong with what they are given; tests never install anything."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from web.build import browser, system

ROOT = Path(__file__).parents[1]


def served(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "web.build", "serve", str(folder), *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=60, check=False)


@pytest.mark.parametrize("port", ["abc", "0", "65536", "-1", "8o8o", "٣"])
def test_a_port_that_is_none_is_refused(tmp_path: Path, port: str) -> None:
    done = served(tmp_path, port)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "is no port" in done.stderr


def test_a_port_that_was_named_is_not_exchanged_for_another(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = served(tmp_path, port)
    assert done.returncode == 1
    assert done.stdout == ""
    assert re.fullmatch(rf"port {port} cannot be had: .+\n", done.stderr)


def test_tests_install_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks for a browser gets none where there is none; only `build.py system` installs."""
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(system, "FOLDERS", ())
    monkeypatch.setattr(browser, "playwrights_own", lambda: False)
    monkeypatch.setattr(system, "install", lambda packages: pytest.fail("installs in the middle of a test"))
    assert browser.find() is None
    assert browser.firefox() is None


def test_what_is_missing_is_installed_once_and_named_when_it_cannot_be(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[list[str]] = []

    def install(packages: list[str]) -> bool:
        asked.append(packages)
        return True

    monkeypatch.setattr(system, "program", lambda need: None if need == "nginx" else "/there")
    monkeypatch.setattr(system, "install", install)
    system.prepare()
    assert asked == [["nginx-light"]]
    assert "no nginx on this machine" in capsys.readouterr().out
