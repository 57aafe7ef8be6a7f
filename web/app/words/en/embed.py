"""The board on somebody else's page, in English."""

from __future__ import annotations

TEXT: dict[str, str] = {
    # Before Python is there (web/js/embed.mjs)
    "embed.name": "{game}, the board game",
    "embed.kind.play": "A game to play",
    "embed.kind.replay": "A game to look through",
    "embed.kind.lesson": "A lesson",
    "embed.kind.position": "A table to look at",
    "embed.start.play": "Play",
    "embed.start.replay": "Look through the game",
    "embed.start.lesson": "Start the lesson",
    "embed.start.position": "Look around the table",
    "embed.end": "The picture shows the last table of the game.",
    "embed.undealt": "The picture shows the table before anything is dealt.",
    "embed.opening": "Opening the table…",
    "embed.failed": "The table could not be opened in this browser. Reload the page to try again, or try a newer"
    " browser.",
    # What is wrong with an address
    "notice.guest": "{detail}",
    "guest.unknown": "This board does not know “{name}”.",
    "guest.value": "“{name}={value}” is not possible here; the usual is used instead.",
    "guest.origin": "“{name}” is the address of no site; it is left out.",
    "guest.nobody": "This board may talk to no page.",
    "guest.unkept": "It is not known whose page this is: nothing is kept.",
    "guest.ply": "There is no step {name}: the game has {value}.",
    "guest.game": "The game in this address cannot be read; another one lies here instead. {name}",
    "guest.lesson": "There is no such lesson; a game lies here instead. {name}",
    "guest.seats": "Nobody can sit like that; the usual table lies here instead. {name}",
    # What the page around cannot do
    "guest.refused.shown": "Nobody plays here: this table is only shown.",
    "guest.refused.persons": "Several people play here: the page around cannot play for them.",
    "guest.refused.over": "The game is over.",
    "guest.refused.wait": "It is somebody else's turn.",
}
