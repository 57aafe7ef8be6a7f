"""A picture of a table, and where things lie on it and how they look: shared by the picture and the page."""
