"""The lessons that come with the game: every one works, can go wrong, and says so in both languages."""

from __future__ import annotations

import re

import pytest

from nyc_core.lessons import (
    FAILED,
    SOLVED,
    Attempt,
    InvalidLesson,
    Lesson,
    chapter,
    check,
    course,
    find,
    lessons,
    say,
)
from nyc_core.lessons.check import cited, play, texts
from nyc_core.newyorkcity.words import WORDS
from nyc_core.table.words import LANGUAGES
from tests.cases import each
from tests.words_play import COMPLETE

ALL = {lesson.id: lesson for lesson in lessons()}
every_lesson = each(ALL.values(), ALL)
NAMED = re.compile(r"([A-ZÄÖÜ]\w+(?: \w+)?) \((\d+)\)")

# The printed examples of the rulebook and its addendum, with the clause that each one shows.
EXAMPLES = {
    "points": "NYC-8.1", "press-track": "NYC-2.1", "tie": "NYC-5.7", "majority-order": "NYC-8.5",
    "start-order": "NYC-1.10", "pairs-for-three": "NYC-3.5", "who-starts": "NYC-5.2", "press-cards-only": "NYC-5.1",
    "wild-1": "NYC-5.4", "wild-2": "NYC-5.5", "wild-3": "NYC-5.6", "wild-4": "NYC-5.6",
    "press": "NYC-5.9", "dollar": "NYC-5.10", "elevator": "NYC-5.11", "plans": "NYC-5.12", "prestige": "NYC-5.13",
    "prestige-runner-up": "NYC-5.13", "forfeit": "NYC-5.13", "skyscraper": "NYC-5.14", "statue": "NYC-5.16",
    "phase-three-24": "NYC-6.1", "phase-three-26": "NYC-6.1", "phase-three-27": "NYC-7.3/27",
    "company": "NYC-8.2", "brooklyn": "NYC-8.6",
    "b4": "NYC-9.2", "tom-drawn-plans": "NYC-9.3", "tom-one-wild": "NYC-9.4", "tom-prestige": "NYC-9.9",
    "tom-four-wilds": "NYC-9.10", "tom-scoring": "NYC-9.12",
    "character-7-up": "NYC-7.1/7", "character-7-five": "NYC-7.1/7", "character-8": "NYC-7.1/8",
    "character-13": "NYC-7.2/13", "character-14": "NYC-7.2/14", "character-20": "NYC-7.2/20",
    "character-27-four": "NYC-7.3/27", "character-27-two": "NYC-7.3/27",
}  # fmt: skip


@every_lesson
def test_the_answer_solves_it_and_all_is_in_order(lesson: Lesson) -> None:
    assert check(lesson).state == SOLVED


@every_lesson
def test_a_wrong_answer_fails_with_a_reason(lesson: Lesson) -> None:
    attempt = Attempt(lesson)
    play(attempt, lesson.wrong)
    assert attempt.state == FAILED
    assert set(attempt.reason) >= set(lesson.title)


@every_lesson
def test_show_me_leads_to_the_end_even_from_a_wrong_path(lesson: Lesson) -> None:
    attempt = Attempt(lesson)
    play(attempt, lesson.wrong[:1])
    shown: list[str | None] = []
    while attempt.state != SOLVED and len(shown) <= len(lesson.answer):
        shown.append(attempt.show_me())
    assert attempt.state == SOLVED
    assert set(shown) <= set(lesson.answer)


@every_lesson
def test_all_texts_are_there_in_each_language(lesson: Lesson) -> None:
    """The path in all that are complete; what lies beside it at least in the languages of those who write it."""
    path = lesson.chapter in course().path
    assert lesson.done
    assert lesson.hints
    assert set(lesson.title) >= ({"en", *COMPLETE} if path else {"en", "de"})
    for place, text in texts(lesson):
        assert tuple(text) == tuple(lesson.title), place


@every_lesson
def test_texts_cite_the_clauses_that_it_teaches(lesson: Lesson) -> None:
    english, *others = (" ".join(text[language] for _, text in texts(lesson)) for language in lesson.title)
    assert set(lesson.clauses) & set(cited(english, lesson.rules))
    for other in others:
        assert cited(english, lesson.rules) == cited(other, lesson.rules)


@every_lesson
def test_characters_are_called_by_their_names(lesson: Lesson) -> None:
    for language in lesson.title:
        for place, text in texts(lesson):
            for said, number in NAMED.findall(text[language]):
                name = WORDS.character(int(number), language).name
                stem = name.split()[-1].casefold()[:6]  # endings change with the case in German
                assert stem in said.casefold(), f"{place}.{language}: {said} ({number}) is called {name}"


def test_ids_differ() -> None:
    assert len(ALL) == len(lessons())


def test_every_printed_example_is_a_lesson_that_teaches_its_clause() -> None:
    by_example = {lesson.example: lesson for lesson in ALL.values() if lesson.example}
    assert set(by_example) == set(EXAMPLES)
    assert len(by_example) == sum(bool(lesson.example) for lesson in ALL.values())
    for example, clause in EXAMPLES.items():
        assert clause in by_example[example].clauses, example


def test_the_path_begins_with_what_a_first_game_needs() -> None:
    assert course().path[:3] == ("goal", "bids", "rounds")
    assert len(lessons("puzzles")) == 6
    for name in course().chapters:
        assert set(chapter(name).title) == set(chapter(name).text) >= {"en", "de"}
        assert all(lesson.chapter == name for lesson in lessons(name))


def test_chapters_one_to_three_teach_what_a_whole_game_needs() -> None:
    taught = {clause for lesson in lessons(*course().path[:3]) for clause in lesson.clauses}
    needed = {f"NYC-5.{number}" for number in (1, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14)}
    needed |= {"NYC-1.3", "NYC-1.6", "NYC-1.7", "NYC-2.3", "NYC-3.5", "NYC-5.2"}
    needed |= {
        "NYC-1.10",
        "NYC-3.2",
        "NYC-4.1",
        "NYC-6.1",
        "NYC-7.0",
        "NYC-8.2",
        "NYC-8.4",
        "NYC-8.6",
        "NYC-8.7",
        "NYC-8.8",
    }
    assert needed <= taught


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_path_to_a_first_game_is_read_in_fifteen_minutes(language: str) -> None:
    """All that is said to somebody who makes no mistake, at 180 words a minute (issue 14.2)."""
    said = [
        say(text, language)
        for lesson in lessons(*course().path[:3])
        for text in (lesson.title, lesson.text, lesson.task, *lesson.choices, lesson.done)
    ]
    assert sum(len(text.split()) for text in said) <= 15 * 180


def test_questions_about_what_the_engine_deals_are_true() -> None:
    assert len(find("seven-pairs").game().position()["pairs"]) == 7
    starts = find("who-starts").game().decision
    assert starts is not None
    assert starts.seat == 1
    tom = Attempt(find("tom-prestige"))
    tom.act("pass")
    tile = next(event for event in tom.told if event["event"] == "tile")
    assert (tile["vessel"], tile["borough"], tile["other"]) == ("taxi", "manhattan", "queens")
    for name in ("tom-prestige-reach", "tom-prestige-borough", "tom-prestige-vessel"):
        question, play_it = find(name).position, find("tom-prestige").position
        for key in ("boroughs", "display", "press"):
            assert question[key] == play_it[key]


def test_unknown_lessons_and_chapters() -> None:
    with pytest.raises(InvalidLesson, match="no lesson"):
        find("nothing")
    with pytest.raises(InvalidLesson, match="none of goal"):
        chapter("nothing")
