"""What happens to a game: one event each, replaced beforehand, noticed afterwards."""
