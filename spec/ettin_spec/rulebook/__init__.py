"""The dated rulebook: every rule that ever changed is a policy with dated values and sources."""

from ettin_spec.rulebook.all_rules import RuleError, Rules, load_rules
from ettin_spec.rulebook.basis import Basis
from ettin_spec.rulebook.dates import DateError
from ettin_spec.rulebook.rulebook_model import (
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
from ettin_spec.rulebook.rulebook_on_date import NotingRulebook, Rulebook

__all__ = [
    "DEFAULT_VARIANT",
    "Basis",
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
