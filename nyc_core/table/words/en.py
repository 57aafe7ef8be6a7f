"""English: what every game says, whatever it tells of: lists, numbers, "you", and what the table itself has to say."""

from __future__ import annotations

TEXT: dict[str, str] = {
    "seat.whose": "{name}'s",
    "you": "you",
    "you.whose": "your",
    "list.comma": ", ",
    "list.and": " and ",
    "list.semicolon": "; ",
    "list.plus": " + ",
    "counted": "{amount} {noun}",
    "counted.short": "{amount} {noun}",
    "number.0": "no",
    "number.1": "one",
    "number.2": "two",
    "number.3": "three",
    "number.4": "four",
    "number.5": "five",
    "number.6": "six",
    "number.7": "seven",
    "number.8": "eight",
    "number.9": "nine",
    "number.10": "ten",
    "number.11": "eleven",
    "number.12": "twelve",
    "refusal.over": "The game is over.",
    "undo_barred": "This cannot be taken back: since then something hidden was revealed, or somebody else has acted.",
    "undo_nothing": "There is nothing to take back.",
    "rescued": "The moves of this save no longer lead to its position, so the game goes on from that position without"
    " them.",
    "result.won": "{winner} {winner:wins|win} with {points:# point|# points}, ahead of {others}.",
    "result.other": "{seat} ({points})",
    "event.over": "The game is over.",
    "event.rescued": "The game goes on from a saved position; the moves before it are not known.",
    "event.unknown": "{event}",
}
