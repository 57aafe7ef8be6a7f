"""The one sentence that says what is asked, why something cannot be played, and the buttons of which a game makes what
stands below (contract section 2)."""

from __future__ import annotations

from . import faces
from .frame import button
from .html import LIT, Attr, el, esc, glyph, text
from .scene import Scene


def draw(scene: Scene, asked: tuple[str, str], work: str) -> str:
    """Sentence, tally and buttons of the seat that looks; for the others what they wait for. `asked`: the sentence for
    who decides, with its clause; `work`: what is put together so far, and the buttons."""
    lit = text("span", scene.words("lit"), id=LIT, hidden=True)
    if scene.state.pending.notation:
        return _pending(scene)
    looks = "say whole" if scene.state.asked else "say"
    return el("div", _sentence(scene, *asked) + reason(scene), class_=looks) + work + lit


def _sentence(scene: Scene, sentence: str, rule: str) -> str:
    words, decision = scene.words, scene.decision
    if decision is None:
        return text("p", scene.state.result or words("prompt.over"), class_="sentence", role="status")
    if not scene.mine:
        who = scene.names[decision.seat]
        waiting = words("prompt.wait", name=who, what=words(f"wait.{scene.kind}"))
        line = el("p", scene.token(decision.seat) + " " + esc(waiting), class_="sentence", role="status")
        return line + (_thinking(scene, decision.seat, who) if scene.state.thinks else "")
    first, rest = _halves(sentence)
    if not rest:
        return el("p", esc(first) + " " + clause(scene, rule), class_="sentence", role="status")
    more = el("span", f" {esc(rest)} {clause(scene, rule)}", class_="rest")
    return el("p", esc(first) + more, class_="sentence", role="status") + _more(scene)


def _halves(said: str) -> tuple[str, str]:
    """What is asked, which is the first sentence, and what there is to know besides."""
    first, stop, rest = said.partition(". ")
    return first + stop.strip(), rest


def _more(scene: Scene) -> str:
    """Where there is one line for what is asked, the rest is behind this."""
    open_, label = scene.state.asked, scene.words("prompt.more")
    values: dict[str, Attr] = {"aria_expanded": "true" if open_ else "false", "aria_label": label, "title": label}
    return text("button", "\N{HORIZONTAL ELLIPSIS}", type="button", class_="more", data_do="ask-more", **values)


def _thinking(scene: Scene, seat: int, who: str) -> str:
    """That a rival thinks, and the button that makes it stop."""
    dots = el("span", "<i></i><i></i><i></i>", class_="dots", aria_hidden="true")
    face = faces.at(scene.view["seats"], seat)
    said = el("p", face + text("span", scene.words("think.now", name=who)) + dots, class_="thinking")
    return said + button(scene.words, "hurry", "next", key="think.hurry")


def clause(scene: Scene, rule: str) -> str:
    """The way to the clause, if there is one."""
    return text("a", scene.words("rule.link", rule=rule), href="#", class_="rule", data_rule=rule) if rule else ""


def reason(scene: Scene) -> str:
    """Why something just tapped cannot be played: with its clause."""
    refusal = scene.state.refusal
    if refusal is None:
        return ""
    link = clause(scene, refusal.rule)
    return el("p", glyph("warn") + " " + esc(refusal.text) + " " + link, class_="reason")


def hold(scene: Scene, seat: int) -> str:
    """Between two persons at one device, who both may see the table: the button that shows the hand when it is held."""
    label = scene.words("hand_over.hold", name=scene.names[seat])
    inner = glyph("eye") + text("span", label)
    held = el("button", inner, type="button", class_="btn go big held-button", data_do="ready", data_hold=True)
    return el("div", held, class_="buttons")


# What is selected, and what waits a moment


def weighed(scene: Scene, about: str) -> str:
    """What a tap has selected, what it would do (`about`), and the one large button that plays it."""
    said = scene.state.weighed
    values = scene.press(said.notation, "btn go big", data_confirm=True)
    play = el("button", text("span", said.title), type="button", **values)
    told = (text("p", said.more, class_="sentence") if said.more else "") + about
    doors = play + button(scene.words, "unweigh")
    return el("div", told, class_="say weighed", role="status") + el("div", doors, class_="buttons")


def _pending(scene: Scene) -> str:
    """What was just played, and the way back, for a moment."""
    said = text("p", scene.state.pending.title + ".", class_="sentence", role="status")
    doors = button(scene.words, "take-back", "undo", "btn go") + button(scene.words, "go-on")
    return el("div", said, class_="say") + el("div", doors, class_="buttons pending")


# The buttons


def confirm(scene: Scene, candidate: str, label: str) -> str:
    """The button that plays what was put together; until it is right, it says why when it is tapped."""
    values: dict[str, Attr] = scene.press(candidate, "btn go", data_confirm=True)
    if candidate not in scene.legal:
        values |= {"aria-disabled": "true", "class": "btn go off"}
    return el("button", esc(label), type="button", **values)


def cancel(scene: Scene) -> str:
    """The button that leaves a mode."""
    return el("button", esc(scene.words("prompt.cancel")), type="button", class_="btn", data_mode="")


def option(scene: Scene, notation: str, label: str, class_: str = "btn", sign: str = "") -> str:
    """The button that plays one of the options."""
    inner = (glyph(sign) + " " if sign else "") + esc(label)
    return el("button", inner, type="button", **scene.press(notation, class_, data_grace=scene.state.careful or None))
