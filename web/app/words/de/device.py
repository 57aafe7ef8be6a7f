"""New versions and storage, in German."""

from __future__ import annotations

TEXT: dict[str, str] = {
    "device.offered": "Eine neue Version ist da. Sie löst die alte zwischen zwei Zügen ab; deine Spiele gehen"
    " darin weiter.",
    "device.update": "Jetzt wechseln",
    "device.wanted": "Die neue Version kommt, sobald dieser Zug zu Ende ist.",
    "device.here": "Die neue Version ist da. Dieser Tab folgt, sobald dieser Zug zu Ende ist.",
    "device.suggest": "Dieser Browser darf Gespeichertes löschen, wenn der Platz knapp wird. Eine Datei bewahrt das"
    " Spiel sicher auf.",
    "device.erased.home": "Safari löscht deine Spiele nach sieben Tagen ohne Besuch. Sichere sie als Dateien, oder leg"
    " die Seite auf den Home-Bildschirm (Teilen, Zum Home-Bildschirm): Spiele, die du dort beginnst, bleiben.",
    "device.erased.dock": "Safari löscht deine Spiele nach sieben Tagen ohne Besuch. Sichere sie als Dateien, oder leg"
    " die Seite ins Dock (Ablage, Zum Dock hinzufügen): Spiele, die du dort beginnst, bleiben.",
    "device.export": "Als Datei speichern",
    "device.persist": "Den Browser fragen",
    "device.storage": "Speicher",
    "device.kept.yes": "Der Browser hat versprochen, deine Spiele aufzubewahren.",
    "device.kept.no": "Der Browser darf deine Spiele löschen, wenn der Platz knapp wird. Sichere als Dateien, was dir"
    " wichtig ist.",
    "device.kept.unknown": "Der Browser sagt nicht, ob er deine Spiele aufbewahrt. Sichere als Dateien, was dir wichtig"
    " ist.",
    "device.memory.spare": "Einer der beiden Orte, an denen dieser Browser Spiele speichert, ist gestört; der andere"
    " wird benutzt.",
    "device.memory.late": "Wird dieser Browser gewaltsam beendet, können die letzten Sekunden verloren gehen.",
    "device.used": "Die Seite und was sie speichert, brauchen {size} MB.",
}
