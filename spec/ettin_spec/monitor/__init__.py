"""Holds what any engine reports against the machine of the flow."""
