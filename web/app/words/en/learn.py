"""Lessons and the learning path: in English."""

from __future__ import annotations

TEXT: dict[str, str] = {
    "region.lesson": "Lesson",
    "tab.lesson": "Lesson",
    # A lesson
    "lesson.own": "A lesson",
    "lesson.where": "Lesson {n} of {of}",
    "lesson.hints": "Hints",
    "lesson.hint": "Hint",
    "lesson.show": "Show me",
    "lesson.back": "One step back",
    "lesson.again": "Try again",
    "lesson.free": "Play on from here",
    "lesson.leave": "Leave the lesson",
    "lesson.next": "Next lesson",
    "lesson.solved": "Solved!",
    "lesson.seen": "That is how.",
    "lesson.failed": "Not yet.",
    "lesson.shown": "Shown: {step}",
    "lesson.seconds": "{n} s",
    "lesson.one_minute": "1 min",
    "lesson.minutes": "{n} min",
    "lesson.lost": "The goal is out of reach now.",
    "lesson.points": "Points, if the game ended here: {before} → {now}",
    "lesson.try": "Try it",
    "learn.ahead": "To your first real game: {time}",
    "course.done": "{n} of {of} lessons of this course done.",
    # The learning path
    "learn.title": "Learn the game",
    "learn.text": "Short lessons at a real table, one step at a time. After the third chapter you can play a whole"
    " game.",
    "learn.start": "Start with the first lesson",
    "learn.go_on": "Go on",
    "learn.count": "{n} of {of} lessons done",
    "learn.all_done": "You have done all lessons. The table is yours!",
    "learn.solved": "solved",
    "learn.seen": "seen",
    "learn.close": "Back to the table",
    "learn.offer": "Learn in lessons",
    "menu.learn": "Learn the game",
    "menu.lesson-leave": "Leave the lesson",
    "practice.one": "Today: 1 small task, {time}",
    "practice.some": "Today: {n} small tasks, {time}",
    "practice.why": "What went wrong another day comes back until you know it",
    "practice.streak": "{n} days in a row",
    # Notices
    "notice.bad_lesson": "This lesson cannot be opened: {detail}",
    "notice.lesson_link": "This link does not hold a whole lesson: it was cut off, or it is something else.",
}
