"""Debian's WebKitGTK, driven over plain W3C WebDriver: what few calls the game needs, so that no package is."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from web.build import system

SIZE = {"x": 0, "y": 0, "width": 1300, "height": 860}
LONG = 60  # seconds: the first start on a slow machine
VISIBLE = """return [...document.querySelectorAll(arguments[0])].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width && box.height && one.checkVisibility();
})"""
# Where a mouse meets it, and not what lies over it: a place on the board is no rectangle.
POINT = """const [one] = arguments, box = one.scrollIntoView({block: "nearest"}) ?? one.getBoundingClientRect();
const steps = [0.5, 0.3, 0.7, 0.1, 0.9];
for (const down of steps) for (const along of steps) {
  const [x, y] = [Math.round(box.x + along * box.width), Math.round(box.y + down * box.height)];
  if (one.contains(document.elementFromPoint(x, y))) return [x, y];
}
return null"""
MOUSE = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
ATTRIBUTE = "return document.querySelector(arguments[0])?.getAttribute(arguments[1]) ?? null"


class WebKit:
    """A running WebKitGTK with one window."""

    def __init__(self, port: int) -> None:
        self.base = f"http://127.0.0.1:{port}"
        self._wait_for_driver()
        # MiniBrowser is the only one that Debian's driver starts without being told more.
        self.base += "/session/" + self.ask("POST", "/session", capabilities={})["sessionId"]
        self.ask("POST", "/window/rect", **SIZE)

    def _wait_for_driver(self) -> None:
        for _ in range(20 * LONG):
            try:
                if self.ask("GET", "/status")["ready"]:
                    return
            except urllib.error.URLError:
                time.sleep(0.05)
        raise AssertionError("WebKitWebDriver does not answer")

    def play_with(self, control: Any) -> None:
        """As somebody who means it: a second tap where the first only selects, no waiting where there is a way back."""
        self.press(control)
        for more in ("#r-prompt [data-do=unweigh]", "#r-prompt [data-do=go-on]"):
            if self.visible(more):
                wanted = "#r-prompt [data-confirm]" if "unweigh" in more else more
                self.press(self.visible(wanted)[0])

    def ask(self, method: str, path: str, **body: Any) -> Any:
        """One call of the protocol."""
        data = json.dumps(body).encode() if method == "POST" else None
        request = urllib.request.Request(self.base + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=LONG) as answer:
                return json.loads(answer.read())["value"]
        except urllib.error.HTTPError as error:
            with error:
                raise AssertionError(f"{path}: {error.read().decode()}") from None

    def open(self, address: str) -> None:
        self.ask("POST", "/url", url=address)

    def reload(self) -> None:
        self.ask("POST", "/refresh")

    def run(self, script: str, *arguments: Any) -> Any:
        return self.ask("POST", "/execute/sync", script=script, args=list(arguments))

    def visible(self, selector: str) -> list[Any]:
        """The elements that can be seen."""
        elements: list[Any] = self.run(VISIBLE, selector)
        return elements

    def attribute(self, selector: str, name: str) -> str | None:
        """An attribute of the first; None where there is none."""
        value: str | None = self.run(ATTRIBUTE, selector, name)
        return value

    def wait(self, selector: str) -> Any:
        """The first that can be seen, as soon as one can."""
        end = time.monotonic() + LONG
        while time.monotonic() < end:
            if elements := self.visible(selector):
                return elements[0]
            time.sleep(0.02)
        raise AssertionError(f"{selector} does not come")

    def tap(self, selector: str) -> None:
        self.press(self.wait(selector))

    def press(self, element: Any) -> None:
        """A click of the mouse. (The driver's own click knows only boxes, and refuses parts of a drawing.)"""
        point = self.run(POINT, element)
        assert point, self.run("return arguments[0].outerHTML", element)
        x, y = point
        steps = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.ask("POST", "/actions", actions=[{**MOUSE, "actions": steps}])


def free_port() -> int:
    with socket.socket() as lent:
        lent.bind(("127.0.0.1", 0))
        port: int = lent.getsockname()[1]
        return port


@contextmanager
def started(home: Path) -> Iterator[WebKit | None]:
    """A WebKitGTK whose memory is that folder, on a screen that nobody sees; None where there is none."""
    driver, screen = system.program("webkit"), system.program("screen")
    if driver is None or screen is None:
        yield None
        return
    told, tells = os.pipe()
    port = free_port()
    size = f"{SIZE['width']}x{SIZE['height']}x24"
    shown = [screen, "-displayfd", str(tells), "-screen", "0", size, "-nolisten", "tcp"]
    running = [subprocess.Popen(shown, pass_fds=[tells], stderr=subprocess.DEVNULL)]
    try:
        display = f":{os.read(told, 16).decode().strip()}"
        environment = {**os.environ, "DISPLAY": display, "HOME": str(home), "XDG_RUNTIME_DIR": str(home)}
        running.append(subprocess.Popen([driver, f"--port={port}"], env=environment, stderr=subprocess.DEVNULL))
        webkit = WebKit(port)
        yield webkit
        webkit.ask("DELETE", "")
    finally:
        os.close(told)
        os.close(tells)
        for process in reversed(running):
            process.terminate()
            process.wait()
