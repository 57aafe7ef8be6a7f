"""The choices that a game has before it begins, as somebody gives them to `new_game`, or a position tells them."""

from __future__ import annotations

from .meta import Meta, Option
from .reading import mapping, shown, wrong


def read_options(given: object, meta: Meta) -> dict[str, str | bool]:
    """All options of a game: the given ones, else what goes without saying; InvalidPosition names a bad one."""
    known = {option.name: option for option in meta.options}
    chosen = mapping(given, "options", given if isinstance(given, dict) else ())
    for name in chosen:
        if name not in known:
            raise wrong(shown(name).strip("'"), f"{meta.title} has no such option")
    return {
        name: _choice(chosen[name], option) if name in chosen else option.choices[0] for name, option in known.items()
    }


def _choice(value: object, option: Option) -> str | bool:
    """By type too: 1 is not true."""
    if isinstance(value, (str, bool)):
        for choice in option.choices:
            if type(choice) is type(value) and choice == value:
                return choice
    ways = ", ".join(choice if isinstance(choice, str) else str(choice) for choice in option.choices)
    raise wrong(option.name, f"{shown(value)} is none of {ways}")
