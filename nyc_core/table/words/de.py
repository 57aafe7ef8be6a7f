"""German: what every game says, whatever it tells of."""

from __future__ import annotations

TEXT: dict[str, str] = {
    "seat.dat": "{name}",
    "you": "du",
    "you.dat": "dir",
    "list.comma": ", ",
    "list.and": " und ",
    "list.semicolon": "; ",
    "list.plus": " + ",
    "counted": "{amount} {noun}",
    "counted.short": "{amount}× {noun}",  # noqa: RUF001
    "number.0": "keine",
    "number.1": "eine",
    "number.2": "zwei",
    "number.3": "drei",
    "number.4": "vier",
    "number.5": "fünf",
    "number.6": "sechs",
    "number.7": "sieben",
    "number.8": "acht",
    "number.9": "neun",
    "number.10": "zehn",
    "number.11": "elf",
    "number.12": "zwölf",
    "refusal.over": "Das Spiel ist zu Ende.",
    "undo_barred": "Das lässt sich nicht mehr zurücknehmen: Seitdem wurde etwas aufgedeckt, oder jemand anderes war am"
    " Zug.",
    "undo_nothing": "Es gibt nichts zurückzunehmen.",
    "rescued": "Die Züge dieses Spielstands führen nicht mehr zu seiner Stellung, also geht das Spiel ohne sie von"
    " dieser Stellung aus weiter.",
    "result.won": "{winner} {winner:gewinnt|gewinnst} mit {points:# Punkt|# Punkten} vor {others}.",
    "result.other": "{seat.dat} ({points})",
    "event.over": "Das Spiel ist zu Ende.",
    "event.rescued": "Das Spiel geht von einer gespeicherten Stellung aus weiter; die Züge davor sind nicht bekannt.",
    "event.unknown": "{event}",
}
