"""The players of a position that comes from outside: what is given is checked and laid on the board, the rest is as
after a setup (contract, section 3)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any, NamedTuple

from nyc_core.table.reading import integer, mapping, sequence, shown, word, wrong

from .board import (
    GROUND,
    LAND,
    NAMES,
    SQUARE,
    STARTERS,
    any_of,
    bits,
    characters_for,
    crossed,
    ground_of,
    land_for,
    names_of,
    territories_on,
)
from .box import ADVANCED, CARDS, DISTRICTS, KINDS, OWN, SKYSCRAPERS, TERRITORIES, THE_STARTER, WORKERS
from .footprints import lying
from .position import SPAN, Built, Position, is_legendary, sites_of, without_one
from .setup import ALL_UNBUILT, Drawn

KNOWN = ("character", "points", "cards", "estate", "unbuilt", "built")
LONGEST = 30  # skyscrapers of a seat


class Player(NamedTuple):
    """What is told of a seat."""

    place: str  # in the data, for errors
    data: dict[str, Any]
    character: int | None
    estate: int  # territories, those under what is built among them
    built: Built


def read_players(position: Position, drawn: Drawn, value: object, largest: int) -> None:
    """Everybody's estate, skyscrapers, cards and points."""
    seats = len(position.seats)
    entries = sequence(value, "players", seats)
    entries += [{}] * (seats - len(entries))
    players = [_read_player(position, seat, entry) for seat, entry in enumerate(entries)]
    _check_given(players)
    position.character = _characters(position, drawn, players)
    for seat, player in enumerate(players):
        _lay_out(position, seat, player)
        _read_pieces(position, seat, player, largest)
    position.free = land_for(seats) & ~any_of(position.estate)


def _read_player(position: Position, seat: int, entry: object) -> Player:
    place = f"players[{seat}]"
    data = mapping(entry, place, KNOWN)
    character = word(data["character"], f"{place}.character", DISTRICTS) if "character" in data else None
    if character is not None and character not in characters_for(len(position.seats)):
        raise wrong(f"{place}.character", f"{DISTRICTS[character]} is out of a game with two seats")
    named = sequence(data.get("estate", []), f"{place}.estate", len(TERRITORIES))
    estate = [word(one, f"{place}.estate[{n}]", TERRITORIES) for n, one in enumerate(named)]
    if len(set(estate)) < len(estate):
        raise wrong(f"{place}.estate", "a territory is named twice")
    built = _read_built(data.get("built", []), f"{place}.built")
    land = sum(1 << territory for territory in estate) | territories_on(any_of(squares for _, squares in built))
    out = land & ~land_for(len(position.seats))
    if out:
        name = TERRITORIES[next(bits(out))]
        raise wrong(f"{place}.estate", f"{name} is out of a game with two seats")
    return Player(place, data, character, land, built)


def _read_built(value: object, place: str) -> Built:
    built: list[tuple[int, int]] = []
    for number, entry in enumerate(sequence(value, place, LONGEST)):
        at = f"{place}[{number}]"
        one = mapping(entry, at, ("skyscraper", "squares"))
        kind = word(one.get("skyscraper"), f"{at}.skyscraper", KINDS)
        squares = _read_squares(one.get("squares"), f"{at}.squares")
        _check_footprint(kind, squares, f"{at}.squares")
        if any(squares & tower for _, tower in built):
            raise wrong(f"{at}.squares", "two skyscrapers overlap")
        built.append((kind, squares))
    return tuple(built)


def _read_squares(value: object, place: str) -> int:
    squares = 0
    for name in sequence(value, place, len(NAMES), 1):
        if not isinstance(name, str) or name not in SQUARE:
            raise wrong(place, f"{shown(name)} is no square")
        if squares >> SQUARE[name] & 1:
            raise wrong(place, f"{name} is named twice")
        squares |= 1 << SQUARE[name]
    return squares


def _check_footprint(kind: int, squares: int, place: str) -> None:
    if squares not in lying(SKYSCRAPERS[kind].shape):
        raise wrong(place, f"{' '.join(names_of(squares))[:40]} is not the shape of {KINDS[kind]}")
    if squares & ~LAND:
        raise wrong(place, f"{names_of(squares & ~LAND)[0]} is no land")
    if crossed(squares):
        raise wrong(place, f"{KINDS[kind]} crosses a street at {names_of(crossed(squares))[0]}")


def _check_given(players: Sequence[Player]) -> None:
    """Nothing belongs to two seats."""
    for number, player in enumerate(players):
        for other in players[:number]:
            if player.character is not None and player.character == other.character:
                raise wrong(f"{player.place}.character", f"{DISTRICTS[player.character]} is the character of two seats")
            both = player.estate & other.estate
            if both:
                raise wrong(f"{player.place}.estate", f"{TERRITORIES[next(bits(both))]} is in two estates")
            twice = [kind for kind, _ in player.built for one, _ in other.built if kind == one and is_legendary(kind)]
            if twice:
                raise wrong(f"{player.place}.built", f"{KINDS[twice[0]]} is built twice")


def _gets_starter(position: Position, player: Player) -> bool:
    """Whether a starter is to stand on its marked territory: nothing is said of what is built."""
    return position.variant != ADVANCED and "built" not in player.data


def _characters(position: Position, drawn: Drawn, players: Sequence[Player]) -> list[int]:
    """The given ones; the others as they are dealt, but for those whose starter would stand on another's land."""
    without = [seat for seat, player in enumerate(players) if player.character is None]
    left = [one for one in drawn.characters if all(one != player.character for player in players)]
    for dealt in permutations(left, len(without)):
        hands = dict(zip(without, dealt, strict=True))
        characters = [hands.get(seat, player.character or 0) for seat, player in enumerate(players)]
        if all(_fits(position, players, seat, characters[seat]) for seat in without):
            break
    else:
        raise wrong("players", "no character is left whose starter could stand on its marked territory")
    for seat, player in enumerate(players):
        if not _fits(position, players, seat, characters[seat]):
            name = TERRITORIES[STARTERS[characters[seat]]]
            raise wrong(f"{player.place}.character", f"its starter stands on {name}, which is another's")
    return characters


def _fits(position: Position, players: Sequence[Player], seat: int, character: int) -> bool:
    if not _gets_starter(position, players[seat]):
        return True
    marked = 1 << STARTERS[character]
    return not any(player.estate & marked for other, player in enumerate(players) if other != seat)


def _lay_out(position: Position, seat: int, player: Player) -> None:
    """Land and skyscrapers; workers follow from them (NY1-0.5)."""
    built, estate = player.built, player.estate
    if _gets_starter(position, player):
        marked = STARTERS[position.character[seat]]
        built, estate = ((THE_STARTER, GROUND[marked]),), estate | 1 << marked
    position.built[seat], position.sites[seat], position.estate[seat] = built, sites_of(built), estate
    position.ground[seat] = ground_of(estate)
    position.solid[seat] = any_of(squares for _, squares in built)
    position.vacant[seat] = estate & ~territories_on(position.solid[seat])
    needed = position.vacant[seat].bit_count()
    if needed > WORKERS:
        raise wrong(player.place, f"{needed} territories have no skyscraper, and there are {WORKERS} workers")


def _read_pieces(position: Position, seat: int, player: Player, largest: int) -> None:
    """Unbuilt skyscrapers, action cards, points."""
    place, data = player.place, player.data
    position.points[seat] = integer(data.get("points", 0), f"{place}.points", 0, largest)
    position.unbuilt[seat] = _unbuilt(position.built[seat], place)
    if "unbuilt" in data:
        position.unbuilt[seat] = _read_unbuilt(data["unbuilt"], f"{place}.unbuilt", position.unbuilt[seat])
    if "cards" in data:
        named = sequence(data["cards"], f"{place}.cards", len(CARDS))
        cards = [word(one, f"{place}.cards[{n}]", CARDS) for n, one in enumerate(named)]
        if len(set(cards)) < len(cards):
            raise wrong(f"{place}.cards", "a card is named twice")
        if cards and not position.with_cards:
            raise wrong(f"{place}.cards", "this game is without action cards")
        position.cards[seat] = sum(1 << card for card in cards)


def _unbuilt(built: Built, place: str) -> int:
    """The 18 less what is built, of which there are not more than there can be."""
    unbuilt = ALL_UNBUILT
    kinds = [kind for kind, _ in built]
    for kind in kinds:
        if kinds.count(kind) > SKYSCRAPERS[kind].copies:
            raise wrong(f"{place}.built", f"more of {KINDS[kind]} than there are")
        unbuilt = without_one(unbuilt, kind)
    if sum(is_legendary(kind) for kind in kinds) > 1:
        raise wrong(f"{place}.built", "two legendary skyscrapers of one seat")
    return unbuilt


def _read_unbuilt(value: object, place: str, left: int) -> int:
    """`left`: all that are not built."""
    names = [KINDS[kind] for kind in OWN]
    unbuilt = 0
    for number, one in enumerate(sequence(value, place, LONGEST)):
        kind = word(one, f"{place}[{number}]", names)
        piece = 1 << kind
        while piece & unbuilt:
            piece <<= SPAN
        if not piece & left:
            raise wrong(f"{place}[{number}]", f"more of {KINDS[kind]} than there are")
        unbuilt |= piece
    return unbuilt
