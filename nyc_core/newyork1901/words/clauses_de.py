"""The rules in German, NY1-0 to NY1-7; `clauses_en.py` tells how they are written, `de.py` which words are used."""

from __future__ import annotations

CLAUSES = """
NY1-0 Begriffe

NY1-0.1 Felder
Der Plan hat die Spalten a bis n von West nach Ost und die Reihen 1 bis 12 von Nord nach Süd. Ein Feld gehört zu einem
Grundstück, zu einem Park oder liegt außerhalb.

NY1-0.2 Straßen
Straßen laufen zwischen Feldern. Ein Wolkenkratzer berührt eine Straße, wenn eine Seite eines seiner Felder an ihr
liegt, egal auf welcher Straßenseite. Von den sechs Straßen haben fünf eine Karte.
! William hat keine Karte und zählt nur beim Bauen als Straße.

NY1-0.3 Nachbarn
Zwei Felder sind Nachbarn, wenn sie eine Seite teilen, an der keine Straße läuft; Ecken zählen nie. Ein Wolkenkratzer
berührt einen Park oder einen anderen Wolkenkratzer, wenn eines seiner Felder Nachbar eines der anderen ist.

NY1-0.4 Viertel und Grundstücke
Jedes der fünf Viertel (blau, grün, gelb, rot, rosa) hat 13 Grundstücke: 10 der Größe 2 und 3 der Größe 3. Zu jedem
Grundstück gibt es eine Karte; sie zeigt Viertel und Größe.

NY1-0.5 Besitz und Arbeiter
Alle Grundstücke eines Platzes sind sein Besitz und gelten immer als eine Fläche. Auf jedem davon, auf dem kein
eigener Wolkenkratzer steht, steht einer der 4 Arbeiter; die übrigen sind frei.

NY1-0.6 Was jeder hat
18 Wolkenkratzer (6 aus Bronze, 6 aus Silber, 6 aus Gold), ein Startgebäude, 4 Arbeiter, 3 Aktionskarten und eine
Krone.

NY1-0.7 Generationen
Ein Startgebäude ist niedriger als Bronze, Bronze als Silber, Silber als Gold. Sonst ist ein Startgebäude ein
Wolkenkratzer wie jeder andere. Unregelmäßig ist, was kein Rechteck ist. Ungebaut sind die der 18, die noch nicht
gebaut wurden; abgerissene sind weg.

NY1-0.8 Legendäre Wolkenkratzer
Die vier gehören niemandem, bis einer gebaut wird; dann gehört er dem, der ihn gebaut hat. Sie gelten in allem als
Gold und zählen nie als ungebaut.

NY1-1 Aufbau

NY1-1.1 Plätze
2 bis 4 Plätze spielen im Uhrzeigersinn. Zu zweit sind der rosa Charakter und alle rosa Karten aus dem Spiel: Rosa
Land kann dann niemandem gehören.

NY1-1.2 Straßen und Herausforderung
Drei der fünf Straßenkarten und eine der fünf Herausforderungen werden gezogen und liegen offen.

NY1-1.3 Charaktere
Jeder Platz bekommt einen Charakter, der für ein Viertel steht. Das Startgebäude steht dort auf dem markierten
Grundstück, ohne Punkte, und eine Karte dieses Viertels und dieser Größe kommt aus dem Stapel.
! Die Charaktere werden zufällig verteilt.

NY1-1.4 Markt
Karten und freies Land passen also immer zusammen. Vom gemischten Stapel liegen 4 Karten offen, der Rest ist der
künftige Markt. Alle haben 0 Punkte, die Aktionskarten liegen offen.

NY1-1.5 Wer beginnt
Ein Platz beginnt.
! Er wird ausgelost.

NY1-2 Ein Zug

NY1-2.1 Zug
Entweder Land nehmen oder abreißen, dann bauen. Danach ist der nächste Platz am Zug.

NY1-2.2 Land nehmen
Mit einem freien Arbeiter: Nimm eine offene Karte und ein Grundstück ihres Viertels und ihrer Größe, das niemandem
gehört. Es gehört von nun an zum Besitz, mit einem Arbeiter darauf.

NY1-2.3 Auffüllen
Dann wird der offene Markt auf 4 Karten aufgefüllt, noch vor dem Bauen. Wer Land genommen hat, darf bauen oder nicht.
! Sonst wird er nie aufgefüllt, außer durch den Marktwechsel.

NY1-2.4 Abreißen
Wähle einen ungebauten oder legendären Wolkenkratzer und seinen Platz. Darunter muss mindestens ein eigener
Wolkenkratzer liegen, und sei es nur zum Teil; alle, die darunter liegen, müssen niedriger sein, und alle kommen aus
dem Spiel. Ihre Punkte bleiben. Der neue wird sofort gebaut.

NY1-2.5 Leeres Land
Grundstücke, auf denen nach einem Abriss kein Wolkenkratzer mehr steht, bekommen je einen Arbeiter. Reichen die
Arbeiter nicht, ist der Abriss nicht erlaubt: Höchstens 4 Grundstücke eines Besitzes können ohne Wolkenkratzer sein.
! Arbeiter, die durch denselben Abriss und Bau zurückkommen, zählen mit.

NY1-2.6 Bauen
Setze einen Wolkenkratzer. Arbeiter auf den Grundstücken, auf denen er steht, kommen zurück, auch wenn noch Felder
frei sind. Seine Punkte zählen sofort.

NY1-2.7 Auf freiem Land
Er liegt ganz im eigenen Besitz, über beliebig viele Grundstücke und Viertel hinweg, wo noch kein Wolkenkratzer steht.

NY1-2.8 Form
Er darf gedreht werden und liegt über keiner Straße.
! Er darf auch gespiegelt werden. Keine zwei seiner Felder dürfen eine Seite teilen, an der eine Straße läuft.

NY1-2.9 Straße oder Park
Er berührt eine Straße oder einen Park.

NY1-2.10 Verfügbar
Bronze kann man immer bauen, Silber ab 6, Gold ab 18 Punkten (siehe NY1-5.4). Es zählen die Punkte im Augenblick des
Bauens.

NY1-2.11 Was man bauen kann
Einen der eigenen ungebauten Wolkenkratzer; oder einen legendären, den noch niemand gebaut hat, wenn man selbst noch
keinen hat. Die beiden Exemplare einer Art sind gleich.

NY1-2.12 Wer Land nehmen kann
Wer einen freien Arbeiter hat und für eine offene Karte noch Land findet, muss Land nehmen oder abreißen: Passen und
nur bauen sind dann nicht erlaubt.

NY1-2.13 Wer kein Land nehmen kann
darf nur bauen, und muss bauen oder abreißen, solange das geht.
! Das gilt auch für den, der einen freien Arbeiter hat, aber keine Karte für ihn findet.

NY1-2.14 Zurücknehmen
Wer keinen freien Arbeiter hat und nichts abreißen oder bauen kann, nimmt einen Arbeiter seiner Wahl zurück. Das
Grundstück gehört nicht mehr zum Besitz, eine Karte seiner Art kommt unter den künftigen Markt, und der Zug ist zu
Ende.

NY1-2.15 Passen
Geht nicht einmal das, verfällt der Zug.
! Das Regelheft sagt zu diesem Fall nichts.

NY1-3 Aktionskarten

NY1-3.1 Einsetzen
Jede Karte einmal im Spiel, im eigenen Zug, beliebig viele in einem Zug. Eine eingesetzte Karte wird umgedreht.

NY1-3.2 Marktwechsel
Ganz am Anfang eines Zuges: Alle offenen Karten werden gemischt und kommen unter den künftigen Markt, dann werden bis
zu 4 aufgedeckt. Der Zug geht weiter.
! Das ist auch erlaubt, wenn sich nichts ändert.

NY1-3.3 Landnahme
Wenn man gerade Land nehmen will: Nimm zwei offene Karten auf einmal, beide der Größe 2, und für jede ein Grundstück;
der Markt wird nach beiden aufgefüllt. Dafür braucht man 2 freie Arbeiter, einen künftigen Markt, der nicht leer ist,
und zwei solche Karten, für die noch Land da ist.

NY1-3.4 Bauboom
Nach einem Bau in diesem Zug: Baue noch einmal, ohne Land zu nehmen oder abzureißen. Nur wenn mindestens 4
Wolkenkratzer ungebaut bleiben.
! Ein legendärer lässt alle ungebaut. Wer die Karte einsetzt, muss bauen.

NY1-4 Das Ende

NY1-4.1 Was das Spiel beendet
Jemand hat 4 oder weniger ungebaute Wolkenkratzer, oder der künftige Markt ist leer und 3 oder weniger Karten liegen
offen.
! Das wird am Ende jedes Zuges geprüft; ausgelöst hat das Ende, wer gerade am Zug war.

NY1-4.2 Letzte Züge
Alle anderen haben noch einen Zug. Dann ist das Spiel zu Ende.

NY1-4.3 Straßen
Für jede der drei Straßen im Spiel gibt es 5 Punkte für den, der die meisten Wolkenkratzer an ihr hat. Was mehrere
Straßen berührt, zählt für jede. Bei Gleichstand, oder wenn niemand dort steht, bekommt sie niemand.
! Startgebäude zählen mit.

NY1-4.4 Herausforderung
Eine von fünf ist im Spiel (NY1-4.5 bis 4.9). Es zählt, was auf dem Plan steht.

NY1-4.5 Bronzebaron
5, 10 oder 15 Punkte für 4, 5 oder 6 eigene Wolkenkratzer aus Bronze. Ein Startgebäude ist keine Bronze.

NY1-4.6 Meisterarchitekt
3, 6 oder 10 Punkte für 3, 4 oder mindestens 5 eigene unregelmäßige Wolkenkratzer.

NY1-4.7 Generationenkönig
Je 5 Punkte für den, der am meisten Bronze, Silber, Gold hat. Bei Gleichstand, oder wenn niemand davon hat, bekommt
sie niemand.

NY1-4.8 Goldtycoon
3 Punkte für jedes Viertel, in dem mindestens 2 eigene goldene Wolkenkratzer stehen. Einer, der in mehreren steht,
zählt in jedem.

NY1-4.9 Goldprestige
Während des Spiels: Wer einen goldenen Wolkenkratzer baut, bekommt 1 Punkt dazu für jeden bronzenen oder silbernen
Wolkenkratzer der anderen, den er berührt. Am Ende gibt es nichts.
! Eine Straße dazwischen trennt.

NY1-4.10 Aktionskarten
1 Punkt für jede Aktionskarte, die nicht eingesetzt wurde.

NY1-4.11 Wer gewinnt
Wer die meisten Punkte hat. Bei Gleichstand: der höhere legendäre Wolkenkratzer (keiner ist am niedrigsten), dann mehr
Gold, dann teilt man sich den Rang.

NY1-4.12 Stillstand
Das Spiel endet sofort, wenn jeder Platz 20 Züge in Folge hatte, ohne dass jemand etwas gebaut hat.
! Damit jedes Spiel ein Ende hat.

NY1-5 Spielweisen

NY1-5.1 Zu zweit
Ohne Rosa, siehe NY1-1.1.

NY1-5.2 Für den Anfang
Die Herausforderung ist Goldtycoon; die Straßen sind Broadway, Nassau & Broad und Wall.

NY1-5.3 Ohne Aktionskarten
NY1-3 und NY1-4.10 fallen weg.
! Bei jeder Spielweise.

NY1-5.4 Für Fortgeschrittene
Ohne Startgebäude, und mit allen Karten im Stapel. Silber ab 10, Gold ab 25 Punkten.
! Charaktere werden verteilt, bedeuten aber nichts.

NY1-6 Beispiele

NY1-6.1 Land nehmen und bauen
Grün nimmt eine gelbe Karte der Größe 3 für Gelb-12 (e7 f7 g7) und baut den Bronzeriegel 2 auf f7 g7: 2 Punkte. Der
Arbeiter kommt zurück; e7 bleibt frei, im Besitz.

NY1-6.2 Über zwei Grundstücke
Später nimmt Grün Gelb-06 (e8 e9) und baut den Bronzeriegel 3 auf e7 e8 e9: 3 Punkte. Der Arbeiter kommt zurück.

NY1-6.3 Über drei Grundstücke
Blau hat mindestens 6 Punkte, besitzt Blau-07 (h4 i4) und Blau-08 (h5 i5) und nimmt Rot-01 (j4 j5). Der Silberstiefel
5 steht auf h4 i4 h5 i5 j5: 6 Punkte, und drei Arbeiter kommen zurück. j4 bleibt frei.

NY1-6.4 Zweierlei Abriss
Grün aus 6.2 hat 18 Punkte. Der Goldkeil 5 auf e7 f7 g7 e8 e9 (7 Punkte) nutzt alle Felder wieder. Auch ein Riegel 3
auf e7 f7 g7 reißt beide Bronzeriegel ab, obwohl einer nur zum Teil darunter liegt; dann ist Gelb-06 leer, und ein
Arbeiter kommt dorthin. Ohne freien Arbeiter ist das nicht erlaubt.

NY1-6.5 Ein legendärer Wolkenkratzer
Blau aus 6.3 hat 18 Punkte und einen Arbeiter auf Rot-02 (h6 i6). Es reißt den Silberstiefel für das Metropolitan Life
Building auf h4 i4 j4 h5 i5 j5 h6 i6 ab: 12 Punkte, und der Arbeiter kommt zurück. Es zählt einmal für Cedar; für
Goldtycoon zählt es in Blau und in Rot.

NY1-7 Verdecktes und Zufall

NY1-7.1 Verdeckt
Die Reihenfolge des künftigen Marktes: Man sieht nur, wie viele Karten er hat. Alles andere ist offen.

NY1-7.2 Zufall
Der Aufbau und das Mischen beim Marktwechsel. Sonst nichts.

NY1-7.3 Zurücknehmen eines Zuges
Auffüllen und Marktwechsel decken Karten auf: Was davor geschah, lässt sich nicht zurücknehmen, wenn eine Karte
aufgedeckt wurde.
"""

RECONSTRUCTION = """
Die Bilder des Regelhefts sind verloren. Der Plan der Grundstücke, Formen und Punkte der Wolkenkratzer und die Höhen
der legendären sind deshalb eine Rekonstruktion: Sie passt zu jeder Zahl und jedem Beispiel des Textes, und mehr wird
nicht behauptet. Namen, Zeichnungen und Wortlaut sind unsere eigenen. Wer die Schachtel hat und einen Unterschied
findet, kann ihn in einer Datei der Engine berichtigen (box.json).
"""
