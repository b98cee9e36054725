"""The JSON Schemas of all that is published, and how they are made."""
