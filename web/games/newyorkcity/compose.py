"""Putting an action together by taps: from what is picked to its notation, and what can be picked next (contract section 2).

Picks are texts that say where a thing comes from: `hand:press`, `reserve:wild`, `pair:3:press`, `pairs:2`, `own:16`,
`new:24`. The page keeps them in `State.picks`, and in `State.mode` the verb, such as `use 2`; without a mode it is the
decision's own. Nothing here knows a rule: an action is right when it is among the options. What a verb's arguments are,
its form says (`nyc_core.newyorkcity.notation`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from nyc_core import Refusal
from nyc_core.newyorkcity import box
from nyc_core.newyorkcity.facts import leader
from nyc_core.newyorkcity.notation import FORMS
from nyc_core.table.notation import NOTHING, Form
from web.app.draw.scene import Scene
from web.app.room import Outcome
from web.app.state import Facts

# What the plain decision puts together; the others are single taps.
VERBS = {"bid": "bid", "discard": "discard", "keep": "keep", "return": "use 22"}
OWN, NEW = "own:", "new:"  # where the two arguments come from that are not alike


def verb(scene: Scene) -> str:
    return scene.mode or VERBS.get(scene.kind, "")


def _form(verb_: str) -> Form:
    """What the arguments of a verb are; of one that there is not, nothing."""
    return FORMS.get(verb_, NOTHING)


def wants(scene: Scene) -> str:
    """What kind of thing is picked, such as "card"; "" when nothing is put together."""
    return next((part.kind for part in _form(verb(scene)).parts), "")


def of_cards(scene: Scene) -> bool:
    """Whether cards are picked, in the order of NYC-0.2 when they are written."""
    return wants(scene) == "card"


def _is_fixed(verb_: str) -> bool:
    """Whether an exact number of things is wanted: one tap more takes the place of the first."""
    return any(part.is_fixed for part in _form(verb_).parts)


def _is_exchange(verb_: str) -> bool:
    """Whether one thing goes and another comes, so that the two arguments are not alike (character 7)."""
    return len(_form(verb_).parts) == 2


def picks(scene: Scene) -> list[str]:
    """What is picked; before the first tap what the engine would keep or discard anyway, so that one button is enough."""
    return suggestion(scene) if scene.state.picks is None else list(scene.state.picks)


def suggestion(scene: Scene) -> list[str]:
    """Picks to begin with, where an empty choice could not be played at all: the reserve as it lies, the first discard."""
    if scene.mode or scene.kind not in ("keep", "discard") or not scene.mine:
        return []
    if scene.kind == "keep":
        reserve = scene.player(scene.seat or 0)["reserve"]
        if notation("keep", reserve) in scene.legal:
            return [f"reserve:{card}" for card in reserve]
    return place_cards(scene, cards_of(next(iter(scene.options), "")))


def place_cards(scene: Scene, cards: Iterable[str]) -> list[str]:
    """Picks for these cards: from the hand as far as it goes, the others from the reserve."""
    player = scene.player(scene.seat or 0)
    hand = Counter(player["hand"] if isinstance(player["hand"], list | tuple) else ())
    picked = []
    for card in cards:
        place = "hand" if hand[card] > 0 else "reserve"
        hand[card] -= 1
        picked.append(f"{place}:{card}")
    return picked


def cards_of(action: str) -> list[str]:
    """The cards that an action names."""
    return [word for word in action.split() if word in box.CARDS]


def notation(verb_: str, picked: Sequence[str]) -> str:
    """The notation of the verb with what is picked, arguments in their canonical order."""
    words = [pick.split(":", 1)[-1] for pick in picked]
    if _is_exchange(verb_):
        parts = [pick.split(":")[1] for place in (OWN, NEW) for pick in picked if pick.startswith(place)]
    elif _form(verb_).takes("card"):
        parts = sorted((word.split(":")[-1] for word in words), key=box.CARDS.index)
    else:
        parts = sorted(words, key=_place)
    return " ".join([verb_, *parts])


def _place(word: str) -> tuple[int, str]:
    """By the number of a pair, then by what is taken of it: `3`, `3:press`."""
    number = word.partition(":")[0]
    return (int(number) if number.isdigit() else 0), word


def openings(scene: Scene) -> frozenset[str]:
    """The arguments of which one more can be picked on the way to some option."""
    if not scene.mine or not verb(scene):
        return frozenset()
    known, picked = scene.offer.more, (verb(scene), tuple(picks(scene)))
    if picked not in known:
        known[picked] = _exchange(scene) if _is_exchange(verb(scene)) else _openings(scene)
    return known[picked]


def _openings(scene: Scene) -> frozenset[str]:
    have = _words(scene, picks(scene))
    most = scene.offer.bags(verb(scene)).most(None if _is_fixed(verb(scene)) else have)
    return frozenset(most - have)


def takes(scene: Scene, pick: str) -> bool:
    """Whether this can be picked next; an argument is all of a pick, or what follows its place."""
    return not openings(scene).isdisjoint((pick, pick.split(":", 1)[-1], pick.rsplit(":", maxsplit=1)[-1]))


def add(scene: Scene, pick: str) -> list[str]:
    """The picks after a tap on one more thing. Where there are too many then, the earliest go."""
    if _is_exchange(verb(scene)):
        kept = [] if pick.startswith(OWN) else [old for old in picks(scene) if old.startswith(OWN)]
        return [*kept, pick]
    picked = [*picks(scene), pick]
    ways = scene.offer.bags(verb(scene))
    while len(picked) > 1 and not ways.holds(_words(scene, picked)):
        picked.pop(0)
    return picked


def remove(scene: Scene, pick: str) -> list[str]:
    """The picks after one was taken back."""
    picked = picks(scene)
    if pick in picked:
        picked.reverse()
        picked.remove(pick)
        picked.reverse()
    return picked


def _words(scene: Scene, picked: Sequence[str]) -> Counter[str]:
    """The arguments that picks stand for."""
    return Counter(notation(verb(scene), picked).split()[len(verb(scene).split()) :])


def _exchange(scene: Scene) -> frozenset[str]:
    """`own:16`, and with one's own chosen `new:24`."""
    own = [pick.split(":")[1] for pick in picks(scene) if pick.startswith(OWN)]
    ways = [option.split()[-2:] for option in starts(scene, verb(scene))]
    if not own:
        return frozenset(OWN + way[0] for way in ways)
    return frozenset(NEW + way[1] for way in ways if way[0] == own[0])


def candidate(scene: Scene) -> str:
    """The action that the picks make, legal or not."""
    return notation(verb(scene), picks(scene)) if verb(scene) else ""


def starts(scene: Scene, verb_: str) -> list[str]:
    """The options that begin with a verb such as `use 2`."""
    return scene.by_verb.get(verb_, [])


def tiles(scene: Scene) -> list[str]:
    """The prestige tiles that can be used, such as `taxi 4` (NYC-5.13)."""
    return list(dict.fromkeys(" ".join(option.split()[1:3]) for option in starts(scene, "tile")))


def chosen_tile(scene: Scene) -> str:
    """The tile that is being placed: the one tapped, else the first."""
    known = tiles(scene)
    wanted = scene.state.place
    return wanted if wanted in known else (known[0] if known else "")


def single(scene: Scene) -> bool:
    """Whether the mode asks for exactly one card, so that the tap on it can play at once."""
    return _form(scene.mode).takes("card", several=False)


def plays_at_once(scene: Scene) -> bool:
    """Whether a single tap on a thing plays, so that no button is needed: one card, or a place on the map."""
    return single(scene) or bool(scene.mode and wants(scene) == "borough")


def probe(scene: Scene, why_not: Callable[[str], Refusal | None], play: Callable[[str], Outcome]) -> Facts:
    """The bid that is being put together: its value, and whether it would lead; or why it is none."""
    if scene.kind != "bid" or scene.mode:
        return {}
    action = candidate(scene)
    if action not in scene.legal:
        refusal = why_not(action) if scene.state.picks else None
        return {"value": 0, "leads": False, "note": refusal.text if refusal else ""}
    made = next(event for event in play(action).events if event["event"] == "bid")
    bids = [bid for bid in scene.state.facts["bids"] if bid["seat"] != made["seat"]]
    mine = {"seat": made["seat"], "value": made["value"], "passed": False}
    return {"value": made["value"], "leads": leader(scene.view, [*bids, mine]) == made["seat"], "note": ""}
