"""The machine as one `transitions` object, to import, inspect and step through."""
