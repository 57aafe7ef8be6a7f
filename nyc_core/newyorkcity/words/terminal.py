"""What only the command line shows: the table as text, 80 columns wide; characters; and how a long menu is folded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from nyc_core.newyorkcity.box import CHARACTERS, LETTERS, ROUNDS, VALUE
from nyc_core.newyorkcity.facts import mayor
from nyc_core.newyorkcity.notation import Action
from nyc_core.newyorkcity.position import Position
from nyc_core.newyorkcity.steps import STEPS
from nyc_core.table.rules import SPOKEN
from nyc_core.table.seats import names
from nyc_core.table.words.columns import WIDTH, folded, short_names
from nyc_core.table.words.language import Voice
from nyc_core.table.words.texts import Texts

from .language import language

View = Mapping[str, Any]
Scores = Sequence[Mapping[str, Any]]


say = Texts("nyc_core.newyorkcity", "terminal")


def term(kind: str, value: object) -> str:
    """A card, a borough or something else by its name."""
    return Voice(language()).term(kind, value)


def table(view: View, scores: Scores, seat: int | None) -> list[str]:
    """The lines, from the head to the own hand."""
    short = short_names(view)
    lines = [_head(view), "", *_boroughs(view, short), "", *_press(view, short), *_floors(view), *_middle(view), ""]
    for number, player in enumerate(view["players"]):
        lines += _player(view, scores, number, player, number == seat)
    return lines


def card_list(cards: Iterable[str]) -> str:
    """Cards in few letters: press x2, wild."""
    amounts = [(term("card", name), number) for name, number in Counter(cards).items()]
    return ", ".join(name if number == 1 else f"{name} x{number}" for name, number in amounts) or say("none")


def _head(view: View) -> str:
    now = say(f"phase.{view['phase']}", card=term("card", view.get("bidding") or ""))
    head = say("head", n=view["round"], of=ROUNDS, phase=now, mayor=term("borough", mayor(view) or ""))
    return head[: WIDTH - 2].ljust(WIDTH, "=")


def _boroughs(view: View, short: Sequence[str]) -> list[str]:
    """A line for each borough; in it the skyscrapers of everybody, the Mayor's letters and the prestige tiles."""
    columns = "".join(f"{name:>9}" for name in [say("neutral"), *short])
    lines = [f"{say('borough'):<14}{say('mayor'):<8}{say('worth'):<12}{columns}"]
    here = mayor(view)
    for name, borough in view["boroughs"].items():
        letter = borough["letter"]
        mark = "*" if name == here else say("never") if letter == LETTERS[-1] else ""
        tiles = borough["prestige"] if len(borough["prestige"]) < 5 else [sum(borough["prestige"])]
        worth = "+".join(map(str, [borough["base"], *tiles]))
        towers = "".join(f"{number or '.':>9}" for number in borough["skyscrapers"].values())
        lines.append(f"{term('borough', name):<14}{letter + ' ' + mark:<8}{worth:<12}{towers}")
    return lines


def _press(view: View, short: Sequence[str]) -> list[str]:
    """From the highest space; on one space the token on top, which is ahead, first."""
    labels = {"neutral": say("neutral")} | dict(enumerate(short))
    spaces = [f"{space}: {' > '.join(labels[owner] for owner in stack)}" for space, stack in view["press"].items()]
    return folded(say("press"), spaces, " | ")


def _floors(view: View) -> list[str]:
    lines = []
    for floor, row in view["elevator"].items():
        people = [character_label(number) for number in row["open"]]
        lines += folded(say("elevator") if floor == "1" else "", [f"[{floor}]", *people])
    return lines


def character_label(number: int) -> str:
    """Number and name."""
    return f"{number} {term('character', number)}"


def _middle(view: View) -> list[str]:
    """What lies in the middle: pairs, start stacks, prestige tiles, vessels, the Statue, the piles."""
    lines = []
    if view["starts"]:
        stacks = [" + ".join(map(character_label, stack)) for stack in view["starts"]]
        lines += folded(say("stacks"), [f"[{place}] {stack}" for place, stack in enumerate(stacks, start=1)])
    if view["pairs"]:
        pairs = [
            f"[{place}] {' + '.join(term('card', card) for card in pair)}"
            for place, pair in enumerate(view["pairs"], start=1)
        ]
        lines += folded(say("pairs"), pairs)
    tiles = ", ".join(f"{term('vessel', kind)} {value}" for kind, value in view["display"]) or say("none")
    hidden, statue = say("tiles.hidden", n=view["tiles"]), say("statue", n=view["statue"])
    piles = say("piles", draw=view["draw"], discard=len(view["discard"]))
    lines += folded(say("tiles"), [tiles, hidden, statue, piles], " | ")
    return lines + folded(say("vessels"), _vessels(view["vessels"]), " | ")


def _vessels(vessels: Iterable[Sequence[str]]) -> list[str]:
    """Each kind with the connections where one still stands."""
    kinds: dict[str, list[str]] = {}
    for kind, one, other in vessels:
        kinds.setdefault(kind, []).append(f"{_short(one)}-{_short(other)}")
    return [f"{term('vessel', kind)}: {', '.join(connections)}" for kind, connections in kinds.items()] or [say("none")]


def _short(borough: str) -> str:
    """A borough in few letters."""
    return {"staten-island": "Staten I.", "jersey-city": "Jersey C."}.get(borough, term("borough", borough))


def _player(view: View, scores: Scores, number: int, player: View, you: bool) -> list[str]:
    seat = view["seats"][number]
    tom = seat["kind"] == "tom"
    kind = seat["level"] if tom else say("bot") if seat["kind"] == "bot" else say("you") if you else ""
    lines = [f"-- {names(view['seats'])[number]}" + (f" ({kind})" if kind else "")]
    points = say("points", n=player["points"], total=scores[number]["total"])
    facts = [points, say("dollars", n=player["dollars"]), say("skyscrapers", n=player["skyscrapers"])]
    lines += folded(f"  {say('board')}", facts, " | ")
    company = [character_label(c["no"]) + ("*" if c["used"] else "") for c in player["characters"]]
    lines += folded(f"  {say('company')}", company or [say("nobody")])
    if player["vessels"]:
        lines += folded(f"  {say('fleet')}", [term("vessel", kind) for kind in player["vessels"]])
    hand = player["hand"]
    held = [Voice(language()).say("cards.count", {"number": hand}) if isinstance(hand, int) else card_list(hand)]
    if not tom:
        held.append(say("reserve", cards=card_list(player["reserve"])))
    return lines + folded(f"  {say('supply' if tom else 'hand')}", held, " | ")


# Characters


def explain(question: str, lang: str = SPOKEN) -> list[str]:
    """All about a character, by its number; nothing when the question is another one."""
    if not question.isdecimal():
        return []
    number = int(question[:9])
    if number not in CHARACTERS:
        return [say("numbers", lang=lang, n=len(CHARACTERS))]
    table = language(lang).table
    phase = table[f"phase.{CHARACTERS[number].phase}"]
    facts = {"name": table[f"character.{number}"], "phase": phase, "effect": table[f"effect.{number}"]}
    return [say("character", lang=lang, n=number, value=VALUE[number], **facts)]


# The menu


def group(position: Position, action: Action, lang: str = SPOKEN) -> str:
    """What actions that are listed together have in common: a bid's value, or the character; "" for one alone."""
    if action.verb == "bid":
        return say("group.bid", lang=lang, n=_value(position, action))
    if action.verb == "use":
        name = Voice(language(lang)).term("character", action[1])
        return say("group.use", lang=lang, name=name, n=action[1])
    several = any(part.most is None for part in action.forms[action.key].parts)
    return say(f"group.{action.verb}", lang=lang) if several else ""


def _value(position: Position, action: Action) -> int:
    """The value of a bid, as the game itself counts it."""
    trial = position.clone()
    name, seat, number = trial.agenda.pop()
    STEPS.asks[name].play(trial, seat, number, action)
    return trial.bid[seat]
