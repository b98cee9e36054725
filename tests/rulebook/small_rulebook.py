"""A small rulebook of one policy, into which a test plants one mistake."""

from __future__ import annotations

from pathlib import Path

from ettin_spec.rulebook.all_rules import Rules, read_rules

POLICIES = """\
life.read:
  asks: Which number is read?
  values:
    2005-08-01: {is: half, source: cr, clause: life.read, means: A half.}
    2007-05-01: {is: most, source: floor, means: Most of it.}
    2010-04-23: {is: all, source: cr, clause: life.read, means: All of it.}
"""
CLAUSES = """\
life.read:
  numbers: {2005-08-01: 606.9a, 2010-04-23: 806.10a}
  en: What is read.
  fr: Ce qui est lu.
  it: Ciò che si legge.
  ja: 読まれる数。
"""
DATES = """\
change:
  date: 2010-04-23
  says: All is read.
"""
VARIANTS = """\
pair:
  says: Two.
  teams: 2
  heads: 1
"""


def rulebook(
    folder: Path,
    policies: str = POLICIES,
    clauses: str = CLAUSES,
    dates: str = DATES,
    variants: str = VARIANTS,
    *,
    french: str = "",
) -> Rules:
    """The rulebook that these texts make; `french` is what its policies say in French."""
    (folder / "policies").mkdir(exist_ok=True)
    (folder / "policies" / "life.yaml").write_text(policies, encoding="utf-8")
    (folder / "clauses.yaml").write_text(clauses, encoding="utf-8")
    (folder / "dates.yaml").write_text(dates, encoding="utf-8")
    (folder / "variants.yaml").write_text(variants, encoding="utf-8")
    sentences = folder / "policy_sentences" / "fr"
    sentences.mkdir(parents=True, exist_ok=True)
    (sentences / "life.yaml").write_text(french, encoding="utf-8")
    return read_rules(folder)
