"""What each sentence after Then is there for: what it alone notices, and which are safeguards."""
