"""Adapters to begin with, in several languages: templates, and the types of the messages."""
