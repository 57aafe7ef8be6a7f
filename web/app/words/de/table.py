"""The texts of the table in German.

Which words are always the same, the engine's `de.py` tells. Numbers stand where they need no plural ("Punkte: 1").
"""

from __future__ import annotations

TEXT: dict[str, str] = {
    # Names of things
    "owner.neutral": "Neutral",
    # Characters and cards
    "rule.link": "{rule}",
    # The bar
    "brand": "New York City",
    "leap": "Zu dem, was gefragt ist. Die Pfeiltasten hinauf und hinab führen durch alles, was man tun kann.",
    "door.undo": "Rückgängig",
    "door.score": "Wertung",
    "door.log": "Verlauf",
    "door.menu": "Menü",
    "tab.lit": "hier gibt es etwas zu tun",
    "region.bar": "Runde und Menü",
    "region.tray": "Dein Zug",
    "region.tabs": "Teile des Tisches",
    # Players
    "kind.human": "Person",
    "kind.bot": "Bot",
    # Prompt
    "prompt.over": "Das Spiel ist zu Ende.",
    "prompt.wait": "{name} {what}.",
    "do.take-back": "Zurücknehmen",
    "do.go-on": "Weiter",
    "do.unweigh": "Zurück",
    "prompt.cancel": "Zurück",
    # Log
    "region.log": "Was geschehen ist",
    "log.empty": "Noch ist nichts geschehen.",
    "log.heading": "Runde {n}",
    "log.show": "{text} Den Tisch von damals zeigen.",
    "show.next": "Weiter",
    "show.skip": "Überspringen",
    "scrub.first": "Zum Anfang",
    "scrub.prev": "Einen Schritt zurück",
    "scrub.next": "Einen Schritt weiter",
    "scrub.label": "Moment des Spiels",
    "scrub.where": "Schritt {n} von {of}",
    "scrub.actions": "Aktion {n} von {of}",
    "scrub.undo": "Bis hierher zurücknehmen",
    "scrub.now": "Zurück ins Spiel",
}
