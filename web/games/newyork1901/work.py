"""What stands below the question: what is selected and what it would do, and the buttons."""

from __future__ import annotations

from nyc_core.newyork1901.board import BESIDE, GROUND
from nyc_core.newyork1901.box import STREETS, TERRITORIES
from web.app.draw import prompt
from web.app.draw.frame import button
from web.app.draw.html import Attr, el, esc, glyph, join, text
from web.app.draw.scene import Scene

from . import compose, ghost, market, tower, town

BOOM = "construction-boom"
COACHED = ("turn", "streets", "room", "demolish")  # what a seat is told at the beginning of its first turns
FIRST_BUILT = {"expand": 1, "build": 1, "place": 1, "boom": 2}  # so long the others are new; the starter stands already
PASSES = {"build": "button.pass.build", "boom": "button.pass.boom", "turn": "button.pass.turn"}


def draw(scene: Scene) -> str:
    """For who decides."""
    if not scene.mine:
        return ""
    parts = _selected(scene) + el("div", _buttons(scene), class_="buttons") + _list(scene)
    return el("div", parts, class_=f"work1901 w-{scene.kind}")


def coach(scene: Scene) -> tuple[str, ...]:
    """In the first turns, each time something new."""
    number = scene.view["turns"] // scene.seats
    if number >= len(COACHED) or scene.seat is None:
        return ()
    if scene.kind == "turn":
        return (COACHED[number],)
    built = len(scene.player(scene.seat)["built"])
    return (scene.kind,) if built <= FIRST_BUILT.get(scene.kind, 0) else ()


def about(scene: Scene, notation: str) -> str:
    """What an action card does, before it is used up."""
    verb, _, card = notation.partition(" ")
    said = f"{scene.words(f'card.{card}.text')} {scene.words('card.unused')}" if verb == "use" else ""
    return text("p", said, class_="sentence") if said else ""


def asked(scene: Scene) -> tuple[str, str]:
    """As the engine puts it; where several persons share the device, whose turn it is comes first."""
    if scene.decision is None:
        return "", ""
    persons = [seat for seat in scene.view["seats"] if seat.get("kind", "human") == "human"]
    said = scene.decision.prompt
    if len(persons) > 1 and scene.kind == "turn" and scene.mine:
        said = f"{scene.words('asked.turn', name=scene.names[scene.decision.seat])} {said}"
    return said, scene.decision.rule


# --- what is selected ------------------------------------------------------------------


def _selected(scene: Scene) -> str:
    """The thing, and what would happen."""
    action, probe = compose.candidate(scene), scene.state.probe
    if "why" in probe:
        rule = probe["rule"]
        link = text("a", scene.words("rule.link", rule=rule), href="#", class_="rule", data_rule=rule) if rule else ""
        return el("p", glyph("warn") + " " + esc(probe["why"]) + " " + link, class_="reason", role="status")
    if not action:
        return about(scene, f"use {BOOM}") if scene.kind == "boom" else ""
    lines = [one for one in (_outcome(scene), _goes(scene), _workers(scene), _then(scene)) if one]
    said = el("ul", join(el("li", line) for line in lines), class_="effects")
    return el("div", said, role="status") if lines else ""


def _outcome(scene: Scene) -> str:
    probe, words = scene.state.probe, scene.words
    if not probe.get("built"):
        return ""
    said = words("effect.points", n=probe["points"])
    if probe["prestige"]:
        said += " " + words("effect.prestige", n=probe["prestige"])
    return glyph("point") + esc(said)


def _goes(scene: Scene) -> str:
    """What a demolition takes away; points that were scored stay (NY1-2.4)."""
    goes = scene.state.probe.get("goes", ())
    if not goes:
        return ""
    words = scene.words
    names = ", ".join(words(f"skyscraper.{kind}") for kind, _ in goes)
    stay = sum(tower.points(kind) for kind, _ in goes)
    kept = " " + words("effect.stay", n=stay) if stay else ""
    return glyph("wreck") + esc(words("effect.goes", what=names) + kept)


def _workers(scene: Scene) -> str:
    """Who comes home, and who is needed on land that becomes vacant."""
    probe, words = scene.state.probe, scene.words
    if not probe.get("built"):
        return ""
    said = [words("effect.home", n=len(probe["home"]))] if probe["home"] else []
    said += (
        [words("effect.out", n=len(probe["out"]), where=", ".join(town.called(one) for one in probe["out"]))]
        if probe["out"]
        else []
    )
    return glyph("worker") + esc(" ".join(said)) if said else ""


def _then(scene: Scene) -> str:
    """After taking a territory: what could be built."""
    action, probe, words = compose.candidate(scene), scene.state.probe, scene.words
    if not action.startswith("expand"):
        return ""
    lot = market.sign(compose.lot_of(action.split()[1]))
    if not probe.get("then"):
        return lot + esc(words("effect.then.none"))
    shapes = join(tower.on_tile(kind, scene.colour(scene.seat or 0)) for kind in probe["then"][:9])
    names = ", ".join(words(f"skyscraper.{kind}") for kind in probe["then"])
    return lot + esc(words("effect.then")) + el("span", shapes, class_="then-shapes", role="img", aria_label=names)


# --- buttons ---------------------------------------------------------------------------


def _buttons(scene: Scene) -> str:
    if scene.kind == "place":
        return _placing(scene)
    action = compose.candidate(scene)
    parts = _confirm(scene, action, _label(scene, action)) if action else ""
    parts += _back(scene)
    parts += join(_use(scene, one) for one in scene.by_verb.get("use", []) if scene.kind == "boom")
    parts += join(_other_way(scene, one) for one in compose.both_ways(scene))
    if "pass" in scene.legal:
        parts += prompt.option(
            scene,
            "pass",
            scene.words(PASSES.get(scene.kind, "button.pass.turn")),
            "btn" if parts or scene.kind != "turn" else "btn go",
        )
    return parts


def _back(scene: Scene) -> str:
    """What was picked by a slip of the finger is let go; a placement is left."""
    if scene.kind == "place":
        return button(scene.words, "undo", "undo", key="do.unweigh") if scene.state.can_undo else ""
    one = compose.picked(scene)
    return text("button", scene.words("do.unweigh"), type="button", class_="btn", data_unpick=one) if one else ""


def _use(scene: Scene, action: str) -> str:
    card = action.split()[1]
    return prompt.option(scene, action, scene.words(f"card.{card}"), "btn go", card)


def _other_way(scene: Scene, action: str) -> str:
    """What is selected could replace something too."""
    if compose.candidate(scene) == action:
        return ""
    chosen = compose.kind_of(compose.picked(scene)) == action.split()[1]
    label = scene.words(
        "button.over" if chosen else "button.over.other", what=scene.words(f"skyscraper.{action.split()[1]}")
    )
    return el("button", esc(label), type="button", class_="btn", data_act=action, data_select=action)


def _label(scene: Scene, action: str) -> str:
    verb, thing = action.split()[:2]
    known = town.called(thing) if verb in ("expand", "back") else scene.words(f"skyscraper.{thing}")
    return scene.words(f"confirm.{verb}", what=known)


def _confirm(scene: Scene, action: str, label: str) -> str:
    """The button that plays what was selected."""
    values: dict[str, Attr] = scene.press(action, "btn go", data_confirm=True)
    if action not in scene.legal:
        values |= {"aria-disabled": "true", "class": "btn go off"}
    return el("button", glyph("check") + text("span", label), type="button", **values)


def _placing(scene: Scene) -> str:
    """Turn, mirror, from place to place, and build."""
    words = scene.words
    turns, mirrors = compose.turns(compose.kind_placed(scene))
    tools = ([("turn", "turn")] if turns else []) + ([("mirror", "mirror")] if mirrors else [])
    if len(compose.places(scene)) > 1:
        tools += [("previous", "prev"), ("next", "next")]
    drawn = join(_tool(scene, pick, sign) for pick, sign in tools)
    label = words("confirm.at.over" if scene.state.facts["placing"]["over"] else "confirm.at")
    return el("span", drawn, class_="tools") + _confirm(scene, compose.candidate(scene), label) + _back(scene)


def _tool(scene: Scene, pick: str, sign: str) -> str:
    label = scene.words(f"tool.{pick}")
    return el(
        "button",
        glyph(sign) + text("span", label, class_="tool-name"),
        type="button",
        class_="btn tool",
        data_pick=pick,
        aria_label=label,
        title=label,
    )


# --- the same as a list ------------------------------------------------------------------


def _list(scene: Scene) -> str:
    """All that can be chosen on the map, in words: for screen readers, for the keyboard, for who would rather read."""
    words = scene.words
    if ghost.is_placing(scene):
        chosen = compose.candidate(scene)
        items = [(f"at {plan}", plan, plan) for plan in (" ".join(place) for place in compose.places(scene))]
        title = words("list.places")
    else:
        chosen = compose.candidate(scene)
        items = [(action, one, _territory(scene, one)) for one, action in compose.choices(scene).items()]
        title = words("list.land")
    if not items:
        return ""
    buttons = join(
        el(
            "button",
            esc(said),
            type="button",
            class_=f"btn small{' chosen' if action == chosen else ''}",
            aria_pressed="true" if action == chosen else "false",
            data_act=action,
            data_select=pick,
        )
        for action, pick, said in items
    )
    return el(
        "details",
        text("summary", title) + el("div", buttons, class_="in-words", role="group", aria_label=title),
        class_="as-list",
    )


def _territory(scene: Scene, territory: str) -> str:
    """Its squares and district; whether it lies at the own land, and along which streets of this game."""
    words, ground = scene.words, GROUND[TERRITORIES.index(territory)]
    of = words(f"district.{town.district(territory)}")
    said = [words("list.territory", squares=town.called(territory), district=of)]
    if town.is_beside(scene, territory):
        said.append(words("list.beside"))
    along = [name for name in scene.view["streets"] if ground & BESIDE[STREETS.index(name)]]
    return ", ".join([*said, *(words(f"street.{name}") for name in along)])
