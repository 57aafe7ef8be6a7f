"""What the parts of the worth are called, after "from"; and how their signs are told, as templates of the game's own
sentences (`table.words.language`)."""

from __future__ import annotations

from nyc_core.table.words.texts import Texts

say = Texts("nyc_core.newyorkcity", "worth")
