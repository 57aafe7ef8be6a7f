"""What stays on the device: games, settings, and how they are given away."""
