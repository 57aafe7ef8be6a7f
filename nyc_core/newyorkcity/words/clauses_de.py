"""The rules in German, NYC-0 to NYC-6; `clauses_en.py` tells how they are written, `de.py` which words are used."""

from __future__ import annotations

from .clauses_late_de import LATE

EARLY = """
NYC-0 Begriffe

NYC-0.1 Bezirke
Es gibt sechs Bezirke: Staten Island, Jersey City, Manhattan, Bronx, Queens, Brooklyn.

NYC-0.2 Karten
Es gibt 105 Karten, je 15 von sieben Kartenarten: Presse, Dollar, Aufzug, Bauplan, Prestige, Wolkenkratzer, Joker.

NYC-0.3 Fahrzeuge
Es gibt fünf Arten von Fahrzeugen, je zwei davon: Taxi, Bus, Straßenbahn, U-Bahn, Boot. Jedes steht auf einer festen
Verbindung zwischen zwei Bezirken.

NYC-0.4 Plätze
Am Tisch sind 2 bis 4 Plätze, im Uhrzeigersinn. Auf jedem sitzt eine Person, ein Bot oder ein Tom, und mindestens ein
Platz gehört keinem Tom. Wer allein spielt, spielt gegen 1 bis 3 Toms.

NYC-0.5 Vorrat
Dollars und Wolkenkratzer gehen nie aus: Der allgemeine Vorrat ist unbegrenzt.

NYC-0.6 Ziehen
Ist der Nachziehstapel leer, wird der Ablagestapel gemischt und bildet den neuen Nachziehstapel. Sind beide leer, zieht
man so viele Karten, wie da sind.

NYC-1 Aufbau

NYC-1.1 Aufzug
Die dunklen Charakterplättchen kommen in den Aufzug: für jeden Wert von 1 bis 5 ein gemischter Stapel, von dem die
obersten vier offen ausliegen.

NYC-1.2 Startstapel
Die 12 hellen Plättchen bilden zufällig 6 Stapel aus je einem Charakter mit Wert 1 und einem mit Wert 5. Offen liegen
so viele Stapel, wie es Plätze gibt, wenn ein Tom mitspielt, sonst einer mehr.
! Ohne Tom liegt ein Stapel mehr aus, als es Plätze gibt.

NYC-1.3 Buchstaben und Werte
Die Reihenfolgeplättchen A, B, C, D, E und X werden zufällig auf die Bezirke verteilt, je eines, und ebenso die
Grundwerte 6, 7, 8, 8, 9 und 10.

NYC-1.4 Prestigeplättchen
Die 10 Prestigeplättchen werden verdeckt gemischt.

NYC-1.5 Statue und Fahrzeuge
Die Freiheitsstatue zeigt ihre Seite „4“. Die Fahrzeuge stehen auf ihren Verbindungen.

NYC-1.6 Neutrale Teile
Die Karten werden gemischt. In jedem Bezirk stehen zwei neutrale Wolkenkratzer. Der neutrale Pressemarker steht bei 2,
3 oder 4 Plätzen auf Feld 8, 7 oder 6.
! Für das Feld des neutralen Markers zählen Toms als Plätze.

NYC-1.7 Tableaus
Jeder hat einen Wolkenkratzer im Bezirk X, auf seinem Tableau 4 Wolkenkratzer und 1 Dollar, und beginnt mit 0 Punkten.
Ein Tom hat den Wolkenkratzer in X, aber ein leeres Tableau.

NYC-1.8 Pressemarker
Die Pressemarker werden in zufälliger Reihenfolge auf dem Startfeld (0) gestapelt.

NYC-1.9 Reserve
Jeder außer den Toms zieht eine Reserve von 2 Karten, die offen liegen.

NYC-1.10 Startcharaktere
Vom Letzten zum Ersten auf der Presseleiste nimmt jeder außer den Toms einen der offenen Startstapel, mit beiden
Charakteren. Dann bekommt jeder Tom, vom letzten zum ersten, den Stapel, der am weitesten links liegt. Die übrigen
Startcharaktere kommen zurück in die Schachtel.
! Ein Tom bekommt den Stapel ganz links.

NYC-2 Die Presseleiste

NYC-2.1 Wer vorn liegt
Die Leiste hat die Felder 0 bis 15. Vorn liegt, wer auf dem höheren Feld steht, und auf demselben Feld, wer im Stapel
höher steht.

NYC-2.2 Ankommen
Ein Marker, der auf ein besetztes Feld kommt, wird oben auf den Stapel gelegt; auf Feld 15 kommt er nach unten.

NYC-2.3 Ende der Leiste
Ein Marker, der auf 15 steht und vorrücken würde, bleibt, wie er liegt. Überzählige Schritte verfallen.

NYC-2.4 Zurückgehen
Auch ein Marker, der zurückgeht, wird oben auf den Stapel gelegt (NYC-2.2). Weiter als bis Feld 0 geht niemand zurück.
! Niemand geht weiter als bis Feld 0 zurück.

NYC-2.5 Gleichstand
Die Presseleiste entscheidet jeden Gleichstand. Der neutrale Marker zählt nur für die Mehrheiten in den Bezirken
(NYC-8.5).

NYC-3 Phase 0: die Runde vorbereiten
Es gibt fünf Runden.

NYC-3.1 Dollars abräumen
Dollars auf Charakteren kommen zurück in den Vorrat.

NYC-3.2 Der Bürgermeister
Der Bürgermeister zieht weiter: in Runde 1 nach A, dann nach B, C, D und E. Nach X kommt er nie.

NYC-3.3 Prestigeplättchen
Die obersten 2 Prestigeplättchen werden aufgedeckt.

NYC-3.4 Karten
Jeder außer den Toms zieht 3 Karten.

NYC-3.5 Paare
Ohne Tom werden bei 2, 3 oder 4 Plätzen 5, 7 oder 9 Kartenpaare ausgelegt. Mit Tom sind es 1 Paar für jeden Tom und 2
Paare für jeden anderen Platz.

NYC-4 Phase I: Karten wählen

NYC-4.1 Paare nehmen
Vom Letzten zum Ersten auf der Presseleiste nimmt jeder außer den Toms ein Paar; danach in derselben Reihenfolge noch
eines.
! Die Reihenfolge steht fest, wenn die Phase beginnt.

NYC-4.2 Charaktere
In seinen Zügen darf jeder seine Phase-I-Charaktere einsetzen (NYC-7.1), bevor und nachdem er sein Paar nimmt.

NYC-4.3 Übrige Paare
Paare, die übrig bleiben, werden abgeworfen. Mit Toms bekommt jeder Tom, vom letzten zum ersten, das Paar, das am
weitesten links liegt.

NYC-4.4 Toms Kartenvorrat
Dann zieht jeder Tom so viele Karten, wie seine Stufe angibt (NYC-9.2). Die Karten eines Toms sind sein Kartenvorrat;
sie liegen offen.

NYC-5 Phase II: sechs Bietrunden

NYC-5.1 Die sechs Bietrunden
Ihre Reihenfolge ist: Presse, Dollar, Aufzug, Bauplan, Prestige, Wolkenkratzer. Die Kartenart der Runde heißt im
Folgenden T; eine T-Karte ist eine passende Karte.

NYC-5.2 Reihenfolge beim Bieten
Die erste Runde beginnt, wer auf der Presseleiste am weitesten vorn liegt, jede weitere, wer die vorige gewonnen hat;
hat niemand geboten, beginnt derselbe Platz wie zuvor. Geboten wird im Uhrzeigersinn. Jeder bietet einmal oder passt.

NYC-5.3 Tauschen
In Phase II darf jeder Handkarten gegen Karten seiner Reserve tauschen, eine gegen eine, beliebig oft. Man darf also
beliebige Karten aus Hand und Reserve zusammen spielen, solange es nicht mehr sind, als man Handkarten hat; die Reserve
bleibt gleich groß. Welche Karten dann die Reserve bilden, kann man bis zum Ende von Phase II frei wählen (NYC-5.17);
bis dahin zeigt die Reserve zuerst ihre alten Karten. Karten, die {13.nom}, {15.nom} oder {20.nom} spielt, gelten als
gespielt.

NYC-5.4 Wert eines Gebots
Der Wert eines Gebots ist die Summe aus: 1 für jede gespielte T-Karte; 1 für je zwei gleiche Karten (auch zwei Joker),
die als eine T-Karte gespielt werden; 1 für einen Joker und eine Karte einer beliebigen anderen Art, die als eine
T-Karte gespielt werden; 1 für jeden weiteren Joker, wenn das Gebot mindestens eines davon enthält oder eine Karte
oder einen Bonus, der als T-Karte zählt; und dem, was Charaktere dazugeben (NYC-7.2).

NYC-5.5 Keine überflüssigen Karten
Ein Gebot darf keine Karte enthalten, die seinen Wert nicht erhöht. Ein Joker allein ist kein Gebot.

NYC-5.6 Die beste Rechnung
Karten sind so viel wert, wie NYC-5.4 höchstens zulässt. Drei Joker sind 2 wert. In der Aufzugrunde sind ein Joker und
eine Pressekarte 1 wert, mit einem weiteren Joker 2.

NYC-5.7 Höchstes Gebot
Wer das höchste Gebot hat, gewinnt die Bietrunde; bei Gleichstand der, der in diesem Moment auf der Presseleiste weiter
vorn liegt. Wer gepasst hat, gewinnt nichts.

NYC-5.8 Auswertung
Alle, die geboten haben, führen die Aktion der Bietrunde aus, in der Reihenfolge der Presseleiste zu Beginn der
Auswertung.

NYC-5.9 Presse
Rücke um den Wert des Gebots vor; wer gewonnen hat, sofort 1 Feld weiter.

NYC-5.10 Dollar
Nimm so viele Dollar, wie dein Gebot wert ist; wer gewonnen hat, nimmt 1 mehr.

NYC-5.11 Aufzug
Nimm einen offenen Charakter, dessen Wert höchstens so hoch ist wie dein Gebot; wer gewonnen hat: höchstens das Gebot +
1. Weitere Exemplare eines Charakters, den man schon hat, sind erlaubt. Die anderen auf dieser Etage rücken nach links,
und die Lücke rechts wird sofort vom Stapel gefüllt. Niemand darf verzichten, solange es einen zu nehmen gibt.
! Niemand darf verzichten, solange es einen Charakter zu nehmen gibt.

NYC-5.12 Bauplan
Nimm so viele Wolkenkratzer, wie dein Gebot wert ist, aus dem Vorrat auf dein Tableau; wer gewonnen hat, nimmt 1 mehr.

NYC-5.13 Prestige
Zuerst erhalten alle so viele Punkte, wie ihr Gebot wert ist. Dann darf, wer gewonnen hat, und danach, wer das
zweithöchste Gebot hat (bei Gleichstand wie in NYC-5.7), Folgendes tun: eines der ausliegenden Prestigeplättchen
wählen, dazu ein Fahrzeug dieser Art, das noch auf dem Spielplan steht; das Plättchen in einem der beiden Bezirke des
Fahrzeugs ablegen; das Fahrzeug behalten; und dort 1 Wolkenkratzer vom Tableau bauen. Beide dürfen darauf verzichten;
was der Erste liegen lässt, bleibt für den Zweiten. Plättchen, die niemand nutzt, kommen aus dem Spiel.

NYC-5.14 Wolkenkratzer
Baue so viele Wolkenkratzer, wie dein Gebot wert ist, von deinem Tableau im Bezirk des Bürgermeisters; wer gewonnen
hat, baut 1 mehr. Man muss bauen, solange Wolkenkratzer auf dem Tableau stehen.

NYC-5.15 Versetzen
In NYC-5.13 und NYC-5.14: Wessen Tableau leer ist, wenn er bauen soll, der darf stattdessen einen seiner Wolkenkratzer
aus irgendeinem anderen Bezirk versetzen oder verzichten. Es ist ein Wolkenkratzer, wie hoch das Gebot auch ist, und
nur, wenn das Tableau von Anfang an leer war.
! Es ist nur ein Wolkenkratzer, wie hoch das Gebot auch ist.

NYC-5.16 Freiheitsstatue
Am Ende jeder Bietrunde: Zeigt die Statue „4“ und hat mindestens einer in allen sechs Bezirken einen Wolkenkratzer, so
erhält jeder, der das hat, 4 Punkte, und die Statue wird umgedreht. Das geschieht einmal im Spiel.

NYC-5.17 Karten nach dem Bieten
Gespielte Karten werden nach der Auswertung abgeworfen. Nach der sechsten Bietrunde darf jeder, der Handkarten hat, ein
letztes Mal tauschen: Er sagt, welche Karten er als Reserve behält.

NYC-6 Phase III

NYC-6.1 Charaktere einsetzen
In der Reihenfolge der Presseleiste zu Beginn der Phase darf jeder seine Phase-III-Charaktere einsetzen (NYC-7.3).
! Es gilt die Reihenfolge, in der die Marker zu Beginn der Phase stehen.

NYC-6.2 Ende der Runde
Dann werden die Handkarten abgeworfen, und die Runde endet.
"""

CLAUSES = EARLY + LATE

# What the box said in its pictures, and where it is to be found now.
RECONSTRUCTION = """
Die Bilder der Spielregel sind verloren. Werte und Anzahl der Charaktere, die Sätze, der Plan der Fahrzeuge und die
Laternen sind deshalb eine Rekonstruktion: Sie stimmt mit allen Anzahlen und Beispielen überein, die im Text stehen, und
mehr wird nicht behauptet. Namen, Zeichnungen und Wortlaut sind unsere eigenen. Wer die Schachtel besitzt und einen
Unterschied findet, kann ihn in einer einzigen Datei der Engine berichtigen (box.py).
"""
