"""A position from data (contract, section 3), sparse or complete: what is left out is as after a setup."""

from __future__ import annotations

from typing import Any

from nyc_core.table.options import read_options
from nyc_core.table.reading import LARGEST, Migration, generator, integer, mapping, sequence, this_format, word, wrong
from nyc_core.table.seats import read_seats, read_seed

from . import META
from .agenda import read_agenda
from .box import CHALLENGES, IN_PLAY, KINDS, LEGENDARY, QUIET_TURNS, STREET_CARDS, STREETS, VARIANTS
from .deal import deal_cards
from .players import read_players
from .position import NOBODY, OVER, PHASES, PLAY, Position, is_legendary
from .setup import Drawn, blank, draw
from .steps.ending import begin_turn
from .write import FORMAT, NAME

KEYS = (
    *("game", "format", "seats", "variant", "action_cards", "phase", "turn", "turns", "ending", "quiet", "streets"),
    *("challenge", "open", "future", "legendary", "players", "agenda", "rng"),
)
DEFAULT_SEATS = ("human", "human")
IN_A_SAVE = 2**31  # numbers of a save: what a game came to from a position by hand must never be refused
# By format: what a position of it looks like in the format after it.
MIGRATIONS: dict[int, Migration] = {}


def read(data: object, seed: object, saved: bool = False) -> Position:
    """The position; InvalidPosition names the place of what is wrong."""
    given = this_format(mapping(data, "position", KEYS), NAME, FORMAT, MIGRATIONS)
    largest = IN_A_SAVE if saved else LARGEST
    options = read_options({key: given[key] for key in ("variant", "action_cards") if key in given}, META)
    seats = read_seats(given.get("seats", list(DEFAULT_SEATS)), META)
    variant = VARIANTS.index(str(options["variant"]))
    position = blank(seats, read_seed(seed), variant, options["action_cards"] is True)
    drawn = draw(position)
    position.phase = word(given.get("phase", PHASES[PLAY]), "phase", PHASES)
    _read_goals(position, drawn, given)
    read_players(position, drawn, given.get("players", []), largest)
    _read_legendary(position, given)
    deal_cards(position, drawn, given, largest)
    _read_turn(position, drawn, given, largest)
    if "rng" in given:
        position.rng = generator(given["rng"])
    return position


def _read_goals(position: Position, drawn: Drawn, given: dict[str, Any]) -> None:
    """The streets in play and the challenge (NY1-1.2)."""
    position.streets, position.challenge = drawn.streets, drawn.challenge
    if "streets" in given:
        named = sequence(given["streets"], "streets", IN_PLAY, IN_PLAY)
        known = [STREETS[street] for street in STREET_CARDS]
        streets = {STREET_CARDS[word(one, f"streets[{n}]", known)] for n, one in enumerate(named)}
        if len(streets) < IN_PLAY:
            raise wrong("streets", f"{IN_PLAY} different streets are expected")
        position.streets = tuple(sorted(streets))
    if "challenge" in given:
        position.challenge = word(given["challenge"], "challenge", CHALLENGES)


def _read_legendary(position: Position, given: dict[str, Any]) -> None:
    """Those that nobody has built, if nothing else is said."""
    built = {kind for towers in position.built for kind, _ in towers if is_legendary(kind)}
    position.kings = sum(
        1 << seat for seat, towers in enumerate(position.built) if any(is_legendary(kind) for kind, _ in towers)
    )
    left = [kind for kind in LEGENDARY if kind not in built]
    if "legendary" in given:
        named = sequence(given["legendary"], "legendary", len(LEGENDARY))
        names = [KINDS[kind] for kind in LEGENDARY]
        left = [LEGENDARY[word(one, f"legendary[{n}]", names)] for n, one in enumerate(named)]
        if len(set(left)) < len(left):
            raise wrong("legendary", "one of them is named twice")
        for kind in left:
            if kind in built:
                raise wrong("legendary", f"{KINDS[kind]} is built")
    position.legendary = sum(1 << kind for kind in left)


def _read_turn(position: Position, drawn: Drawn, given: dict[str, Any], largest: int) -> None:
    """Whose turn it is, how the end stands, and what is to come."""
    seats = len(position.seats)
    ending = given.get("ending")
    position.ending = NOBODY if ending is None else integer(ending, "ending", 0, seats - 1)
    over = position.phase == OVER
    if "turn" in given:
        position.turn = integer(given["turn"], "turn", 0, seats - 1)
    else:
        position.turn = drawn.starter if over or drawn.starter != position.ending else (drawn.starter + 1) % seats
    if position.turn == position.ending and not over:
        raise wrong("ending", f"the turn has come to the seat {position.ending} again: then the game is over")
    position.quiet = integer(given.get("quiet", 0), "quiet", 0, QUIET_TURNS * seats - (not over))
    position.turns = integer(given.get("turns", 0), "turns", 0, largest)
    if "agenda" in given:
        read_agenda(position, given["agenda"])
    elif not over:
        begin_turn(position, position.turn)
