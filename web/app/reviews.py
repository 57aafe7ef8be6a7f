"""Reviews in words: what `thinking.reviewer` knows of a game, as the drawings want it."""

from __future__ import annotations

from functools import partial
from typing import Any

from . import texts
from .draw import review as drawing
from .draw.scene import Scene
from .house import House
from .rooms import door
from .thinking.reviewer import decision_at

Json = dict[str, Any]
# What another version has put on the device may say other things in other ways: then it is as if nothing was there.
STRANGE = (LookupError, TypeError, ValueError, AttributeError, ArithmeticError)


def may_review(house: House) -> bool:
    """Whether a review gives nothing away: when the game is over, or one person plays alone, or nobody."""
    session = house.session
    alone = len(session.persons) < 2
    return house.is_kept and not house.visiting and session.plies > 0 and (session.over or alone)


def sheet(house: House, scene: Scene) -> str:
    """What is known of the game on the table."""
    session, reviewer, words = house.session, house.reviewer, scene.words
    progress = reviewer.progress(session.id)
    if progress is not None:
        return drawing.running(words, progress)
    result = reviewer.result(session.id, session.game)
    if result is None or result["plies"] < session.plies:
        return drawing.failed(words) if reviewer.failed(session.id) else drawing.unasked(words)
    tasks = len(house.exercise.due())
    try:
        judged = _judged(house, scene, result)
        return drawing.draw(scene, judged, [_totals(house, scene, result, one) for one in result["seats"]], tasks)
    except STRANGE:
        reviewer.forget(session.id)
        return drawing.unasked(words)


def _judged(house: House, scene: Scene, result: Json) -> list[drawing.Judged]:
    key = (house.session.id, result["plies"], len(result["decisions"]), texts.spoken())
    make = partial(_all_judged, house, scene, result)
    judged: list[drawing.Judged] = house.sight.keep("review", key, make)
    return judged


def _all_judged(house: House, scene: Scene, result: Json) -> list[drawing.Judged]:
    """The game is played once more: what an action is called depends on the table on which it was played."""
    game, lang = house.session.game.clone(), texts.spoken()
    log = game.actions
    game.rewind(0)
    words, judged = game.rules.words, []
    at = {one["ply"]: one for one in result["decisions"]}
    for ply, (seat, action) in enumerate(log[: result["plies"]]):
        if ply in at:
            view = game.view(seat)
            names = [words.action(at[ply][name], lang, view=view) for name in ("played", "best")]
            judged.append(_in_words(game, scene, at[ply], names))
        game.act(action)
    return judged


def _in_words(game: Any, scene: Scene, one: Json, names: list[str]) -> drawing.Judged:
    from nyc_core.bots.reasons import reader, say_why  # late: not needed before there is a review
    from nyc_core.bots.words import say as say_of_play

    chances = one.get("chances")
    return drawing.Judged(
        one["ply"],
        one["seat"],
        door(game.rules.meta.name).moment(one["turn"][0]),
        topic_of(scene, one),
        one["mark"],
        say_of_play(f"mark.{one['mark']}", lang=texts.spoken()),
        one["cost"],
        names[0],
        names[1],
        say_why(game, one["why"], reader(game, one["seat"]), texts.spoken()),
        chances[one["seat"]] if chances else None,
    )


def topic_of(scene: Scene, decision: Json) -> str:
    """What a decision was about; what an earlier version found tells only its kind."""
    return called(scene, decision.get("topic") or decision["kind"])


def called(scene: Scene, topic: str) -> str:
    """A topic, as the game calls it."""
    said = scene.words(f"review.kind.{topic}")
    return topic if said.startswith("review.kind.") else said


def _totals(house: House, scene: Scene, result: Json, one: Json) -> drawing.Totals:
    from nyc_core.bots.review import shares  # likewise
    from nyc_core.bots.words import say as say_of_play

    seat, band = one["seat"], one["band"]
    lost = [(called(scene, topic), share) for topic, share in shares(one["lost"])]
    return drawing.Totals(
        seat,
        scene.names[seat],
        seat == house.session.eyes,
        one["figure"],
        say_of_play(f"band.{band}", lang=texts.spoken()) if band else "",
        one["real"],
        lost,
        one["luck"],
        one["luck_error"],
        one.get("lead"),
        one.get("play", 0.0),
    )


def note(house: House, scene: Scene) -> str:
    """What the review says of the moment that is looked at."""
    session = house.session
    result = house.reviewer.result(session.id, session.game) if may_review(house) else None
    if result is None or session.past is None or not decision_at(result, session.ply):
        return ""
    try:
        judged = {one.ply: one for one in _judged(house, scene, result)}
        return drawing.note(scene, judged[session.ply], session.playable)
    except STRANGE:
        house.reviewer.forget(session.id)
        return ""
