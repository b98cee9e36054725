"""The protocol's other end: commands become decisions, positions become statuses."""

from ettin_engine.serve.engine import ReferenceEngine

__all__ = ["ReferenceEngine"]
