"""The day up to which rules have been read: that of today in every test."""

from __future__ import annotations

from ettin_spec.rulebook import load_rules

TODAY = load_rules().dates["current"].date
