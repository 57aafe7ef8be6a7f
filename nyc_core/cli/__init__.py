"""The command line: a person plays in the terminal, bots and Toms play each other, saves are told again."""
