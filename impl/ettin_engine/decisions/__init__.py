"""What is asked of players in the middle of a step, and the table at which it is asked."""
