"""A scenario that is changed and played again: its page, and what plays it."""
