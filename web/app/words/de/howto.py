"""The page that tells how to embed the board, in German."""

from __future__ import annotations

TEXT: dict[str, str] = {
    "menu.howto": "Das Brett auf deiner Seite",
    "howto.title": "Das Brett auf deiner Seite",
    "howto.lead": "Lektionen, Partien und Tische von New York City leben auf jeder Webseite: zwei Zeilen"
    " Code, nichts einzurichten, und niemand wird beobachtet.",
    "howto.other": "English",
    "howto.play": "Zum Spiel selbst",
    "howto.copy": "Code kopieren",
    "howto.copied": "Kopiert",
    "howto.lesson": "Eine Lektion",
    "howto.lesson.text": "Zuerst ist da nur ein Bild. Wer es antippt, startet den Tisch: Zehn Bretter auf einer Seite"
    " kosten zehn Bilder.",
    "howto.replay": "Eine Partie zum Durchsehen",
    "howto.replay.text": "Deine Seite kann führen: Diese Knöpfe drehen den Tisch zu einem Augenblick der"
    " Partie, und was"
    " dort geschieht, erfährt deine Seite.",
    "howto.first": "Der Anfang",
    "howto.back": "Ein Schritt zurück",
    "howto.on": "Ein Schritt weiter",
    "howto.last": "Das Ende",
    "howto.told": "Was das Brett dieser Seite sagt",
    "howto.nothing": "Noch nichts.",
    "howto.games": "Ein anderes Spiel",
    "howto.games.text": "Dasselbe Brett zeigt jedes Spiel dieser Seite: {rules} "
    "nennt es, wo weder eine Lektion noch ein Spielstand das tut. Alle Parameter und Nachrichten sind die gleichen.",
    "howto.frame": "Ohne Skript",
    "howto.frame.text": "Wo kein Skript einer fremden Seite laufen darf, genügt ein Rahmen. Alles steht in seiner"
    " Adresse.",
    "howto.own": "Deine eigenen Tische und Lektionen: Baue sie im Editor auf, er schreibt dir den Code.",
    "howto.editor": "Editor öffnen",
    "howto.parameters": "Was sich einstellen lässt",
    "howto.parameters.text": "Als Attribute des Elements oder in der Adresse des Rahmens hinter einem Fragezeichen oder"
    " einer Raute. Was das Brett nicht kennt, wird auf dem Bildschirm gesagt, und es gilt das Übliche.",
    "howto.name": "Bezeichnung",
    "howto.values": "Werte",
    "howto.meaning": "Bedeutung",
    "howto.set.mode": "Wofür das Brett da ist: zum Spielen, zum Durchsehen einer Partie, als Lektion oder nur zum"
    " Ansehen.",
    "howto.set.lesson": "Eine Lektion mit ihrer Kennung oder eine eigene, wie der Editor sie packt.",
    "howto.set.at": "Bei einem Kurs die Lektion, mit der er beginnt, von 1 an gezählt.",
    "howto.set.game": "Eine Partie oder ein Tisch: was in einem geteilten Link hinter dem letzten Schrägstrich steht,"
    " oder der Code des Editors.",
    "howto.set.ply": "Der Augenblick der Partie, in Aktionen gezählt.",
    "howto.set.rules": "Welches Spiel, wo es nichts anderes sagt.",
    "howto.set.seats": "Wer spielt, mit Kommas dazwischen.",
    "howto.set.seed": "Die Kartenverteilung: gleiche Zahl, gleiche Partie.",
    "howto.set.theme": "Bei Tag oder bei Nacht.",
    "howto.set.lang": "Die Sprache.",
    "howto.set.controls": "Ohne die Leiste oben und ihr Menü.",
    "howto.set.load": "Sofort, ohne auf ein Antippen zu warten.",
    "howto.set.save": "Die Partie darf auf dem Gerät der Besucher bleiben.",
    "howto.set.origins": "Nur auf diese Seiten wird gehört, nur ihnen wird etwas gesagt. Das Element setzt es selbst.",
    "howto.messages": "Was das Brett sagt und was man ihm sagt",
    "howto.messages.text": "Das Element macht aus jeder Nachricht ein Ereignis und hat für jeden Auftrag eine Methode."
    " Mit einem Rahmen allein spricht man über {call}:",
    "howto.out": "Deine Seite erfährt",
    "howto.in": "Aufträge an das Brett",
    "howto.tell.ready": "Das Bild ist da ({picture}), später der Tisch ({table}).",
    "howto.tell.position": "Ein anderer Augenblick ist zu sehen: {facts}.",
    "howto.tell.action": "Jemand hat gespielt: {facts}.",
    "howto.tell.refused": "Etwas geht nicht: der Paragraf und der Satz dazu.",
    "howto.tell.solved": "Die Lektion ist gelöst.",
    "howto.tell.failed": "Die Lektion ist gescheitert, und warum.",
    "howto.tell.progress": "Eine Lektion eines Kurses ist geschafft: {facts}.",
    "howto.tell.finished": "Die Partie ist zu Ende: die Wertung.",
    "howto.tell.resize": "Wie hoch der Rahmen sein soll. Das Element macht das selbst.",
    "howto.tell.error": "Mit einer Adresse oder einer Nachricht stimmt etwas nicht.",
    "howto.order.load": "Ein anderer Tisch; dieselben Bezeichnungen wie oben.",
    "howto.order.goto": "Der Augenblick nach so vielen Aktionen.",
    "howto.order.play": "Für die eine Person am Tisch spielen.",
    "howto.order.theme": "Bei Tag, bei Nacht oder wie das Gerät es hat.",
    "howto.safe": "Gut zu wissen",
    "howto.safe.hidden": "Verdeckte Karten bleiben im Rahmen: Deine Seite erfährt, was die Person sehen darf, die"
    " spielt, oder was alle sehen dürfen.",
    "howto.safe.stored": "Nichts wird gespeichert und niemand um etwas gebeten, außer du erlaubst dem Brett das"
    " Speichern.",
    "howto.safe.sandbox": "In einem Rahmen mit dem Attribut sandbox braucht das Brett nur Skripte und sonst"
    " nichts; das Element hat eine Sandbox nur, wenn du ihm eine gibst. Deine eigene Policy muss"
    " diese Seite für Rahmen erlauben und für das Element auch für Skripte.",
    "howto.python": "In Python",
    "howto.python.text": "Wer mit Python unterrichtet, nimmt das Regelwerk selbst: In einem Notebook zeigt eine Partie"
    " ihren Tisch.",
    "howto.set.base": "Wo diese Seite liegt, wenn nicht neben dem Skript. Nur am Element.",
    "howto.set.sandbox": "Was der Rahmen darf; ohne Wert Skripte und sonst nichts. Nur am Element.",
    "howto.set.label": "Der Name des Rahmens, für alle, die ihn nicht sehen; sonst der Titel dessen, was er"
    " zeigt. Nur am Element.",
    "howto.kit": "Für die eigene Seite",
    "howto.size": "Ein Rahmen, der seine Höhe selbst findet",
    "howto.size.text": "Das Element macht das von selbst. Ein bloßer Rahmen sagt, wie hoch er sein sollte; diese"
    " Zeilen auf deiner Seite hören zu.",
    "howto.noscript": "Wo Skripte aus sind",
    "howto.noscript.text": "Was im Element steht, ist nur zu sehen, wo Skripte aus sind: ein Bild, das zur"
    " Lektion führt.",
    "howto.course": "Kurse und Lernplattformen",
    "howto.course.text": "Aus mehreren Lektionen macht der Editor einen Kurs, und aus beidem ein SCORM-1.2-Paket."
    " Bei einem Kurs erfährt deine Seite, wie weit man ist; so geht es an einen xAPI-Speicher:",
    "howto.wordpress.text": "Nimm einen Block „Individuelles HTML“. Skripte und Rahmen darf nur speichern, wer"
    " ungefiltertes HTML schreiben darf: auf einer einzelnen Website Administratoren und Redakteure,"
    " in einem Netzwerk nur Super-Admins. Allen anderen nimmt WordPress sie ohne ein Wort heraus.",
    "howto.ids": "Alle Lektionen mit ihren Namen",
}
