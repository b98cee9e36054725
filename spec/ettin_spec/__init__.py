"""The specification: what the rules are on any day, and the language in which engines are asked."""
