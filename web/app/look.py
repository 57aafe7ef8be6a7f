"""What is to be seen: every region's markup and the attributes of the board root. Only what changed goes out."""

from __future__ import annotations

from collections.abc import Sequence

from nyc_core import games
from nyc_core.table import seats

from . import last, panels, records, reviews, texts, turns
from .draw import bar, coach, lessons, log, narration, prompt, table
from .draw.html import text
from .draw.scene import Scene
from .house import House
from .play.timeline import RECAP, Line, Step
from .room import Room
from .state import Json, State


class Look:
    """Paints the page."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._laid = games.DEFAULT  # the game whose table stands in the page
        self._regions: dict[str, str] = {}
        self._attributes: dict[str, dict[str, str | None]] = {}

    def paint(self) -> None:
        """Hand over what changed since the last time."""
        scene = self.scene()
        regions = self._draw(scene)
        attributes = {
            "table": self._root(scene) | {"data-game": self.room.game, "inert": "" if regions["sheet"] else None},
            "html": self._document(),
            **self._labels(),
        }
        fresh = self._lay(regions)
        fresh |= {name: markup for name, markup in regions.items() if self._regions.get(name) != markup}
        turned = {
            target: {name: value for name, value in values.items() if self._shown(target).get(name) != value}
            for target, values in attributes.items()
        }
        self._regions, self._attributes = regions, attributes
        turned = {target: values for target, values in turned.items() if values}
        if fresh or turned:
            self._house.page.show(fresh, turned)

    def kept(self) -> str:
        """What of it is kept for the next visit."""
        return last.kept(self._house, self._regions, self._attributes, texts.spoken())

    @property
    def room(self) -> Room:
        """The room of the game on the table."""
        workshop = self._house.workshop
        return workshop.desk.work.room if workshop.open else self._house.sight.room

    def _lay(self, regions: dict[str, str]) -> dict[str, str]:
        """What the page needs for a table of another game."""
        if self.room.game == self._laid:
            return {}
        self._laid = self.room.game
        return table.laid(self.room, texts.saying(self.room)) | {name: regions[name] for name in self.room.regions}

    def _shown(self, target: str) -> dict[str, str | None]:
        return self._attributes.get(target, {})

    def _labels(self) -> dict[str, dict[str, str | None]]:
        """The names of the table's parts, which the shell has in English."""
        words = texts.saying(self.room)
        names: dict[str, dict[str, str | None]] = {
            f"r-{name}": {"aria-label": words(f"region.{name}")}
            for name in table.names(self.room)
            if name not in table.TRAY
        }
        # Beside a lesson there is little room for the players: who uses the keyboard can scroll them.
        names.get("r-people", {})["tabindex"] = "0" if self._house.classroom.trial else None
        return {**names, "tray": {"aria-label": texts.say("region.tray")}}

    # The scene

    def scene(self) -> Scene:
        """The table as it is shown, with what the page adds."""
        house, sheets = self._house, self._house.sheets
        step = self._step()
        secret = house.classroom.is_secret
        ended = house.session.over and house.session.is_told and house.is_kept
        with_scores = not secret and bool(ended or sheets.panel == "score" or sheets.info)
        scores = house.session.game.scores() if with_scores else ()
        page = State(
            panel=sheets.panel,
            asked=sheets.asked,
            tab=house.sight.room.tab_of(step.event) if step else sheets.tab,
            guest=house.visiting,
            careful=house.keeper.settings.careful == "on",
            lang=texts.spoken(),
            event=step.event if step else None,
            lesson=house.classroom.facts(),
            thinks=house.teller.thinks,
            review=reviews.may_review(house),
            by_link=turns.goes_by_link(house),
            advice=panels.may_advise(house),
            hinted=panels.hinted(house),
            unkept=house.workshop.recording is not None,
            scores=scores,
            result=self._result(scores) if ended else "",
        )
        return house.sight.scene(page, step)

    def _result(self, scores: Sequence[Json]) -> str:
        """Who won, in the game's words; who looks is told so as the winner, and has a name among the others."""
        session, eyes = self._house.session, self._house.session.eyes
        you = eyes if eyes is not None and scores[eyes]["rank"] == 1 else None
        return str(session.game.rules.words.result(seats.names(session.seats), scores, you=you))

    def _step(self) -> Step | None:
        """What is told. The last step goes with the table as it is: the person can play already."""
        return self._house.teller.step if self._house.session.telling else None

    # Regions

    def _draw(self, scene: Scene) -> dict[str, str]:
        house = self._house
        if house.workshop.open:
            return {**house.workshop.regions(), **self._over(scene)}
        regions = table.regions(house.sight.room, scene)
        regions["prompt"] = house.workshop.way_back() + self._prompt(scene, regions["prompt"])
        regions["roll"] = self._roll(scene)
        return {**regions, **self._over(scene)}

    def _prompt(self, scene: Scene, asked: str) -> str:
        """What stands at the question's place: `asked`, or what happened in the past, or what happens now."""
        house, session = self._house, self._house.session
        reel = session.table.reel
        if house.exercise.session:
            return records.task(house, scene) + asked
        if session.past is None and self._step() is not None and session.hand_over_to is None:
            return self._telling(scene)
        if session.past is not None or reel:
            note = reviews.note(house, scene)
            return (
                (note or self._then())
                + prompt.reason(scene)
                + log.scrubber(
                    scene,
                    *session.moment,
                    (session.ply, session.plies) if reel else None,
                    session.can_undo_to(session.ply),
                    bool(note),
                )
            )
        if not session.playable:
            if session.eyes is None:  # where several play, it says whose turn it is
                return self._just(scene) + asked + panels.guide_offer(house, scene)
            return text("p", session.game.prompt() or scene.words("prompt.over"), class_="sentence")
        hint = bar.hint(scene) if scene.state.advice else ""  # on a phone there is no room for it in the head
        if scene.state.lesson:
            usual = self._just(scene) + hint + asked + panels.advice(house, scene)
            return lessons.prompt(scene, scene.state.lesson, usual)
        if session.hand_over_to is not None and house.is_held:
            return asked + prompt.hold(scene, session.hand_over_to)
        asked = turns.prompt(house, scene, asked)
        tip = house.coach.tip(house.sight.room, scene) if house.is_kept and session.live else None
        asked = (coach.draw(scene, tip) if tip else "") + asked
        offer = panels.guide_offer(house, scene) if session.here else ""  # one question after the other
        return self._just(scene) + hint + asked + panels.advice(house, scene) + offer

    def _roll(self, scene: Scene) -> str:
        """The log beside the table, where the window is so wide; of what is told step by step, no more than that."""
        house, session = self._house, self._house.session
        if not house.page.is_wide() or session.hand_over_to is not None or scene.state.lesson or house.visiting:
            return ""
        told = [entry for entry in panels.entries(session) if session.past is not None or entry["at"] <= session.at]
        return log.beside(scene, told, session.moment[0] if session.past is not None else None)

    def _over(self, scene: Scene) -> dict[str, str]:
        """What lies over the table."""
        return {"toast": panels.notices(self._house), "sheet": panels.sheet(self._house, scene)}

    def _then(self) -> str:
        """What happened at the moment of the past that is looked at."""
        session = self._house.session
        index = session.timeline.end if session.past is None else session.past
        told = [line.text for line in session.timeline.lines(session.reader) if line.at <= index]
        return text("p", told[-1], class_="sentence") if told else ""

    def _just(self, scene: Scene) -> str:
        """What somebody else did last, or came of what one did oneself, for who has looked away."""
        session = self._house.session
        if session.hand_over_to is not None:
            return ""
        own, lines = (None, session.eyes), session.since
        told = [line for line in lines[::-1] if line.moment or line.seat not in own]
        if not told:
            return ""
        last = next((line for line in told if not line.slight), told[0])
        said = [last] if last.step != RECAP else _summed(lines, session.eyes, scene.seats)
        return narration.just(scene, [line.text for line in said], session.eyes is not None)

    def _telling(self, scene: Scene) -> str:
        """What is told now, with the sentences before it."""
        session, teller = self._house.session, self._house.teller
        told = [entry for entry in panels.entries(session) if entry["at"] <= session.at]
        how = narration.Telling(teller.paused, teller.quick, teller.has_back)
        return narration.told(scene, told, how)

    # Attributes

    def _root(self, scene: Scene) -> dict[str, str | None]:
        """Contract, section 4. `data-ready` is there when a person can play, or when the game is over and told."""
        session, trial, workshop = self._house.session, self._house.classroom.trial, self._house.workshop
        if workshop.open:
            return workshop.root() | {"data-seq": str(session.plies)}
        asked = session.asked
        over = session.over and not session.telling and session.past is None
        return {
            "data-ready": "true" if session.live or not session.playable or over else None,
            "data-seat": str(asked.seat) if asked else None,
            "data-decision": asked.kind if asked else None,
            "data-seq": str(session.plies),
            "data-pending": session.pending or None,
            "data-moment": f"{session.id}/{session.eyes}/{session.index}",  # js/motion.mjs
            "data-tab": scene.state.tab or table.part(scene, self._house.sight.room),
            "data-beside": self._beside(scene) if trial and self._house.sheets.beside else None,
            "data-phase": scene.phase,
            "data-lesson": trial.lesson.id if trial else None,
            "data-lesson-state": trial.state if trial else None,
            "data-mode": workshop.mode,
        }

    def _beside(self, scene: Scene) -> str:
        """On a phone, what is shown besides the tab: the lesson, or where it is chosen, the part of the table that is
        asked for."""
        return table.part(scene, self._house.sight.room) if scene.state.tab == "lesson" else "lesson"

    def _document(self) -> dict[str, str | None]:
        sheets, theme = self._house.sheets, self._house.keeper.settings.theme
        shown = self._house.visiting or self._house.keeper.settings.clauses == "on"
        clauses = None if shown else "off"  # everyone.css leaves their numbers out
        open_ = sheets.panel or ("info" if sheets.info else "")
        return {
            "lang": texts.spoken(),
            "data-clauses": clauses,
            "data-theme": None if theme == "auto" else theme,
            "data-open": open_ or None,
        }


def _summed(lines: Sequence[Line], eyes: int | None, seats: int) -> Sequence[Line]:
    """What the last round brought: to who looks, and where two play to the other one; the rest is behind a tap."""
    brought = sorted([line for line in lines if line.step == RECAP][-seats:], key=lambda line: line.seat != eyes)
    return brought[: 2 if seats == 2 else 1]
