"""Deck lists as people keep them: read from files, resolved to cards, judged, told."""
