"""What is made of the specification once and read many times: kept, found again, never stale."""

from ettin_spec.compiled.cache import FOLDER, compiled, found, keep
from ettin_spec.compiled.fingerprint import BEYOND_CARDS, BEYOND_SCENARIOS

__all__ = ["BEYOND_CARDS", "BEYOND_SCENARIOS", "FOLDER", "compiled", "found", "keep"]
