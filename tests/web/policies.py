"""What each page of the site may do, line by line: the promise that the build and the built site are held to."""

from __future__ import annotations

import re

from web.build import howto
from web.build.policy import digest

NOTHING = "'none'"
EVERY_PAGE = {
    "default-src": NOTHING,
    "img-src": "'self'",
    "font-src": "'self'",
    "base-uri": NOTHING,
    "form-action": NOTHING,
}
READING = {
    "script-src": "'self'",
    "connect-src": NOTHING,
    "frame-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": NOTHING,
}
# By page, without the line for styles: that is the hash of the page's own, see `allowed`.
PAGES = {
    "index.html": {
        "script-src": "'self' 'wasm-unsafe-eval' 'unsafe-eval'",
        "connect-src": "'self' blob:",
        "manifest-src": "'self'",
        "worker-src": "'self'",
    },
    "embed.html": {
        "script-src": "'self' 'wasm-unsafe-eval'",
        "connect-src": "'self' blob:",
        "manifest-src": NOTHING,
        "worker-src": "'self'",
    },
    **dict.fromkeys(howto.PAGES.values(), READING),
}


def allowed(name: str, page: str) -> dict[str, str]:
    """The policy that a page has to have: all of its lines."""
    (style,) = re.findall(r"<style>(.*?)</style>", page, re.DOTALL)
    return {**EVERY_PAGE, **PAGES[name], "style-src": digest(style)}


def policy_of(page: str) -> dict[str, str]:
    """The lines of a page's policy by their names; each stands there once."""
    (policy,) = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">', page)
    lines = [line.partition(" ") for line in policy.split("; ")]
    found = {name: value for name, _, value in lines}
    assert len(found) == len(lines), "a line that stands twice counts as it stands first"
    return found
