"""`python -m web.build wheel DIST`, `site DIST`, `serve DIST [PORT]`, `system [NEED ...]`,
`words [LANGUAGE [fits [ID ...]]]`: build.py calls these."""

import os
import sys
from pathlib import Path

from nyc_core.table.words import LANGUAGES
from nyc_core.table.words.texts import BadWords

from . import node, server, site, system, wheel, words

USUAL_PORT = 8000


def main() -> int:
    command, *rest = sys.argv[1:]
    if command == "system":
        system.prepare(tuple(rest) or system.USUAL)
        return 0
    if command == "words":
        return translate(rest)
    dist, *rest = rest
    if command == "wheel":
        print(os.path.relpath(wheel.make(node.WEB.parent, Path(dist))))
        return 0
    if command == "serve":
        return serve(Path(dist), rest)
    try:
        site.make(Path(dist).resolve())
    except node.NodeError as error:
        return complain(str(error))
    return 0


def translate(rest: list[str]) -> int:
    """What is to be done in a language, or in all; or that what was translated from an older English still fits."""
    language, *fits = rest or [""]
    if language and language not in LANGUAGES:
        return complain(f"{language[:40]!r} is none of the languages {', '.join(LANGUAGES)}: add it to languages.txt")
    if fits and fits[0] != "fits":
        return complain(f"`words {language} fits ID ...` is expected, not {fits[0][:40]!r}")
    try:
        words.note(language, fits)
        lines, _ = words.report(language)
    except BadWords as slip:
        return complain(str(slip))
    print(*lines, sep="\n")
    return 0


def complain(problem: str) -> int:
    """Say in one line what is wrong."""
    print(problem, file=sys.stderr)
    return 1


def serve(dist: Path, rest: list[str]) -> int:
    """Until somebody ends it. A port that was named is taken as meant: no other is used in its place."""
    if rest and not (rest[0].isascii() and rest[0].isdigit() and 0 < int(rest[0]) < 65536):
        return complain(f"{rest[0][:40]!r} is no port: a number from 1 to 65535 is expected")
    try:
        serving = server.server(dist, int(rest[0]) if rest else USUAL_PORT)
    except OSError as error:
        if rest:
            return complain(f"port {rest[0]} cannot be had: {error.strerror}")
        serving = server.server(dist)  # nobody named one: any free one will do
    print(f"http://127.0.0.1:{serving.server_address[1]}/  (Ctrl+C ends it)", flush=True)
    try:
        serving.serve_forever()
    except KeyboardInterrupt:
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
