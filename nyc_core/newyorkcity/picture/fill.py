"""Fills the stencil from the facts of a table. The build translates this and all that it reaches (facts, owners, layout)
into JavaScript, for pictures before Python: whole numbers only, and no more of Python than web/build/syntax.py knows."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from nyc_core.newyorkcity import box, layout
from nyc_core.table.drawing.owners import NEUTRAL

from .facts import Owner, facts, safe
from .stencil import stencil

SLOT = re.compile(r"\{([a-z0-9_]+)\}")
COLOUR = re.compile(r"\$([a-z][a-z0-9-]*)")
HEAD, MAP, WIDE = 64, 600, 640
GAP = 6
LONGEST_SHOWN = 14  # letters of a name
STACKED = 38  # the width of prestige tiles that lie on each other
MOST_PAIRS = 9  # in a row
STRIP = 48  # the height of a row of cards
LEAST_STEP = 22  # from one prestige tile to the next


def picture(position: object, lang: str, theme: str, seat: int | None) -> str:
    """The table as the text of an SVG picture."""
    table = stencil()
    said = table["words"].get(lang) or table["words"]["en"]
    brush = Brush(_pieces("dark" if theme == "dark" else "light"), said, facts(position, said["player"], seat))
    inner, y = _head(brush), HEAD
    for part, high in (_map(brush), _pairs(brush), _press(brush), _people(brush), _hand(brush)):
        inner += brush.put("at", x=0, y=y, inner=part) if high else ""
        y += high
    auto = theme not in ("light", "dark")
    return brush.put(
        "svg",
        **{"class": " nyc-auto" if auto else ""},
        height=y,
        title=_title(brush),
        desc=_story(brush),
        style=table["night"] if auto else "",
        inner=inner,
    )


class Brush(NamedTuple):
    """What everything is drawn with: the pieces, the words, and the facts of the table."""

    pieces: Mapping[str, str]
    words: Mapping[str, str]
    facts: Mapping[str, Any]

    def put(self, piece: str, **values: object) -> str:
        """A piece with its slots filled. Values are markup already, or numbers."""
        return _filled(self.pieces[piece], values)

    def say(self, key: str, **values: object) -> str:
        """A sentence, escaped; names in the values are escaped already."""
        return _filled(safe(self.words[key]), values)

    def owner(self, owner: Owner) -> dict[str, Any]:
        """Colours, patterns and the letter."""
        seat = owner if isinstance(owner, int) else -1
        name = self.facts["colours"][seat] if seat >= 0 else NEUTRAL
        return {**stencil()["owners"][name], "letter": self.facts["letters"][seat] if seat >= 0 else "N"}

    def name(self, owner: Owner) -> str:
        return str(self.facts["seats"][owner]["name"]) if isinstance(owner, int) else self.say("neutral")


def _filled(text: str, values: Mapping[str, object]) -> str:
    return SLOT.sub(lambda slot: str(values[slot[1]]) if slot[1] in values else slot[0], text)


@cache
def _pieces(theme: str) -> dict[str, str]:
    """The pieces in the colours of a theme, those of the map too."""
    table = stencil()
    pieces = {**table["pieces"], **{f"land.{name}": land["coast"] for name, land in table["lands"].items()}}
    colours = table["themes"][theme]
    return {name: COLOUR.sub(lambda colour: str(colours[colour[1]]), text) for name, text in pieces.items()}


# --- in words ----------------------------------------------------------------


def _phase(brush: Brush) -> str:
    phase, bidding = brush.facts["phase"], brush.facts["bidding"]
    said = brush.say(f"phase.{phase}")
    return brush.say("auction", phase=said, card=brush.say(f"card.{bidding}")) if bidding else said


def _round(brush: Brush) -> str:
    return brush.say("round", n=brush.facts["round"], of=box.ROUNDS)


def _title(brush: Brush) -> str:
    return brush.say("title", round=_round(brush), phase=_phase(brush))


def _story(brush: Brush) -> str:
    """The table in sentences: points, who leads where, what lies on the Press Track."""
    known = brush.facts
    points = [brush.say("owner", name=brush.name(n), n=player["points"]) for n, player in enumerate(known["players"])]
    parts = [brush.say("points", list=", ".join(points))]
    place = _mayor(brush)
    if place:
        parts.append(brush.say("mayor", place=brush.say(f"borough.{place}")))
    parts += [_of_borough(brush, name) for name in box.BOROUGHS]
    track = [brush.say("owner", name=brush.name(owner), n=space) for space, stack in known["press"] for owner in stack]
    parts.append(brush.say("press", list=", ".join(track)))
    vessels = [_of_vessel(brush, place, kind) for place, kind in known["vessels"].items()]
    if vessels:
        parts.append(brush.say("vessels", list=", ".join(vessels)))
    parts.append(brush.say("statue", n=known["statue"]))
    return " ".join(parts)


def _of_borough(brush: Brush, name: str) -> str:
    data = brush.facts["boroughs"][name]
    order = brush.facts["order"]
    here = sorted((one for one in data["towers"] if one[1]), key=lambda one: (-one[1], order.index(one[0])))
    owners = [brush.say("owner", name=brush.name(owner), n=number) for owner, number in here]
    value = " + ".join([data["base"] or "?", *map(str, data["prestige"])])
    listed = ", ".join(owners) if owners else brush.say("nobody")
    return brush.say(
        "borough", name=brush.say(f"borough.{name}"), letter=data["letter"] or "?", value=value, list=listed
    )


def _of_vessel(brush: Brush, place: str, kind: str) -> str:
    one, other = (brush.say(f"borough.{name}") for name in place.split(" "))
    return brush.say("vessel", kind=brush.say(f"vessel.{kind}"), one=one, other=other)


def _mayor(brush: Brush) -> str:
    """The borough where the Mayor stands in this round (NYC-3.2)."""
    if brush.facts["phase"] in ("start", "over"):
        return ""
    letter = box.LETTERS[brush.facts["round"] - 1]
    boroughs = brush.facts["boroughs"]
    return next((name for name in box.BOROUGHS if boroughs[name]["letter"] == letter), "")


# --- head and map ------------------------------------------------------------


def _head(brush: Brush) -> str:
    rounds, cards = box.ROUNDS, box.CARDS[:6]
    now, bidding = brush.facts["round"], brush.facts["bidding"]
    lamps = "".join(brush.put("lamp.on" if n < now else "lamp.off", x=22 + 21 * n) for n in range(rounds))
    place = (
        {"x": 138, "y": 51, "size": 18, "anchor": "start"}
        if bidding
        else {"x": 626, "y": 41, "size": 23, "anchor": "end"}
    )
    said = brush.say(f"card.{bidding}") if bidding else brush.say(f"phase.{brush.facts['phase']}")
    inner = brush.put("head", round=_round(brush), lamps=lamps, phase=said, **place)
    turn = cards.index(bidding) if bidding else -1
    for index, card in enumerate(cards if bidding else []):
        piece = "past" if index < turn else "next" if index > turn else "now"
        x = 370 + 40 * index + (18 if index > turn else 0)
        inner += brush.put(piece, x=x, inner=brush.pieces[f"card.{card}"])
    return inner


def _map(brush: Brush) -> tuple[str, int]:
    known, table = brush.facts, stencil()
    here = _mayor(brush)
    inner = brush.put("sea", hudson=brush.say("hudson"), east=brush.say("east"))
    inner += "".join(_borough(brush, name, name == here) for name in table["lands"])
    inner += brush.pieces["lanes"]
    if here:
        x, y = table["lands"][here]["mayor"]
        inner += brush.put("mayor", x=x, y=y)
    for place, kind in known["vessels"].items():
        x, y = table["crossings"][place]
        inner += brush.put("vessel", x=x, y=y, inner=brush.pieces[f"vessel.{kind}"])
    full = known["statue"] == box.STATUE[0]
    inner += brush.put("statue", faint=1 if full else ".45", n=known["statue"])
    shown = known["display"][:4]
    left, top, apart = layout.SHOWN
    step = apart if len(shown) < 3 else 132 // len(shown)
    tiles = "".join(
        brush.put("shown", x=left + index * step, y=top, inner=brush.pieces[f"tile.{kind}"], n=value)
        for index, (kind, value) in enumerate(shown)
    )
    return inner + brush.put("display", title=brush.say("display"), tiles=tiles, left=known["tiles"]), MAP


def _borough(brush: Brush, name: str, mayor: bool) -> str:
    land, data = stencil()["lands"][name], brush.facts["boroughs"][name]
    ground = brush.pieces["ground.mayor" if mayor else "ground"]
    inner = brush.put(f"land.{name}", fill=ground, width=4 if mayor else "2.4")
    tiles = data["prestige"]
    lower = layout.is_second_row(land["width"], land["height"], len(tiles))
    return inner + _signs(brush, name, tiles, lower) + _skyline(brush, land, data["towers"], lower)


def _signs(brush: Brush, name: str, tiles: Sequence[int], lower: bool) -> str:
    """Name; letter, base value, lantern; prestige tiles."""
    land, data = stencil()["lands"][name], brush.facts["boroughs"][name]
    step = layout.tile_step(land["width"], land["height"], land["lamp"] != "", len(tiles))
    stacked = len(tiles) > 1 and step < LEAST_STEP
    if stacked:
        tiles, step = [sum(tiles)], STACKED
    place = layout.signs(_box(land), land["lamp"] != "", lower, step * len(tiles))
    lamp = brush.put("lamp", inner=brush.pieces[f"lamp.{land['lamp']}"]) if land["lamp"] else ""
    digits = min(len(data["base"]), 4)
    base = {"base": data["base"] or "?", "size": (20, 20, 20, 14, 11)[digits], "y2": (23, 23, 23, 21, 20)[digits]}
    inner = brush.put("name", x=place.name_x, y=place.name_y, name=brush.say(f"sign.{name}"))
    inner += brush.put("letter", x=place.left, y=place.top, letter=data["letter"] or "?", lamp=lamp, **base)
    inner += brush.put("stack", x=place.tile_x, y=place.tile_y) if stacked else ""
    for index, value in enumerate(tiles):
        inner += brush.put("prestige", x=place.tile_x + index * step, y=place.tile_y, n=value)
    return inner


def _box(land: Mapping[str, Any]) -> tuple[int, int, int, int]:
    return land["left"], land["top"], land["width"], land["height"]


def _skyline(brush: Brush, land: Mapping[str, Any], towers: Sequence[tuple[Owner, int]], lower: bool) -> str:
    """Each owner's skyscrapers as a small skyline, its number below."""
    groups = [(owner, number) for owner, number in towers if number]
    scale, places = layout.skyline(_box(land), lower, [number for _, number in groups])
    inner = ""
    for (owner, number), place in zip(groups, places, strict=True):
        cluster = _cluster(brush, owner, number)
        inner += brush.put("scaled", x=place.x, y=place.y, scale=_percent(scale), inner=cluster)
    return inner


def _percent(scale: int) -> str:
    return f"{scale // 100}.{scale % 100 // 10}{scale % 10}"


def _cluster(brush: Brush, owner: Owner, number: int) -> str:
    """The towers of one owner around x = 0, standing on y = -25, with letter and number below."""
    drawn, more, style = min(number, layout.MOST_DRAWN), layout.more_digits(number), brush.owner(owner)
    shapes = stencil()["towers"]
    d = hatch = ""
    for index in range(drawn):
        which = (index + (0 if drawn > 1 else 1)) % len(shapes)
        foot = f"M{5 * (2 * index - drawn + 1)} -25"
        d += foot + shapes[which]
        hatch += foot + style["hatches"][which]
    sign = {"half": 19 + 6 * more, "wide": 38 + 12 * more, "at": 9 + 6 * more, "n": number}
    return brush.put("towers", **{**style, **sign, "d": d, "hatch": hatch})


# --- below the map -----------------------------------------------------------


def _pairs(brush: Brush) -> tuple[str, int]:
    """The pairs of cards that can be taken (NYC-4.1)."""
    pairs = [pair for pair in brush.facts["pairs"] if pair]
    if not pairs:
        return "", 0
    shown = pairs if len(pairs) <= MOST_PAIRS else pairs[: MOST_PAIRS - 1]
    inner = brush.put("strip", height=STRIP)
    for index, pair in enumerate(shown):
        faces = [brush.pieces[f"card.{card}"] for card in pair]
        inner += brush.put("pair" if len(pair) > 1 else "single", x=9 + 70 * index, one=faces[0], other=faces[-1])
    if len(shown) < len(pairs):
        inner += brush.put("more", x=10 + 70 * len(shown), n=len(pairs) - len(shown))
    return inner, STRIP


def _press(brush: Brush) -> tuple[str, int]:
    """The Press Track; of a stack the top, which is ahead, is drawn on top (NYC-2.1)."""
    track = brush.facts["press"]
    y = 34 + layout.PRESS_LIFT * max(1, max(len(stack) for _, stack in track) - 1)
    tokens = ""
    for space, stack in track:
        x = layout.PRESS_LEFT + layout.PRESS_STEP * space
        for index, owner in enumerate(reversed(stack)):
            style = brush.owner(owner)
            tokens += brush.put("drum", x=x, y=-3 - layout.PRESS_LIFT * index, **{**style, "hatch": style["drum"]})
    return brush.put("strip", height=y + 26) + brush.put("press", y=y, tokens=tokens), y + 26


def _people(brush: Brush) -> tuple[str, int]:
    """A panel for each seat: points, dollars, skyscrapers, cards, characters; never a card itself."""
    players = brush.facts["players"]
    inner, y = "", GAP
    for seat in range(0, len(players), 2):
        row = players[seat : seat + 2]
        high = 122 if any(player["fleet"] for player in row) else 84
        wide = (WIDE - GAP) // len(row) - GAP
        for place, player in enumerate(row):
            inner += _player(
                brush, seat + place, player, {"x": GAP + place * (wide + GAP), "y": y, "wide": wide, "high": high}
            )
        y += high + GAP
    return brush.put("strip", height=y) + inner, y


def _player(brush: Brush, seat: int, player: Mapping[str, Any], place: Mapping[str, int]) -> str:
    things = fleet = ""
    for index, sign in enumerate(("coin", "tower", "hand", "reserve", "crew")):
        things += brush.put("thing", x=18 + 58 * index, inner=brush.pieces[f"sign.{sign}"], n=player[sign])
    x = 36
    for kind, number in player["fleet"]:
        fleet += brush.put("ship", x=x, inner=brush.pieces[f"vessel.{kind}"])
        if number > 1:
            fleet += brush.put("ships", x=x + 20, n=number)
        x += 58 if number > 1 else 42
    style = brush.owner(seat)
    data = brush.facts["seats"][seat]
    name = shortened(f"{data['raw']} {data['level']}" if data["level"] else data["raw"])
    token = brush.put("token", x=30, y=25, **{**style, "hatch": style["disc"]})
    values = {
        "token": token,
        "name": name,
        "points": player["points"],
        "right": place["wide"],
        "things": things,
        "fleet": fleet,
    }
    return brush.put("player", **{**style, **place, **values})


def _hand(brush: Brush) -> tuple[str, int]:
    """The cards of the seat that was asked for."""
    seat, hand = brush.facts["hand"]
    if not hand:
        return "", 0
    style = brush.owner(seat)
    inner, x = (
        brush.put("strip", height=STRIP) + brush.put("token", x=30, y=24, **{**style, "hatch": style["disc"]}),
        54,
    )
    for card, number in hand:
        inner += brush.put("single", x=x, one=brush.pieces[f"card.{card}"])
        inner += brush.put("copies", x=x + 36, n=number) if number > 1 else ""
        x += 74 if number > 1 else 40
    return inner, STRIP


def shortened(name: str) -> str:
    """As much of a name as there is room for, escaped."""
    return safe(name if len(name) <= LONGEST_SHOWN else name[: LONGEST_SHOWN - 1] + "\N{HORIZONTAL ELLIPSIS}")
