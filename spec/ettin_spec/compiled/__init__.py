"""What is made of the specification once and read many times: kept, found again, never stale."""

from ettin_spec.compiled.cache import FOLDER, compiled, found, keep

__all__ = ["FOLDER", "compiled", "found", "keep"]
