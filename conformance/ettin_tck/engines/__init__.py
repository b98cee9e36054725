"""Engines as the runner reaches them: a child process that speaks lines, or a Python object."""
