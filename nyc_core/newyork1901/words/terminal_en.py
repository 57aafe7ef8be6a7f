"""English: what only the command line shows of New York 1901. A label of a table is kept short."""

from __future__ import annotations

TEXT: dict[str, str] = {
    "head": "== Turn {n} | {turn} | {challenge} | {streets} ",
    "over": "the end",
    "last": "last turns",
    "street": "< {name}",
    "streets": "between the columns, west to east: {names}",
    "legend": "B07 free land | b:{sign} land of {name} | [{sign}2] its skyscraper 2 | ## park",
    "market": "Market",
    "future": "{n} more face down",
    "none": "none",
    "legendary": "Legendary",
    "bot": "bot",
    "you": "you",
    "points": "points: {n} ({total} if it ended now)",
    "workers": "free workers: {n} of {of}",
    "board": "board",
    "cards": "cards",
    "workers.at": "workers on: {names}",
    "built": "built",
    "unbuilt": "unbuilt",
    # Things of the box
    "territory": "{name}: {size} squares ({squares}), in the {district} district.",
    "square": "{name} belongs to {territory}.",
    "square.streets": "{name} belongs to {territory} and touches {streets}.",
    "square.park": "{name} is part of a park.",
    "square.outside": "{name} is outside.",
    "skyscraper": "{name} ({id}): {points} points, {generation}; its shape is {shape}.",
    "skyscraper.height": "It is {height} feet high.",
    "skyscraper.irregular": "It is irregular.",
    "street.about": "{name} is a street. {text}",
    "about": "{name}: {text}",
}
