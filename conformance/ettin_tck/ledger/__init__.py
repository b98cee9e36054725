"""What each document says, shown by playing."""
