"""What an engine says, looked at in kind, shape and range before anybody relies on it."""
