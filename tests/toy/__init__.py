"""How a game is added: a flower bed for two or three, as small as a game can be that needs all that a house offers.

A game is a package. Nobody else's line is changed for it; it registers, here and for its room on the page:

    nyc_core.games.register("garden", "tests.toy")          # a game of the house stands in `games.py` instead,
    web.app.rooms.register("garden", "tests.toy.room")       # and its room lies in `web/games/garden/room.py`

Then it is played by the command line, by bots, in saves, links and lessons, on the page and embedded (`e2e/test_toy.py`
does so in a browser). What to write:

1. `__init__.py`: `META`, all that a list of games tells about it; nothing else.
2. `game.py`: the position (flat, cloned often), the actions and their forms, the steps (what is asked, why not, what it
   does), and `RULES`, the door (`nyc_core.table.rules.Rules`), which hands all of it to whoever asks.
3. `words.py`: what it says (`nyc_core.table.words.sentences.Sentences`), from a table of sentences, and its clauses.
4. `garden.json`: a chapter of lessons, which may use the words of its own that `Rules.course` brings.
5. `room.py`: its table on the page (`web.app.room.Room`): the markup of its regions, and how taps make an action.

The rules, in full: GRD-1 and what follows in `words.py`.
"""

from __future__ import annotations

from nyc_core.table.meta import Meta, SeatKind

MOLE = SeatKind("mole", "Mole", levels=("blind",), level="blind", span="blind", expected="blind")  # plays by itself
META = Meta("garden", "Garden", prefix="GRD", least=2, most=3, quick=("human", "bot:random"), kinds=(MOLE,))
