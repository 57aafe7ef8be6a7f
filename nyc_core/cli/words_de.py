"""German: what the command line itself says. Commands and notation are the same in every language."""

from __future__ import annotations

TEXT: dict[str, str] = {
    "commands": """
  eine Zahl           diese Möglichkeit; Gruppen öffnen sich, back schließt sie
  AKTION              jede Aktion, geschrieben wie in den [Klammern]
  ?                   die Regel hinter der Entscheidung
  ? AKTION            warum geht das nicht?
  ? 5.4               was Regel {prefix}-5.4 sagt
  table   score       der Tisch; die Punkte, wenn das Spiel jetzt zu Ende wäre
  log N               die letzten N Ereignisse
  hint                was jetzt am besten ist, und warum
  undo    undo!       die letzte Aktion zurücknehmen; undo! auch Aufgedecktes
  save DATEI          load DATEI          quit
""",
    # Playing
    "begin": "{title}, Startzahl {seed}. Wähle mit einer Zahl; help zeigt alles andere.",
    "player": "Person {n}",
    "note": "Hinweis: {text}",
    "goodbye": "Auf Wiedersehen.",
    "which": "Welche genau? (back: das Menü davor)",
    "choose": "Wähle von 1 bis {n}.",
    "over": "Das Spiel ist zu Ende.",
    "over.prompt": "Das Spiel ist zu Ende (score, log, save, undo!, quit) > ",
    "hand_over": "{name}, du bist dran: Nimm die Tastatur und drücke die Eingabetaste. ",
    "hint": "Am besten: {action} [{notation}]",
    "hint.next": "Etwa {loss} weniger: {action} [{notation}]",
    "undo.always": "{reason} (undo! geht trotzdem zurück.)",
    "undone": "Zurückgenommen.",
    "save.name": "save DATEI: Nenne eine Datei.",
    "save.failed": "Nicht gesichert: {reason}",
    "saved": "Gesichert: {name}",
    "load.name": "load DATEI: Nenne eine Datei.",
    "load.failed": "Nicht geladen: {reason}",
    # Reviews
    "review.of": "{name}: {n} Entscheidungen, je {playouts}-mal durchgespielt.",
    "review.none": "Keine Fehler.",
    "review.mistake": "{n}. {played}: {mark}, etwa {cost} %",
    "review.better": "Besser: {best} [{notation}]",
    "review.lost": "Am meisten verloren bei: {kinds}.",
    "review.figure": "{figure} % im Mittel bei echten Entscheidungen verloren: {band}.",
    "review.luck": "Vorsprung am Ende {lead}: Glück {luck} (etwa, auf {error} genau), Spiel {play}.",
    "not_over": "Das Spiel ist noch nicht zu Ende: {waiting}",
    # Explaining
    "help": "Mit help siehst du alle Befehle.",
    "can": "Das geht: {action}.",
    "no_clause": "Eine Regel {clause} gibt es nicht.",
    "ruling": "Festlegung: {text}",
    # The menu
    "group": "{name} ({n} Möglichkeiten)",
    "rank": "Rang",
}
