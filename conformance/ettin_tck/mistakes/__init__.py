"""Typical mistakes of engines, each by its name: what to plant, and what explains an answer."""

from ettin_tck.mistakes.bent_engine import BentEngine
from ettin_tck.mistakes.by_functions import BENT
from ettin_tck.mistakes.by_misreading import MISREAD
from ettin_tck.mistakes.by_policies import WRONGLY_SET
from ettin_tck.mistakes.mistake import Mistake

MISTAKES = {mistake.name: mistake for mistake in (*WRONGLY_SET, *MISREAD, *BENT)}
"""All of them by name: those of a policy, then of misread cards, then of a function."""

OF_SETTING = {each.setting: each for each in WRONGLY_SET}
"""Those that are made by a policy, by it and the value."""

__all__ = ["MISTAKES", "OF_SETTING", "BentEngine", "Mistake"]
