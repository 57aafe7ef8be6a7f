"""One folder for each game: its room on the page."""
