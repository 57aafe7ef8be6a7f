"""The 42 characters in German: our own names with their cases, and what each does in one line.

A line of `PEOPLE` has the number, the gender and the name. Where the name changes behind an article, two more forms
follow: behind "der" and behind "den" or "dem". No word is longer than 12 letters: the tiles have no room for more.
"""

from __future__ import annotations

from collections.abc import Iterator

PEOPLE = """
1 f Händlerin
2 f Ehestifterin
3 m Lagerist / Lagerist / Lageristen
4 m Nimmersatt
5 m Späher
6 f Kassiererin
7 f Chefin
8 m Kopist / Kopist / Kopisten
9 m Laufbursche / Laufbursche / Laufburschen
10 m Croupier
11 m Abrissprofi
12 f Revisorin
13 m Alleskönner
14 f Lobbyistin
15 f Gehilfin
16 m Glückspilz
17 f Salonlöwin
18 m Nachzügler
19 m Impresario
20 f Trickserin
21 f Kranführerin
22 m Trödler
23 f Sängerin
24 m Maurer
25 f Operndiva
26 f Reporterin
27 m Ausrufer
28 m Grüner Laternenwart / grüne Laternenwart / grünen Laternenwart
29 m Roter Laternenwart / rote Laternenwart / roten Laternenwart
30 m Brauner Laternenwart / braune Laternenwart / braunen Laternenwart
31 m Blauer Laternenwart / blaue Laternenwart / blauen Laternenwart
32 m Gelber Laternenwart / gelbe Laternenwart / gelben Laternenwart
33 f Redakteurin
34 f Sammlerin
35 m Bezirksboss
36 m Polier
37 f Pendlerin
38 m Schaffner
39 f Lotsin
40 m Kontrolleur
41 m Bahnbauer
42 f Vermieterin
"""
ARTICLES = {"m": ("der", "den", "dem"), "f": ("die", "die", "der")}


def _names() -> Iterator[tuple[str, str]]:
    """Each name by itself, and with its article as nominative, accusative and dative."""
    for line in PEOPLE.strip().split("\n"):
        first, *changed = line.split(" / ")
        number, gender, name = first.split(" ", 2)
        plain, bent = changed or (name, name)
        yield f"character.{number}", name
        for case, article, form in zip(("nom", "acc", "dat"), ARTICLES[gender], (plain, bent, bent), strict=True):
            yield f"character.{number}.{case}", f"{article} {form}"


EFFECTS = {
    "effect.1": "Erhalte 1 Punkt; wirf beliebig viele Handkarten ab und ziehe ebenso viele.",
    "effect.2": "Nimm je eine Karte aus zwei Paaren; die beiden übrigen bilden ein neues Paar.",
    "effect.3": "Erhalte 1 Punkt; ziehe eine Karte in deine Reserve, die ab jetzt um eine Karte größer ist.",
    "effect.4": "Nimm deine beiden Paare auf einmal.",
    "effect.5": "Ziehe 3 Karten, wirf dann 2 ab.",
    "effect.6": "Nimm 2 Dollar.",
    "effect.7": "Entlasse einen deiner Charaktere und nimm einen offenen, der höchstens 1 mehr wert ist.",
    "effect.8": "Nimm für jede Karte, die du eben aus der Auslage genommen hast, eine gleiche aus deiner Reserve; fülle"
    " sie auf.",
    "effect.9": "Ziehe 1 Karte und nimm 1 Dollar.",
    "effect.10": "Ziehe 2 Karten.",
    "effect.11": "Ersetze irgendwo einen neutralen Wolkenkratzer durch einen von deinem Tableau.",
    "effect.12": "Vor deinem Gebot: Erhalte 1 Punkt, wirf beliebig viele Reservekarten ab und fülle die Reserve auf.",
    "effect.13": "In deinem Gebot: Eine beliebige Karte zählt als passende Karte.",
    "effect.14": "In deinem Gebot: Gehe auf der Presseleiste 1 oder 2 Felder zurück; jedes Feld ist ein Joker.",
    "effect.15": "In deinem Gebot: Spiele zu einer deiner Karten eine gleiche aus deiner Reserve; fülle sie auf.",
    "effect.16": "In deinem Gebot: 1 Joker mehr.",
    "effect.17": "In deinem Prestigegebot: 1 Prestigekarte mehr.",
    "effect.18": "Zu Beginn einer Bietrunde: Nimm 1 Dollar und biete zuletzt.",
    "effect.19": "Die Punkte deines Prestigegebots zählen doppelt.",
    "effect.20": "In deinem Gebot: Eine beliebige Karte zählt als zwei passende Karten.",
    "effect.21": "Wenn du baust: Baue im selben Bezirk 1 weiteren Wolkenkratzer aus dem Vorrat.",
    "effect.22": "Nach deinem Gebot: Nimm bis zu 2 deiner gespielten Karten zurück auf die Hand.",
    "effect.23": "Erhalte 2 Punkte.",
    "effect.24": "Erhalte 1 Punkt und nimm 1 Wolkenkratzer.",
    "effect.25": "Erhalte 3 Punkte.",
    "effect.26": "Nimm 1 Wolkenkratzer und rücke auf der Presseleiste 1 Feld vor.",
    "effect.27": "Rücke auf der Presseleiste so viele Felder vor, wie dein Rang dort angibt.",
    "effect.28": "Am Spielende: 1 Punkt für jeden deiner Wolkenkratzer, wo die Laterne grün ist.",
    "effect.29": "Am Spielende: 1 Punkt für jeden deiner Wolkenkratzer, wo die Laterne rot ist.",
    "effect.30": "Am Spielende: 1 Punkt für jeden deiner Wolkenkratzer, wo die Laterne braun ist.",
    "effect.31": "Am Spielende: 1 Punkt für jeden deiner Wolkenkratzer, wo die Laterne blau ist.",
    "effect.32": "Am Spielende: 1 Punkt für jeden deiner Wolkenkratzer, wo die Laterne gelb ist.",
    "effect.33": "Am Spielende: 1 Punkt für je 2 Felder auf der Presseleiste, aufgerundet.",
    "effect.34": "Am Spielende: 2 Punkte für jede Reservekarte einer Kartenart.",
    "effect.35": "Am Spielende: 2 Punkte für jeden Bezirk mit mindestens 3 deiner Wolkenkratzer.",
    "effect.36": "Am Spielende: 1 Punkt für jeden deiner Charaktere, auch für diesen.",
    "effect.37": "Am Spielende: 5 Punkte für jedes Taxi mit einer U-Bahn.",
    "effect.38": "Am Spielende: 5 Punkte für jeden Bus mit einer Straßenbahn.",
    "effect.39": "Am Spielende: 5 Punkte für jedes Boot mit einem beliebigen anderen Fahrzeug.",
    "effect.40": "Am Spielende: 6 Punkte für jedes Fahrzeug mit 2 Dollar.",
    "effect.41": "Am Spielende: 6 Punkte für jedes Fahrzeug mit 2 Wolkenkratzern auf deinem Tableau.",
    "effect.42": "Am Spielende: 6 Punkte für je 2 Dollar mit 2 Wolkenkratzern auf deinem Tableau.",
}

TEXT: dict[str, str] = {**dict(_names()), **EFFECTS}
