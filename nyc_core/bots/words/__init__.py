"""What hints and reviews say in every game. The parts of a worth are the game's own words (`Mind.part`)."""

from __future__ import annotations

from nyc_core.table.words.texts import Texts

say = Texts("nyc_core.bots", "bots")
