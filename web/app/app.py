"""The app: what a person does comes in here, what is to be seen goes out to the page, once for each thing that is done.

One dispatcher for all controls: `data-act` plays a notation, `data-ask` asks why it cannot be played, `data-do` is a
command of `commands`, and the others put actions together or show something (`taps`). Every action is saved before the
next one can be made.
"""

from __future__ import annotations

from collections.abc import Mapping

from . import brought, commands, needs, routes, taps
from .flow import Flow
from .guest.guest import Guest
from .house import House
from .look import Look
from .page import Page
from .taps import Data


class App:
    """One page with one table on it."""

    def __init__(self, page: Page, wishes: Mapping[str, object] | None = None) -> None:
        """With `wishes` as a guest on somebody else's page."""
        self.page: Page = page
        self.house: House = House(page, visiting=wishes is not None)
        self.flow: Flow = Flow(self.house)
        self.guest: Guest | None = None if wishes is None else Guest(self.flow, wishes)
        self._look = Look(self.house)
        self._begun = False  # nothing is shown before there is a table
        self.house.painting.paint = self._paint

    def start(self) -> None:
        """Put a game on the table, at once."""
        house, route = self.house, routes.route(self.page.route())
        with house.painting:
            house.keeper.settle()
            if self.guest:
                self.guest.begin(self._begin)
            else:
                needs.bring(
                    house,
                    lambda: [*needs.of_last(house), *needs.of_route(house, route)],
                    self._open,
                    otherwise=self._open,
                )

    def _open(self) -> None:
        """The game that the address asks for, or the one played last."""
        self.house.keeper.begin(routes.route(self.page.route()))
        self._begin()

    def _begin(self) -> None:
        """There is a game on the table."""
        self._begun = True
        self.flow.begin()

    def _paint(self) -> None:
        """Show what changed. The only place that paints."""
        if not self._begun:
            return
        turned = self.house.classroom.mind()
        self.flow.before_paint()
        self._look.paint()
        self.flow.painted(turned)

    # What a person does

    def tap(self, data: Data) -> None:
        """A tap on a control; `data` are its data- attributes."""
        with self.house.painting:
            taps.tap(self.flow, data)

    def hold(self, data: Data) -> None:
        """A long press explains, where there is something to tell."""
        self.tap({"info": data["info"]} if "info" in data else data)

    def field(self, name: str, value: str) -> None:
        """Something was typed or chosen."""
        with self.house.painting:
            commands.fill(self.flow, name, value)

    def key(self, name: str) -> None:
        """A key outside of a field."""
        with self.house.painting:
            taps.key(self.flow, name)

    def routed(self, route: str) -> None:
        """The address changed: the back button, or a link."""
        with self.house.painting:
            self.flow.care.settle()
            self.flow.go_to(routes.route(route))

    def file_chosen(self, name: str, text: str) -> None:
        """A file was chosen for import."""
        with self.house.painting:
            brought.bring(self.flow, name, text)

    # What happens around the page

    def message(self, kind: str, text: str) -> None:
        """The page around this one says something."""
        if self.guest:
            with self.house.painting:
                self.flow.care.settle()
                self.guest.hear(kind, text)

    def storage_changed(self, key: str) -> None:
        """Another tab wrote something."""
        with self.house.painting:
            if self.house.keeper.session.id in key:
                self.house.keeper.look_elsewhere()

    def resized(self) -> None:
        """The log has got room beside the table, or none any more."""
        with self.house.painting:
            pass

    def left(self) -> None:
        """The page is hidden, or about to go: all is saved already, unless the memory failed; then try once more."""
        if self.house.session.pending:
            with self.house.painting:
                self.flow.care.settle()
        keeper = self.house.keeper
        if keeper.trouble and keeper.trouble != "elsewhere":
            keeper.save()
        self.house.device.put_away()
        self.idle()

    def idle(self) -> None:
        """Nobody does anything: what is painted can be kept for the next visit."""
        if self._begun and not self.house.visiting:
            self.page.keep_table(self._look.kept())

    def back(self) -> None:
        """The page was away. What other tabs did meanwhile was not told to it."""
        with self.house.painting:
            self.house.keeper.look_elsewhere()
            self.flow.go_on()

    def update_found(self) -> None:
        """A new version of the page waits."""
        with self.house.painting:
            self.house.device.update_found()

    def memory_told(self, code: str) -> None:
        """One of the two places where games are stored is broken."""
        with self.house.painting:
            self.house.device.memory_told(code)

    def taken_over(self) -> None:
        """It has taken over, wherever that was agreed: in this tab or in another."""
        with self.house.painting:
            self.house.device.taken_over()
