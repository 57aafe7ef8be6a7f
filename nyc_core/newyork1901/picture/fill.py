"""Fills the stencil from the facts of a table. The build translates this and all that it reaches (facts, owners) into
JavaScript, for pictures before Python: whole numbers only, and no more of Python than web/build/syntax.py knows.

A set of squares is drawn as a wide line through their middles: one path serves for a lawn, an edge, a wall and a roof.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from nyc_core.newyork1901.board import WIDTH as COLUMNS
from nyc_core.newyork1901.plan import SIDE

from .facts import facts, safe
from .stencil import stencil, text

SLOT = re.compile(r"\{([a-z]+)\}")
COLOUR = re.compile(r"\$([a-z][a-z0-9-]*)")
TIER = 4  # by how much each step of a crown rises
INSETS = ((), (9,), (7, 12), (6, 10, 14))  # how far each step is from the edge, by generation
STRIP = 80  # the market below the map
GAP, HIGH = 6, 80  # between players' panels, and how high they are
LONGEST_SHOWN = 20
SHORTEST_SHOWN = 13  # where two panels share a row
MIDDLE = ' text-anchor="middle"'
END = ' text-anchor="end"'


def picture(position: object, lang: str, theme: str, seat: int | None) -> str:
    """The table as the text of an SVG picture; nothing of it is for one seat only."""
    table = stencil()
    said = table["words"].get(lang) or table["words"]["en"]
    known = facts(position, said["player"])
    wide, head, town = table["size"]
    rows = (len(known["players"]) + 1) // 2
    high = head + town + STRIP + rows * (HIGH + GAP) + GAP
    inner = f'<g transform="translate(0 {head})"{MIDDLE}>{_ground(known)}</g>' + _head(known, said)
    inner += f'<g transform="translate(0 {head})"{MIDDLE}>{_towers(known)}</g>'
    inner += _at(0, head + town, _market(known)) + _at(0, head + town + STRIP, _people(known))
    colours = table["themes"]["dark" if theme == "dark" else "light"]
    drawn = COLOUR.sub(lambda colour: str(colours[colour[1]]), inner)
    auto = theme not in ("light", "dark")
    style = f"<style>{table['night']}</style>" if auto else ""
    look = "ny1901-auto" if auto else "ny1901"
    title = "New York 1901: " + _whose(known, said, LONGEST_SHOWN)
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" class="{look}"'
    told = f"<title>{title}</title><desc>{_story(known, said)}</desc>"
    return f'{start} font-family="{table["font"]}" font-weight="600">{told}{style}{drawn}</svg>'


def _plain(said: str) -> str:
    """What somebody typed, safe, and not taken for a colour."""
    return safe(said).replace("$", "&#36;")


def _say(said: Mapping[str, str], key: str, values: Mapping[str, object]) -> str:
    """A sentence, escaped; names in the values are escaped already."""
    return SLOT.sub(lambda slot: str(values[slot[1]]), safe(said[key]))


def _at(x: int, y: int, inner: str) -> str:
    return f'<g transform="translate({x} {y})">{inner}</g>'


def _owner(known: Mapping[str, Any], number: int) -> Mapping[str, Any]:
    colours: Mapping[str, Any] = stencil()["owners"][known["colours"][number]]
    return colours


def _letter(known: Mapping[str, Any], number: int) -> str:
    letter: str = known["letters"][number].replace("$", "&#36;")
    return letter


def _name(known: Mapping[str, Any], number: int, longest: int) -> str:
    name = known["seats"][number]
    return _plain(name if len(name) <= longest else name[: longest - 1] + "\N{HORIZONTAL ELLIPSIS}")


# --- in words --------------------------------------------------------------------


def _whose(known: Mapping[str, Any], said: Mapping[str, str], longest: int) -> str:
    """Who is on turn, or that the game is over."""
    turn = known["turn"]
    if not 0 <= turn < len(known["seats"]):
        return _say(said, "over", {})
    return _say(said, "turn", {"name": _name(known, turn, longest)})


def _story(known: Mapping[str, Any], said: Mapping[str, str]) -> str:
    """The table in sentences."""
    points = [
        _say(said, "owner", {"name": _plain(known["seats"][number]), "n": player["points"]})
        for number, player in enumerate(known["players"])
    ]
    told = [_say(said, "points", {"list": ", ".join(points)})]
    if known["challenge"]:
        told.append(_say(said, "challenge", {"name": safe(said[known["challenge"]])}))
    for key, ids in (("streets", known["streets"]), ("legendary", known["legendary"])):
        if ids:
            told.append(_say(said, key, {"list": safe(", ".join([said[one] for one in ids]))}))
    lots = safe(", ".join([said[lot] for lot in known["open"]]))
    if lots:
        told.append(_say(said, "market", {"list": lots, "n": known["future"]}))
    return " ".join(told)


def _head(known: Mapping[str, Any], said: Mapping[str, str]) -> str:
    """Who is on turn, and the challenge."""
    wide, head, _ = stencil()["size"]
    ground = f'<rect width="{wide}" height="{head}" fill="$panel"/>'
    ground += f'<path d="M0 {head - 1}H{wide}" stroke="$gold-2" stroke-width="2"/>'
    drawn = ground + text(16, 35, _whose(known, said, LONGEST_SHOWN), "ink", 24)
    if not known["challenge"]:
        return drawn
    drawn += text(wide - 16, 20, safe(said["goal"]), "ink-2", 15, END + ' font-weight="500"')
    return drawn + text(wide - 16, 42, safe(said[known["challenge"]]), "gold", 20, END)


# --- the map ---------------------------------------------------------------------


def _body(places: Sequence[int]) -> str:
    """The middles of squares, joined where they are neighbours; of four in a square the hole is for the fill."""
    table, reached = stencil(), []
    d = ""
    for place in places:
        x, y = table["places"][place]
        east = place + 1 in places and place in table["east"]
        south = place + COLUMNS in places and place in table["south"]
        if east and south and place + COLUMNS + 1 in places and place + 1 in table["south"]:
            d += f"M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z"
        elif east or south:
            d += (f"M{x} {y}h{SIDE}" if east else "") + (f"M{x} {y}v{SIDE}" if south else "")
        elif place not in reached:
            d += f"M{x} {y}h0"
        reached += ([place + 1] if east else []) + ([place + COLUMNS] if south else [])
    return d


def _shape(d: str, colour: str, width: int, more: str = "") -> str:
    """Squares as one shape, as wide as the line through them."""
    hole = f' fill="{colour}"' if "z" in d else ""
    return f'<path d="{d}"{hole} stroke="{colour}" stroke-width="{width}"{more}/>'


def _ground(known: Mapping[str, Any]) -> str:
    table = stencil()
    bought = [one for player in known["players"] for one in player["estate"]]
    out = table["out"] if len(known["players"]) == 2 else ""
    land = "".join([_free(one, out) for one in table["land"] if one not in bought])
    estates = "".join([_estate(known, number) for number in range(len(known["players"]))])
    ways = "".join([_way(street, street["id"] in known["streets"]) for street in table["streets"]])
    return str(table["board"]) + land + f'<g stroke-linecap="square">{estates}</g>' + ways


def _free(territory: str, out: str) -> str:
    """Land that is nobody's: the pattern and the sign of its district; fainter where nobody can have it."""
    table = stencil()
    places, lot = table["land"][territory], table["lot"][territory]
    district = lot.partition(" ")[0]
    grain, width = table["grain"][district]
    d = "".join([f"M{table['places'][place][0] - 20} {table['places'][place][1] - 20}{grain}" for place in places])
    look = f'fill="none" stroke="$d-{district}-ink" stroke-width="{width}" stroke-linecap="round"'
    x, y = table["places"][places[0]]
    inner = f'<path d="{d}" {look} opacity=".3"/><g transform="translate({x} {y}) scale(1.2)">{table["signs"][lot]}</g>'
    if district != out:
        return inner
    veil = _shape(_body(places), "$t-pavement", 37, ' stroke-linecap="square" opacity=".62"')
    return f'{veil}<g opacity=".35">{inner}</g>'


def _estate(known: Mapping[str, Any], number: int) -> str:
    """An estate: edged and veiled in its owner's colour, with a pattern, and a worker on each vacant territory."""
    table, owner, player = stencil(), _owner(known, number), known["players"][number]
    if not player["estate"]:
        return ""
    land = [[territory, *table["land"][territory]] for territory in player["estate"]]
    everything = _body(sorted([place for territory in land for place in territory[1:]]))
    drawn = _shape(everything, owner["line"], 45) + _shape(everything, owner["fill"], 43)
    for territory in land:
        district = table["lot"][territory[0]].partition(" ")[0]
        drawn += _shape(_body(territory[1:]), f"$d-{district}", 37)
    drawn += _shape(everything, owner["fill"], 37, ' opacity=".24"')
    solid = [place for tower in player["built"] for place in tower["places"]]
    free = [place for territory in land for place in territory[1:] if place not in solid]
    drawn += _hatch(owner["square"], free, owner["line"], ' opacity=".3"')
    vacant = [territory for territory in land if not [place for place in territory[1:] if place in solid]]
    return drawn + "".join([_worker(known, number, territory[1]) for territory in vacant])


def _hatch(pattern: str, places: Sequence[int], colour: str, more: str) -> str:
    table = stencil()
    d = "".join([f"M{table['places'][place][0]} {table['places'][place][1]}{pattern}" for place in places])
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="1.6" stroke-linecap="butt"{more}/>' if d else ""


def _worker(known: Mapping[str, Any], number: int, place: int) -> str:
    x, y = stencil()["places"][place]
    owner = _owner(known, number)
    disc = f'<circle r="16" fill="{owner["fill"]}" stroke="{owner["line"]}" stroke-width="2"/>'
    hat = f'<path d="{stencil()["helmet"]}" transform="translate(0 -4) scale(.86)" fill="{owner["ink"]}"/>'
    letter = f'<text y="12" font-size="13" font-weight="700" fill="{owner["ink"]}">{_letter(known, number)}</text>'
    return _at(x, y, disc + hat + letter)


def _way(street: Mapping[str, str], in_play: bool) -> str:
    """A street's line, golden where its card is in play."""
    look = 'stroke-width="2.6"' if in_play else 'stroke-width="1.2" stroke-dasharray="7 6" opacity=".6"'
    return f'<path d="{street["line"]}" fill="none" stroke="{"$gold" if in_play else "$t-way"}" {look}/>'


def _street(street: Mapping[str, str], in_play: bool) -> str:
    """Its name."""
    look = 'font-weight="700" fill="$gold"' if in_play else 'font-weight="500" fill="$t-way"'
    return f"<text {street['at']} {look}>{street['name']}</text>"


# --- skyscrapers -----------------------------------------------------------------


def _towers(known: Mapping[str, Any]) -> str:
    """From north to south: whoever stands in front hides what is behind, but no name of a street and no sign."""
    towers = [
        [max(tower["places"]), number, at]
        for number, player in enumerate(known["players"])
        for at, tower in enumerate(player["built"])
    ]
    walls = signs = ""
    for _, number, at in sorted(towers):
        tower = known["players"][number]["built"][at]
        walls += _tower(_owner(known, number), tower)
        signs += _label(known, number, tower)
    halo = 'paint-order="stroke" stroke="$t-shore" stroke-width="6" stroke-linejoin="round"'
    names = "".join([_street(street, street["id"] in known["streets"]) for street in stencil()["streets"]])
    streets = f'<g font-size="15" letter-spacing=".7" text-anchor="start" {halo}>{names}</g>'
    return f'<g stroke-linecap="square">{walls}</g>{streets}{signs}'


def _tower(owner: Mapping[str, Any], tower: Mapping[str, Any]) -> str:
    """Walls and windows, the owner's roof, a crown that steps back once more for each generation."""
    kind, places = stencil()["kinds"][tower["kind"]], tower["places"]
    d, up = _body(places), kind["up"]
    drawn = _shape(d, "#000", 36, ' transform="translate(0 3)" opacity=".28"') + _shape(d, owner["line"], 37)
    drawn += _windows(places, up)
    lifted = f' transform="translate(0 -{up})"'
    drawn += _shape(d, owner["line"], 37, lifted) + _shape(d, owner["fill"], 33, lifted)
    if kind["steps"] < 2:  # of the others the crown leaves nothing of the roof to see
        drawn += _hatch(owner["square"], places, owner["line"], f' opacity=".45"{lifted}')
    metal, rim = kind["metal"]
    for inset in INSETS[kind["steps"]]:
        wide = SIDE - 2 * inset
        drawn += _shape(d, rim, wide, f' transform="translate(0 -{up})"')
        up += TIER
        drawn += _shape(d, rim, wide, f' transform="translate(0 -{up})"')
        drawn += _shape(d, metal, wide - 3, f' transform="translate(0 -{up})"')
    return drawn


def _windows(places: Sequence[int], up: int) -> str:
    """On the walls that look south."""
    d = ""
    for place in places:
        x, y = stencil()["places"][place]
        if place + COLUMNS not in places:
            d += "".join([f"M{x - 15} {y + 16 - row * 5}h30" for row in range(max(1, up // 5))])
    look = 'stroke-width="2.6" stroke-dasharray="2.4 3.1" stroke-linecap="butt" opacity=".7"'
    return f'<path d="{d}" fill="none" stroke="#ffe096" {look}/>'


def _label(known: Mapping[str, Any], number: int, tower: Mapping[str, Any]) -> str:
    """On its roof: whose it is, in a disc; beside it what it is worth. A legendary one has its silhouette too."""
    kind, places, owner = stencil()["kinds"][tower["kind"]], tower["places"], _owner(known, number)
    lift = kind["up"] + TIER * kind["steps"]
    x, y = stencil()["places"][places[-1] if kind["drawn"] else places[0]]
    worth = kind["points"]
    left, middle = (x - 9 if worth else x), y - lift
    seal = f'<circle cx="{left}" cy="{middle}" r="9" fill="{owner["fill"]}" stroke="{owner["line"]}"/>'
    look = f'font-size="14" font-weight="700" fill="{owner["ink"]}"'
    seal += f'<text x="{left}" y="{middle + 5}" {look}>{_letter(known, number)}</text>'
    if worth:
        halo = 'fill="#181405" paint-order="stroke" stroke="#fff" stroke-width="3" stroke-linejoin="round"'
        right = x + 9 + 4 * (worth // 10)
        seal += f'<text x="{right}" y="{middle + 6}" font-size="18" font-weight="700" {halo}>{worth}</text>'
    if not kind["drawn"]:
        return seal
    x, y = stencil()["places"][places[0]]
    return f'<g transform="translate({x + 10} {y + 16 - lift})">{kind["drawn"]}</g>{seal}'


# --- below the map ---------------------------------------------------------------


def _market(known: Mapping[str, Any]) -> str:
    """The open cards, how many are still to come, the legendary skyscrapers that are left and what they are worth."""
    wide = stencil()["size"][0]
    drawn = f'<rect width="{wide}" height="{STRIP}" fill="$panel-2"/>'
    drawn += f'<path d="M0 1H{wide}M0 {STRIP - 1}H{wide}" stroke="$gold-2" stroke-width="2"/>'
    for number, lot in enumerate(known["open"]):
        drawn += _at(12 + 66 * number, 9, _card(lot))
    x = 12 + 66 * len(known["open"])
    if known["future"]:
        cards = f"M{x + 8} 14h42v52h-42zM{x + 4} 11h42v52h-42z"
        drawn += f'<path d="{cards}" fill="$panel" stroke="$gold-2" stroke-width="1.4"/>'
        drawn += text(x + 25, 45, str(known["future"]), "ink", 22, MIDDLE)
    left = wide - 10 - 78 * len(known["legendary"])
    for number, name in enumerate(known["legendary"]):
        kind = stencil()["kinds"][name]
        drawn += f'<g transform="translate({left + 78 * number + 18} 72) scale(.8)">{kind["drawn"]}</g>'
        drawn += text(left + 78 * number + 36, 48, str(kind["points"]), "gold", 24)
    return drawn


def _card(lot: str) -> str:
    """A territory card: the sign of its district with the size, and as many squares."""
    district, _, size = lot.partition(" ")
    card = f'<rect width="60" height="62" rx="6" fill="$d-{district}" stroke="$gold-2" stroke-width="1.2"/>'
    first = 30 - 8 * int(size)
    squares = "".join([f"M{first + 16 * number + 2} 46h12v10h-12z" for number in range(int(size))])
    card += f'<path d="{squares}" fill="none" stroke="$d-{district}-ink" stroke-width="2"/>'
    return card + f'<g transform="translate(30 23) scale(1.5)"{MIDDLE}>{stencil()["signs"][lot]}</g>'


def _people(known: Mapping[str, Any]) -> str:
    """A panel for each seat; two share a row."""
    wide, number = stencil()["size"][0], len(known["players"])
    drawn = f'<rect width="{wide}" height="{(number + 1) // 2 * (HIGH + GAP) + GAP}" fill="$panel-2"/>'
    for seat in range(number):
        whole = seat == number - 1 and seat % 2 == 0
        broad = wide - 2 * GAP if whole else (wide - 3 * GAP) // 2
        x = GAP + seat % 2 * (broad + GAP)
        drawn += _at(x, GAP + seat // 2 * (HIGH + GAP), _panel(known, seat, broad))
    return drawn


def _panel(known: Mapping[str, Any], number: int, wide: int) -> str:
    """Letter, name and points; free workers, skyscrapers that stand, action cards that are left."""
    player, owner, glyphs = known["players"][number], _owner(known, number), stencil()["glyphs"]
    now = known["turn"] == number
    edge = '"$lit" stroke-width="3"' if now else '"$hair" stroke-width="1"'
    drawn = f'<rect width="{wide}" height="{HIGH}" fill="$panel" stroke={edge}/>'
    drawn += f'<rect width="8" height="{HIGH}" fill="{owner["fill"]}"/>'
    drawn += _at(31, 25, _token(known, number))
    drawn += '<path d="M54 17l14 8-14 8z" fill="$lit"/>' if now else ""
    name = _name(known, number, SHORTEST_SHOWN if wide < 400 else LONGEST_SHOWN)
    drawn += text(74 if now else 54, 32, name, "ink", 21)
    drawn += text(wide - 38, 35, str(player["points"]), "gold", 28, END) + _at(wide - 34, 13, glyphs["point"])
    things = [["worker", str(player["workers"])], ["tower", str(len(player["built"]))]]
    x = 18
    for glyph, shown in [*things, *[[card, ""] for card in player["cards"]]]:
        drawn += _at(x, 48, glyphs[glyph]) + (text(x + 30, 67, shown, "ink", 20) if shown else "")
        x += 66 if shown else 36
    return drawn


def _token(known: Mapping[str, Any], number: int) -> str:
    owner = _owner(known, number)
    disc = f'<circle r="14" fill="{owner["fill"]}" stroke="{owner["line"]}" stroke-width="1.4"/>'
    disc += f'<path d="{owner["disc"]}" fill="none" stroke="{owner["ink"]}" stroke-width="1.1" opacity=".35"/>'
    halo = f'paint-order="stroke" stroke="{owner["fill"]}" stroke-width="4"'
    look = f'font-size="18" font-weight="700" fill="{owner["ink"]}"{MIDDLE} {halo}'
    return f'{disc}<text y="6" {look}>{_letter(known, number)}</text>'
