"""What every game on the table shares."""
