"""What can happen to a position: each function changes it and notes the event. The steps say who, when, how much."""

from __future__ import annotations

from itertools import zip_longest

from nyc_core.table import chance

from . import cards
from .bounds import room
from .box import BOROUGHS, LAST_SPACE, OPEN_ON_A_FLOOR, TOM_LIMIT, VESSELS
from .position import NEUTRAL, OWNERS, USED, Position

# Cards


def _taken(position: Position, number: int) -> tuple[int, ...]:
    """The next cards of the draw pile, the first one last. Where it runs out, the discard pile is shuffled and put
    under what is left (NYC-0.6); what is not there either is not drawn."""
    if number and (position.left or position.discard):
        position.revealed = True
    if position.left < number and position.discard:
        _shuffle_discard(position)
    left = position.left
    position.left = rest = max(left - number, 0)
    return position.pile[rest:left]


def _shuffle_discard(position: Position) -> None:
    shuffled = cards.units(position.discard)
    chance.shuffle(position, shuffled)
    position.pile = (*shuffled, *position.pile[: position.left])
    position.left, position.discard = len(position.pile), cards.EMPTY
    position.notes.append(("shuffle", len(shuffled), "NYC-0.6"))


def draw_to_hand(position: Position, seat: int, number: int, why: str) -> int:
    """A person's cards are hidden from the others, a Tom's lie face up."""
    drawn = sum(_taken(position, room(position, seat, number)))
    position.hand[seat] += drawn
    position.notes.append(("draw", seat, drawn, why))
    return drawn


def draw_to_reserve(position: Position, seat: int, number: int, why: str) -> None:
    """Face up."""
    if number:
        drawn = sum(_taken(position, room(position, seat, number)))
        position.reserve[seat] += drawn
        position.notes.append(("refill", seat, drawn, why))


def draw_for_tom(position: Position) -> int:
    """The card that a Tom turns over before a bidding round (NYC-9.3); a bag of at most one."""
    return sum(_taken(position, 1))


def deal_pairs(position: Position, number: int) -> None:
    """The display of Phase I (NYC-3.5)."""
    dealt = _taken(position, 2 * number)
    both = zip_longest(dealt[::-2], dealt[-2::-2], fillvalue=cards.EMPTY)
    position.pairs = tuple([one + other for one, other in both])
    position.notes.append(("pairs", position.pairs, "NYC-3.5"))


def discard(position: Position, seat: int, bag: int, why: str) -> None:
    """Cards of a hand onto the discard pile."""
    if bag:
        position.hand[seat] -= bag
        position.discard += bag
        position.notes.append(("discard", seat, bag, why))
        expose(position, seat)


def play_cards(position: Position, seat: int, bag: int) -> None:
    """Cards of hand and reserve are laid in front of the seat: from the hand first; what lacks there is exchanged with
    the reserve, which keeps its other old cards (NYC-5.3)."""
    hand = position.hand[seat]
    there = cards.common(hand, bag)
    if there != bag:
        missing = bag - there
        _swap(position, seat, cards.first(hand - there, missing % cards.FULL), missing)
    position.hand[seat] -= bag
    position.played[seat] += bag
    expose(position, seat)


def exchange(position: Position, seat: int, given: int, got: int) -> None:
    """Cards of the hand for as many of the reserve (NYC-5.3)."""
    both = cards.common(given, got)
    if given != both:
        _swap(position, seat, given - both, got - both)


def _swap(position: Position, seat: int, given: int, got: int) -> None:
    position.hand[seat] += got - given
    position.reserve[seat] += given - got
    position.notes.append(("exchange", seat, given, got, "NYC-5.3"))


def expose(position: Position, seat: int) -> None:
    """Cards of a hidden hand were shown. To a person who plays them that is no news; of a bot it is a reveal."""
    if position.seats[seat].kind == "bot":
        position.revealed = True


# Points, dollars, skyscrapers


def gain_points(position: Position, seat: int, number: int, why: str) -> None:
    """On the points track (NYC-8.1)."""
    position.points[seat] += number
    position.notes.append(("points", seat, number, why))


def take_dollars(position: Position, seat: int, number: int, why: str) -> None:
    """From the supply, which never runs out (NYC-0.5)."""
    position.dollars[seat] += number
    position.notes.append(("dollars", seat, number, why))


def take_skyscrapers(position: Position, seat: int, number: int, why: str) -> None:
    """From the supply to the player board."""
    position.stock[seat] += number
    position.notes.append(("skyscrapers", seat, number, why))


def build(position: Position, seat: int, borough: int, number: int, why: str, from_supply: bool = False) -> int:
    """From the player board, or from the supply for Toms and character 21; says how many. A Tom never has more than
    five in a borough (NYC-9.11)."""
    if position.tom[seat]:
        room = max(TOM_LIMIT - position.towers[borough * OWNERS + seat], 0)
        if number > room:
            position.notes.append(("full", seat, BOROUGHS[borough], number - room, "NYC-9.11"))
        number = min(number, room)
    elif not from_supply:
        number = min(number, position.stock[seat])
        position.stock[seat] -= number
    if not number:
        return 0
    position.towers[borough * OWNERS + seat] += number
    source = "supply" if from_supply or position.tom[seat] else "board"
    position.notes.append(("build", seat, BOROUGHS[borough], number, source, why))
    return number


def sell(position: Position, seat: int, source: int, borough: int) -> None:
    """Move a skyscraper to another borough (NYC-5.15)."""
    position.towers[source * OWNERS + seat] -= 1
    position.towers[borough * OWNERS + seat] += 1
    position.notes.append(("move", seat, BOROUGHS[source], BOROUGHS[borough], "NYC-5.15"))


# The Press Track


def advance(position: Position, seat: int, steps: int, why: str) -> None:
    """Forward; from the last space nobody advances, and surplus steps are lost (NYC-2.3)."""
    _go(position, seat, min(position.space[seat] + steps, LAST_SPACE), "advance", why)


def go_back(position: Position, seat: int, steps: int, why: str) -> None:
    """Nobody goes back beyond space 0 (NYC-2.4)."""
    _go(position, seat, max(position.space[seat] - steps, 0), "back", why)


def _go(position: Position, seat: int, goal: int, event: str, why: str) -> None:
    """A token that arrives goes on top of those on the space, on the last space to the bottom (NYC-2.2)."""
    ahead, space = position.ahead, position.space
    start = space[seat]
    if goal == start:
        return
    ahead.remove(seat)
    space[seat] = goal
    highest_behind = goal if goal < LAST_SPACE else LAST_SPACE - 1
    place = 0
    for place, other in enumerate(ahead):  # noqa: B007 - the place is what the loop looks for
        if space[other] <= highest_behind:
            break
    else:
        place = len(ahead)
    ahead.insert(place, seat)
    position.notes.append((event, seat, start, goal, why))


# Characters


def pay(position: Position, seat: int, character: int) -> None:
    """A dollar from the player board onto the character, which is used now (NYC-7.0)."""
    position.dollars[seat] -= 1
    company = list(position.company[seat])
    company[company.index(character)] = character + USED
    position.company[seat] = tuple(company)
    position.notes.append(("use", seat, character, "NYC-7.0"))


def hire(position: Position, seat: int, character: int, why: str) -> None:
    """A character that lies face up joins the company; the others move left, the gap is refilled at once (NYC-5.11)."""
    for floor, row in enumerate(position.open):  # noqa: B007 - the floor is what the loop looks for
        if character in row:
            break
    place = row.index(character)
    position.open[floor] = row = row[:place] + row[place + 1 :]
    position.company[seat] += (character,)
    position.notes.append(("hire", seat, character, why))
    stack = position.stacks[floor]
    if stack and len(row) < OPEN_ON_A_FLOOR:
        position.open[floor], position.stacks[floor] = (*row, stack[0]), stack[1:]
        position.revealed = True
        position.notes.append(("floor", floor + 1, stack[0], "NYC-5.11"))


def dismiss(position: Position, seat: int, character: int) -> None:
    """Out of the game, the used copy first (NYC-7.1, character 7)."""
    company = list(position.company[seat])
    company.remove(character + USED if character + USED in company else character)
    position.company[seat] = tuple(company)
    position.notes.append(("dismiss", seat, character, "NYC-7.1"))


# Prestige tiles and vessels


def reveal_tiles(position: Position, number: int) -> None:
    """The top tiles of the stack (NYC-3.3)."""
    position.display, position.tiles = position.tiles[:number], position.tiles[number:]
    position.revealed = True
    position.notes.append(("tiles", position.display, "NYC-3.3"))


def clear_display(position: Position) -> None:
    """Tiles that were not used leave the game (NYC-5.13)."""
    if position.display:
        position.display = ()
        position.notes.append(("tiles_gone", "NYC-5.13"))


def place_tile(
    position: Position, seat: int, tile: tuple[int, int], vessel: tuple[int, int, int], borough: int
) -> None:
    """The tile into a borough, the vessel to the player board (NYC-5.13)."""
    display, vessels, prestige = list(position.display), list(position.vessels), list(position.prestige)
    display.remove(tile)
    vessels.remove(vessel)
    prestige[borough] += (tile[1],)
    position.display, position.vessels, position.prestige = tuple(display), tuple(vessels), tuple(prestige)
    position.fleet[seat] += (tile[0],)
    other = vessel[1] + vessel[2] - borough
    why = "NYC-9.9" if position.tom[seat] else "NYC-5.13"
    position.notes.append(("tile", seat, VESSELS[tile[0]], tile[1], BOROUGHS[borough], BOROUGHS[other], why))


def swap_neutral(position: Position, seat: int, borough: int) -> None:
    """A neutral skyscraper leaves the game for one of the player board (NYC-7.1, character 11)."""
    position.towers[borough * OWNERS + NEUTRAL] -= 1
    position.notes.append(("raze", BOROUGHS[borough], "NYC-7.1"))
    build(position, seat, borough, 1, "NYC-7.1")
