"""`python -m web.build site DIST`, `python -m web.build serve DIST [PORT]`: build.py calls these."""

import sys
from pathlib import Path

from . import node, server, site


def main() -> int:
    command, dist, *rest = sys.argv[1:]
    try:
        if command == "site":
            site.make(Path(dist).resolve())
            return 0
    except node.NodeError as error:
        print(error, file=sys.stderr)
        return 1
    try:
        serving = server.server(Path(dist), int(rest[0]) if rest else 8000)
    except OSError:
        serving = server.server(Path(dist))  # the port is taken: any free one will do
    print(f"http://127.0.0.1:{serving.server_address[1]}/  (Ctrl+C ends it)", flush=True)
    try:
        serving.serve_forever()
    except KeyboardInterrupt:
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
