"""The version of the wheel: it stands in every save. pyproject.toml has the same (a test compares)."""

VERSION = "1.0.0"
