"""The one sentence that says what is asked, what is put together so far, and the buttons (contract section 2)."""

from __future__ import annotations

from web.games.newyorkcity import characters
from web.games.newyorkcity import compose as build

from .html import LIT, NOTHING, Attr, el, esc, glyph, join, text
from .scene import Scene

PLAIN = ("pass", "skip", "end", "forfeit")


def draw(scene: Scene) -> str:
    """Sentence, tally and buttons of the seat that looks; for the others what they wait for."""
    lit = text("span", scene.words("lit"), id=LIT, hidden=True)
    return el("div", _sentence(scene) + reason(scene), class_="say") + _work(scene) + lit


def _sentence(scene: Scene) -> str:
    words, decision = scene.words, scene.decision
    if decision is None:
        return text("p", words("prompt.over"), class_="sentence", role="status")
    if not scene.mine:
        who = scene.names[decision.seat]
        waiting = words("prompt.wait", name=who, what=words(f"wait.{scene.kind}"))
        return el("p", scene.token(decision.seat) + " " + esc(waiting), class_="sentence", role="status")
    sentence = words(f"mode.{scene.mode.split()[1]}") if scene.mode else decision.prompt
    rule = characters.rule(int(scene.mode.split()[1])) if scene.mode else decision.rule
    link = text("a", words("rule.link", rule=rule), href="#", class_="rule", data_rule=rule) if rule else ""
    return el("p", esc(sentence) + " " + link, class_="sentence", role="status")


def reason(scene: Scene) -> str:
    """Why something just tapped cannot be played: with its clause."""
    refusal = scene.state.refusal
    if refusal is None:
        return ""
    rule = refusal.rule
    link = text("a", scene.words("rule.link", rule=rule), href="#", class_="rule", data_rule=rule) if rule else ""
    return el("p", glyph("warn") + " " + esc(refusal.text) + " " + link, class_="reason")


def _work(scene: Scene) -> str:
    if not scene.mine:
        return _strip(scene)
    return _strip(scene) + el("div", _dial(scene) + _tiles(scene) + _buttons(scene), class_="buttons")


def _strip(scene: Scene) -> str:
    """The bids so far in one line, for screens on which the middle of the table is not in sight."""
    bids = [bid for bid in scene.state.facts.get("bids", ()) if scene.phase == "bidding"]
    cells = []
    for bid in bids:
        seat, passed = int(bid["seat"]), bool(bid.get("passed"))
        spoken = scene.words(
            "bids.passed.by" if passed else "bids.value.by", name=scene.names[seat], n=bid.get("value", 0)
        )
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
    note = bid.get("note") or (
        words("tally.leads" if bid.get("leads") else "tally.behind") if value else words("tally.empty")
    )
    dial = el("span", text("b", value or NOTHING), class_="dial", role="img", aria_label=words("tally.value", n=value))
    long = bool(bid.get("note"))  # a reason why not: it gets a line of its own
    said = text("p", note, class_="note long" if long else "note")
    tally = el("div", dial + ("" if long else said), class_=f"tally{' leads' if bid.get('leads') else ''}")
    return (said if long else "") + tally


def _buttons(scene: Scene) -> str:
    found = []
    verb = build.verb(scene)
    if verb and verb != "use 11" and not build.single(scene):
        found.append(_steps_back(scene) if scene.mode == "use 14" else _confirm(scene, verb))
    if scene.mode:
        return join(found) + el("button", esc(scene.words("prompt.cancel")), type="button", class_="btn", data_mode="")
    found += [_plain(scene, option) for option in PLAIN if option in scene.legal]
    found += [_use(scene, option) for option in scene.options if _bare_use(scene, option)]
    return join(found)


def _confirm(scene: Scene, verb: str) -> str:
    """The button that plays what was put together; until it is right, it says why when it is tapped."""
    candidate = build.candidate(scene)
    value = (scene.state.probe).get("value", 0)
    label = scene.words(f"confirm.{verb.replace(' ', '.')}", n=value or "").strip()
    values: dict[str, Attr] = scene.control(candidate, "btn go")
    if candidate not in scene.legal:
        values |= {"aria-disabled": "true", "class": "btn go off"}
    return el("button", esc(label), type="button", **values)


def _steps_back(scene: Scene) -> str:
    """Character 14: how far to go back."""
    options = build.starts(scene, "use 14")
    return join(
        text(
            "button",
            scene.words("confirm.use.14", n=option.split()[-1]),
            type="button",
            **scene.control(option, "btn go"),
        )
        for option in options
    )


def _plain(scene: Scene, option: str) -> str:
    label = (
        scene.words(f"button.{option}.{_moment(scene)}")
        if f"{option}.{scene.kind}" in ("end.draft", "end.activate")
        else scene.words(f"button.{option}")
    )
    return text("button", label, type="button", **scene.control(option, "btn"))


def _moment(scene: Scene) -> str:
    """The kind of the decision; "first" after the first of two pairs (NYC-4.1), where ending the turn is but a pause."""
    follows = ["draft", scene.seat, 2] in [list(todo) for todo in scene.view.get("agenda") or ()]
    return "draft.first" if scene.kind == "draft" and follows else scene.kind


def _bare_use(scene: Scene, option: str) -> bool:
    """A use that is asked for by itself (18, 19, 21): a button besides the tile, which is then `data-also`."""
    return scene.kind in ("last", "points", "extra") and option.startswith("use ")


def _use(scene: Scene, option: str) -> str:
    number = int(option.split()[1])
    label = scene.words("button.use", name=characters.name(scene, number))
    return el("button", glyph("coin") + " " + esc(label), type="button", **scene.control(option, "btn go"))


def _tiles(scene: Scene) -> str:
    """Which prestige tile is placed, where there is a choice (NYC-5.13)."""
    tiles = build.tiles(scene)
    if len(tiles) < 2:
        return ""
    chosen = build.chosen_tile(scene)
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
        data_tile=name,
        aria_label=label,
        aria_pressed=pressed,
    )
