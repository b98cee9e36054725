"""How a case becomes the messages that an engine gets."""
