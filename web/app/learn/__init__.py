"""Lessons: the path, one on the table, the progress."""
