"""A variant is data: no code outside the rulebook names one, or asks which one is played."""

from __future__ import annotations

import re
from pathlib import Path

from ettin_spec.rulebook import load_rules
from ettin_spec.rulebook.rulebook_model import FACETS

ROOT = Path(__file__).parents[2]
PACKAGES = ("spec/ettin_spec", "impl/ettin_engine", "conformance/ettin_tck")
RULEBOOK = ROOT / "spec/ettin_spec/rulebook"
CODE = {
    path: path.read_text(encoding="utf-8")
    for package in PACKAGES
    for path in sorted((ROOT / package).rglob("*.py"))
    if RULEBOOK not in path.parents
}


OTHERWISE = set(FACETS.values())
"""Names of variants that the protocol knows too, as those of something that a player has."""


def variants_named(text: str) -> list[str]:
    """The variants whose names stand in a module, whichever quotes they have."""
    names = load_rules().variants.keys() - OTHERWISE
    return sorted(name for name in names if re.search(rf"[\"']{name}[\"']", text))


def branches(text: str) -> list[str]:
    """Where a module does one thing in one variant, and another in another."""
    compared = r"(?:if|elif) [^\n:]*\bvariant\b (?:==|!=|in \()[^\n]*"
    return re.findall(rf"{compared}|match [^\n]*variant:", text)


def test_no_code_outside_the_rulebook_names_a_variant() -> None:
    for path, text in CODE.items():
        assert variants_named(text) == [], path
        if path.is_relative_to(ROOT / PACKAGES[1]):
            assert branches(text) == [], path


def test_a_planted_variant_is_seen() -> None:
    assert variants_named('if rules.variant == "three-headed-giant":') == ["three-headed-giant"]
    assert branches("    if rules.variant == PLAYED:\n") == ["if rules.variant == PLAYED:"]
    assert branches("    match game.variant:\n") == ["match game.variant:"]
