"""The sentences of a language: how one is matched, printed and listed."""
