"""Where an address leads: to a table, a sheet, or the editor."""

from __future__ import annotations

from abc import ABC, abstractmethod

from . import needs, routes
from .house import House
from .play.newgame import NewGame
from .room import is_here
from .rooms import shown_games

SHEET_TITLE = "#r-sheet [data-focus]"
TABLES = routes.Play | routes.Share | routes.Turn | routes.Lesson


class Addresses(ABC):
    """Whoever goes there says what becomes of the table (`flow`)."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._asked = 0  # so many addresses; of several whose games are on their way the last one counts

    @abstractmethod
    def seat_session(self) -> None:
        """Another game lies on the table."""

    @abstractmethod
    def lay_session(self) -> None:
        """What lies on the table has changed, but not where one is."""

    @abstractmethod
    def go_on(self) -> None:
        """After whatever happened: another person's turn, something to tell, a bot's turn."""

    def go_to(self, route: routes.Route) -> None:
        """The address changed: the back button, or a link."""
        self._when_here(route, lambda: self._go_to(route))

    def _when_here(self, route: routes.Route, then: needs.Deed) -> None:
        """Do it once all games are here that the address needs, unless another address was asked for meanwhile."""
        self._asked += 1
        number = self._asked

        def open_() -> None:
            if number == self._asked:
                then()

        needs.bring(self.house, lambda: needs.of_route(self.house, route), open_)

    def _go_to(self, route: routes.Route) -> None:
        house = self.house
        if self.open_sheet(route) or self.enter_editor(route):
            return
        house.workshop.close()
        if isinstance(route, TABLES) and str(route) != house.home:
            house.teller.stop()
            if self._open_table(route):
                self.seat_session()
            house.page.go(house.home, replace=True)
        house.sheets.panel = ""
        self.go_on()

    def _open_table(self, route: routes.Route) -> bool:
        """The lesson or the game that a route names; when there is none, all stays as it is."""
        house = self.house
        if isinstance(route, routes.Lesson):
            return house.classroom.open_route(route)
        there = route == routes.Play(house.keeper.session.id) or house.keeper.open_route(route)
        if there:
            house.classroom.close()
        return there

    def open_sheet(self, route: routes.Route) -> bool:
        """The sheet that a route names."""
        house = self.house
        if not isinstance(route, routes.Sheet) or (route.panel == "score" and house.classroom.is_secret):
            return False
        if house.visiting and route.panel in routes.OWN_PANELS:
            return False
        if route.topic in shown_games() and not is_here(route.topic):
            house.keeper.say("absent")
            return False
        house.sheets.lay(route.panel, route.topic)
        if route.panel == "new":
            house.sheets.form = NewGame(house.keeper.settings.table, route.topic or house.keeper.settings.game)
        house.turns.picture = False
        if route.panel == "settings":
            house.device.look()
        return True

    def enter_editor(self, route: routes.Route) -> bool:
        """Whether the address asks for the editor; what the link holds is opened."""
        house, workshop = self.house, self.house.workshop
        if not isinstance(route, routes.Edit | routes.Record) or house.visiting:
            return False
        house.teller.stop()
        house.sheets.panel = house.sheets.info = ""
        if isinstance(route, routes.Record) and workshop.recording:
            return True
        if workshop.recording:
            workshop.take()
            self.lay_session()
        workshop.enter(route.packed if isinstance(route, routes.Edit) else "")
        if route != routes.Edit():
            house.page.go(str(routes.Edit()), replace=True)
        return True

    def open(self, route: str) -> None:
        """Open a sheet, and leave a step of the history, so that the back button closes it."""
        wanted = routes.route(route)
        self._when_here(wanted, lambda: self._open(route, wanted))

    def _open(self, route: str, wanted: routes.Route) -> None:
        from_menu = self.house.sheets.panel == "menu"
        if self.open_sheet(wanted) or self.enter_editor(wanted):
            self.house.page.go(route, replace=from_menu)
            self.house.focus(SHEET_TITLE)
