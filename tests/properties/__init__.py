"""What holds in every game: conserved pieces, honest options, exact copies, events that tell everything."""
