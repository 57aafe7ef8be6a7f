"""What stands below the question: the bids so far, what is put together, and the buttons (contract section 2)."""

from __future__ import annotations

from web.app.draw import prompt
from web.app.draw.html import NOTHING, el, esc, glyph, join, text
from web.app.draw.scene import Scene, count
from web.app.state import Facts

from . import characters, compose

COACHED = ("start", "draft", "bid", "last", "hire", "bonus", "build", "extra", "keep", "activate")
EVALUATED = ("points", "hire", "bonus", "build", "extra", "return")  # what comes of bids: they say no more then
PLAIN = ("pass", "skip", "end", "forfeit")


def draw(scene: Scene) -> str:
    """The strip of bids for everybody, dial, tiles and buttons for who decides."""
    if not scene.mine:
        return _strip(scene)
    return _strip(scene) + el("div", _dial(scene) + _tiles(scene) + _buttons(scene), class_="buttons")


def asked(scene: Scene) -> tuple[str, str]:
    """The sentence and its clause: of the character that is being used, else of the decision."""
    if not scene.mode:
        return (scene.decision.prompt, scene.decision.rule) if scene.decision else ("", "")
    number = int(scene.mode.split()[1])
    return scene.words(f"mode.{number}"), characters.rule(number)


def about(scene: Scene, notation: str) -> str:
    """What the character does that would be hired or used."""
    verb, _, rest = notation.partition(" ")
    if verb not in ("hire", "use"):
        return ""
    number = int(rest.split()[0])
    return el("p", esc(characters.effect(scene, number)), class_="facts")


def coach(scene: Scene) -> tuple[str, ...]:
    """In the first round; each card that is bid for matters in its own way, and before the first bid it is said what the
    reserve is good for. The next round begins with what the points so far are worth."""
    number = int(scene.view.get("round", 1))
    if number > 1 or scene.kind not in COACHED:
        return ("totals",) if number == 2 and _moment(scene) == "draft.first" else ()
    kind = f"bid.{scene.view['bidding']}" if scene.kind == "bid" else scene.kind
    return (kind, "reserve") if scene.kind in ("draft", "bid") else (kind,)


def _strip(scene: Scene) -> str:
    """The bids so far in one line, for screens on which the middle of the table is not in sight."""
    going = scene.phase == "bidding" and scene.kind not in EVALUATED
    bids = scene.state.facts.get("bids", ()) if going else ()
    cells = []
    for bid in bids:
        seat, passed = int(bid["seat"]), bool(bid.get("passed"))
        spoken = scene.says("bids.passed.by" if passed else "bids.value.by", seat, n=bid.get("value", 0))
        cells.append(
            el(
                "li",
                scene.token(seat) + text("b", NOTHING if passed else bid["value"]),
                aria_label=spoken,
                class_="best" if bid.get("leads") else None,
            )
        )
    return el("ol", join(cells), class_="strip") if cells else ""


def _dial(scene: Scene) -> str:
    """For a bid: its value so far, and whether it leads."""
    if scene.kind != "bid" or scene.mode:
        return ""
    bid, words = scene.state.probe, scene.words
    value = int(bid.get("value", 0))
    note = bid.get("note") or words(f"tally.{_standing(bid) if value else _means(scene)}")
    dial = el("span", text("b", value or NOTHING), class_="dial", role="img", aria_label=words("tally.value", n=value))
    long = bool(bid.get("note"))  # a reason why not: it gets a line of its own
    said = text("p", note, class_="note long" if long else "note")
    tally = el("div", dial + ("" if long else said), class_=f"tally{' leads' if bid.get('leads') else ''}")
    return (said if long else "") + tally


def _standing(bid: Facts) -> str:
    return "leads" if bid.get("leads") else "behind"


def _means(scene: Scene) -> str:
    """Whether there is anything to bid with, and why not."""
    if scene.legal == {"pass"}:
        return "nothing" if _hand(scene) else "none"
    return "empty"


def _buttons(scene: Scene) -> str:
    buttons = []
    verb = compose.verb(scene)
    if verb and not compose.plays_at_once(scene):
        buttons.append(_steps_back(scene) if compose.wants(scene) == "number" else _confirm(scene, verb))
    if scene.mode:
        return join(buttons) + prompt.cancel(scene)
    buttons += [_plain(scene, option) for option in PLAIN if option in scene.legal]
    buttons += [_use(scene, option) for option in _bare_uses(scene)]
    return join(buttons)


def _confirm(scene: Scene, verb: str) -> str:
    value = scene.state.probe.get("value", 0)
    key = f"confirm.{verb.replace(' ', '.')}"
    if verb == "bid" and value:
        left = _hand(scene) - len(compose.picks(scene))  # one of the reserve costs a card of the hand too (NYC-5.3)
        key = "confirm.bid.leaves" if left else "confirm.bid.last"
        label = scene.words(key, n=value, left=left)
    else:
        label = scene.words(key, n="").strip()
    return prompt.confirm(scene, compose.candidate(scene), label)


def _hand(scene: Scene) -> int:
    """How many cards one can bid at most: those of the reserve lie beside them, but make the bid no longer (NYC-5.3)."""
    return count(scene.player(scene.seat or 0)["hand"])


def _steps_back(scene: Scene) -> str:
    """Character 14: how far to go back."""
    return join(
        prompt.option(scene, option, scene.words("confirm.use.14", n=option.split()[-1]), "btn go")
        for option in compose.starts(scene, scene.mode)
    )


def _plain(scene: Scene, option: str) -> str:
    key = f"{option}.{_moment(scene)}" if f"{option}.{scene.kind}" in ("end.draft", "end.activate") else option
    return prompt.option(scene, option, scene.words(f"button.{key}"))


def _moment(scene: Scene) -> str:
    """The kind of the decision; "first" after the first of two pairs (NYC-4.1), where ending the turn is but a pause."""
    follows = ["draft", scene.seat, 2] in [list(todo) for todo in scene.view.get("agenda") or ()]
    return "draft.first" if scene.kind == "draft" and follows else scene.kind


def _bare_uses(scene: Scene) -> list[str]:
    """Uses that are asked for by themselves (18, 19, 21): a button besides the tile, which is then `data-also`."""
    return compose.starts(scene, "use") if scene.kind in ("last", "points", "extra") else []


def _use(scene: Scene, option: str) -> str:
    number = int(option.split()[1])
    return prompt.option(scene, option, scene.words(f"button.use.{number}"), "btn go")


def _tiles(scene: Scene) -> str:
    """Which prestige tile is placed, where there is a choice (NYC-5.13)."""
    tiles = compose.tiles(scene)
    if len(tiles) < 2:
        return ""
    chosen = compose.chosen_tile(scene)
    return el(
        "div",
        join(_tile(scene, name, name == chosen) for name in tiles),
        class_="choice",
        role="group",
        aria_label=scene.words("tiles.label"),
    )


def _tile(scene: Scene, name: str, chosen: bool) -> str:
    kind, value = name.split()
    label = scene.words("tile.label", vessel=scene.words(f"vessel.{kind}"), value=value)
    pressed = "true" if chosen else "false"
    return el(
        "button",
        glyph(kind) + text("b", f"+{value}"),
        type="button",
        class_=f"btn prestige{' chosen' if chosen else ''}",
        data_place=name,
        aria_label=label,
        aria_pressed=pressed,
    )
