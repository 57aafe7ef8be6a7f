"""The board on somebody else's page."""
