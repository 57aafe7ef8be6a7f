"""What hints and reviews say in every game, in English and German. The parts of a worth are the game's own words
(`Mind.part`)."""

from __future__ import annotations

from nyc_core.table.words.texts import Texts

EN: dict[str, str] = {
    "decimal": ".",
    "why.own": "{amount} from {part}",
    "why.others.less": "{amount} as the others get less from {part}",
    "why.others.more": "{amount} as the others get more from {part}",
    "why.other.less": "{amount} as {name} gets less from {part}",
    "why.other.more": "{amount} as {name} gets more from {part}",
    "why.shown": ": {shown}",
    "why.whose": "{name} {shown}",
    "why.join": "; ",
    "mark.best": "best",
    "mark.fine": "fine",
    "mark.close": "too close to call",
    "mark.mistake": "mistake",
    "mark.blunder": "blunder",
    "band.master": "a master",
    "band.strong": "strong",
    "band.good": "good",
    "band.learning": "on the way",
    "band.beginner": "a beginner",
}
DE: dict[str, str] = {
    "decimal": ",",
    "why.own": "{amount} durch {part}",
    "why.others.less": "{amount}, weil andere weniger durch {part} bekommen",
    "why.others.more": "{amount}, weil andere mehr durch {part} bekommen",
    "why.other.less": "{amount}, weil {name} weniger durch {part} bekommt",
    "why.other.more": "{amount}, weil {name} mehr durch {part} bekommt",
    "why.shown": ": {shown}",
    "why.whose": "{name} {shown}",
    "why.join": "; ",
    "mark.best": "am besten",
    "mark.fine": "gut",
    "mark.close": "nicht sicher zu sagen",
    "mark.mistake": "Fehler",
    "mark.blunder": "grober Fehler",
    "band.master": "meisterlich",
    "band.strong": "stark",
    "band.good": "gut",
    "band.learning": "auf gutem Weg",
    "band.beginner": "am Anfang",
}
say = Texts(en=lambda: EN, de=lambda: DE)
