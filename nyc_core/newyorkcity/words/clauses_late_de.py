"""The rules in German, NYC-7 to NYC-9; `clauses_en.py` tells how they are written, `de.py` which words are used."""

from __future__ import annotations

LATE = """
NYC-7 Charaktere

NYC-7.0 Einen Charakter einsetzen
Jedes Exemplar kann einmal pro Runde eingesetzt werden, in seiner Phase und im eigenen Zug, indem man 1 Dollar vom
Tableau darauf legt. Wertungscharaktere (28 bis 42) brauchen keinen Dollar. Zwei Exemplare eines Charakters können
beide eingesetzt werden. Ein Tom setzt keine ein.

NYC-7.1 Charaktere der Phase I

NYC-7.1/1
Erhalte 1 Punkt. Wirf beliebig viele Handkarten ab und ziehe ebenso viele.

NYC-7.1/2
Nimm statt eines Paars zwei einzelne Karten aus zwei verschiedenen Paaren; die beiden übrigen bilden ein neues Paar.

NYC-7.1/3
Erhalte 1 Punkt. Ziehe eine Karte und lege sie in deine Reserve, die ab jetzt um eine Karte größer ist.

NYC-7.1/4
Nimm deine beiden Paare auf einmal; in deinem zweiten Zug nimmst du keines.

NYC-7.1/5
Ziehe 3 Karten, wirf dann 2 Handkarten ab.

NYC-7.1/6
Nimm 2 Dollar.

NYC-7.1/7
Nimm einen deiner Charaktere aus dem Spiel und nimm dafür einen offenen, dessen Wert höchstens um 1 höher ist.
! Jeder deiner Charaktere darf gehen, auch dieser; ein Dollar darauf kommt in den Vorrat.

NYC-7.1/8
Für jede Karte der Auslage, die du in diesem Zug gerade genommen hast, darfst du eine Karte derselben Art aus deiner
Reserve auf die Hand nehmen. Fülle die Reserve auf.
! Karten durch {2.acc} und {4.acc} zählen, gezogene Karten nicht.

NYC-7.1/9
Ziehe 1 Karte und nimm 1 Dollar.

NYC-7.1/10
Ziehe 2 Karten.

NYC-7.1/11
Ersetze in irgendeinem Bezirk einen neutralen Wolkenkratzer durch einen von deinem Tableau.

NYC-7.2 Charaktere der Phase II

NYC-7.2/12
Erhalte 1 Punkt, wirf beliebig viele Reservekarten ab und fülle die Reserve auf.
! Das geschieht, wenn du mit dem Bieten an der Reihe bist, vor deinem Gebot.

NYC-7.2/13
In deinem Gebot: Eine Karte beliebiger Art zählt als T-Karte.

NYC-7.2/14
In deinem Gebot: Gehe auf der Presseleiste 1 oder 2 Felder zurück; jeder Schritt zählt als gespielter Joker.

NYC-7.2/15
In deinem Gebot, wenn du mindestens eine Handkarte spielst: Spiele auch eine Karte derselben Art aus deiner Reserve
und fülle die Reserve auf. Die neue Karte darf im selben Gebot getauscht und gespielt werden. Mit zwei Exemplaren
kommen zwei Karten dazu.
! Eine Karte, die {13.nom} oder {20.nom} in T verwandelt hat, zählt hierfür nicht als T (die Spielregel nennt 13 und
22).

NYC-7.2/16
In deinem Gebot: 1 Joker mehr.

NYC-7.2/17
In deinem Gebot der Prestigerunde: 1 Prestigekarte mehr.

NYC-7.2/18
Zu Beginn einer Bietrunde: Nimm 1 Dollar und biete in dieser Runde zuletzt.
! Das geschieht, bevor jemand bietet; gefragt wird in der Reihenfolge der Presseleiste, und nur einer pro Bietrunde
darf es tun.

NYC-7.2/19
Wenn du die Punkte deines Prestigegebots erhältst: Erhalte doppelt so viele.

NYC-7.2/20
In deinem Gebot: Eine Karte beliebiger Art zählt als zwei T-Karten.

NYC-7.2/21
Wenn du in der Prestige- oder der Wolkenkratzerrunde baust: Baue im selben Bezirk 1 weiteren Wolkenkratzer aus dem
allgemeinen Vorrat.

NYC-7.2/22
Nach der Auswertung deines Gebots: Nimm bis zu 2 deiner gespielten Karten zurück auf die Hand.

NYC-7.2.1 Joker ohne Karte
Die Joker durch {14.acc} und {16.acc} zählen in jeder Hinsicht als gespielte Joker: Zwei davon, oder einer mit einer
anderen Karte, ergeben eine T-Karte.
! Sie zählen in jeder Hinsicht als gespielte Joker.

NYC-7.2.2 Die Prestigekarte durch {17.acc}
Sie zählt als gespielte Prestigekarte: Sie ist für sich allein ein Gebot, und sie zählt für {19.acc}.
! Sie ist für sich allein ein Gebot.

NYC-7.2.3 {19.Nom} doppelt; passen
Jedes Exemplar von {19.dat} bringt die Punkte des Gebots noch einmal. Wer beim Bieten an der Reihe ist und einen
Charakter eingesetzt hat, darf immer noch passen; was bezahlt ist, bleibt bezahlt.
! Jedes Exemplar bringt die Punkte des Gebots noch einmal.

NYC-7.2.4 Zuletzt bieten
Ob {18.nom} eingesetzt wird, klärt sich, bevor die Toms ihre Karte ziehen (NYC-9.3). Bietet dann niemand, beginnt die
nächste Runde, wer ohne diesen Charakter begonnen hätte.
! Es wird geklärt, bevor die Toms ziehen, und ändert nicht, wer die nächste Runde beginnt, wenn niemand bietet.

NYC-7.2.5 Wenn ihr Moment kommt
{19.Nom}, {21.nom} und {22.nom} werden eingesetzt, wenn ihr Moment kommt, nicht beim Bieten. {21.Nom} braucht einen
Wolkenkratzer, der wirklich gebaut oder versetzt wurde.
! Sie werden nicht beim Bieten eingesetzt.

NYC-7.2.6 Grenzen: {12.nom}, {13.nom}, {14.nom} und {15.nom}
{12.Nom} wirft ab, und {15.nom} spielt, beliebige Karten aus Hand und Reserve zusammen, die durch Tauschen (NYC-5.3) in
der Reserve liegen könnten; {12.nom} darf auch nichts abwerfen. {14.Nom} geht nie mehr Felder zurück, als es gibt.
{13.Nom} darf auch eine T-Karte wählen.

NYC-7.2.7 Wann nach {22.dat} gefragt wird
Gefragt wird, wenn die eigene Auswertung abgeschlossen ist, mit Prestigebonus und Bauen.
! Gefragt wird nach dem Bonus und dem Bauen.

NYC-7.2.8 Offene Reihenfolgen
Karten werden vom Ersten auf der Presseleiste an im Uhrzeigersinn gezogen (NYC-3.4, NYC-1.9), auch von den Toms
(NYC-4.4). In NYC-5.17 wird in der Reihenfolge der Presseleiste gefragt. Das neue Paar durch {2.acc} liegt ganz rechts.
Nach {4.dat} wird der zweite Zug nur gefragt, wenn ein Charakter eingesetzt werden kann. {7.Nom} entfernt ein
eingesetztes Exemplar zuerst. Lässt NYC-9.9 noch zwei Plättchen zu, wird das genommen, das zuerst aufgedeckt wurde.
! Alle diese Reihenfolgen.

NYC-7.3 Charaktere der Phase III

NYC-7.3/23
Erhalte 2 Punkte.

NYC-7.3/24
Erhalte 1 Punkt und nimm 1 Wolkenkratzer auf dein Tableau.

NYC-7.3/25
Erhalte 3 Punkte.

NYC-7.3/26
Nimm 1 Wolkenkratzer auf dein Tableau und rücke auf der Presseleiste 1 Feld vor.

NYC-7.3/27
Rücke auf der Presseleiste so viele Felder vor, wie dein Rang dort angibt; der neutrale Marker wird nicht mitgezählt.
Bei zwei Plätzen zählt der zweite Rang als 3.

NYC-7.4 Charaktere der Schlusswertung

NYC-7.4/28
1 Punkt für jeden deiner Wolkenkratzer in Bezirken mit grüner Laterne.

NYC-7.4/29
1 Punkt für jeden deiner Wolkenkratzer in Bezirken mit roter Laterne.

NYC-7.4/30
1 Punkt für jeden deiner Wolkenkratzer in Bezirken mit brauner Laterne.

NYC-7.4/31
1 Punkt für jeden deiner Wolkenkratzer in Bezirken mit blauer Laterne.

NYC-7.4/32
1 Punkt für jeden deiner Wolkenkratzer in Bezirken mit gelber Laterne.

NYC-7.4/33
1 Punkt für je 2 Felder, die du auf der Presseleiste vorgerückt bist, aufgerundet.

NYC-7.4/34
2 Punkte für jede Karte einer Kartenart deiner Wahl in deiner Reserve.

NYC-7.4/35
2 Punkte für jeden Bezirk mit mindestens 3 deiner Wolkenkratzer.

NYC-7.4/36
1 Punkt für jeden Charakter in deinem Team, auch für diesen.

NYC-7.4/37
5 Punkte für jeden Satz aus Taxi und U-Bahn. Gewertete Fahrzeuge sind verbraucht.

NYC-7.4/38
5 Punkte für jeden Satz aus Bus und Straßenbahn. Gewertete Fahrzeuge sind verbraucht.

NYC-7.4/39
5 Punkte für jeden Satz aus Boot und beliebigem anderen Fahrzeug, auch dem zweiten Boot. Gewertete Fahrzeuge sind
verbraucht.

NYC-7.4/40
6 Punkte für jeden Satz aus einem beliebigen Fahrzeug und 2 Dollar. Gewertete Teile sind verbraucht.

NYC-7.4/41
6 Punkte für jeden Satz aus einem beliebigen Fahrzeug und 2 Wolkenkratzern auf deinem Tableau. Gewertete Teile sind
verbraucht.

NYC-7.4/42
6 Punkte für jeden Satz aus 2 Dollar und 2 Wolkenkratzern auf deinem Tableau. Gewertete Teile sind verbraucht.

NYC-7.4.1 Die besten Sätze
Wo Sätze um dieselben Teile konkurrieren, und für die Kartenart von {34.dat}, zählt die Summe, die für den Spieler am
besten ist, einschließlich NYC-8.8.
! Niemand muss die besten Sätze selbst ausrechnen.

NYC-8 Schlusswertung, nach Runde 5

NYC-8.1 Punkte aus dem Spiel
Die im Spiel erhaltenen Punkte bleiben.

NYC-8.2 Werte der Charaktere
Jeder Charakter bringt seinen Wert.

NYC-8.3 Wertungscharaktere
Sie bringen, was NYC-7.4 sagt.

NYC-8.4 Rang in einem Bezirk
In jedem Bezirk erhalten alle und der neutrale Spieler einen Rang nach der Zahl ihrer Wolkenkratzer dort.

NYC-8.5 Gleichstand in einem Bezirk
Bei Gleichstand liegt vorn, wer auf der Presseleiste vorn liegt; der neutrale Marker zählt hier mit.

NYC-8.6 Punkte eines Bezirks
Der erste Rang erhält den Grundwert und alle Prestigeplättchen dort; jeder weitere, bis zum fünften, die Hälfte des
vorigen, aufgerundet. Der neutrale Spieler belegt seinen Rang, erhält aber nichts. Ohne Wolkenkratzer gibt es keinen
Rang und keinen Punkt.

NYC-8.7 Alle Bezirke; Presse
Am Spielende in allen sechs Bezirken ein Wolkenkratzer: 3 Punkte. Feld 5 oder höher auf der Presseleiste: 3 Punkte.

NYC-8.8 Was übrig ist
Dollars und Wolkenkratzer, die auf dem Tableau übrig sind: die Hälfte ihrer Summe, aufgerundet.

NYC-8.9 Wer gewinnt
Die meisten Punkte gewinnen; bei Gleichstand gewinnt, wer auf der Presseleiste vorn liegt.

NYC-9 Tom

NYC-9.1 Baupläne und Charaktere
Für einen Tom sind Bauplankarten Joker. Er setzt keine Charaktere ein und zahlt keine Dollars.

NYC-9.2 Stufe
Eine Stufe ist ein Modus und eine Zahl, etwa B4. Die Zahl (2 bis 9) sagt, wie viele Karten er in NYC-4.4 zieht. Die
gedruckte Liste von Tom 1 bis Tom 12: leicht A6, B3, C2, A7; mittel B4, C3, A8, B5; schwer C4, A9, B6, C5. Jeder Modus
mit jeder Zahl ist erlaubt, und mehrere Toms dürfen verschiedene Stufen haben.

NYC-9.3 Modus
Modus A: Er zieht keine weiteren Karten. Modus B und C: Vor jeder Bietrunde außer der Bauplanrunde, die er auslässt
(NYC-9.8), zieht jeder Tom, vom beginnenden Platz an im Uhrzeigersinn, eine Karte. Ein Joker (oder Bauplan): Er spielt
ihn in dieser Runde, wenn er mindestens eine T-Karte in seinem Kartenvorrat hat; sonst kommt die Karte in den
Kartenvorrat. Eine T-Karte: Er spielt sie in dieser Runde. Eine Art, deren Bietrunde vorbei ist: Die Karte wird
abgeworfen. Eine Art, die noch kommt: Die Karte wird in Modus B abgeworfen und kommt in Modus C in den Kartenvorrat.
! Vor der Bauplanrunde zieht er keine Karte.

NYC-9.4 Sein Gebot
Tom bietet, wenn er im Uhrzeigersinn dran ist, mit allen seinen T-Karten. Er spielt so wenige Joker dazu, wie genügen,
um das höchste Gebot zu haben (bei Gleichstand nach der Presseleiste); wenn das nicht geht, keine. Auch in der
Prestigerunde zählt für ihn nur der erste Rang.
! Er richtet sich nach den bisherigen Geboten. Von seinen Jokern spielt er Bauplankarten zuerst.

NYC-9.5 Eine passende Karte
Er braucht eine T-Karte: Er macht nie eine aus zwei anderen Karten, außer in NYC-9.10.

NYC-9.6 Presse und Dollar
Presse: wie alle. Dollar: Seine Dollars warten auf die Schlusswertung.

NYC-9.7 Aufzug
Er nimmt den offenen Charakter mit dem höchsten Wert, den er nehmen darf, und davon den am weitesten links.
! Er nimmt den höchsten Wert.

NYC-9.8 Bauplan
Er lässt die Bauplanrunde aus.

NYC-9.9 Prestige
Punkte erhält er wie alle. Hat er das höchste oder zweithöchste Gebot, nimmt er immer den Bonus: von den Bezirken, die
er mit den Fahrzeugen der ausliegenden Plättchen erreicht, den mit den wenigsten seiner Wolkenkratzer (auch einen, in
dem er schon 5 hat, NYC-9.11); dann den mit dem höchsten Buchstaben (X ist der höchste). Führen mehrere Fahrzeuge
dorthin, nimmt er das, dessen anderes Ende den höchsten Buchstaben hat. Von zwei Plättchen derselben Art nimmt er das
höhere. Er baut dort 1 Wolkenkratzer aus dem Vorrat und behält das Fahrzeug.
! Sind dann noch zwei Fahrzeuge gleich, nimmt er die Art, deren Plättchen mehr wert ist.

NYC-9.10 Wolkenkratzer
Er spielt alles, was er noch hat. Ohne Wolkenkratzerkarte ergeben zwei Joker eine, und jeder weitere Joker zählt eine
mehr (4 Joker: 3). Ein einzelner Joker wird abgeworfen. Er baut aus dem Vorrat.

NYC-9.11 Fünf in einem Bezirk
Er hat nie mehr als 5 Wolkenkratzer in einem Bezirk; überzählige werden nicht gebaut.

NYC-9.12 Toms Schlusswertung
Seine Charaktere werden nach Wert sortiert, der niedrigste zuerst, und seine Dollars von links darauf verteilt: je
einer, dann je ein zweiter. Ein Charakter mit 2 Dollar zählt das Doppelte seines Werts, jeder andere seinen Wert.
Übrige Dollars zählen in NYC-8.8. Seine Wertungscharaktere bringen nichts zusätzlich. Alles andere ist wie bei allen.
"""
