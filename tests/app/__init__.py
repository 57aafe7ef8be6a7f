"""The page's logic in plain Python: saves, sessions, screens, and whole games played through a page that is none."""
