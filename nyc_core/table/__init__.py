"""What every game on the table shares: the agenda, the log, undo, saves, the generator, refusals. It knows no game."""
