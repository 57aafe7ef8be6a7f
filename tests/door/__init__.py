"""A game's one door: the registry, seats, options, forms, what a table tells besides."""
