"""The 42 characters (NYC-7): an icon each, composed from glyphs as data, and the tile that carries it.

An icon is a line of tokens: a glyph, a glyph with a mark (`headline:-2`), a faint glyph (`~person`), or a sign. What is
left of `=` is what one needs, what is right of it what one gets; what `/` parts lies in two rows. Values and phases come from the engine's box.
"""

from __future__ import annotations

from functools import cache, lru_cache

from nyc_core.newyorkcity import box
from web.app.draw.frame import button
from web.app.draw.html import TIMES, Attr, breakable, el, esc, glyph, join, num, text, use
from web.app.draw.scene import Scene, Words

ICONS: dict[int, str] = {
    1: "point:1 fan swap",
    2: "card-plus card-plus ~pair",
    3: "point:1 drawer card-plus",
    4: "pair + pair",
    5: "card-plus:3 card-minus:2",
    6: "coin coin",
    7: "~person swap person",
    8: "card = card drawer",
    9: "card-plus coin",
    10: "card-plus card-plus",
    11: "neutral arrow tower",
    12: "point:1 drawer swap",
    13: "card-any arrow card-type",
    14: "headline:-2 arrow card-wild",
    15: "card-type + drawer",
    16: "+ card-wild",
    17: "+ card-prestige",
    18: "coin clock",
    19: f"card-prestige {TIMES}2 point",
    20: "card-any arrow card-type card-type",
    21: "crane + tower",
    22: "card-type undo fan:2",
    23: "point:2",
    24: "point:1 tower",
    25: "point:3",
    26: "tower headline:+1",
    27: "headline up ahead",
    28: "lantern-green tower = point:1",
    29: "lantern-red tower = point:1",
    30: "lantern-brown tower = point:1",
    31: "lantern-blue tower = point:1",
    32: "lantern-yellow tower = point:1",
    33: "headline ½ = point:1",
    34: "drawer card = point:2",
    35: "district:3 = point:2",
    36: "crew = point:1",
    37: "taxi subway = point:5",
    38: "bus streetcar = point:5",
    39: "boat / + wheel = point:5",
    40: "wheel / coin coin = point:6",
    41: "wheel / tower tower = point:6",
    42: "coin coin / tower tower = point:6",
}

WIDTH, HEIGHT, SIZE = 72, 34, 24
STACK = 33  # how wide what lies in two rows is
LARGEST = 1.22  # how much larger than a plain glyph those of a short line may be
# How far a glyph advances; those not named are as wide as they are high.
ADVANCE = {
    **dict.fromkeys(("card", "card-plus", "card-minus", "card-any", "card-type", "card-wild", "card-prestige"), 17),
    **dict.fromkeys(("tower", "neutral", "lantern"), 16),
    "up": 15,
    "arrow": 20,
    "fan": 21,
    "pair": 21,
    "clock": 23,
}
# The glyphs that have a colour of their own; all others have the tile's ink.
TINTED = ("coin", "point", *box.VESSELS)


def icon(number: int) -> str:
    """The picture of a character, as wide as its tile."""
    return _icon(ICONS[number])


@cache
def _icon(tokens: str) -> str:
    if "/" in tokens:
        needs, gain = tokens.split("=")
        rows = [row.split() for row in needs.split("/")]
        drawn = join(_row(row, HEIGHT * (0.25 + 0.5 * index), HEIGHT / 2, 0, STACK) for index, row in enumerate(rows))
        drawn += _row(["=", *gain.split()], HEIGHT / 2, SIZE * LARGEST, STACK, WIDTH - STACK)
    else:
        drawn = _row(tokens.split(), HEIGHT / 2, SIZE * LARGEST, 0, WIDTH)
    return f'<svg class="icon" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true" focusable="false">{drawn}</svg>'


def _row(parts: list[str], middle: float, high: float, left: float, wide: float) -> str:
    """Tokens beside each other, as large as they can be, in the middle of the room."""
    widths = [_advance(part) for part in parts]
    scale = min(high / SIZE, (wide - 2) / sum(widths))
    left += (wide - sum(widths) * scale) / 2
    drawn = ""
    for part, width in zip(parts, widths, strict=True):
        drawn += _token(part, left + width * scale / 2, middle, SIZE * scale)
        left += width * scale
    return drawn


def _split(part: str) -> tuple[str, str]:
    name, _, mark = part.lstrip("~").partition(":")
    return name, mark


def _advance(part: str) -> float:
    name, mark = _split(part)
    if not name[0].isalpha():
        return 7.0 + 6.0 * len(name)
    base = ADVANCE.get(name.split("-")[0] if name.startswith("lantern") else name, SIZE)
    return base + (5 if mark and name != "point" else 0)


def _token(part: str, x: float, y: float, size: float) -> str:
    name, mark = _split(part)
    if not name[0].isalpha():
        return _text(x, y + size * 0.25, size * 0.66, name, "sign")
    tint = None
    if name.startswith("lantern-"):
        name, tint = "lantern", f"lamp {name.removeprefix('lantern-')}"
    elif name in TINTED:
        tint = f"k-{name}"
    if part.startswith("~"):
        tint = "faint"
    drawn = use(name, x - size / 2, y - size / 2, size, None, tint)
    if name == "point" and mark:
        return drawn + _text(x, y + size * 0.215, size * 0.62, mark, "score")
    return drawn + (_badge(x + size * 0.3, y + size * 0.3, size * 0.27, mark) if mark else "")


def _text(x: float, y: float, size: float, words: str, class_: str) -> str:
    return f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" class="{class_}">{esc(words)}</text>'


def _badge(x: float, y: float, radius: float, mark: str) -> str:
    ground = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" class="badge"/>'
    return ground + _text(x, y + radius * 0.48, radius * 1.35, mark, "badge-text")


def label(scene: Scene, number: int) -> str:
    """What a screen reader says: name, value, phase and effect."""
    return _label(scene.words, number)


@lru_cache(maxsize=200)
def _label(words: Words, number: int) -> str:
    tile = box.CHARACTERS[number]
    phase = words(f"phase.{tile.phase}")
    called, effect = words(f"character.{number}.name"), words(f"character.{number}.effect")
    return words("character.label", name=called, value=tile.value, phase=phase, effect=effect)


@lru_cache(maxsize=200)
def _short(words: Words, number: int) -> dict[str, Attr]:
    """Name, value and phase to be spoken; what it does, with the clause, on hover."""
    tile = box.CHARACTERS[number]
    called, does = words(f"character.{number}.name"), words(f"character.{number}.effect")
    spoken = words("character.short", name=called, value=tile.value, phase=words(f"phase.{tile.phase}"))
    return {"aria-label": spoken, "title": words("character.tip", name=called, effect=does, rule=rule(number))}


def _about(words: Words, number: int, used: bool) -> dict[str, Attr]:
    about = _short(words, number)
    return {**about, "aria-label": f"{about['aria-label']}. {words('character.used')}"} if used else about


def name(scene: Scene, number: int) -> str:
    return scene.words(f"character.{number}.name")


def effect(scene: Scene, number: int) -> str:
    return scene.words(f"character.{number}.effect")


def tile(
    scene: Scene,
    number: int,
    used: bool = False,
    notation: str | None = None,
    class_: str = "",
    also: str = "",
    **more: Attr,
) -> str:
    """A character tile: always tappable, lit when `notation` may be played, with a dollar on it when it is used. `also`
    is what it plays beside another control."""
    classes = " ".join(f"char ph-{box.CHARACTERS[number].phase} {'used' if used else ''} {class_}".split())
    values = scene.also(also, classes) if also else scene.control(notation, classes)
    told: dict[str, Attr] = {**values, "data_info": f"character {number}", "data_piece": f"tile-{number}"}
    return _button(scene.words, number, used, tuple(told.items()), tuple(more.items()))


@lru_cache(maxsize=500)
def _button(
    words: Words, number: int, used: bool, told: tuple[tuple[str, Attr], ...], more: tuple[tuple[str, Attr], ...]
) -> str:
    inner = _printed(words, number) + (_paid() if used else "")
    return el("button", inner, type="button", **{**dict(told), **_about(words, number, used), **dict(more)})


def _paid() -> str:
    return el("span", glyph("coin"), class_="paid")


def still(scene: Scene, number: int) -> str:
    """A character tile inside something else that can be tapped."""
    return el(
        "span", face(scene, number), class_=f"char ph-{box.CHARACTERS[number].phase}", data_piece=f"tile-{number}"
    )


def face(scene: Scene, number: int, used: bool = False) -> str:
    """What is printed on a tile, and the dollar, once it is used."""
    return _printed(scene.words, number) + (_paid() if used else "")


@lru_cache(maxsize=200)
def _printed(words: Words, number: int) -> str:
    """Value, phase, icon, name."""
    data = box.CHARACTERS[number]
    return (
        text("span", data.value, class_="v")
        + text("span", words(f"phase.{data.phase}.mark"), class_="ph")
        + icon(number)
        + text("span", breakable(words(f"character.{number}.name"), words("hyphens")), class_="nm")
    )


def mini(scene: Scene, number: int, used: bool = False, moves: bool = False) -> str:
    """A character small, among the things of another player: icon and value; a tap tells the rest."""
    data = box.CHARACTERS[number]
    inner = (
        text("span", data.value, class_="v") + icon(number) + (el("span", glyph("coin"), class_="paid") if used else "")
    )
    classes = f"mini ph-{data.phase}{' used' if used else ''}"
    about = _about(scene.words, number, used)
    piece = f"tile-{number}" if moves else None
    return el(
        "button", inner, type="button", class_=classes, data_info=f"character {number}", data_piece=piece, **about
    )


def card(scene: Scene, number: int) -> str:
    """The whole story of a character: tile, name, effect, clause."""
    words, data = scene.words, box.CHARACTERS[number]
    facts = words("character.facts", value=data.value, phase=words(f"phase.{data.phase}"))
    inner = (
        el("div", icon(number), class_=f"plate ph-{data.phase}")
        + text("h3", name(scene, number))
        + text("p", facts, class_="facts")
        + text("p", effect(scene, number))
        + text("a", words("rule.link", rule=rule(number)), href="#", class_="rule", data_rule=rule(number))
        + _try(scene, number)
    )
    return el("article", inner, class_="char-card")


def _try(scene: Scene, number: int) -> str:
    """The door to a small lesson about it, where a game is played: it leads back there."""
    state = scene.state
    if state.guest or state.edit or state.lesson or state.unkept:
        return ""
    from nyc_core.lessons import about  # not needed before somebody wants to know about a character

    return button(scene.words, "lesson-try", "play", key="lesson.try", data_arg=about(f"{rule(number)}/{number}"))


def rule(number: int) -> str:
    """The clause that tells what a character does."""
    return {"I": "NYC-7.1", "II": "NYC-7.2", "III": "NYC-7.3", "end": "NYC-7.4"}[box.CHARACTERS[number].phase]
