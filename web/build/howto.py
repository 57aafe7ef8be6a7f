"""How to embed: a page to read in each language, with live boards and the code that they are made of."""

import html
import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from nyc_core import bots, new_game
from nyc_core.lessons import say, shelf
from nyc_core.table import words as engine
from nyc_core.table.meta import Meta
from web.app import words
from web.app.keep import sharing

from . import games, node
from .policy import secured
from .styles import styles

PAGES = {code: "how-to-embed.html" if code == "en" else f"how-to-embed.{code}.html" for code in words.LANGUAGES}
GAME = games.metas()[0]  # what is shown
SEATS = ",".join(GAME.quick)
CODE = {
    "element": '<script src="SITE/nyc-board.js" defer></script>\n<nyc-board lesson="two-pairs"></nyc-board>',
    "leading": 'const board = document.querySelector("nyc-board");\nboard.goTo(12);\n'
    'board.addEventListener("nyc-position", ({ detail }) => console.log(detail.ply, detail.position));',
    "frame": f'<iframe src="SITE/embed.html#mode=play&amp;seats={SEATS}" title="{GAME.title}"'
    ' width="100%" height="700"\n        loading="lazy" sandbox="allow-scripts"></iframe>',
    "message": 'frame.contentWindow.postMessage({ source: "nyc", v: 1, type: "goto", payload: { ply: 12 } }, "*");',
    "size": 'addEventListener("message", ({ data, source }) => {\n'
    '  if (data?.source !== "nyc" || data.type !== "resize") return;\n'
    '  for (const frame of document.querySelectorAll("iframe"))\n'
    "    if (frame.contentWindow === source) frame.style.height = `${data.payload.height}px`;\n});",
    "noscript": '<nyc-board lesson="two-pairs">\n  <a href="SITE/index.html#learn/two-pairs">'
    '<img src="SITE/pictures/table.webp" alt="Two pairs"></a>\n</nyc-board>',
    "xapi": 'board.addEventListener("nyc-progress", ({ detail }) => fetch(`${LRS}/statements`, {\n'
    '  method: "POST",\n'
    '  headers: { "Content-Type": "application/json", "X-Experience-API-Version": "1.0.3", Authorization: KEY },\n'
    "  body: JSON.stringify({\n    actor: LEARNER,\n"
    '    verb: { id: "http://adlnet.gov/expapi/verbs/progressed", display: { en: "progressed" } },\n'
    "    object: { id: `${location.href}#${detail.course}` },\n"
    "    result: { completion: detail.done === detail.of, score: { scaled: detail.done / detail.of } },\n  }),\n}));",
    "python": "from nyc_core import new_game\n\n"
    f"game = new_game({json.dumps(GAME.name)}, seats={json.dumps(GAME.quick)}, seed=7)\n"
    "game  # a notebook shows the table; game._repr_svg_() is its picture",
}
PARAMETERS = {
    "mode": "play, replay, lesson, position",
    "lesson": "two-pairs",
    "at": "1, 2, 3 …",
    "game": "eJy…",
    "ply": "0, 1, 2 …",
    "rules": ", ".join(games.names()),
    "seats": SEATS,
    "seed": "7",
    "theme": "auto, light, dark",
    "lang": ", ".join(("auto", *words.LANGUAGES)),
    "controls": "0",
    "load": "now",
    "save": "1",
    "origins": "SCHEME://HOST",
}
ELEMENT = {"base": "SCHEME://HOST/…/", "sandbox": "allow-scripts", "label": "…"}  # attributes of the element alone
TOLD = ("ready", "position", "action", "refused", "solved", "failed", "progress", "finished", "resize", "error")
ORDERS = {"load": "load({…})", "goto": "goTo(12)", "play": 'play("take 3")', "theme": 'setTheme("dark")'}
SEED = 7
# Names in code, which are the same in every language.
NAMES = {
    "howto.tell.ready": {"picture": 'stage: "picture"', "table": 'stage: "table"'},
    "howto.tell.position": {"facts": "ply, plies, position"},
    "howto.tell.action": {"facts": "seat, notation, ply"},
    "howto.tell.progress": {"facts": "course, lesson, at, done, of"},
    "howto.messages.text": {"call": "postMessage"},
    "howto.games.text": {"rules": "rules"},
}


def make(dist: Path) -> None:
    """One page for each language; each leads to the others."""
    text = (node.WEB / "how-to-embed.html").read_text("utf-8")
    game = a_game()
    for code, name in PAGES.items():
        said = {"lang": code, "game": game, **others(code)}
        (dist / name).write_text(page(text, words.table(code), said), "utf-8")


def others(code: str) -> dict[str, str]:
    """The doors to this page in the other languages, for people and for search engines."""
    pages = {other: (name, engine.LANGUAGES[other].name) for other, name in PAGES.items() if other != code}
    links = (
        f'<a class="btn" href="{name}" lang="{other}" hreflang="{other}">{called}</a>'
        for other, (name, called) in pages.items()
    )
    heads = (f'<link rel="alternate" hreflang="{other}" href="{name}">' for other, (name, _) in pages.items())
    return {"other_pages": " ".join(links), "alternates": "\n".join(heads)}


def page(text: str, table: Mapping[str, str], said: dict[str, str]) -> str:
    """One page: texts first, then what is made of them."""
    known = {
        **{key: html.escape(value.format(**NAMES[key]) if key in NAMES else value) for key, value in table.items()},
        **said,
    }
    text = re.sub(r"\{([a-z_.]+)\}", lambda match: known[match[1]], text)
    for name, code in CODE.items():
        text = text.replace(f"<!-- code {name} -->", snippet(code, known["howto.copy"]))
    parts = {
        "games": "".join(a_board(meta, said["lang"], known["howto.copy"]) for meta in games.metas()[1:]),
        "parameters": rows(
            known,
            ("name", "values", "meaning"),
            (
                (code, f"<code>{values}</code>", known[f"howto.set.{code}"])
                for code, values in {**PARAMETERS, **ELEMENT}.items()
            ),
        ),
        "told": rows(known, ("name", "meaning"), ((f"nyc-{name}", known[f"howto.tell.{name}"]) for name in TOLD)),
        "orders": rows(
            known,
            ("name", "meaning"),
            ((html.escape(call), known[f"howto.order.{name}"]) for name, call in ORDERS.items()),
        ),
    }
    parts["lessons"] = lesson_ids(said["lang"])
    for name, part in parts.items():
        text = text.replace(f"<!-- {name} -->", part)
    text = text.replace("<!-- styles -->", f"<style>\n{styles('howto')}</style>")
    return secured(text, script_src="'self'", connect_src="'none'", frame_src="'self'", worker_src="'none'")


def a_board(meta: Meta, lang: str, copy: str) -> str:
    """A further game, alive, and its code."""
    board = f'<nyc-board rules="{meta.name}" lang="{lang}" label="{meta.title}"></nyc-board>'
    return board + snippet(f'<nyc-board rules="{meta.name}"></nyc-board>', copy)


def snippet(code: str, copy: str) -> str:
    """Code with a button, which is there where a script can copy."""
    shown = html.escape(html.unescape(code), quote=False)
    button = f'<button type="button" class="btn" data-copy hidden>{copy}</button>'
    return f'<div class="code"><pre tabindex="0"><code>{shown}</code></pre>{button}</div>'


def rows(known: dict[str, str], heads: tuple[str, ...], lines: Iterable[tuple[str, ...]]) -> str:
    """A table; the first of each line is code."""
    head = "".join(f'<th scope="col">{known[f"howto.{name}"]}</th>' for name in heads)
    body = "".join(
        f'<tr><th scope="row"><code>{name}</code></th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
        for name, *cells in lines
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def lesson_ids(lang: str) -> str:
    """The ids of all lessons that come with the games, with their titles."""
    lessons = [lesson for name in games.names() for lesson in shelf.lessons(game=name)]
    lines = (f"<li><code>{lesson.id}</code> {html.escape(say(lesson.title, lang))}</li>" for lesson in lessons)
    return f'<ul class="plain ids">{"".join(lines)}</ul>'


def a_game() -> str:
    """A whole game of those who look ahead, packed."""
    best = games.best_bot(GAME.name)
    game = new_game(GAME.name, [f"bot:{best}" if seat == "human" else seat for seat in GAME.quick], SEED)
    while game.decision:
        game.act(bots.choose(best, game))
    return sharing.pack(game.save())
