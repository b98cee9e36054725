"""YAML as people write it: every value with its place, and checked into types."""
