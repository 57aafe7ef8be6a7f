"""New York 1901 as a whole: the box against the text, random play, positions, words, the clerk, the picture. Its rules,
clause by clause, are tested in `tests/rules/newyork1901`."""
