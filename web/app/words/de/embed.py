"""The board on somebody else's page, in German."""

from __future__ import annotations

TEXT: dict[str, str] = {
    # Before Python is there (web/js/embed.mjs)
    "embed.name": "{game}, das Brettspiel",
    "embed.kind.play": "Eine Partie zum Spielen",
    "embed.kind.replay": "Eine Partie zum Durchsehen",
    "embed.kind.lesson": "Eine Lektion",
    "embed.kind.position": "Ein Tisch zum Ansehen",
    "embed.start.play": "Spielen",
    "embed.start.replay": "Partie durchsehen",
    "embed.start.lesson": "Lektion beginnen",
    "embed.start.position": "Am Tisch umsehen",
    "embed.end": "Das Bild zeigt den letzten Tisch der Partie.",
    "embed.undealt": "Das Bild zeigt den Tisch, bevor etwas verteilt ist.",
    "embed.opening": "Der Tisch wird gedeckt …",
    "embed.failed": "Der Tisch lässt sich in diesem Browser nicht öffnen. Lade die Seite neu oder nimm einen neueren"
    " Browser.",
    # What is wrong with an address
    "notice.guest": "{detail}",
    "guest.unknown": "Dieses Brett kennt „{name}“ nicht.",
    "guest.value": "„{name}={value}“ geht hier nicht; es gilt das Übliche.",
    "guest.origin": "„{name}“ ist keine Adresse einer Website und zählt nicht.",
    "guest.nobody": "Dieses Brett darf mit keiner Seite sprechen.",
    "guest.unkept": "Wessen Seite das ist, ist nicht bekannt: Es wird nichts gespeichert.",
    "guest.ply": "Einen Schritt {name} gibt es nicht: Die Partie hat {value}.",
    "guest.game": "Die Partie in dieser Adresse lässt sich nicht lesen; hier liegt stattdessen eine andere. {name}",
    "guest.lesson": "Diese Lektion gibt es nicht; hier liegt stattdessen eine Partie. {name}",
    "guest.seats": "So kann niemand am Tisch sitzen; stattdessen liegt hier der übliche Tisch. {name}",
    # What the page around cannot do
    "guest.refused.shown": "Hier spielt niemand: Dieser Tisch wird nur gezeigt.",
    "guest.refused.persons": "Hier spielen mehrere: Die Seite drumherum kann nicht für sie spielen.",
    "guest.refused.over": "Die Partie ist zu Ende.",
    "guest.refused.wait": "Jemand anderes ist am Zug.",
}
