"""German: names, decisions, refusals, actions and scores. `language.py` tells what a field can say.

The words that are always the same, in all German tables, of the engine and of the page:

    seat Platz; person Person; bid Gebot, bieten; bidding round Bietrunde; pass passen; tie Gleichstand
    press, dollar, elevator, plans, prestige, skyscraper, wild: Presse, Dollar, Aufzug, Bauplan, Prestige,
        Wolkenkratzer, Joker; as cards Pressekarte and so on; a wild card is "Joker" where it stands alone
    a card of the type bid for: passende Karte (in the rules: T-Karte); card type Kartenart
    hand Hand, Handkarte; reserve Reserve; display Auslage; pair (Karten-)Paar; start stack Startstapel
    draw pile, discard pile: Nachziehstapel, Ablagestapel; draw ziehen; discard abwerfen; exchange tauschen
    general supply Vorrat; a Tom's supply Kartenvorrat; player board Tableau; (map) board Spielplan
    borough Bezirk; base value Grundwert; letter Buchstabe; lantern Laterne; Mayor Bürgermeister
    Press Track Presseleiste; space Feld; ahead vorn; advance vorrücken; press token Pressemarker
    vessel Fahrzeug: Taxi, Bus, Straßenbahn, U-Bahn, Boot; prestige tile Prestigeplättchen; bonus Prestigebonus
    Statue of Liberty Freiheitsstatue; neutral player neutraler Spieler; points Punkte; rank Rang
    character Charakter; hire anwerben; use einsetzen; dismiss entlassen; company Team; floor Etage; copy Exemplar
    final-scoring character Wertungscharakter; final scoring Schlusswertung; level Stufe; mode Modus
    do without, forfeit: verzichten; move (a skyscraper) versetzen; turn Zug; undo zurücknehmen; save Spielstand

Nouns and verbs of the rules say "du"; buttons are infinitives ("Paar 3 nehmen"). Forms: nom, acc, dat are the cases of
a noun with its article; in, to, from a place; round and inround "die Presserunde", "in der Presserunde".
"""

from __future__ import annotations

from .events_de import EVENTS

NAMES = {
    "card.press": "Presse",
    "card.dollar": "Dollar",
    "card.elevator": "Aufzug",
    "card.plans": "Bauplan",
    "card.prestige": "Prestige",
    "card.skyscraper": "Wolkenkratzer",
    "card.wild": "Joker",
    "card.a": "eine {name}karte",
    "card.dat": "einer {name}karte",
    "card.noun": "{name}karte|{name}karten",
    "card.round": "die {name}runde",
    "card.inround": "in der {name}runde",
    "cards.none": "keine Karten",
    "cards.count": "{number:# Karte|# Karten}",
    "borough.staten-island": "Staten Island",
    "borough.jersey-city": "Jersey City",
    "borough.manhattan": "Manhattan",
    "borough.bronx": "Bronx",
    "borough.queens": "Queens",
    "borough.brooklyn": "Brooklyn",
    "borough.dat": "{name}",
    "borough.bronx.dat": "der Bronx",
    "borough.in": "in {name}",
    "borough.bronx.in": "in der Bronx",
    "borough.staten-island.in": "auf Staten Island",
    "borough.to": "nach {name}",
    "borough.bronx.to": "in die Bronx",
    "borough.from": "aus {name}",
    "borough.bronx.from": "aus der Bronx",
    "borough.staten-island.from": "von Staten Island",
    "vessel.taxi": "Taxi",
    "vessel.bus": "Bus",
    "vessel.streetcar": "Straßenbahn",
    "vessel.subway": "U-Bahn",
    "vessel.boat": "Boot",
    "vessel.acc": "das {name}",
    "vessel.bus.acc": "den Bus",
    "vessel.streetcar.acc": "die Straßenbahn",
    "vessel.subway.acc": "die U-Bahn",
    "vessel.dat": "dem {name}",
    "vessel.streetcar.dat": "der Straßenbahn",
    "vessel.subway.dat": "der U-Bahn",
    "vessel.no": "kein {name}",
    "vessel.streetcar.no": "keine Straßenbahn",
    "vessel.subway.no": "keine U-Bahn",
    "vessel.tile": "{name}plättchen",
    "vessel.subway.tile": "U-Bahn-Plättchen",
    "phase.I": "Phase I",
    "phase.II": "Phase II",
    "phase.III": "Phase III",
    "phase.end": "Schlusswertung",
    "phase.start": "Aufbau",
    "phase.draft": "Phase I: Karten wählen",
    "phase.bidding": "Phase II: Bieten",
    "phase.activation": "Phase III: Charaktere",
    "phase.over": "Schlusswertung",
    "neutral": "der neutrale Spieler",
}

# What the seat is asked, and what the others wait for.
PROMPTS = {
    "prompt.start": "Wähle einen der {number} Stapel: Seine beiden Charaktere kommen in dein Team.",
    "prompt.draft.1": "Nimm dein erstes Kartenpaar.",
    "prompt.draft.1.uses": "Nimm dein erstes Kartenpaar oder setze vorher einen Phase-I-Charakter ein (du hast noch"
    " {dollars:# Dollar}).",
    "prompt.draft.2": "Nimm dein zweites Kartenpaar.",
    "prompt.draft.2.uses": "Nimm dein zweites Kartenpaar oder setze vorher einen Phase-I-Charakter ein (du hast noch"
    " {dollars:# Dollar}).",
    "prompt.draft.none": "Es ist kein Paar mehr da: Setze einen Phase-I-Charakter ein (du hast noch {dollars:# Dollar})"
    " oder beende deinen Zug.",
    "prompt.rest": "Du hast deine Karten: Setze einen Phase-I-Charakter ein (du hast noch {dollars:# Dollar}) oder"
    " beende deinen Zug.",
    "prompt.rest.first": "Du hast dein erstes Kartenpaar: Setze einen Phase-I-Charakter ein (du hast noch {dollars:#"
    " Dollar}) oder mach weiter; dein zweites Paar nimmst du in deinem nächsten Zug.",
    "prompt.discard": "Wirf {number:# Handkarte|# Handkarten} ab.",
    "prompt.last": "{card.Round} beginnt: Setze {character.acc} ein, um 1 Dollar zu nehmen und zuletzt zu bieten, oder"
    " verzichte.",
    "prompt.bid.first": "Dein Gebot {card.inround}: Bisher hat niemand geboten.",
    "prompt.bid.ahead": "Dein Gebot {card.inround}: Das höchste Gebot ist bisher {value} ({leader}), und bei"
    " Gleichstand gewinnst du.",
    "prompt.bid.behind": "Dein Gebot {card.inround}: Das höchste Gebot ist bisher {value} ({leader}), und bei"
    " Gleichstand verlierst du.",
    "prompt.bid.room": "Du kannst auch Karten deiner Reserve spielen, aber zusammen nicht mehr, als du auf der"
    " Hand hast ({number}).",
    "prompt.bid.no_room": "Deine Hand ist leer, also kannst du keine Karte spielen.",
    "prompt.bid.here": "Gebaut wird {borough.in}, und auf deinem Tableau {stock:steht # Wolkenkratzer|stehen #"
    " Wolkenkratzer}.",
    "prompt.bid.counting": "Deine Charaktere zählen schon als {counting:# passende Karte|# passende Karten}.",
    "prompt.bid.wilds": "Deine Charaktere geben dir schon {wilds:# Joker}.",
    "prompt.bid.both": "Deine Charaktere zählen schon als {counting:# passende Karte|# passende Karten} und {wilds:#"
    " Joker}.",
    "prompt.points": "Dein Gebot hat dir {number:# Punkt|# Punkte} gebracht: Setze {character.acc} ein, um noch einmal"
    " so viel zu erhalten, oder verzichte.",
    "prompt.hire": "Wirb einen Charakter an, der höchstens {number} wert ist.",
    "prompt.bonus.winner": "Du hast gewonnen: Lege ein Plättchen ({tiles}) in einen Bezirk seines Fahrzeugs"
    " und baue dort, oder verzichte.",
    "prompt.bonus.runner_up": "Dein Gebot ist das zweithöchste: Lege ein Plättchen ({tiles}) in einen Bezirk seines"
    " Fahrzeugs und baue dort, oder verzichte.",
    "prompt.build": "Dein Tableau ist leer: Versetze einen deiner Wolkenkratzer {borough.to} oder verzichte.",
    "prompt.extra": "Setze {character.acc} ein, um {borough.in} 1 weiteren Wolkenkratzer zu bauen, oder verzichte.",
    "prompt.return": "Setze {character.acc} ein, um bis zu 2 deiner gespielten Karten zurück auf die Hand zu nehmen,"
    " oder verzichte.",
    "prompt.keep": "Wähle die {number:Karte|# Karten}, die du als Reserve behältst; deine Handkarten werden am Ende der"
    " Runde abgeworfen.",
    "prompt.activate": "Setze einen Phase-III-Charakter ein (du hast noch {dollars:# Dollar}) oder beende deinen Zug.",
    "wait.start": "{seat} {seat:wählt|wählst} Startcharaktere.",
    "wait.draft": "{seat} {seat:nimmt|nimmst} ein Kartenpaar.",
    "wait.rest": "{seat} {seat:kann|kannst} noch einen Charakter einsetzen.",
    "wait.discard": "{seat} {seat:wirft|wirfst} Karten ab.",
    "wait.last": "{seat} {seat:kann|kannst} sich entscheiden, zuletzt zu bieten.",
    "wait.bid": "{seat} {seat:bietet|bietest} {card.inround}.",
    "wait.points": "{seat} {seat:kann|kannst} die Punkte des Gebots noch einmal erhalten.",
    "wait.hire": "{seat} {seat:wirbt|wirbst} einen Charakter an.",
    "wait.bonus": "{seat} {seat:legt|legst} ein Prestigeplättchen.",
    "wait.build": "{seat} {seat:kann|kannst} einen Wolkenkratzer versetzen.",
    "wait.extra": "{seat} {seat:kann|kannst} einen weiteren Wolkenkratzer bauen.",
    "wait.return": "{seat} {seat:kann|kannst} Karten zurücknehmen.",
    "wait.keep": "{seat} {seat:wählt|wählst} die Karten der Reserve.",
    "wait.activate": "{seat} {seat:kann|kannst} Phase-III-Charaktere einsetzen.",
}

# Why an action is refused, by the code of the objection; what follows a second dot is chosen by `refusals.py`.
REFUSALS = {
    "refusal.notation": "„{action}“ ist nicht wie eine Aktion geschrieben. Hier kannst du zum Beispiel schreiben:"
    " {examples}.",
    "refusal.not_now.start": "Wähle zuerst deine Startcharaktere: Nimm einen der Stapel.",
    "refusal.not_now.draft": "Du bist dran und nimmst ein Paar; vorher kannst du Phase-I-Charaktere einsetzen.",
    "refusal.not_now.rest": "Du hast deine Karten für diesen Zug: Setze einen Phase-I-Charakter ein oder beende deinen"
    " Zug.",
    "refusal.not_now.discard": "Wirf zuerst die Handkarten ab, die {character.nom} verlangt.",
    "refusal.not_now.last": "Sag zuerst, ob du {character.acc} einsetzt, um zuletzt zu bieten, oder verzichte.",
    "refusal.not_now.bid": "Du bist an der Reihe zu bieten: Spiele Karten, setze vorher einen Charakter ein oder"
    " passe.",
    "refusal.not_now.points": "Sag zuerst, ob du {character.acc} einsetzt oder verzichtest.",
    "refusal.not_now.hire": "Du wirbst jetzt einen Charakter an; solange es einen gibt, darf niemand verzichten.",
    "refusal.not_now.bonus": "Du legst jetzt ein Prestigeplättchen; wenn du nicht willst, verzichte.",
    "refusal.not_now.build": "Sag zuerst, aus welchem Bezirk du einen Wolkenkratzer versetzt, oder verzichte.",
    "refusal.not_now.extra": "Sag zuerst, ob du {character.acc} einsetzt oder verzichtest.",
    "refusal.not_now.return": "Sag zuerst, ob du {character.acc} einsetzt oder verzichtest.",
    "refusal.not_now.keep": "Wähle zuerst die Karten, die du als Reserve behältst.",
    "refusal.not_now.activate": "Es ist Phase III: Setze deine Phase-III-Charaktere ein oder beende deinen Zug.",
    "refusal.wrong_moment.I": "{character.Nom} wirkt in Phase I, während du Karten nimmst.",
    "refusal.wrong_moment.2": "{character.Nom} nimmt zwei einzelne Karten statt eines Paars, und zwar in Phase I, bevor"
    " du das Paar dieses Zugs nimmst.",
    "refusal.wrong_moment.4": "{character.Nom} nimmt deine beiden Paare auf einmal, und zwar in Phase I in deinem"
    " ersten Zug, bevor du ein Paar nimmst.",
    "refusal.wrong_moment.8": "{character.Nom} richtet sich nach den Karten, die du aus der Auslage nimmst, und wirkt"
    " in Phase I gleich danach, im selben Zug.",
    "refusal.wrong_moment.II": "{character.Nom} wirkt in Phase II, wenn du mit dem Bieten an der Reihe bist, vor"
    " deinem Gebot.",
    "refusal.wrong_moment.18": "{character.Nom} wirkt zu Beginn einer Bietrunde, bevor jemand bietet.",
    "refusal.wrong_moment.19": "{character.Nom} wirkt in der Prestigerunde, gleich nachdem du die Punkte deines Gebots"
    " erhalten hast.",
    "refusal.wrong_moment.21": "{character.Nom} wirkt, gleich nachdem du in der Prestige- oder der Wolkenkratzerrunde"
    " gebaut hast.",
    "refusal.wrong_moment.22": "{character.Nom} wirkt nach der Auswertung deines Gebots, solange deine Karten noch"
    " daliegen.",
    "refusal.wrong_moment.III": "{character.Nom} wirkt in Phase III, nach den sechs Bietrunden.",
    "refusal.used": "Auf {character.dat} liegt schon ein Dollar: Jedes Exemplar wirkt einmal pro Runde.",
    "refusal.not_yours": "{character.Nom} gehört nicht zu deinem Team.",
    "refusal.no_dollar": "{character.Acc} einzusetzen kostet einen Dollar von deinem Tableau, und dort liegt keiner.",
    "refusal.final_character": "{character.Nom} zählt am Spielende von selbst und wird nie eingesetzt.",
    "refusal.cards_lacking.hand": "Du hast {held*card} auf der Hand, nicht {wanted.word}.",
    "refusal.cards_lacking.hand.none": "Du hast keine {card}karte auf der Hand.",
    "refusal.cards_lacking.pool": "Du hast auf der Hand und in der Reserve {held*card}, nicht {wanted.word}.",
    "refusal.cards_lacking.pool.none": "Du hast keine {card}karte, weder auf der Hand noch in der Reserve.",
    "refusal.cards_lacking.reserve": "Du hast {held*card} in der Reserve, nicht {wanted.word}.",
    "refusal.cards_lacking.reserve.none": "Du hast keine {card}karte in der Reserve.",
    "refusal.cards_lacking.taken": "Du hast in diesem Zug {held*card} aus der Auslage genommen, nicht {wanted.word}.",
    "refusal.cards_lacking.taken.none": "Du hast in diesem Zug keine {card}karte aus der Auslage genommen.",
    "refusal.cards_lacking.played": "Du hast {held*card} gespielt, nicht {wanted.word}.",
    "refusal.cards_lacking.played.none": "Du hast keine {card}karte gespielt.",
    "refusal.hand_too_small": "Du hast {hand:# Karte|# Karten} auf der Hand, also kannst du aus Hand und Reserve"
    " zusammen {hand} spielen, nicht {named}.",
    "refusal.hand_too_small.none": "Deine Hand ist leer, also kannst du keine Karte spielen, auch keine aus der"
    " Reserve.",
    "refusal.idle_card": "Eine {card}karte bringt diesem Gebot nichts, also lass sie weg: Andere Karten als"
    " {wanted}karten zählen nur zu zweit.",
    "refusal.empty_bid": "Ein Gebot {wanted.inround} braucht mindestens eine Karte, die zählt; wenn du nicht bieten"
    " willst, passe.",
    "refusal.wild_alone": "Ein Joker zählt nicht allein: Spiele {wanted.a} dazu, irgendeine andere Karte oder einen"
    " zweiten Joker.",
    "refusal.worthless_bid": "Diese Karten sind {wanted.inround} nichts wert: Du brauchst {wanted.a}, zwei gleiche"
    " Karten oder einen Joker mit irgendeiner anderen.",
    "refusal.extra_unmatched": "{character.Nom} hat {card.a} aus deiner Reserve dazugelegt, also muss dein Gebot auch"
    " {card.a} von der Hand enthalten.",
    "refusal.card_bound": "{character.Nom} braucht in diesem Gebot {card.a} von deiner Hand, also ist sie nicht frei.",
    "refusal.no_such_pair": "Paar {place} gibt es nicht: {number:Es liegt nur eines aus|Es liegen # aus}.",
    "refusal.no_such_pair.none": "In der Auslage ist kein Paar mehr.",
    "refusal.same_pair": "Nenne zwei verschiedene Paare, nicht zweimal Paar {place}.",
    "refusal.not_in_pair": "In Paar {place} liegt keine {card}karte.",
    "refusal.must_take": "Nimm zuerst ein Paar; danach kannst du deinen Zug beenden.",
    "refusal.already_took": "Du hast in diesem Zug schon Karten genommen: Setze einen Charakter ein oder beende deinen"
    " Zug.",
    "refusal.no_such_stack": "Stapel {place} gibt es nicht: {number:Es liegt nur einer aus|Es liegen # aus}.",
    "refusal.discard_number": "Wirf genau {number:# Karte|# Karten} ab, nicht {named}.",
    "refusal.return_number": "Du kannst höchstens {number:# Karte|# Karten} zurücknehmen, nicht {named}.",
    "refusal.reserve_size": "Deine Reserve umfasst {number:# Karte|# Karten}: Behalte genau so viele, nicht {named}.",
    "refusal.reserve_too_small": "Deine Reserve umfasst {reserve:# Karte|# Karten}, also kannst du daraus nicht {named}"
    " abwerfen.",
    "refusal.no_reserve": "Deine Reserve ist leer, also kann sie keine Karte dazugeben.",
    "refusal.not_face_up": "{character.Nom} liegt nicht offen im Aufzug.",
    "refusal.too_dear": "{character.Nom} ist {value} wert; dein Gebot reicht für einen Wert bis {most}.",
    "refusal.swap_too_dear": "{character.Nom} ist {value} wert; wer kommt, darf höchstens {most} wert sein.",
    "refusal.empty_board": "Auf deinem Tableau steht kein Wolkenkratzer, mit dem du bauen kannst.",
    "refusal.no_neutral": "{borough.In} steht kein neutraler Wolkenkratzer.",
    "refusal.no_such_tile": "In der Auslage liegt kein {vessel.tile} mit dem Wert {value}.",
    "refusal.no_such_vessel": "Zwischen {other.dat} und {borough.dat} steht {vessel.no} auf dem Spielplan.",
    "refusal.same_borough": "Du baust {borough.in}: Versetze einen Wolkenkratzer aus einem anderen Bezirk dorthin.",
    "refusal.nothing_to_move": "Du hast {borough.in} keinen Wolkenkratzer, den du versetzen kannst.",
    "refusal.steps_number": "{character.Nom} geht 1 oder 2 Felder zurück, nicht {steps}.",
    "refusal.steps_lacking": "Du stehst auf Feld {space} der Presseleiste, also kannst du nicht {steps:# Feld|# Felder}"
    " zurückgehen.",
    "refusal.prestige_only": "{character.Nom} wirkt nur in der Prestigerunde.",
    # What can be written, by decision: the notation is the same in all languages.
    "examples.start": "start 1",
    "examples.draft": "take 1",
    "examples.rest": "use 6, end",
    "examples.discard": "discard press wild",
    "examples.last": "use 18, skip",
    "examples.bid": "bid press wild, pass",
    "examples.points": "use 19, skip",
    "examples.hire": "hire 33",
    "examples.bonus": "tile taxi 4 manhattan queens, forfeit",
    "examples.build": "move bronx, skip",
    "examples.extra": "use 21, skip",
    "examples.return": "use 22 press, skip",
    "examples.keep": "keep press wild",
    "examples.activate": "use 24, end",
}

# Actions, as a button says them.
ACTIONS = {
    "action.start": "Stapel {place} nehmen",
    "action.start.shown": "Stapel {place} nehmen: {characters.acc}",
    "action.take": "Paar {place} nehmen",
    "action.take.shown": "Paar {place} nehmen: {cards.short}",
    "action.end": "Zug beenden",
    "action.pass": "Passen",
    "action.skip": "Verzichten",
    "action.forfeit": "Auf den Prestigebonus verzichten",
    "action.hire": "{character.Acc} anwerben",
    "action.bid": "{cards.short} bieten",
    "action.bid.none": "Nur mit Charakteren bieten",
    "action.discard": "{cards.short} abwerfen",
    "action.discard.none": "Nichts abwerfen",
    "action.keep": "{cards.short} behalten",
    "action.keep.none": "Nichts behalten",
    "action.tile": "{vessel} {value} {borough.in} ablegen (mit {vessel.dat} {other.to})",
    "action.move": "Einen Wolkenkratzer {borough.from} versetzen",
    "action.use": "{character.Acc} einsetzen",
    "action.use.1": "{character.Acc} einsetzen: {cards.short} abwerfen und ebenso viele ziehen",
    "action.use.1.none": "{character.Acc} einsetzen: 1 Punkt erhalten, nichts abwerfen",
    "action.use.2": "{character.Acc} einsetzen: {card} aus Paar {place} und {wanted} aus Paar {place_two} nehmen",
    "action.use.3": "{character.Acc} einsetzen: 1 Punkt erhalten und eine Karte in die Reserve ziehen",
    "action.use.4": "{character.Acc} einsetzen: die Paare {place} und {place_two} nehmen",
    "action.use.5": "{character.Acc} einsetzen: 3 Karten ziehen, dann 2 abwerfen",
    "action.use.6": "{character.Acc} einsetzen: 2 Dollar nehmen",
    "action.use.7": "{character.Acc} einsetzen: {coming.acc} für {leaving.acc} holen",
    "action.use.8": "{character.Acc} einsetzen: {cards.short} aus der Reserve nehmen",
    "action.use.8.none": "{character.Acc} einsetzen, ohne etwas zu nehmen",
    "action.use.9": "{character.Acc} einsetzen: eine Karte ziehen, 1 Dollar nehmen",
    "action.use.10": "{character.Acc} einsetzen: 2 Karten ziehen",
    "action.use.11": "{character.Acc} {borough.in} einsetzen",
    "action.use.12": "{character.Acc} einsetzen: 1 Punkt erhalten, {cards.short} abwerfen und die Reserve auffüllen",
    "action.use.12.none": "{character.Acc} einsetzen: 1 Punkt erhalten, nichts abwerfen",
    "action.use.13": "{character.Acc} einsetzen: {card.a} zählt als passende Karte",
    "action.use.14": "{character.Acc} einsetzen: {number:# Feld|# Felder} zurück für {number:einen Joker|# Joker}",
    "action.use.15": "{character.Acc} einsetzen: {card.a} aus der Reserve dazulegen",
    "action.use.16": "{character.Acc} einsetzen: 1 Joker mehr",
    "action.use.17": "{character.Acc} einsetzen: 1 Prestigekarte mehr",
    "action.use.18": "{character.Acc} einsetzen: 1 Dollar nehmen und zuletzt bieten",
    "action.use.19": "{character.Acc} einsetzen: die Punkte noch einmal erhalten",
    "action.use.20": "{character.Acc} einsetzen: {card.a} zählt als zwei passende Karten",
    "action.use.21": "{character.Acc} einsetzen: im selben Bezirk 1 Wolkenkratzer mehr bauen",
    "action.use.22": "{character.Acc} einsetzen: {cards.short} zurücknehmen",
    "action.use.23": "{character.Acc} einsetzen: 2 Punkte erhalten",
    "action.use.24": "{character.Acc} einsetzen: 1 Punkt erhalten und 1 Wolkenkratzer nehmen",
    "action.use.25": "{character.Acc} einsetzen: 3 Punkte erhalten",
    "action.use.26": "{character.Acc} einsetzen: 1 Wolkenkratzer nehmen und 1 Feld vorrücken",
    "action.use.27": "{character.Acc} einsetzen: um den eigenen Rang vorrücken",
}

SCORES = {
    "score.gained": "Punkte aus dem Spiel",
    "score.characters": "Werte der Charaktere",
    "score.characters.tom": "Charaktere, mit zwei Dollar doppelt",
    "score.abilities": "Wertungscharaktere",
    "score.borough": "{borough}",
    "score.six_boroughs": "Wolkenkratzer in allen 6 Bezirken",
    "score.press": "Presseleiste, Feld 5 oder höher",
    "score.rest": "Übrige Dollars und Wolkenkratzer",
    "score.total": "Summe",
    "score.line": "{label}: {points}",
    "score.note.tom": "Die Charaktere eines Toms zählen nach NYC-9.12: mit zwei Dollar doppelt.",
    "help.ask": "? 13                was Charakter 13 tut",
    "help.table": "Auf dem Tisch zeigt * den Bürgermeister und eingesetzte Charaktere.",
    "result.tie": "{winner} {winner:gewinnt|gewinnst} mit {points:# Punkt|# Punkten}; bei Gleichstand mit"
    " {seats.dat} entscheidet die Presseleiste.",
}

TEXT: dict[str, str] = {**NAMES, **PROMPTS, **REFUSALS, **ACTIONS, **EVENTS, **SCORES}
