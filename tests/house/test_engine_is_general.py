"""The reference names no card, scenario or date; its rules cite clauses that exist."""

from __future__ import annotations

import re
from pathlib import Path

from ettin_engine.effects import PERFORMERS
from ettin_spec.cards import load_cards
from ettin_spec.cards.declaration.node import field_names
from ettin_spec.cards.declaration.words import Effect
from ettin_spec.rulebook import load_rules

ROOT = Path(__file__).parents[2]
ENGINE = {p: p.read_text(encoding="utf-8") for p in sorted((ROOT / "impl").rglob("*.py"))}
ALLOWED_NAMES = {"Filler", "Undercity"}
"""What a stand-in is called, and the type of dungeon that a rule names; its card is called so."""


def policies_read(text: str) -> set[str]:
    """The policies that a module looks up."""
    return set(re.findall(r'rules\["([^"]+)"\]', text))


def clauses_cited(text: str) -> set[str]:
    """The clause keys that a module's docstrings cite."""
    lines = re.findall(r"Clauses?: ([a-z_0-9., ]+)", text)
    return {key.strip(". ") for line in lines for key in line.split(",")}


def test_the_engine_names_no_date_and_no_card() -> None:
    names = set(load_cards().names) - ALLOWED_NAMES
    for path, text in ENGINE.items():
        assert re.findall(r"\b(?:19|20)\d\d(?:-\d\d)?\b", text) == [], path
        assert [name for name in names if name in text] == [], path


def test_every_policy_and_clause_that_the_engine_names_exists() -> None:
    rules = load_rules()
    for path, text in ENGINE.items():
        assert policies_read(text) - set(rules.policies) == set(), path
        assert clauses_cited(text) - set(rules.clauses) == set(), path


def test_every_policy_is_read_by_the_engine_or_the_flow() -> None:
    flow = (ROOT / "spec/ettin_spec/flow/flow.yaml").read_text(encoding="utf-8")
    read = set().union(*map(policies_read, ENGINE.values()))
    unread = {key for key in load_rules().policies if key not in read and key not in flow}
    assert unread == set()


def test_each_effect_has_exactly_one_performer() -> None:
    assert set(PERFORMERS) == set(field_names(Effect))


def test_a_planted_policy_and_clause_are_seen() -> None:
    assert policies_read('x = state.rules["no.such"]') == {"no.such"}
    assert clauses_cited('"""Reads.  Clauses: a.b, c.d."""') == {"a.b", "c.d"}
