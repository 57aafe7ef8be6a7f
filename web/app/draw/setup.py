"""The form of a new game, and the settings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from nyc_core.table.meta import Meta
from nyc_core.table.seats import CALLED

from . import owners
from .faces import face
from .frame import button, choice, field, select
from .html import el, esc, glyph, join, text
from .scene import Words


def new_game(
    words: Words,
    meta: Meta,
    seats: Sequence[Mapping[str, str]],
    bots: Sequence[str],
    seed: str = "",
    error: str = "",
    options: Mapping[str, str] | None = None,
    games: Sequence[Meta] = (),
) -> str:
    """Which game, and who sits where. `seats`: kind, name, level, bot, colour each; fields are named `seat.0.kind` and so
    on, those of the game's own options `option.<name>`, and `game`, where there is a choice."""
    chosen = _games(words, meta, games) + _options(words, meta, options or {})
    removable = len(seats) > meta.least
    rows = join(_seat(words, meta, index, seat, bots, removable) for index, seat in enumerate(seats))
    add = button(words, "add-seat", "plus", key="new.add") if len(seats) < meta.most else ""
    more = el(
        "details",
        text("summary", words("new.more"))
        + el(
            "label", text("span", words("new.seed")) + field(words, "seed", seed, "new.seed.hint", inputmode="numeric")
        ),
        open_=bool(seed),
    )
    wrong = el("p", glyph("warn") + " " + text("span", error), class_="reason", role="alert") if error else ""
    go = button(words, "begin", "play", "btn go big", "new.begin")
    return el(
        "div",
        chosen + el("ol", rows, class_="seats") + add + more + wrong + el("div", go, class_="buttons"),
        class_="new-game",
    )


def _games(words: Words, meta: Meta, games: Sequence[Meta]) -> str:
    """The games that can be played, where there are several."""
    parts = join(
        el(
            "button",
            esc(one.title),
            type="button",
            class_="seg",
            role="radio",
            aria_checked="true" if one.name == meta.name else "false",
            data_do="fill",
            data_arg=f"game={one.name}",
        )
        for one in games
    )
    label = words("new.game")
    return el("div", parts, class_="segs", role="radiogroup", aria_label=label) if len(games) > 1 else ""


def _options(words: Words, meta: Meta, options: Mapping[str, str]) -> str:
    """What a game lets choose before it begins, such as its variant."""
    rows = join(
        text("span", words(f"new.option.{one.name}.label"))
        + choice(
            words,
            f"option.{one.name}",
            [str(value) for value in one.choices],
            options.get(one.name, str(one.choices[0])),
            f"new.option.{one.name}",
            "fill",
        )
        for one in meta.options
    )
    return el("div", rows, class_="seat-body") if rows else ""


def _seat(words: Words, meta: Meta, index: int, seat: Mapping[str, str], bots: Sequence[str], removable: bool) -> str:
    kind, name = seat["kind"], f"seat.{index}"
    own = {one.name: one for one in meta.kinds}
    parts = choice(words, f"{name}.kind", ("human", "away", *own, "bot"), kind, "new.kind", "fill")
    if kind in ("human", "away"):
        parts += field(words, f"{name}.name", seat.get("name", ""), "new.name", maxlength=40)
    elif kind in own:
        levels = [(level, words(f"new.{kind}.{level}")) for level in own[kind].levels]
        parts += select(words, f"{name}.level", levels, seat.get("level", ""), "new.level")
    else:
        parts += _rivals(words, f"{name}.bot", bots, seat.get("bot", ""))
    away = ""
    if removable:
        label = words("new.remove", n=index + 1)
        away = el(
            "button",
            glyph("close"),
            type="button",
            class_="door",
            data_do="remove-seat",
            data_arg=index,
            aria_label=label,
            title=label,
        )
    head = el(
        "div", text("b", words("new.seat", n=index + 1)) + _colours(words, index, seat) + away, class_="seat-head"
    )
    return el("li", head + el("div", parts, class_="seat-body"), class_=f"seat c-{seat['colour']}")


def called(bot: str) -> str:
    """A bot's name."""
    return CALLED.get(bot, bot.capitalize())


def _rivals(words: Words, name: str, bots: Sequence[str], chosen: str) -> str:
    """Who can be played against, by face; of the chosen one what it is like."""
    faces = join(
        el(
            "button",
            face(bot) + text("span", called(bot)),
            type="button",
            class_="rival",
            role="radio",
            aria_checked="true" if bot == chosen else "false",
            aria_label=f"{called(bot)}: {words(f'bot.{bot}')}",
            data_do="fill",
            data_arg=f"{name}={bot}",
        )
        for bot in bots
    )
    group = el("div", faces, class_="rivals", role="radiogroup", aria_label=words("new.bot"))
    return group + (text("p", words(f"bot.{chosen}"), class_="facts style") if chosen else "")


def _colours(words: Words, index: int, seat: Mapping[str, str]) -> str:
    """Colours with their patterns; one that another seat has changes places."""
    dots = join(
        el(
            "button",
            owners.swatch(colour),
            type="button",
            class_="swatch",
            role="radio",
            aria_checked="true" if colour == seat["colour"] else "false",
            aria_label=words(f"colour.{colour}"),
            title=words(f"colour.{colour}"),
            data_do="fill",
            data_arg=f"seat.{index}.colour={colour}",
        )
        for colour in owners.COLOURS
    )
    return el("span", dots, class_="swatches", role="radiogroup", aria_label=words("new.colour"))


def settings(words: Words, chosen: Mapping[str, str], choices: Mapping[str, Sequence[str]]) -> str:
    """What can be chosen for this device, each as a row of buttons."""
    rows = join(
        el(
            "div",
            el("div", text("b", words(f"set.{name}.label")) + text("small", words(f"set.{name}.text")))
            + choice(words, name, values, chosen.get(name, ""), f"set.{name}"),
            class_="setting",
        )
        for name, values in choices.items()
    )
    return el("div", rows, class_="settings")
