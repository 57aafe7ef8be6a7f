"""What lies over the table, and how far one is in it: the page's own state that no game, lesson or table knows of."""

from __future__ import annotations

from dataclasses import dataclass, field

from .play.newgame import NewGame


@dataclass
class Sheets:
    """Sheets, and what is filled in on them."""

    panel: str = ""  # which sheet lies over the table, "" for none
    topic: str = ""  # within it: a clause, for the rules
    info: str = ""  # what is told about, such as "character 33"
    tab: str = ""  # on a phone, the part of the table that is shown; "" for where the decision is
    beside: bool = False  # there, whether a lesson is shown beside that part
    form: NewGame | None = None  # of a new game
    asked: bool = False  # there, whether all of what is asked is shown
    search: str = ""  # in the rules
    guide: int = 0  # the page of the guide
    offered: bool = False  # whether the guide is offered, on the first visit
    renamed: str = ""  # the game in the list that gets another name
    link: str = ""  # the link that is shown, to be copied by hand
    typed: dict[str, str] = field(default_factory=dict)  # fields that are read when a button is tapped

    def lay(self, panel: str, topic: str = "") -> None:
        """Put a sheet over the table; "" takes all away."""
        self.panel, self.topic, self.info = panel, topic, ""
        self.renamed = self.link = ""
        if panel == "guide":
            self.guide = 0
        if panel == "rules":
            self.search = ""

    def played(self) -> None:
        """Something was played: what was looked at for it is put away."""
        self.info = self.tab = ""
        self.asked = False

    def another_table(self) -> None:
        """What was told about the table before is gone."""
        self.info = self.link = self.tab = ""
        self.beside = self.asked = False
