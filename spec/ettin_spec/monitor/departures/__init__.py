"""How a departure is blamed: which transition an engine left, and where."""
