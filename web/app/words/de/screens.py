"""The texts of the screens and sheets around the table in German."""

from __future__ import annotations

TEXT: dict[str, str] = {
    # Screens
    "close": "Schließen",
    "home.line": "Fünf Runden, sechs Bezirke, eine Skyline.",
    "home.quick": "Sofort spielen",
    "home.quick.text": "Du gegen Tom, Stufe B4",
    "home.go_on": "Weiterspielen",
    "home.round": "Runde {n}",
    "home.over": "beendet",
    "home.new": "Neues Spiel",
    "home.games": "Spielstände",
    "home.guide": "Anleitung",
    "home.rules": "Regeln",
    "home.settings": "Einstellungen",
    "home.import": "Datei öffnen",
    "home.credits": "Schriften: Jost und Limelight, SIL Open Font License. Alle Bilder und Worte sind unsere eigenen.",
    "menu.score": "Wertung",
    "menu.log": "Was geschehen ist",
    "menu.rules": "Regeln",
    "menu.restart": "Meinen Zug neu beginnen",
    "menu.replay": "Das Spiel noch einmal ansehen",
    "menu.practice": "Üben",
    "menu.practice.text": "Immer zurücknehmen, auch was aufgedeckt wurde.",
    "menu.share": "Als Link teilen",
    "menu.export": "Als Datei sichern",
    "menu.games": "Spielstände",
    "menu.new": "Neues Spiel",
    "menu.guide": "Anleitung",
    "menu.settings": "Einstellungen",
    "menu.home": "Startseite",
    "hand_over.pass": "Gib das Gerät weiter an",
    "hand_over.text": "Sonst sollte jetzt niemand hinsehen: Als Nächstes kommt deine Hand.",
    "hand_over.ready": "Ich bin {name}",
    "info.card": (
        "Zwei Karten einer Art oder ein Joker mit irgendeiner anderen Karte zählen als eine Karte der Art, um die"
        " geboten wird."
    ),
    "info.lantern": (
        "Hier hängt die {colour}: Am Spielende bringt der Charakter „{name}“ 1 Punkt für jeden Wolkenkratzer hier."
    ),
    "info.borough": (
        "Am Spielende erhält der erste Rang hier den ganzen Wert, jeder weitere die Hälfte des vorigen, aufgerundet."
    ),
    "info.statue.title": "Freiheitsstatue",
    "info.statue": (
        "Wer zuerst in allen sechs Bezirken einen Wolkenkratzer hat, erhält sofort 4 Punkte; am Spielende erhalten"
        " alle, die das haben, 3."
    ),
    "info.display.title": "Prestigeplättchen",
    "info.display": (
        "Die zwei höchsten Prestigegebote dürfen ein Plättchen in einen Bezirk legen, in den sein Fahrzeug fährt, das"
        " Fahrzeug behalten und dort bauen. Das Plättchen zählt seine Punkte zum Bezirk."
    ),
    "info.press.title": "Presseleiste",
    "info.press": (
        "Wer weiter vorn liegt, ist zuerst dran und gewinnt jeden Gleichstand. Auf demselben Feld liegt der oberste"
        " Marker vorn. Feld 5 oder höher ist am Spielende 3 Punkte wert."
    ),
    "info.points.title": "Punkte",
    "info.points": "Die bisher erhaltenen Punkte. Die meisten Punkte gibt es am Spielende.",
    "info.draw.title": "Nachziehstapel",
    "info.draw": "Ist er leer, wird der Ablagestapel gemischt.",
    "info.discard.title": "Ablagestapel",
    "info.discard": "Karten, die gespielt oder abgeworfen wurden.",
    # New game
    "new.kind.label": "Wer spielt",
    "new.kind.human": "Person",
    "new.kind.tom": "Tom",
    "new.kind.bot": "Bot",
    "new.name": "Name",
    "new.level": "Stufe dieses Toms",
    "new.bot": "Welcher Bot",
    "new.seat": "{n}",
    "new.remove": "Platz {n} entfernen",
    "new.add": "Noch ein Platz",
    "new.more": "Mehr",
    "new.seed": "Startzahl",
    "new.seed.hint": "irgendeine Zahl oder leer",
    "new.begin": "Spiel beginnen",
    "new.colour": "Farbe",
    "new.tom": "Tom {n} · {level} · {how}",
    "new.tom.other": "Stufe {level}",
    "new.how.0": "leicht",
    "new.how.1": "mittel",
    "new.how.2": "schwer",
    "bot.clerk": "Clerk, spielt vernünftig",
    "bot.random": "Random, spielt zufällig",
    "colour.red": "Rot, senkrechte Linien",
    "colour.blue": "Blau, waagrechte Linien",
    "colour.amber": "Bernstein, schräge Linien",
    "colour.green": "Grün, Fenster",
    "colour.violet": "Violett, Zickzack",
    # Settings
    "set.speed.label": "Tempo",
    "set.speed.text": "Wie schnell die Schritte von Toms, Bots und anderen gezeigt werden.",
    "set.speed.auto": "Auto",
    "set.speed.slow": "Langsam",
    "set.speed.normal": "Normal",
    "set.speed.fast": "Schnell",
    "set.speed.off": "Aus",
    "set.theme.label": "Licht",
    "set.theme.text": "Die Farben des Tisches.",
    "set.theme.auto": "Auto",
    "set.theme.light": "Tag",
    "set.theme.dark": "Nacht",
    "set.hand_over.label": "Weitergeben",
    "set.hand_over.text": "Ein Sichtschutz, wenn sich mehrere dieses Gerät teilen.",
    "set.hand_over.on": "An",
    "set.hand_over.off": "Aus",
    "set.guide.label": "Anleitung",
    "set.guide.text": "Der geführte Einstieg.",
    "set.guide.new": "Wieder zeigen",
    "set.guide.seen": "Gesehen",
    # Saved games
    "games.empty": "Auf diesem Gerät ist noch kein Spiel gespeichert.",
    "games.unnamed": "Spiel",
    "games.name": "Name des Spiels",
    "games.rename": "{name} umbenennen",
    "games.copy": "{name} kopieren",
    "games.export": "{name} als Datei sichern",
    "games.export-raw": "Was von {name} übrig ist, als Datei sichern",
    "games.share": "{name} als Link teilen",
    "games.delete": "{name} löschen",
    "games.deleted": "{name} ist gelöscht.",
    "games.undelete": "Zurückholen",
    "do.renamed": "Umbenennen",
    "broken.broken": "Dieses Spiel lässt sich nicht lesen.",
    # Rules
    "rules.search": "Die Regeln durchsuchen",
    "rules.found": "Gefundene Regeln: {n}",
    "rules.ruling": "Unsere Festlegung:",
    "rules.note": "Über diese Regeln",
    # Guide
    "guide.goal.title": "Baue die Skyline",
    "guide.goal.text": (
        "Wer in einem Bezirk die meisten Wolkenkratzer hat, bekommt am Spielende seine Punkte. Charaktere, Presse und"
        " Prestige bringen weitere."
    ),
    "guide.round.title": "Fünf Runden, drei Phasen",
    "guide.round.text": "Nimm Karten; biete damit sechsmal; setze dann deine Charaktere ein.",
    "guide.bid.title": "Geboten wird mit Karten",
    "guide.bid.text": (
        "Jede passende Karte zählt 1. Ein Joker mit irgendeiner anderen Karte zählt auch 1. Alle handeln nach ihrem"
        " Gebot; das höchste bekommt etwas mehr."
    ),
    "guide.characters.title": "Charaktere arbeiten für dich",
    "guide.characters.text": (
        "Wirb sie in der Aufzugrunde an. Für einen Dollar wirkt einer, einmal pro Runde. Die mit ENDE zählen am"
        " Spielende von selbst."
    ),
    "guide.turn.title": "Dein Zug",
    "guide.turn.text": (
        "Was leuchtet, kannst du antippen. Tippst du etwas anderes an, erfährst du, was es ist oder warum es nicht"
        " geht. Rückgängig ist immer in der Nähe."
    ),
    "guide.back": "Zurück",
    "guide.skip": "Überspringen",
    "guide.next": "Weiter",
    "guide.start": "Losspielen",
    "goal.wild": "Zählt zusammen mit irgendeiner anderen Karte als eine Karte; jeder weitere zählt eine mehr.",
    "character.short": "{name}, Wert {value}, {phase}",
    "character.tip": "{name}: {effect} ({rule})",
}
