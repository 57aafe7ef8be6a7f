"""A storage that behaves as badly as browsers do."""

from __future__ import annotations

from collections.abc import Callable


class FakeStorage:
    """A dictionary, with a limit and a wish to fail."""

    def __init__(self, limit: int = 5_000_000) -> None:
        self.data: dict[str, str] = {}
        self.limit = limit
        self.fault: Callable[[str, str], bool] = lambda call, key: False
        self.calls = 0

    @classmethod
    def of(cls, data: dict[str, str]) -> FakeStorage:
        """One that holds a copy of that."""
        storage = cls()
        storage.data = dict(data)
        return storage

    def fail_at(self, call: int, lasting: bool = False) -> None:
        """The so-manieth call from now on fails, or that and all that follow."""
        first = self.calls + call
        self.fault = lambda name, key: self.calls == first or (lasting and self.calls > first)

    def _look(self, call: str, key: str) -> None:
        self.calls += 1
        if self.fault(call, key):
            raise OSError(f"{call} {key}")

    def get(self, key: str) -> str | None:
        self._look("get", key)
        return self.data.get(key)

    def set(self, key: str, text: str) -> None:
        self._look("set", key)
        used = sum(len(name) + len(value) for name, value in self.data.items() if name != key)
        if used + len(key) + len(text) > self.limit:
            raise OSError("QuotaExceededError")
        self.data[key] = text

    def remove(self, key: str) -> None:
        self._look("remove", key)
        self.data.pop(key, None)

    def keys(self) -> list[str]:
        self._look("keys", "")
        return list(self.data)
