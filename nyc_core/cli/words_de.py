"""German: what the command line itself says. Commands and notation are the same in every language."""

from __future__ import annotations

TEXT: dict[str, str] = {
    "commands": """
  eine Zahl           diese Möglichkeit; Gruppen öffnen sich, back schließt sie
  bid press wild      jede Aktion, geschrieben wie in den [Klammern]
  ?                   die Regel hinter der Entscheidung
  ? take 9            warum geht das nicht?
  ? 13     ? 5.4      was Charakter 13 tut; was Regel NYC-5.4 sagt
  table   score       der Tisch; die Punkte, wenn das Spiel jetzt zu Ende wäre
  log N               die letzten N Ereignisse
  hint                was der Clerk täte
  undo    undo!       die letzte Aktion zurücknehmen; undo! auch Aufgedecktes
  save DATEI          load DATEI          quit
Auf dem Tisch zeigt * den Bürgermeister und eingesetzte Charaktere.
""",
    # Playing
    "begin": "New York City, Startzahl {seed}. Wähle mit einer Zahl; help zeigt alles andere.",
    "player": "Person {n}",
    "note": "Hinweis: {text}",
    "goodbye": "Auf Wiedersehen.",
    "which": "Welche genau? (back: das Menü davor)",
    "choose": "Wähle von 1 bis {n}.",
    "over": "Das Spiel ist zu Ende.",
    "over.prompt": "Das Spiel ist zu Ende (score, log, save, undo!, quit) > ",
    "hand_over": "{name}, du bist dran: Nimm die Tastatur und drücke die Eingabetaste. ",
    "hint": "Der Clerk würde: {action} [{notation}]",
    "undo.always": "{reason} (undo! geht trotzdem zurück.)",
    "undone": "Zurückgenommen.",
    "save.name": "save DATEI: Nenne eine Datei.",
    "save.failed": "Nicht gesichert: {reason}",
    "saved": "Gesichert: {name}",
    "load.name": "load DATEI: Nenne eine Datei.",
    "load.failed": "Nicht geladen: {reason}",
    "not_over": "Das Spiel ist noch nicht zu Ende: {waiting}",
    # Explaining
    "help": "Mit help siehst du alle Befehle.",
    "numbers": "Charaktere haben die Nummern 1 bis {n}.",
    "can": "Das geht: {action}.",
    "no_clause": "Eine Regel {clause} gibt es nicht.",
    "ruling": "Festlegung: {text}",
    "character": "{n} {name} (Wert {value}, {phase}): {effect}",
    # The menu
    "group": "{name} ({n} Möglichkeiten)",
    "group.bid": "Gebot {n}",
    "group.use": "{name} ({n}) einsetzen",
    "group.discard": "Abwerfen",
    "group.keep": "Behalten",
    # The table
    "head": "== Runde {n} von 5 | {phase} | Bürgermeister: {mayor} ",
    "phase.start": "Aufbau",
    "phase.draft": "Phase I: Karten wählen",
    "phase.bidding": "Phase II: {card}runde",
    "phase.activation": "Phase III",
    "phase.over": "Ende",
    "borough": "Bezirk",
    "mayor": "Buchst.",
    "worth": "Wert",
    "never": "nie",
    "neutral": "neutral",
    "none": "keine",
    "nobody": "niemand",
    "press": "Presse",
    "elevator": "Aufzug",
    "stacks": "Stapel",
    "pairs": "Paare",
    "tiles": "Plättchen",
    "tiles.hidden": "verdeckt: {n}",
    "statue": "Statue: {n}",
    "piles": "Nachziehstapel: {draw}, Ablage: {discard}",
    "vessels": "Fahrzeuge",
    "bot": "Bot",
    "you": "du",
    "board": "Tableau",
    "points": "Punkte: {n} (jetzt gewertet {total})",
    "dollars": "Dollar: {n}",
    "skyscrapers": "Wolkenkratzer: {n}",
    "company": "Team",
    "fleet": "Flotte",
    "hand": "Hand",
    "supply": "Vorrat",
    "reserve": "Reserve: {cards}",
    "rank": "Rang",
    "tom": "Die Charaktere eines Toms zählen nach NYC-9.12: mit zwei Dollar doppelt.",
}
