"""The words: whole games, all refusals and every decision read well; plurals, names, languages."""

from __future__ import annotations

import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import nyc_core
from nyc_core import IllegalAction, game_from_position, new_game
from nyc_core.newyorkcity.box import CHARACTERS
from nyc_core.newyorkcity.words import WORDS
from nyc_core.newyorkcity.words.language import language
from nyc_core.table.errors import Objection
from nyc_core.table.words import LANGUAGES, Tongue, speak, spoken
from nyc_core.table.words.language import Voice
from tests.cases import each
from tests.test_words_tables import TABLE, codes
from tests.words_play import anything, check, foreign, games, lang, names, play

__all__ = ["lang"]

ENGINE = Path(nyc_core.__file__).parent

# How it reads


@pytest.mark.usefixtures("lang")
def test_every_event_of_whole_games_is_a_sentence() -> None:
    seen = set()
    for game, chance in games(18):
        for _ in play(game, chance):
            pass
        players = names(game)
        for event in game.events:
            check(WORDS.event(players, event), *players)
            check(WORDS.event(players, event, you=0), *players)
            check(WORDS.event(players, event, eyes=None), *players)
            seen.add(event["event"])
    assert len(seen) > 30


EVENT: dict[str, Any] = {
    "borough": "bronx", "card": "elevator", "cards": ["press", "wild"], "character": 7, "characters": [5, 41],
    "floor": 2, "given": ["plans"], "got": ["dollar"], "lost": 1, "number": 1, "other": "queens",
    "pairs": [["press", "wild"]], "places": [1, 3], "round": 2, "seat": 0, "seats": [0, 1], "source": 3, "space": 5,
    "starter": 1, "tiles": [["taxi", 4], ["bus", 2]], "value": 2, "vessel": "taxi", "why": "NYC-5.9",
}  # fmt: skip


MESSAGES = [message for message in TABLE if message.startswith("event.") and message[6:] != "unknown"]


@each(product(MESSAGES, sorted(LANGUAGES)), spread=True)
def test_every_event_in_the_table_is_a_sentence(message: str, lang: str) -> None:
    """Those too that random games hardly meet."""
    speak(lang)
    facts = EVENT | {"source": "queens"} if "{source.the}" in TABLE[message] else EVENT
    for you in (None, 0, 1):
        check(Voice(language(lang), ["Ann", "Bob"], you).say(message, facts), "Ann", "Bob")


def test_every_prompt_of_whole_games_is_a_sentence(lang: str) -> None:
    for game, chance in games(12, seed=50):
        players = names(game)
        for moment in play(game, chance):
            if moment.decision:
                check(moment.decision.prompt, *players)
                check(WORDS.waiting(moment._position), *players)
                for option in moment.options()[:20]:
                    label = WORDS.action(option)
                    assert label == WORDS.action(str(option))
                    assert not set("{}…") & set(label + WORDS.action(option, view=moment.view(None)))
                    assert len(label) < 120
                    assert lang == "en" or not foreign(label)


@pytest.mark.usefixtures("lang")
def test_every_refusal_of_random_actions_is_a_sentence() -> None:
    seen = set()
    for game, chance in games(12, seed=80):
        for moment in play(game, chance):
            for _ in range(6):
                refusal = moment.why_not(anything(chance))
                if refusal:
                    check(refusal.text)
                    seen.add(refusal.code)
    assert len(seen) > 20


SAMPLES: dict[str, Any] = {
    "action": "tkae 3", "character": 5, "phase": "I", "card": "press", "wanted": "press", "place": "hand",
    "borough": "bronx", "other": "queens", "vessel": "taxi", "value": 4, "most": 3, "steps": 2, "space": 1,
}  # fmt: skip


@each(product(sorted(codes()), (0, 1, 2), sorted(LANGUAGES)), spread=True)
def test_every_refusal_reads_well_for_no_one_and_more(code: str, amount: int, lang: str) -> None:
    speak(lang)
    game = new_game("newyorkcity", seats=["human:Ann", "tom:B4"], seed=3)
    game.act("start 1")
    params = SAMPLES | dict.fromkeys(("held", "number", "hand", "reserve", "named"), amount)
    if code == "cards_lacking":
        params["wanted"] = amount + 1
    check(WORDS.refusal(game._position, Objection(code, "NYC-4.1", params)))


ANN = {
    "hand": ["press", "press", "dollar", "plans"],
    "reserve": ["wild", "elevator"],
    "dollars": 0,
    "characters": [16, 28],
}
BOB = {"hand": ["press", "press"], "reserve": ["dollar", "dollar"]}
POSITION: dict[str, Any] = {
    "seats": ["human:Ann", "human:Bob"],
    "phase": "bidding",
    "players": [ANN, BOB],
    "starter": 0,
}

WORD_FOR_WORD = """
bid press press press | cards_lacking
You have two press cards in hand and reserve, not three.
bid skyscraper | cards_lacking
You have no skyscraper card, neither in hand nor in reserve.
bid press press dollar plans wild | hand_too_small
You have 4 cards in hand, so you can play 4 from hand and reserve together, not 5.
bid wild | wild_alone
Wild cards need a card to go with: a press card, any other card, or a second wild card.
bid press dollar | idle_card
One dollar card adds nothing to this bid, so leave it out: types other than press count in twos.
bid | empty_bid
A bid for press needs at least one card that counts; if you do not want to bid, pass.
bid plans | worthless_bid
These cards are worth nothing for press: you need a press card, two identical cards, or a wild card with any other.
use 16 | no_dollar
Using the Joker costs a dollar from your player board, and there is none.
use 13 press | not_yours
The All-rounder is not in your company.
use 28 | final_character
The Green lamplighter counts by itself at the end of the game; it is never used.
use 5 | wrong_moment
The Scout works in Phase I, while you take cards.
take 1 | not_now
It is your turn to bid: play cards, use a character first, or pass.
bit press | notation
“bit press” is not written like an action. Here you can write, for example: bid press wild, pass.
""".strip().split("\n")


@pytest.mark.parametrize(("asked", "sentence"), list(zip(WORD_FOR_WORD[::2], WORD_FOR_WORD[1::2], strict=True)))
def test_refusals_word_for_word(asked: str, sentence: str) -> None:
    action, code = asked.split(" | ")
    refusal = game_from_position(POSITION).why_not(action)
    assert refusal is not None
    assert (refusal.code, refusal.text) == (code, sentence)


def test_cards_lacking_from_the_hand() -> None:
    game = game_from_position(POSITION)
    lacking = Objection("cards_lacking", "NYC-7.1", {"card": "press", "wanted": 3, "held": 2, "place": "hand"})
    assert WORDS.refusal(game._position, lacking) == "You hold two press cards, not three."


def test_the_bidder_is_told_what_to_beat() -> None:
    game = game_from_position(POSITION | {"press": {"3": [0], "1": [1]}})
    assert game.decision is not None
    room = "You may play cards of your reserve too, but no more in all than your hand holds ({})."
    assert game.decision.prompt == f"Bid for press. Nobody has bid yet. {room.format(4)}"
    game.act("bid press press")
    text = game.decision.prompt
    assert text == f"Bid for press. The best bid is 2 (Ann), and you lose a tie. {room.format(2)}"
    assert WORDS.waiting(game._position) == "Bob bids for press."


def test_without_a_reserve_nothing_is_said_of_room() -> None:
    """NYC-5.3: then nobody could play more cards than the hand holds."""
    players = [{"hand": ["press"], "reserve": []}, {"hand": ["press"]}]
    game = game_from_position(
        {"seats": ["human:Ann", "human:Bob"], "bidding": "press", "starter": 0, "players": players}
    )
    assert game.decision is not None
    assert game.decision.prompt == "Bid for press. Nobody has bid yet."


def test_after_the_first_pair_the_second_is_announced() -> None:
    """NYC-4.1: each takes one pair, then each a second."""
    players = [{"dollars": 2, "characters": [1]}, {"dollars": 2, "characters": [3]}]
    game = game_from_position({"seats": ["human:Ann", "human:Bob"], "phase": "draft", "players": players})
    said = []
    while game.decision and game.decision.kind == "draft":
        said.append(game.decision.prompt)
        game.act("take 1" if "take 1" in map(str, game.options()) else "end")
    first = "Use a Phase I character (2 dollars left), or go on. You take your second pair on your next turn."
    assert said[1].startswith(first), said
    assert said[3].startswith(first), said
    assert said[5].startswith(
        "Use a Phase I character (2 dollars left), or end your turn. You already have your cards."
    ), said


def test_a_label_tells_what_is_taken() -> None:
    game = new_game("newyorkcity", seats=["human:Ann", "tom:B4"], seed=3)
    view = {"starts": [[1, 20], [3, 11]], "pairs": [["press", "wild"], ["plans", "plans"], ["dollar"]]}
    assert WORDS.action("start 2") == "Take stack 2"
    assert WORDS.action("start 2", view=view) == "Take stack 2: the Storekeeper and the Demolisher"
    assert WORDS.action("take 2", view=view) == "Take pair 2: two plans cards"
    assert WORDS.action("use 4 1 3", view=view).endswith(": take the pairs 1 and 3")
    assert WORDS.action("take 9", view=view) == "Take pair 9"
    assert WORDS.action("bid press press wild") == "Bid 2 press and 1 wild"
    assert WORDS.action("use 5") == "Use the Scout: draw 3 cards, then discard 2"
    with pytest.raises(ValueError, match="fly"):
        WORDS.action("fly")
    assert all(WORDS.action(option, view=game.view(0)).count(":") == 1 for option in game.options())


@pytest.mark.usefixtures("lang")
def test_undo_speaks() -> None:
    game = new_game("newyorkcity", seats=["human:Ann", "tom:B4"], seed=3)
    with pytest.raises(IllegalAction) as error:
        game.undo()
    check(error.value.refusal.text)
    check(WORDS.say("undo_barred", {}))
    check(WORDS.say("rescued", {}))


# Events


def test_cards_are_named_in_order_with_plurals() -> None:
    event = {"event": "discard", "seat": 0, "cards": ["wild", "press", "elevator", "press"], "why": "NYC-7.1"}
    assert WORDS.event(["Ann"], event) == "Ann discarded two press cards, an elevator card and a wild card."


@pytest.mark.parametrize(
    ("number", "text"), [(0, "Ann took 0 dollars."), (1, "Ann took 1 dollar."), (2, "Ann took 2 dollars.")]
)
def test_plurals(number: int, text: str) -> None:
    assert WORDS.event(["Ann"], {"event": "dollars", "seat": 0, "number": number}) == text


def test_what_others_drew_is_not_told() -> None:
    event = {"event": "draw", "seat": 0, "cards": ["press", "wild"], "why": "NYC-3.4"}
    assert WORDS.event(["Ann", "Bob"], event) == "Ann drew a press card and a wild card."
    assert WORDS.event(["Ann", "Bob"], event, eyes=0, you=0) == "You drew a press card and a wild card."
    assert WORDS.event(["Ann", "Bob"], event, eyes=1) == "Ann drew 2 cards."
    assert WORDS.event(["Ann", "Bob"], event, eyes=None) == "Ann drew 2 cards."
    assert WORDS.event(["Ann", "Bob"], event | {"cards": 1}) == "Ann drew 1 card."
    assert "press" in WORDS.event(["Ann", "Tom"], event | {"seat": 1, "why": "NYC-4.4"}, eyes=0)
    assert WORDS.event(["Ann", "Bob"], event | {"cards": []}, eyes=1) == "Ann had no card left to draw."


def test_a_tom_says_why() -> None:
    event = {"event": "bid", "seat": 0, "value": 2, "cards": ["press", "plans"], "reason": "lead", "why": "NYC-9.4"}
    reason = "just as many wild cards or plans as he needed to lead (NYC-9.4)."
    assert WORDS.event(["Tom"], event) == f"Tom bid 2 with a press card and a plans card: {reason}"


@pytest.mark.parametrize(
    "event", [{}, {"event": "earthquake"}, {"event": "bid"}, {"event": "build", "seat": 9, "borough": 3}]
)
def test_strange_events_do_not_crash(event: dict[str, Any]) -> None:
    assert isinstance(WORDS.event(["Ann"], event), str)


def test_a_name_is_shown_as_it_was_typed() -> None:
    event = {"event": "pass", "seat": 0, "why": "NYC-5.2"}
    for name in ("ann", "{cards}", "<b>x</b>", "you"):
        assert WORDS.event([name], event) == f"{name} passed."
    assert WORDS.event(["ann"], event, you=0) == "You passed."


# Scores, characters, clauses


@pytest.mark.usefixtures("lang")
def test_score_lines_add_up() -> None:
    for game, chance in games(6, seed=120):
        for _ in play(game, chance):
            pass
        for seat, score in enumerate(game.scores()):
            kind = game.view(None)["seats"][seat]["kind"]
            *lines, total = WORDS.score_lines(score, kind=kind)
            assert sum(line.points for line in lines) == total.points == score["total"]
            assert all(WORDS.clause(line.rule) for line in lines)
        check(WORDS.result(names(game), game.scores()), *names(game))


def test_the_result_names_the_winner() -> None:
    scores = [{"total": 40, "rank": 2}, {"total": 40, "rank": 1}, {"total": 12, "rank": 3}]
    text = "Bob wins with 40 points; the tie with Ann goes to whoever is ahead on the Press Track."
    assert WORDS.result(["Ann", "Bob", "Tom"], scores) == text
    scores[0]["total"] = 39
    assert WORDS.result(["Ann", "Bob", "Tom"], scores) == "Bob wins with 40 points, ahead of Ann (39) and Tom (12)."
    assert WORDS.result(["Ann", "Bob", "Tom"], scores, you=1).startswith("You win with 40 points")


def test_characters_have_names_of_their_own() -> None:
    all_of_them = [WORDS.character(number) for number in CHARACTERS]
    assert len({one.name for one in all_of_them}) == 42
    for one in all_of_them:
        check(one.effect)
        assert one.phase in ("Phase I", "Phase II", "Phase III", "Final scoring")


# Other languages


def test_another_language_is_one_more_table(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = """
event.pass={seat} {seat:passt|passt}.
event.bid={seat} {seat:bietet|bietest} {value} mit {cards.dat}.
event.hire={seat} {seat:nimmt|nimmst} {character.acc}.
you=du
card.press=Presse
card.wild=Joker
card.noun={name}karte|{name}karten
card.dat=einer {name}karte
number.2=zwei
counted={amount} {noun}
character.5=Späher
character.5.acc=den Späher
"""
    table = {key: text for key, _, text in (line.partition("=") for line in lines.strip().split("\n"))}
    table |= {"list.and": " und ", "list.comma": ", "}
    monkeypatch.setitem(LANGUAGES, "xx", Tongue("Nirgendwo"))
    monkeypatch.setattr(language, "_own", lambda code: table if code == "xx" else {})
    bid = {"event": "bid", "seat": 0, "value": 2, "cards": ["press", "press", "wild"]}
    assert WORDS.event(["Ann"], bid, "xx") == "Ann bietet 2 mit zwei Pressekarten und einer Jokerkarte."
    assert WORDS.event(["Ann"], {"event": "hire", "seat": 0, "character": 5}, "xx", you=0) == "Du nimmst den Späher."


def test_a_game_speaks_the_language_that_is_spoken() -> None:
    game = game_from_position(POSITION)
    try:
        speak("de")
        assert game.decision is not None
        assert game.decision.prompt.startswith("Dein Gebot in der Presserunde. Bisher hat niemand geboten.")
        refusal = game.why_not("use 16")
        assert refusal is not None
        assert (
            refusal.text == "Den Glückspilz einzusetzen kostet einen Dollar von deinem Tableau, und dort liegt keiner."
        )
        assert WORDS.event(["Ann"], {"event": "over"}, "en") == "The game is over."
        speak("tlh")
        assert spoken() == "en"
    finally:
        speak("en")


def test_a_language_that_is_not_there_is_english() -> None:
    assert WORDS.event(["Ann"], {"event": "over"}, "tlh") == "The game is over."
    assert WORDS.clause("NYC-5.4", "tlh") == WORDS.clause("NYC-5.4")


def test_a_missing_message_shows_its_id() -> None:
    assert WORDS.say("no.such.message", {}) == "no.such.message"
    assert Voice(language("en")).say("event.bid", {}) == "… bid … with …."


def test_tables_are_read_when_somebody_speaks() -> None:
    code = "import nyc_core, sys; print([name for name in sys.modules if name.endswith('_en') or name.endswith('.en')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ENGINE.parent)
    assert done.stdout.strip() == "[]"
