"""The machine on whole numbers, for looking at very many states."""
