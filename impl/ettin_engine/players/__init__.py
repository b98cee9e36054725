"""Players and teams: who sits where, and the life and counters that they have."""
