"""The picture of a table: what it shows, what it keeps to itself, and that Python and JavaScript draw the same."""
