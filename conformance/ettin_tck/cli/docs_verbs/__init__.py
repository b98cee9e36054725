"""The verbs of `ettin docs`, a file for each."""
