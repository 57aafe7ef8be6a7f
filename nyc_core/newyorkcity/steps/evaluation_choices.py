"""What bidders are asked in the evaluation: points doubled (19), whom to hire, the prestige bonus, to sell, 21, 22."""

from __future__ import annotations

from nyc_core.newyorkcity import cards, tom
from nyc_core.newyorkcity.box import BOROUGHS, VALUE, VESSELS
from nyc_core.newyorkcity.moves import build, gain_points, hire, pay, place_tile, sell
from nyc_core.newyorkcity.notation import FORFEIT, HIRE, MOVE, PLAIN_USE, SKIP, USE, Action
from nyc_core.newyorkcity.position import OWNERS, Position, Tile, Vessel, usable
from nyc_core.table.errors import Objection, objection
from nyc_core.table.flow import not_now
from nyc_core.table.memo import Table

from .asking import decline
from .evaluation import build_here
from .uses import check_cards, check_payment


class UseOrSkip:
    """A character whose moment comes in the evaluation (NYC-7.2.5), each copy by itself."""

    rule = "NYC-7.2.5"

    def __init__(self, kind: str, character: int) -> None:
        self.kind = kind
        self.character = character

    def options(self, position: Position, seat: int, number: int) -> list[Action]:
        return [PLAIN_USE[self.character], SKIP] if usable(position, seat, self.character) else []

    def check(self, position: Position, seat: int, number: int, action: Action) -> Objection | None:
        return check_payment(position, seat, action[1], (self.character,)) if action[0] == "use" else not_now(self)

    def play(self, position: Position, seat: int, number: int, action: Action) -> None:
        if action[0] == "use":
            position.agenda.append((self.kind, seat, number))
            pay(position, seat, self.character)
            self.deed(position, seat, number)
        else:
            decline(position, seat, self)

    def deed(self, position: Position, seat: int, number: int) -> None:
        """What the character does."""
        raise NotImplementedError


class DoublePoints(UseOrSkip):
    """19: the points of the bid once more for each copy (NYC-7.2.3)."""

    def deed(self, position: Position, seat: int, number: int) -> None:
        gain_points(position, seat, number, "NYC-7.2.3")


class BuildExtra(UseOrSkip):
    """21: one more from the supply where one was just built or moved. The number is the borough."""

    def deed(self, position: Position, seat: int, number: int) -> None:
        build(position, seat, number, 1, "NYC-7.2", from_supply=True)


class Hire:
    """A face-up character with a value of at most the number (NYC-5.11)."""

    kind = "hire"
    rule = "NYC-5.11"

    def options(self, position: Position, seat: int, number: int) -> list[Action]:
        if position.tom[seat]:
            character = tom.choose_character(position, number)
            return [] if character is None else [HIRE[character]]
        fitting = {character for row in position.open for character in row if VALUE[character] <= number}
        return [HIRE[character] for character in sorted(fitting)]

    def check(self, position: Position, seat: int, number: int, action: Action) -> Objection | None:
        if action[0] != "hire":
            return not_now(self)
        character = action[1]
        if all(character not in row for row in position.open):
            return objection("not_face_up", self.rule, character=character)
        return objection("too_dear", self.rule, character=character, value=VALUE[character], most=number)

    def play(self, position: Position, seat: int, number: int, action: Action) -> None:
        hire(position, seat, action[1], "NYC-9.7" if position.tom[seat] else self.rule)


class Bonus:
    """Winner and runner-up of the prestige round: a tile, a vessel, and a skyscraper, or nothing (NYC-5.13)."""

    kind = "bonus"
    rule = "NYC-5.13"

    def options(self, position: Position, seat: int, number: int) -> list[Action]:
        if position.tom[seat]:
            choice = tom.choose_bonus(position, seat)
            return [] if choice is None else [tile_action(*choice)]
        choices = {
            action: None
            for tile in position.display
            for vessel in position.vessels
            if vessel[0] == tile[0]
            for action in _TILE_ACTIONS[tile, vessel]
        }
        return [*choices, FORFEIT]

    def check(self, position: Position, seat: int, number: int, action: Action) -> Objection | None:
        if action[0] != "tile":
            return not_now(self)
        _, kind, value, other, borough = action
        facts = {"vessel": VESSELS[kind], "value": value, "borough": BOROUGHS[borough], "other": BOROUGHS[other]}
        if (kind, value) not in position.display:
            return objection("no_such_tile", self.rule, **facts)
        return objection("no_such_vessel", self.rule, **facts)

    def play(self, position: Position, seat: int, number: int, action: Action) -> None:
        position.agenda.append(("return", seat, 0))
        if action[0] == "forfeit":
            position.notes.append(("forfeit", seat, self.rule))
            return
        _, kind, value, other, borough = action
        place_tile(position, seat, (kind, value), _vessel(position, kind, {other, borough}), borough)
        build_here(position, seat, borough, 1, "NYC-9.9" if position.tom[seat] else self.rule)


def tile_action(tile: Tile, vessel: Vessel, borough: int) -> Action:
    """The action that puts the tile into one of the vessel's boroughs."""
    return Action(("tile", *tile, vessel[1] + vessel[2] - borough, borough))


def _tile_actions(both: tuple[Tile, Vessel]) -> tuple[Action, ...]:
    tile, vessel = both
    return tuple(tile_action(tile, vessel, borough) for borough in vessel[1:])


_TILE_ACTIONS = Table(_tile_actions)


def _vessel(position: Position, kind: int, ends: set[int]) -> Vessel:
    return next(vessel for vessel in position.vessels if vessel[0] == kind and set(vessel[1:]) == ends)


class Sell:
    """With an empty player board: move one skyscraper from another borough, or do without (NYC-5.15). The number is the
    borough where it is built."""

    kind = "build"
    rule = "NYC-5.15"

    def options(self, position: Position, seat: int, number: int) -> list[Action]:
        towers = position.towers[seat::OWNERS]
        sources = [MOVE[borough] for borough, height in enumerate(towers) if height and borough != number]
        return [*sources, SKIP]

    def check(self, position: Position, seat: int, number: int, action: Action) -> Objection | None:
        if action[0] != "move":
            return not_now(self)
        code = "same_borough" if action[1] == number else "nothing_to_move"
        return objection(code, self.rule, borough=BOROUGHS[action[1]])

    def play(self, position: Position, seat: int, number: int, action: Action) -> None:
        if action[0] == "move":
            sell(position, seat, action[1], number)
            position.agenda.append(("extra", seat, number))
        else:
            decline(position, seat, self)


class Return:
    """22: up to two of the cards that one played come back into the hand."""

    kind = "return"
    rule = "NYC-7.2.7"

    def options(self, position: Position, seat: int, number: int) -> list[Action]:
        if not position.played[seat] or not usable(position, seat, 22):
            return []
        return [*(USE[22][bag] for bag in cards.parts(position.played[seat], 2) if bag), SKIP]

    def check(self, position: Position, seat: int, number: int, action: Action) -> Objection | None:
        if action[0] != "use":
            return not_now(self)
        wrong = check_payment(position, seat, action[1], (22,))
        lacking = wrong or check_cards(action[2], position.played[seat], "NYC-7.2", "played")
        return lacking or objection("return_number", "NYC-7.2", number=2, named=cards.size(action[2]))

    def play(self, position: Position, seat: int, number: int, action: Action) -> None:
        if action[0] == "use":
            position.agenda.append(("return", seat, 0))
            pay(position, seat, 22)
            position.played[seat] -= action[2]
            position.hand[seat] += action[2]
            position.notes.append(("return", seat, action[2], "NYC-7.2"))
        else:
            decline(position, seat, self)
