"""The Press Track with its stacks, and the points track (NYC-2.1, 8.1): lying below the map, or standing on both sides of it."""

from __future__ import annotations

from nyc_core.newyorkcity import box
from nyc_core.newyorkcity.layout import DRUM, PRESS_LEFT, PRESS_LIFT, PRESS_STEP, SPACE
from web.app.draw.html import el, esc, join, num, use
from web.app.draw.kept import kept
from web.app.draw.scene import Scene

from . import facts, marks

WIDE = 640
LEFT, RIGHT = PRESS_LEFT, 24


@kept
def press(scene: Scene) -> str:
    """Spaces 0 to 15 from left to right; a stack's top, which is ahead, is drawn on top (NYC-2.1)."""
    tallest = max((len(stack) for stack in scene.view["press"].values()), default=1)
    top = 24 + PRESS_LIFT * max(1, tallest - 1)
    spaces = join(_space(number, top) for number in range(box.LAST_SPACE + 1))
    tokens = join(_stack(scene, int(space), stack, top) for space, stack in scene.view["press"].items())
    line = f'<path class="rail" d="M{LEFT} {num(top)}H{num(LEFT + PRESS_STEP * box.LAST_SPACE)}"/>'
    spoken = spoken_press(scene)
    high = num(top + 22)
    return (
        f'<svg class="press" viewBox="0 0 {WIDE} {high}" role="img" aria-label="{esc(spoken)}" data-info="press">'
        f"<title>{esc(scene.words('press.title'))}</title>{use('headline', 4, top - 14, 28, 28, 'track-sign')}{line}{spaces}{tokens}</svg>"
    )


def spoken_press(scene: Scene) -> str:
    """The order on the Press Track in words, first to last."""
    parts = [
        scene.words("press.place", name=scene.name(owner), n=facts.space(scene, owner))
        for owner in facts.press_order(scene)
    ]
    return scene.words("press.label", order=", ".join(parts))


def _space(number: int, y: float) -> str:
    x = LEFT + PRESS_STEP * number
    shape = f"M{num(x)} {num(y)}{SPACE}"
    return f'<path class="space{" goal" if number >= box.PRESS_BONUS_SPACE else ""}" d="{shape}"/><text class="space-no" x="{num(x)}" y="{num(y + 6.5)}">{number}</text>'


def _stack(scene: Scene, space: int, stack: list[int | str], y: float) -> str:
    x = LEFT + PRESS_STEP * space
    bottom_first = list(reversed(stack))
    return join(_token(scene, owner, x, y - 3 - PRESS_LIFT * index) for index, owner in enumerate(bottom_first))


def _token(scene: Scene, owner: int | str, x: float, y: float) -> str:
    """A token: a drum seen from the front, so that a stack of them can be read from the side."""
    me = " me" if owner == scene.seat else ""
    inner = f'<path class="drum" d="{DRUM}"/><path class="drum-tile" d="{DRUM}"/><ellipse class="lid" cy="-9" rx="17" ry="6"/>'
    letter = f'<text class="drum-letter" y="5">{esc(scene.letter(owner))}</text>'
    return f'<g class="own token{me} c-{scene.colour(owner)}" data-piece="press-{owner}" transform="translate({num(x)} {num(y)})">{inner}{letter}</g>'


@kept
def points(scene: Scene) -> str:
    """The points gained so far, as pennants along a scale that grows with the game."""
    gained = [scene.points(seat) for seat in range(scene.seats)]
    most = max(40, (max(gained, default=0) // 10 + 1) * 10)
    ticks = join(_tick(value, most) for value in range(0, most + 1, 5))
    order = sorted(range(scene.seats), key=lambda seat: gained[seat])
    lanes: list[float] = []
    flags = ""
    for seat in order:
        x = _at(gained[seat], most)
        lane = next((index for index, right in enumerate(lanes) if right < x - 4), len(lanes))
        lanes[lane : lane + 1] = [x + 60]
        flags += _pennant(scene, seat, gained[seat], x, lane)
    high = 26 + 24 * max(1, len(lanes))
    base = high - 20
    spoken = scene.words(
        "points.label",
        order=", ".join(scene.words("points.place", name=scene.labels[s], n=gained[s]) for s in reversed(order)),
    )
    inner = f'<path class="rail" d="M{LEFT} 0H{WIDE - RIGHT}"/>{ticks}{flags}'
    return (
        f'<svg class="points" viewBox="0 0 {WIDE} {high}" role="img" aria-label="{esc(spoken)}" data-info="points">'
        f"<title>{esc(scene.words('points.title'))}</title>{use('point', 4, base - 16, 28, 28, 'track-sign')}"
        + el("g", inner, transform=f"translate(0 {base})")
        + "</svg>"
    )


def _at(value: int, most: int) -> float:
    return LEFT + (WIDE - LEFT - RIGHT) * value / most


def _tick(value: int, most: int) -> str:
    x = num(_at(value, most))
    number = f'<text class="tick-no" x="{x}" y="17">{value}</text>' if value % 10 == 0 else ""
    return f'<path class="tick" d="M{x} -4v{8 if value % 10 else 6}"/>{number}'


def _pennant(scene: Scene, seat: int, value: int, x: float, lane: int) -> str:
    """A flag on a pole; it hangs to the left near the right end."""
    top, wide = -22 - 24 * lane, 46 + (8 if value > 99 else 0)
    side = -1 if x > WIDE - 80 else 1
    cloth = f"M0 {top}h{wide * side}l{-6 * side} 10l{6 * side} 10h{-wide * side}z"
    letter, number = (12, 28 + (wide - 46) / 2) if side > 0 else (14 - wide, 30 - wide + (wide - 46) / 2)
    words = marks.letter(scene, seat, "flag-letter", letter, top + 16)
    words += f'<text class="flag-no" x="{num(number)}" y="{top + 16.5}">{value}</text>'
    shape = f'<path class="pole" d="M0 0V{top}"/><path class="cloth" d="{cloth}"/><path class="cloth-tile" d="M0 {top}h{5 * side}v20h{-5 * side}z"/>'
    return f'<g class="own flag c-{scene.colour(seat)}" data-piece="flag-{seat}" transform="translate({num(x)} 0)">{shape}{words}</g>'


# Standing, beside the map: as high as the map, so that the three can be one picture.

PILLAR, SLIM, HIGH = 84, 76, 600
SCALE, EDGE = 46, 40  # of the points pillar: the scale's line, and the tip of a flag


@kept
def press_pillar(scene: Scene) -> str:
    """The Press Track as a pillar, 15 on top. A stack leans, its top in front."""
    step = (HIGH - 52) / box.LAST_SPACE
    foot = HIGH - 22.0
    spaces = join(_rung(number, foot - step * number) for number in range(box.LAST_SPACE + 1))
    tokens = join(
        _leaning(scene, owner, foot - step * int(space), index)
        for space, stack in sorted(scene.view["press"].items(), key=lambda item: -int(item[0]))
        for index, owner in enumerate(reversed(stack))
    )
    line = f'<path class="rail" d="M17 {num(foot)}V{num(foot - step * box.LAST_SPACE)}"/>'
    return _pillar("press", PILLAR, spoken_press(scene), line + spaces + tokens)


def _pillar(what: str, wide: int, spoken: str, inner: str) -> str:
    return f'<svg class="pillar {what}" viewBox="0 0 {wide} {HIGH}" role="img" aria-label="{esc(spoken)}" data-info="{what}">{inner}</svg>'


def _rung(number: int, y: float) -> str:
    goal = " goal" if number >= box.PRESS_BONUS_SPACE else ""
    return f'<path class="space{goal}" d="M17 {num(y - 16)}l15 8v16l-15 8l-15 -8v-16z"/><text class="space-no" x="17" y="{num(y + 6)}">{number}</text>'


def _leaning(scene: Scene, owner: int | str, y: float, index: int) -> str:
    x = 17 + 18 * index
    inner = (
        '<circle class="drum" r="12.5"/><circle class="drum-tile" r="12.5"/>'
        f'<text class="drum-letter" y="6">{esc(scene.letter(owner))}</text>'
    )
    return f'<g class="own token c-{scene.colour(owner)}" data-piece="press-{owner}" transform="translate({x} {num(y - 3 * index)})">{inner}</g>'


@kept
def points_pillar(scene: Scene) -> str:
    """The points track as a pillar; flags that would hide each other move apart, a thread leads to their place."""
    gained = [scene.points(seat) for seat in range(scene.seats)]
    most = max(40, (max(gained, default=0) // 10 + 1) * 10)
    foot, head = HIGH - 18.0, 18.0
    at = {seat: foot - (foot - head) * gained[seat] / most for seat in range(scene.seats)}
    ticks = join(_mark(value, foot - (foot - head) * value / most) for value in range(0, most + 1, 5))
    flags, free = "", HIGH - 14.0
    for seat in sorted(range(scene.seats), key=lambda seat: gained[seat]):
        middle = min(at[seat], free)
        free = middle - 23
        flags += _flag(scene, seat, gained[seat], middle, at[seat])
    spoken = scene.words(
        "points.label",
        order=", ".join(scene.words("points.place", name=scene.labels[s], n=gained[s]) for s in range(scene.seats)),
    )
    return _pillar("points", SLIM, spoken, f'<path class="rail" d="M{SCALE} {foot}V{head}"/>{ticks}{flags}')


def _mark(value: int, y: float) -> str:
    long = value % 10 == 0
    number = f'<text class="tick-no" x="{SCALE + 19}" y="{num(y + 5.5)}">{value}</text>' if long else ""
    return f'<path class="tick" d="M{SCALE} {num(y)}h{8 if long else 5}"/>{number}'


def _flag(scene: Scene, seat: int, value: int, y: float, place: float) -> str:
    thread = f'<path class="pole" d="M{EDGE - 1} {num(y)}L{SCALE} {num(place)}"/>'
    cloth = f"M{EDGE} {num(y)}l-5 -11h-{EDGE - 6}v22h{EDGE - 6}z"
    words = marks.letter(scene, seat, "flag-letter", 9, y + 5.5)
    words += f'<text class="flag-no" x="25" y="{num(y + 6)}">{value}</text>'
    return f'<g class="own flag c-{scene.colour(seat)}" data-piece="flag-{seat}">{thread}<path class="cloth" d="{cloth}"/>{words}</g>'
