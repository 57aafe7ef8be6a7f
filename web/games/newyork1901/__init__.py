"""The room of New York 1901 on the page."""
