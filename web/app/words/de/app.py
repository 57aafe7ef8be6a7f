"""What the device did, notices, settings: in German."""

from __future__ import annotations

TEXT: dict[str, str] = {
    # What the device's memory did, or did not
    "notice.trouble.full": "Der Speicher dieses Geräts ist voll: Das Spiel geht weiter, wird ab jetzt aber nicht"
    " gespeichert. Lösche andere Spiele oder sichere dieses als Datei.",
    "notice.trouble.forbidden": "Dieser Browser lässt die Seite nichts speichern: Das Spiel geht weiter, ist aber fort,"
    " sobald der Tab geschlossen wird. Sichere es als Datei, um es zu behalten.",
    "notice.trouble.elsewhere": "Dieses Spiel ist auch in einem anderen Tab offen und ging dort weiter. Nichts wurde"
    " überschrieben: Wähle, welches hier weitergeht.",
    "notice.theirs": "Mit dem aus dem anderen Tab weiterspielen",
    "notice.mine": "Meines als Kopie behalten",
    "notice.export": "Als Datei sichern",
    "notice.spare": "Einer der beiden Orte, an denen dieser Browser Spiele speichert, ist voll oder gestört. Dein"
    " Spiel ist am anderen gespeichert; ganz sicher bewahrt es eine Datei.",
    "notice.full": "Der Speicher dieses Geräts ist voll. Nichts wurde verändert.",
    "notice.forbidden": "Dieser Browser lässt die Seite nichts speichern.",
    "notice.elsewhere": "Dieses Spiel ging in einem anderen Tab weiter. Nichts wurde verändert.",
    "notice.broken": "Dieser Spielstand ist beschädigt und lässt sich nicht öffnen. Er bleibt, wie er ist, und kann als"
    " Datei gesichert werden.",
    "notice.absent": "Dieses Spiel ließ sich nicht laden. Beim ersten Öffnen braucht es ein Netz.",
    "notice.gone": "Dieses Spiel ist nicht mehr auf diesem Gerät.",
    "notice.unreadable": "Dieses Spiel lässt sich nicht öffnen. {detail} Es bleibt, wie es ist.",
    "notice.earlier": "Der letzte Schritt dieses Spiels war beschädigt: Es steht einen Schritt früher.",
    "notice.rescued": "Das Spiel geht von seiner gespeicherten Stellung aus weiter. {detail}",
    "notice.opened": "Das Spiel ist geöffnet und steht jetzt unter deinen Spielständen.",
    "notice.link": "Dieser Link enthält kein ganzes Spiel: Er wurde abgeschnitten oder ist etwas anderes.",
    "notice.link.label": "Der Link zu diesem Spiel",
    "notice.too_long": "Diese Datei ist zu lang für einen Spielstand.",
    "notice.copied_game": "Eine Kopie steht unter deinen Spielständen.",
    "notice.copied": "Der Link ist in der Zwischenablage. Er enthält das ganze Spiel mit allem, was verdeckt ist:"
    " alle Hände, die Folge des Stapels.",
    "notice.not_copied": "Die Zwischenablage ist hier nicht zu erreichen: Kopiere den Link von Hand. Er"
    " enthält das ganze Spiel, mit allem, was verdeckt ist.",
    # Refusals of the app's own
    "refusal.undo_other": "Was jemand anderes getan hat, bleibt bestehen.",
    "refusal.undo_barred": "Das bleibt bestehen: Seitdem wurde etwas aufgedeckt, oder jemand anderes war am Zug.",
    # First visit
    "guide.offer": "Neu hier?",
    "guide.offer.yes": "Anleitung",
    # Telling
    "step.label": "Sieh, was geschieht",
    # Panels
    "games.copy.name": "{name} (Kopie)",
    "new.error": "So kann nicht gespielt werden: {problem}",
    "new.error.seed": "Die Startzahl ist eine ganze Zahl.",
    "new.player": "Person {n}",
    "end.again": "Noch einmal spielen",
    "end.new": "Andere Gegner",
    "end.replay": "Partie ansehen",
    "end.share": "Partie teilen",
    "end.decided": "Den Ausschlag gab: {what}, {n} Punkte mehr als {name}.",
    # The language of the page; each is called as it calls itself
    "set.language.label": "Sprache",
    "set.language.text": "In der alles gesagt wird.",
    "set.language.auto": "Auto",
    "set.language.en": "English",
    "set.language.de": "Deutsch",
}
