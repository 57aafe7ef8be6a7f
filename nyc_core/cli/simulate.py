"""Bots play each other; who wins, and how fast."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import process_time

from nyc_core import new_game
from nyc_core.bots import best, check_seats, choose
from nyc_core.games import rules
from nyc_core.table.errors import InvalidPosition
from nyc_core.table.game import Game
from nyc_core.table.meta import Meta
from nyc_core.table.words.columns import paragraph


@dataclass
class Record:
    """How one of those who play has done."""

    name: str
    points: list[int] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)

    def line(self, seats: int) -> str:
        """Wins, points, and how often each rank was reached."""
        games, wins = len(self.ranks), self.ranks.count(1)
        margin = 1.96 * (wins / games * (1 - wins / games) / games) ** 0.5
        mean = sum(self.points) / games
        ranks = "".join(f"{self.ranks.count(rank):>6}" for rank in range(1, seats + 1))
        share = f"{100 * wins / games:.1f} %"
        bounds = f"+-{100 * margin:.1f}"
        points = f"{mean:>8.1f} {min(self.points):>4} {max(self.points):>4}"
        return f"{self.name:<16}{wins:>6}  {share:>7} {bounds:<7}{points}  {ranks}"


def simulate(
    name: str, seats: Sequence[str], games: int, seed: int, options: Mapping[str, object], rotate: bool
) -> int:
    """Play the games and print the figures."""
    first = new_game(name, list(seats), seed, **options)
    _check(first)
    records = [Record(f"{number} {seat}"[:16]) for number, seat in enumerate(seats, start=1)]
    by_seat = [0] * len(seats)
    decisions = 0
    start = process_time()
    for number in range(games):
        shift = number % len(seats) if rotate else 0
        order = [*range(len(seats))][shift:] + [*range(len(seats))][:shift]
        game = new_game(name, [seats[player] for player in order], seed + number, **options)
        decisions += play_out(game)
        for seat, (player, score) in enumerate(zip(order, game.scores(), strict=True)):
            records[player].points.append(score["total"])
            records[player].ranks.append(score["rank"])
            by_seat[seat] += score["rank"] == 1
    seconds = max(process_time() - start, 1e-9)
    _print(records, by_seat, f"{games} games, seeds {seed} to {seed + games - 1}{', seats in turn' if rotate else ''}.")
    print(f"{decisions} decisions in {seconds:.2f} s of CPU time: {decisions / seconds:.0f} per second, "
          f"{1000 * seconds / games:.1f} ms a game.")  # fmt: skip
    return 0


def quick(meta: Meta) -> list[str]:
    """The seats of a game that is begun by one tap, with the best bot for each person."""
    return [f"bot:{best(rules(meta.name))}" if seat == "human" else seat for seat in meta.quick]


def _check(game: Game) -> None:
    others = "".join(f" or a {kind.title}" for kind in game.rules.meta.kinds)
    for number, seat in enumerate(game.view(None)["seats"]):
        if seat["kind"] == "human":
            raise InvalidPosition(f"seats[{number}]: a person cannot be simulated; name a bot{others}")
    check_seats(game)


def play_out(game: Game) -> int:
    """Bots play to the end; how many decisions that were."""
    names = [seat["name"] for seat in game.view(None)["seats"]]
    decisions = 0
    while decision := game.decision:
        game.act(choose(names[decision.seat], game))
        decisions += 1
    return decisions


def _print(records: Sequence[Record], by_seat: Sequence[int], title: str) -> None:
    seats = len(records)
    print(title)
    ranks = "".join(f"{f'{rank}.':>6}" for rank in range(1, seats + 1))
    print(f"{'':<16}{'wins':>6}  {'share (95 %)':<15}{'points':>8} {'min':>4} {'max':>4}  {ranks}")
    for record in records:
        print(record.line(seats))
    places = ", ".join(f"seat {seat} {number}" for seat, number in enumerate(by_seat, start=1))
    print("\n".join(paragraph(f"Wins by seat: {places}.")))
