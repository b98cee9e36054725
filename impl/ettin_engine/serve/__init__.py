"""The protocol's other end: commands become decisions, positions become statuses."""

from ettin_engine.serve.reference_engine import ReferenceEngine

__all__ = ["ReferenceEngine"]
