"""All style sheets as one text, in which everything grows with the size of text that is set in the browser: those of
the page (web/css), and after each of them the ones by that name that games have in their rooms (web/games/<game>).

The sheets say px, for text of the usual size (16 px). Here that becomes rem, and sizes of the window become sizes
of the page in rem (container queries): text of 200 % gets the layout and the measures of a zoom of 200 %.
Sizes of windows have names: `@custom-media --phone (max-width: 699.98px);` is for `@media (--phone) {`.
"""

import re
from pathlib import Path

from . import node

SHEETS = node.WEB / "css"
ROOMS = node.WEB / "games"
# "board", "stage" and "forced" (colours that the system chooses) only games have.
STYLES = (
    "tokens",
    "base",
    "board",
    "table",
    "screens",
    "layout",
    "stage",
    "lessons",
    "rivals",
    "editor",
    "forced",
    "everyone",
    "print",
)
DRAWN = ("board",)  # lengths are units of the drawing, which grows as a whole
USUAL = 16
LENGTH = re.compile(r"(\d*\.?\d+)px\b")
NAMED = re.compile(r"@custom-media (--[\w-]+) ([^;]+);\n?")
NAME = re.compile(r"\((--[\w-]+)\)")
ASKED = re.compile(r"@media ([^{]+?)\s*\{")
OF_THE_WINDOW = re.compile(r"\((?:--|min-|max-|orientation)")


def styles(*more: str) -> str:
    """In the order of STYLES, then those of a single page; without comments."""
    whole = "".join(
        text if name in DRAWN else growing(text)
        for name in (*STYLES, *more)
        for text in (sheet.read_text("utf-8") for sheet in sheets(name))
    )
    whole = re.sub(r"/\*.*?\*/", "", queries(whole), flags=re.DOTALL)
    whole = re.sub(r"\n\s*", "\n", whole)
    return re.sub(r'url\(("?)fonts/', r"url(\1css/fonts/", whole)


def sheets(name: str) -> list[Path]:
    """The page's sheet of that name, and those of the rooms."""
    known = (SHEETS / f"{name}.css", *sorted(ROOMS.glob(f"*/{name}.css")))
    return [sheet for sheet in known if sheet.exists()]


def growing(text: str) -> str:
    """Lengths in rem."""
    return LENGTH.sub(lambda match: f"{round(float(match[1]) / USUAL, 5):g}rem", text)


def queries(text: str) -> str:
    """What is asked of the window is asked of the page instead, whose size in rem tells how much text it holds."""
    names = {name: condition(growing(sizes)) for name, sizes in NAMED.findall(text)}

    def asked(match: re.Match[str]) -> str:
        if not OF_THE_WINDOW.search(match[1]):
            return match[0]
        wanted = NAME.sub(lambda name: names[name[1]], condition(growing(match[1])))
        return f"@container page {wanted} {{"

    return ASKED.sub(asked, NAMED.sub("", text))


def condition(sizes: str) -> str:
    """`(a) and (b), (c)` as one condition."""
    ways = [way.strip() for way in sizes.split(",")]
    return ways[0] if len(ways) == 1 else f"({' or '.join(f'({way})' for way in ways)})"
