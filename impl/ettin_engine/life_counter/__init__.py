"""A count of life and poison: instructions, performed as the effects that they tell of."""

from ettin_engine.life_counter.instructions import instruct
from ettin_engine.life_counter.readings import read

__all__ = ["instruct", "read"]
