"""A file for each verb of `ettin rules`."""
