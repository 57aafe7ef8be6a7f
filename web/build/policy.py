"""The Content-Security-Policy that stands in each page: nothing is allowed but what the page is known to need.

PyScript's core makes functions of text, so 'unsafe-eval' has to stay (`e2e/test_policy.py` shows that nothing
starts without it). Styles are known by their hashes; styles in attributes, inline scripts and inline handlers are
refused.
"""

import base64
import hashlib
import re

PLACE = "<!-- policy -->"
ALLOWED = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval' 'unsafe-eval'",
    "style-src": "'self'",
    "img-src": "'self'",
    "font-src": "'self'",
    "connect-src": "'self' blob:",  # the unpacked library is handed over as a blob
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}


def secured(page: str, **other: str) -> str:
    """A finished page with its policy filled in. `other` changes a line of it, such as frame_src="'self'"."""
    if page.count(PLACE) != 1:
        raise ValueError(f"{PLACE} has to stand in each page, once")
    lines = {**ALLOWED, **{name.replace("_", "-"): value for name, value in other.items()}}
    hashes = [digest(style) for style in re.findall(r"<style>(.*?)</style>", page, re.DOTALL)]
    if hashes:
        lines["style-src"] = " ".join(hashes)
    policy = "; ".join(f"{name} {value}" for name, value in lines.items())
    return page.replace(PLACE, f'<meta http-equiv="Content-Security-Policy" content="{policy}">')


def digest(style: str) -> str:
    """What a policy calls a text that may stand between <style> and </style>."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()}'"
