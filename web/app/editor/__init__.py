"""What teachers make: positions and lessons."""
