"""What is to be seen: every region's markup and the attributes of the board root. Only what changed goes out."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from nyc_core import games
from nyc_core.table.rules import Json
from web.app import panels, texts
from web.app.draw import lessons, log, table
from web.app.draw.html import el, text
from web.app.draw.scene import Scene
from web.app.guest.showcase import Showcase
from web.app.room import Room
from web.app.state import State

from .timeline import Line, Step

if TYPE_CHECKING:
    from web.app.app import App

NEWS = 4  # sentences that stay in sight while something is told


class Look:
    """Paints the page."""

    def __init__(self, app: App) -> None:
        self._app = app
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
            self._app.page.show(fresh, turned)

    @property
    def room(self) -> Room:
        """The room of the game on the table."""
        workshop = self._app.workshop
        return workshop.desk.work.room if workshop.open else self._app.desk.room

    def _lay(self, regions: dict[str, str]) -> dict[str, str]:
        """What the page needs for a table of another game."""
        if self.room.game == self._laid:
            return {}
        self._laid = self.room.game
        return table.laid(self.room, regions, texts.saying(self.room))

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
        names.get("r-people", {})["tabindex"] = "0" if self._app.classroom.trial else None
        return {**names, "tray": {"aria-label": texts.say("region.tray")}}

    # The scene

    def scene(self) -> Scene:
        """The table as it is shown, with what the page adds."""
        app, it = self._app, self._app.session
        step = self._step()
        with_scores = (app.panel == "score" or app.info.startswith("borough")) and not app.classroom.is_secret
        page = State(
            panel=app.panel,
            tab=self._tab(),
            guest=app.guest is not None,
            lang=texts.spoken(),
            event=step.event if step else None,
            lesson=app.classroom.facts(),
            unkept=app.workshop.recording is not None,
            scores=it.game.scores() if with_scores else (),
        )
        return app.desk.scene(page, step)

    def _step(self) -> Step | None:
        """What is told. The last step goes with the table as it is: the person can play already."""
        return self._app.teller.step if self._app.session.telling else None

    def _tab(self) -> str:
        step = self._step()
        return self._app.desk.room.tab_of(step.event) if step else self._app.tab

    def entries(self, lines: list[Line]) -> list[Json]:
        """Lines of the log, as the drawings read them; `seq` counts the moments that one can look at."""
        it = self._app.session
        moments = it.timeline.moments(it.eyes)
        return [
            {
                "seq": max(0, bisect_right(moments, line.at) - 1),
                "seat": line.seat,
                "text": line.text,
                "rule": line.why,
                "round": line.round,
                "step": line.step,
            }
            for line in lines
        ]

    # Regions

    def _draw(self, scene: Scene) -> dict[str, str]:
        if self._app.workshop.open:
            return {**self._app.workshop.desk.regions(), **self._over(scene)}
        regions = table.regions(self._app.desk.room, scene)
        shown = self._app.session if isinstance(self._app.session, Showcase) else None
        if self._app.session.past is not None or (shown and shown.reel):
            actions = shown.actions if shown else None
            regions["prompt"] = self._then() + log.scrubber(scene, *self._app.moment(), actions)
        elif shown and shown.eyes is not None:  # where several play, it says whose turn it is
            regions["prompt"] = text("p", shown.game.prompt() or scene.words("prompt.over"), class_="sentence")
        elif self._app.session.telling and self._app.session.hand_over_to is None:
            regions["prompt"] = el("div", text("p", scene.words("step.label"), class_="sentence"), class_="say")
        elif scene.state.lesson:
            regions["prompt"] = lessons.prompt(scene, scene.state.lesson, self._just() + regions["prompt"])
        else:
            regions["prompt"] = self._just() + regions["prompt"] + panels.guide_offer(self._app, scene)
        regions["prompt"] = self._app.workshop.way_back() + regions["prompt"]
        return {**regions, "ticker": self._ticker(scene), **self._over(scene)}

    def _over(self, scene: Scene) -> dict[str, str]:
        """What lies over the table."""
        return {"toast": panels.notices(self._app), "sheet": panels.sheet(self._app, scene)}

    def _then(self) -> str:
        """What happened at the moment of the past that is looked at."""
        it = self._app.session
        index = it.timeline.end if it.past is None else it.past
        told = [line.text for line in it.timeline.lines(it.eyes) if line.at <= index]
        return text("p", told[-1], class_="sentence") if told else ""

    def _just(self) -> str:
        """What somebody else did last, for who has looked away."""
        last, it = self._app.teller.last, self._app.session
        if last is None or it.hand_over_to is not None or last.seat == it.eyes:
            return ""
        return text("p", last.text, class_="facts just")

    def _ticker(self, scene: Scene) -> str:
        """What is told now, with the sentences before it."""
        it, step = self._app.session, self._step()
        if step is None or it.hand_over_to is not None:
            return ""
        told = [line for line in it.timeline.lines(it.eyes) if line.at <= step.at]
        return log.latest(scene, self.entries(told)[-NEWS:])

    # Attributes

    def _root(self, scene: Scene) -> dict[str, str | None]:
        """Contract, section 4. `data-ready` is there when a person can play, or when the game is over and told."""
        it, trial = self._app.session, self._app.classroom.trial
        if self._app.workshop.open:
            return self._app.workshop.root() | {"data-seq": str(it.plies)}
        asked = it.asked
        ready = it.live or not it.playable or (it.over and not it.telling and it.past is None)
        return {
            "data-ready": "true" if ready else None,
            "data-seat": str(asked.seat) if asked else None,
            "data-decision": asked.kind if asked else None,
            "data-seq": str(it.plies),
            "data-tab": self._tab() or self._app.desk.room.default_tab(scene),
            "data-phase": scene.phase,
            "data-lesson": trial.lesson.id if trial else None,
            "data-lesson-state": trial.state if trial else None,
            "data-mode": self._app.workshop.mode,
        }

    def _document(self) -> dict[str, str | None]:
        theme = self._app.keeper.settings.theme
        open_ = self._app.panel or ("info" if self._app.info else "")
        return {"lang": texts.spoken(), "data-theme": None if theme == "auto" else theme, "data-open": open_ or None}
