"""The one vocabulary: commands and results as they are compiled, sent, traced and printed."""
