"""The room of New York City on the page."""
