"""Files that a user brings: deck lists, cards, bans."""
