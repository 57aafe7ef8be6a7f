"""The command line: a person plays in the terminal, bots play each other, saves are told again."""
