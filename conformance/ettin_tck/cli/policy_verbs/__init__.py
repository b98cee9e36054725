"""A file for each verb of `ettin policy`."""
