"""Lektionen und der Lernpfad: auf Deutsch."""

from __future__ import annotations

TEXT: dict[str, str] = {
    "region.lesson": "Lektion",
    "tab.lesson": "Lektion",
    # A lesson
    "lesson.own": "Eine Lektion",
    "lesson.where": "Lektion {n} von {of}",
    "lesson.hints": "Tipps",
    "lesson.hint": "Tipp",
    "lesson.show": "Zeig es mir",
    "lesson.back": "Einen Schritt zurück",
    "lesson.again": "Noch einmal",
    "lesson.free": "Von hier weiterspielen",
    "lesson.leave": "Lektion verlassen",
    "lesson.next": "Nächste Lektion",
    "lesson.solved": "Gelöst!",
    "lesson.seen": "So geht es.",
    "lesson.failed": "Noch nicht.",
    "lesson.shown": "Gezeigt: {step}",
    "lesson.seconds": "{n} Sek.",
    "lesson.one_minute": "1 Minute",
    "lesson.minutes": "{n} Minuten",
    "lesson.lost": "Das Ziel ist jetzt nicht mehr zu erreichen.",
    "lesson.points": "Punkte, wenn das Spiel jetzt endete: {before} → {now}",
    "lesson.try": "Ausprobieren",
    "learn.ahead": "Bis zur ersten echten Partie: {time}",
    "course.done": "{n} von {of} Lektionen dieses Kurses geschafft.",
    # The learning path
    "learn.title": "Das Spiel lernen",
    "learn.text": "Kurze Lektionen an einem echten Tisch, Schritt für Schritt. Nach dem dritten Kapitel kannst du eine"
    " ganze Partie spielen.",
    "learn.start": "Mit der ersten Lektion beginnen",
    "learn.go_on": "Weiterlernen",
    "learn.count": "{n} von {of} Lektionen geschafft",
    "learn.all_done": "Du hast alle Lektionen geschafft. Der Tisch gehört dir!",
    "learn.solved": "gelöst",
    "learn.seen": "gesehen",
    "learn.close": "Zurück zum Tisch",
    "learn.offer": "In Lektionen lernen",
    "menu.learn": "Das Spiel lernen",
    "menu.lesson-leave": "Lektion verlassen",
    "practice.one": "Heute: 1 kleine Aufgabe, {time}",
    "practice.some": "Heute: {n} kleine Aufgaben, {time}",
    "practice.why": "Was an einem anderen Tag nicht klappte, kommt wieder, bis es sitzt",
    "practice.streak": "{n} Tage in Folge",
    # Notices
    "notice.bad_lesson": "Diese Lektion lässt sich nicht öffnen: {detail}",
    "notice.lesson_link": "Dieser Link enthält keine ganze Lektion: Er ist abgeschnitten oder etwas anderes.",
}
