"""The table as text, 80 columns wide: what one seat sees of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from textwrap import wrap
from typing import Any

from nyc_core.newyorkcity import words
from nyc_core.newyorkcity.box import VALUE

from .texts import card, say, vessel

WIDTH = 80
View = Mapping[str, Any]
Scores = Sequence[Mapping[str, Any]]


def table(view: View, scores: Scores, seat: int | None) -> list[str]:
    """The lines, from the head to the own hand."""
    names = short_names(view)
    lines = [_head(view), "", *_boroughs(view, names), "", *_press(view, names), *_floors(view), *_middle(view), ""]
    for number, player in enumerate(view["players"]):
        lines += _player(view, scores, number, player, number == seat)
    return lines


def short_names(view: View) -> list[str]:
    """Names short enough for columns, and told apart by their seat where two are alike."""
    names = [str(seat["name"])[:8].rstrip() for seat in view["seats"]]
    return [name if names.count(name) == 1 else f"{name[:6]} {number}" for number, name in enumerate(names, start=1)]


def full_names(view: View) -> list[str]:
    """As the seats are called in sentences: two that are alike get their seat's number."""
    names = [str(seat["name"]) for seat in view["seats"]]
    return [name if names.count(name) == 1 else f"{name} {number}" for number, name in enumerate(names, start=1)]


def folded(label: str, parts: Iterable[str], gap: str = "  ") -> list[str]:
    """Parts side by side behind a label, on as many lines as they need; a part is never cut."""
    rows = [""]
    for part in parts:
        longer = f"{rows[-1]}{gap}{part}" if rows[-1] else part
        if len(longer) > WIDTH - 11 and rows[-1]:
            rows.append(part)
        else:
            rows[-1] = longer
    return [f"{label if number == 0 else '':<11}{row}".rstrip() for number, row in enumerate(rows)]


def paragraph(text: str, indent: str = "") -> list[str]:
    """A sentence on lines of the right width."""
    return wrap(text, WIDTH - 1, initial_indent=indent, subsequent_indent=indent) or [""]


def card_list(cards: Iterable[str]) -> str:
    """Cards in few letters: press x2, wild."""
    found = [card(name) if number == 1 else f"{card(name)} x{number}" for name, number in Counter(cards).items()]
    return ", ".join(found) or say("none")


def _head(view: View) -> str:
    now = say(f"phase.{view['phase']}", card=card(view.get("bidding") or ""))
    mayor = next((name for name, b in view["boroughs"].items() if b["letter"] == "ABCDE"[view["round"] - 1]), "")
    head = say("head", n=view["round"], phase=now, mayor=words.name("borough", mayor))
    return head[: WIDTH - 2].ljust(WIDTH, "=")


def _boroughs(view: View, names: Sequence[str]) -> list[str]:
    """A line for each borough; in it the skyscrapers of everybody, the Mayor's letters and the prestige tiles."""
    columns = "".join(f"{name:>9}" for name in [say("neutral"), *names])
    lines = [f"{say('borough'):<14}{say('mayor'):<8}{say('worth'):<12}{columns}"]
    letter_now = "ABCDE"[view["round"] - 1]
    for name, borough in view["boroughs"].items():
        letter = borough["letter"]
        mark = "*" if letter == letter_now else say("never") if letter == "X" else ""
        tiles = borough["prestige"] if len(borough["prestige"]) < 5 else [sum(borough["prestige"])]
        worth = "+".join(map(str, [borough["base"], *tiles]))
        towers = "".join(f"{number or '.':>9}" for number in borough["skyscrapers"].values())
        lines.append(f"{words.name('borough', name):<14}{letter + ' ' + mark:<8}{worth:<12}{towers}")
    return lines


def _press(view: View, names: Sequence[str]) -> list[str]:
    """From the highest space; on one space the token on top, which is ahead, first."""
    labels = {"neutral": say("neutral")} | dict(enumerate(names))
    spaces = [f"{space}: {' > '.join(labels[owner] for owner in view['press'][space])}" for space in view["press"]]
    return folded(say("press"), spaces, " | ")


def _floors(view: View) -> list[str]:
    lines = []
    for floor, row in view["elevator"].items():
        people = [character_label(number) for number in row["open"]]
        lines += folded(say("elevator") if floor == "1" else "", [f"[{floor}]", *people])
    return lines


def character_label(number: int) -> str:
    """Number and name."""
    return f"{number} {words.character(number).name}"


def _middle(view: View) -> list[str]:
    """What lies in the middle: pairs, start stacks, prestige tiles, vessels, the Statue, the piles."""
    lines = []
    if view["starts"]:
        stacks = [" + ".join(map(character_label, stack)) for stack in view["starts"]]
        lines += folded(say("stacks"), [f"[{place}] {stack}" for place, stack in enumerate(stacks, start=1)])
    if view["pairs"]:
        pairs = [f"[{place}] {' + '.join(map(card, pair))}" for place, pair in enumerate(view["pairs"], start=1)]
        lines += folded(say("pairs"), pairs)
    tiles = ", ".join(f"{vessel(kind)} {value}" for kind, value in view["display"]) or say("none")
    hidden, statue = say("tiles.hidden", n=view["tiles"]), say("statue", n=view["statue"])
    piles = say("piles", draw=view["draw"], discard=len(view["discard"]))
    lines += folded(say("tiles"), [tiles, hidden, statue, piles], " | ")
    return lines + folded(say("vessels"), _vessels(view["vessels"]), " | ")


def _vessels(vessels: Iterable[Sequence[str]]) -> list[str]:
    """Each kind with the connections where one still stands."""
    kinds: dict[str, list[str]] = {}
    for kind, one, other in vessels:
        kinds.setdefault(kind, []).append(f"{_short(one)}-{_short(other)}")
    return [f"{vessel(kind)}: {', '.join(connections)}" for kind, connections in kinds.items()] or [say("none")]


def _short(borough: str) -> str:
    """A borough in few letters."""
    return {"staten-island": "Staten I.", "jersey-city": "Jersey C."}.get(borough, words.name("borough", borough))


def _player(view: View, scores: Scores, number: int, player: View, you: bool) -> list[str]:
    seat = view["seats"][number]
    tom = seat["kind"] == "tom"
    kind = seat["level"] if tom else say("bot") if seat["kind"] == "bot" else say("you") if you else ""
    lines = [f"-- {full_names(view)[number]}" + (f" ({kind})" if kind else "")]
    points = say("points", n=player["points"], total=scores[number]["total"])
    facts = [points, say("dollars", n=player["dollars"]), say("skyscrapers", n=player["skyscrapers"])]
    lines += folded(f"  {say('board')}", facts, " | ")
    company = [character_label(c["no"]) + ("*" if c["used"] else "") for c in player["characters"]]
    lines += folded(f"  {say('company')}", company or [say("nobody")])
    if player["vessels"]:
        lines += folded(f"  {say('fleet')}", map(vessel, player["vessels"]))
    hand = player["hand"]
    held = [words.say("cards.count", {"number": hand}) if isinstance(hand, int) else card_list(hand)]
    if not tom:
        held.append(say("reserve", cards=card_list(player["reserve"])))
    return lines + folded(f"  {say('supply' if tom else 'hand')}", held, " | ")


def score_table(view: View, scores: Scores) -> list[str]:
    """Everybody's points by line, with the clauses."""
    names = short_names(view)
    toms = [seat["kind"] == "tom" for seat in view["seats"]]
    columns = [{line.label: line for line in words.score_lines(score, tom=False)} for score in scores]
    lines = [f"{'':<36}" + "".join(f"{name:>10}" for name in names)]
    for label, line in columns[0].items():
        points = "".join(f"{column[label].points:>10}" for column in columns)
        lines.append(f"{line.label[:34]:<36}{points}")
    lines.append(f"{say('rank'):<36}" + "".join(f"{score['rank']:>10}" for score in scores))
    if any(toms):
        lines += paragraph(say("tom"))
    return lines


def character_text(number: int) -> list[str]:
    """All about a character."""
    character = words.character(number)
    facts = {"name": character.name, "phase": character.phase, "effect": character.effect}
    return paragraph(say("character", n=number, value=VALUE[number], **facts))
