"""Cards and permanents: what they look like, and where they are."""
