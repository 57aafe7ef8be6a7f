"""How words of a language meet when a sentence is put together: "le" and "Éclaireur" make one word, "de le" makes
"du". What does so stands in the language's own file (`smooth.elide`, `smooth.contract` in `table.txt`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache

VOWELS = "aeiouâàäéèêëîïôöùûüœAEIOUÂÀÄÉÈÊËÎÏÔÖÙÛÜŒ"
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
Smooth = Callable[[str], str]


def smoother(table: Mapping[str, str]) -> Smooth:
    """What makes a sentence of this language smooth; one that does nothing where nothing has to be done."""
    return _made(table.get("smooth.elide", ""), table.get("smooth.contract", ""))


@cache
def _made(elide: str, contract: str) -> Smooth:
    if not elide and not contract:
        return lambda text: text
    lost = re.compile(rf"(?<![-\w])({'|'.join(map(_either, elide.split()))}) (?=[{VOWELS}])")
    pairs = dict(pair.strip().split(": ") for pair in contract.split("|") if pair.strip())
    pairs |= {two[0].upper() + two[1:]: one[0].upper() + one[1:] for two, one in pairs.items()}
    joined = re.compile(rf"(?<![-\w])({'|'.join(pairs)})(?= )") if pairs else None

    def smooth(text: str) -> str:
        text = lost.sub(lambda word: word[1][:-1] + APOSTROPHE, text)
        return joined.sub(lambda two: pairs[two[1]], text) if joined else text

    return smooth


def _either(word: str) -> str:
    return f"[{word[0]}{word[0].upper()}]{word[1:]}"
