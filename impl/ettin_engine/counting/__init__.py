"""A count of life and poison: instructions, performed as the effects that they tell of."""

from ettin_engine.counting.instructing import instruct
from ettin_engine.counting.reading import read

__all__ = ["instruct", "read"]
