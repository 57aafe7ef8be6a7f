"""What happens at the table: the session, what is told, how it is shown."""
