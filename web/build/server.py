"""A small static server for dist/: the right types, compression, nothing kept longer than it is true.

Pyodide hangs when a module or the wasm file comes with a wrong type, so the types are said here and not left to the
machine.
"""

import gzip
import hashlib
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
    ".py": "text/x-python; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
}
COMPRESSED = {".html", ".js", ".mjs", ".css", ".json", ".webmanifest", ".svg", ".wasm", ".py", ".txt"}


@lru_cache(maxsize=256)
def content(path: Path, changed: int, squeeze: bool) -> tuple[bytes, str]:
    """A file's bytes as they are sent, and their tag. (`changed` is there for the cache's sake.)"""
    data = path.read_bytes()
    tag = hashlib.sha256(data).hexdigest()[:24]
    return (gzip.compress(data, 9, mtime=0), f'"{tag}-gz"') if squeeze else (data, f'"{tag}"')


class Handler(SimpleHTTPRequestHandler):
    """GET and HEAD of the files of one folder."""

    protocol_version = "HTTP/1.1"
    folder: Path
    keep_seconds = 0
    quiet = True

    def do_GET(self) -> None:
        self.answer(body=True)

    def do_HEAD(self) -> None:
        self.answer(body=False)

    def find(self) -> Path | None:
        """The file that is asked for; None if there is none, or if it lies outside."""
        asked = unquote(urlsplit(self.path).path).lstrip("/")
        path = (self.folder / asked).resolve()
        if path.is_dir():
            path /= "index.html"
        return path if path.is_file() and path.is_relative_to(self.folder) else None

    def answer(self, *, body: bool) -> None:
        """One file, compressed if it pays; or 304 when the browser has it; or 404."""
        path = self.find()
        if path is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        squeeze = path.suffix in COMPRESSED and "gzip" in self.headers.get("Accept-Encoding", "")
        data, tag = content(path, path.stat().st_mtime_ns, squeeze)
        known = self.headers.get("If-None-Match") == tag
        self.send_response(HTTPStatus.NOT_MODIFIED if known else HTTPStatus.OK)
        self.send_header("ETag", tag)
        self.send_header("Cache-Control", f"max-age={self.keep_seconds}" if self.keep_seconds else "no-cache")
        self.send_header("Vary", "Accept-Encoding")
        self.send_header("Access-Control-Allow-Origin", "*")  # embedding in frames without an origin needs it
        if not known:
            self.send_header("Content-Type", TYPES.get(path.suffix, "application/octet-stream"))
            self.send_header("Content-Length", str(len(data)))
            if squeeze:
                self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        if body and not known:
            self.wfile.write(data)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  the name is the library's
        if not self.quiet:
            super().log_message(format, *args)


class Server(ThreadingHTTPServer):
    """Keeps its connections in threads that do not hold up the end."""

    daemon_threads = True
    request_queue_size = 128  # of more than five that wait for a busy machine some would be let wait for seconds

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that hangs up is no news."""


def server(folder: Path, port: int = 0, host: str = "127.0.0.1", keep_seconds: int = 0) -> Server:
    """A server for a folder; port 0 takes a free one. Call its serve_forever()."""
    handler = type("FolderHandler", (Handler,), {"folder": folder.resolve(), "keep_seconds": keep_seconds})
    return Server((host, port), handler)


@contextmanager
def started(folder: Path, port: int = 0, keep_seconds: int = 0) -> Iterator[str]:
    """A server that runs beside its caller; gives its address, `http://127.0.0.1:…/`."""
    serving = server(folder, port, keep_seconds=keep_seconds)
    thread = threading.Thread(target=serving.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{serving.server_address[1]}/"
    finally:
        serving.shutdown()
        serving.server_close()
        thread.join()
