"""A small lesson to start from."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from nyc_core.lessons import Attempt, read

Json = dict[str, Any]

PEOPLE = [{"name": "Kim", "kind": "human"}, {"name": "Ben", "kind": "human"}]

SMALL: Json = {
    "id": "small",
    "clauses": ["NYC-5.4"],
    "title": {"en": "Small", "de": "Klein"},
    "text": {"en": "Two press cards (NYC-5.4).", "de": "Zwei Pressekarten (NYC-5.4)."},
    "task": {"en": "Bid 2.", "de": "Biete 2."},
    "position": {
        "seats": [*PEOPLE, {"name": "Tom", "kind": "tom", "level": "A2"}],
        "round": 2, "bidding": "press",
        "press": {"7": ["neutral"], "4": [1], "2": [0], "1": [2]},
        "boroughs": {"manhattan": {"skyscrapers": {"0": 2, "1": 2, "2": 1, "neutral": 1}}},
        "players": [
            {"hand": ["press", "press", "dollar", "wild"], "reserve": ["plans"], "points": 3, "dollars": 2,
             "skyscrapers": 5, "characters": [13, 24], "vessels": ["taxi"]},
            {"hand": ["press", "dollar"], "reserve": [], "characters": []},
            {"hand": [], "characters": []},
        ],
    },
    "others": {"1": ["bid press", "pass"]},
    "goals": [{"test": "bid", "card": "press", "is": 2}],
    "failures": [{"test": "passed", "reason": {"en": "You passed.", "de": "Du hast gepasst."}}],
    "hints": [{"en": "Both.", "de": "Beide."}, {"en": "Both press cards.", "de": "Beide Pressekarten."}],
    "answer": ["bid press press"],
    "wrong": ["pass"],
}  # fmt: skip

QUESTION: Json = {
    "id": "question",
    "clauses": ["NYC-8.6"],
    "title": {"en": "How many?"},
    "text": {"en": "Look at Queens."},
    "task": {"en": "Who is first?"},
    "position": {"seats": PEOPLE, "round": 5, "phase": "over"},
    "choices": [{"en": "Kim"}, {"en": "Ben"}],
    "goals": [{"test": "chosen", "is": 2}],
    "answer": ["choose 2"],
}  # fmt: skip


def small(**changes: Any) -> Json:
    """The small lesson with other entries; None takes one away."""
    data = deepcopy(SMALL) | changes
    return {key: value for key, value in data.items() if value is not None}


def attempt(**changes: Any) -> Attempt:
    return Attempt(read(small(**changes)))
