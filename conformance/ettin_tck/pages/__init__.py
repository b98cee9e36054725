"""Pages for a browser or for the summary of a CI run: one set of templates, styles, words."""
