"""Saved games: a text that carries the log, the position, the versions and a digest over all of it.

The log is for replay, undo and sharing; the position rescues a game when a later version plays its log differently.
"""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from collections.abc import Callable, Mapping
from typing import Any

from .errors import IllegalAction, InvalidPosition, InvalidSave
from .game import Game
from .reading import integer, is_deep
from .rules import Rules
from .version import VERSION

FORMAT = 1
LARGEST_TEXT = 1_000_000
LARGEST_BODY = 1_000_000  # unpacked; that of a long game has ten thousand letters
DEEPEST = 40
# By format: what a body of it looks like in the format after it. Positions have formats of their own, see `Rules.read`.
MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}


def write_save(game: Game) -> str:
    """One line of JSON: a head that can be read by anybody, and the packed body."""
    log = [f"{seat} {action}" for seat, action in game.actions]
    body = {**game.origin, "log": log, "stands": game.stands, "position": game.position()}
    head = {"format": FORMAT, "game": game.rules.meta.name, "engine": VERSION, "actions": len(log)}
    save = {**head, "body": _pack(body)}
    return json.dumps({**save, "digest": _digest(save)}, separators=(",", ":"))


def _pack(body: dict[str, Any]) -> str:
    return base64.urlsafe_b64encode(zlib.compress(json.dumps(body, separators=(",", ":")).encode(), 9)).decode()


def _digest(save: Mapping[str, Any]) -> str:
    text = json.dumps(save, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def read_save(text: object, find: Callable[[str], Rules]) -> Game:
    """The game of a save; InvalidSave says what is wrong with a bad one. `find`: the rules of a game by its name."""
    save = _read_head(text)
    if save["format"] > FORMAT:
        raise InvalidSave(
            f"This save was written by a newer version (format {save['format']}, this one reads {FORMAT})."
        )
    try:
        rules = find(save["game"])
    except InvalidPosition:
        raise InvalidSave("This save belongs to a game that this version does not know.") from None
    body = _unpack(save["body"])
    for older in range(save["format"], FORMAT):
        body = MIGRATIONS[older](body)
    try:
        saved = rules.read(body.get("position"), 0, saved=True)
    except InvalidPosition as error:
        raise InvalidSave(f"The saved position cannot be read: {error}") from None
    return _replayed(rules, body, saved) or _rescued(rules, saved)


def _read_head(text: object) -> dict[str, Any]:
    """The outer shell, complete and untouched."""
    if not isinstance(text, str):
        raise InvalidSave("A save is a text.")
    if len(text) > LARGEST_TEXT:
        raise InvalidSave("This text is too long for a save.")
    try:
        save = _parse(text)
    except ValueError:
        raise InvalidSave("This is not a whole save: it is cut off, or something else.") from None
    if not isinstance(save, dict) or not isinstance(save.get("format"), int) or isinstance(save["format"], bool):
        raise InvalidSave("This is not a save of this game table.")
    if save["format"] > FORMAT:
        return save
    digest = save.pop("digest", None)
    if save["format"] < 1 or not isinstance(save.get("game"), str) or not isinstance(save.get("body"), str):
        raise InvalidSave("This save lacks a part: its format, its game or its body.")
    if digest != _digest(save):
        raise InvalidSave("This save was changed after it was written: its digest does not fit.")
    return save


def _parse(text: str) -> Any:
    """The JSON, unless it is nested so deeply that reading it does harm."""
    if is_deep(text, DEEPEST):
        raise ValueError("nested too deeply")
    return json.loads(text)


def _unpack(text: str) -> dict[str, Any]:
    try:
        inflate = zlib.decompressobj()
        packed = base64.b64decode(text, altchars=b"-_", validate=True)
        plain = inflate.decompress(packed, LARGEST_BODY)
        if not inflate.eof:  # there is more of it, or it was cut off: not looked at
            raise ValueError("no end")
        body = _parse(plain.decode())
    except (ValueError, zlib.error):
        raise InvalidSave("The body of this save cannot be unpacked.") from None
    if not isinstance(body, dict) or not isinstance(body.get("log"), list):
        raise InvalidSave("The body of this save lacks its log.")
    return body


def _replayed(rules: Rules, body: dict[str, Any], saved: Any) -> Game | None:
    """The log played from its start; None when it does not lead to the saved position."""
    try:
        game = began(rules, body)
        for line in body["log"]:
            seat, _, action = line.partition(" ")
            if game.decision is None or str(game.decision.seat) != seat:
                return None
            game.act(action)
        game.let_stand(integer(body.get("stands", 0), "stands"))
    except (InvalidPosition, IllegalAction, AttributeError):
        return None
    return game if game.position() == rules.write(saved) else None


def began(rules: Rules, origin: Mapping[str, Any]) -> Game:
    """A game at its beginning: by seats and seed, or by the position that it was made from."""
    if "start" in origin:
        return Game(rules, rules.read(origin["start"], 0, saved=True), {"start": origin["start"]})
    kept = {key: origin.get(key) for key in ("seats", "seed")}
    options = origin.get("options", {})
    chosen = {"options": options} if options else {}
    return Game(rules, rules.new(kept["seats"], kept["seed"], options), {**kept, **chosen})


def _rescued(rules: Rules, saved: Any) -> Game:
    """The position wins: the game goes on from it, without the log."""
    start = rules.write(saved)
    saved.notes.append(("rescued",))
    return Game(rules, saved, {"start": start}, rules.words.say("rescued", {}))
