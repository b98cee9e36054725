"""The dated rulebook: every rule that ever changed is a policy with dated values and sources."""

from ettin_spec.rulebook.all_rules import RuleError, Rules, load_rules
from ettin_spec.rulebook.book import NotingRulebook, Rulebook
from ettin_spec.rulebook.dates import DateError
from ettin_spec.rulebook.policy import (
    DEFAULT_VARIANT,
    Clause,
    Dated,
    NamedDate,
    Policy,
    Scope,
    Setting,
    Span,
    Variant,
)

__all__ = [
    "DEFAULT_VARIANT",
    "Clause",
    "DateError",
    "Dated",
    "NamedDate",
    "NotingRulebook",
    "Policy",
    "RuleError",
    "Rulebook",
    "Rules",
    "Scope",
    "Setting",
    "Span",
    "Variant",
    "load_rules",
]
