"""An engine that lacks a facet of a game, or has that one alone, is judged on what it claims."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest
from hostile.child_checks import check, of
from shared.corpora import library

from ettin_spec.rulebook import load_rules
from ettin_tck.checking.check_events import CaseEnded
from ettin_tck.cli import run
from ettin_tck.verdicts import Verdict

pytestmark = pytest.mark.slow  # each is a check of many cases

CHILD = (Path(__file__).parents[1] / "children" / "claims_less").with_suffix(".py")
VARIANTS = load_rules().variants
IDS = ("commander.*", "heads.*", "calibration.two.*", "life.read.h*")
"""Scenarios of every kind of table."""


def child(variants, facets):
    return (sys.executable, str(CHILD), ",".join(variants), ",".join(facets))


def judged(variants, facets=()):
    """The verdict on each of `IDS` today, with the variant that it is played in."""
    events = check(child(variants, facets), ids=IDS, date=library().today)
    played = {c.id: c.variant for s in library().corpus.scenarios for c in s.cases}
    return [(ended, VARIANTS[played[ended.case]]) for ended in of(CaseEnded, events)]


def with_facet(facet):
    return [name for name, variant in VARIANTS.items() if facet in variant.facets]


@pytest.mark.parametrize("facet", ["commander", "heads"])
def test_what_takes_a_facet_that_is_not_claimed_is_skipped_and_says_so(facet):
    others = sorted({"commander", "heads"} - {facet})
    skipped = {True: Counter(), False: Counter()}
    for ended, variant in judged(VARIANTS, others):
        lacks = facet in variant.facets
        skipped[lacks][ended.verdict] += 1
        if lacks:
            assert f"does not claim the facet {facet}, as {variant.name} takes it" in ended.why
    assert skipped[True].keys() == {Verdict.SKIPPED}
    assert skipped[False].keys() == {Verdict.PASS}


@pytest.mark.parametrize("facet", ["commander", "heads"])
def test_an_engine_with_that_facet_alone_is_judged_on_its_variants_alone(facet):
    variants = with_facet(facet)
    verdicts = {True: Counter(), False: Counter()}
    for ended, variant in judged(variants, (facet,)):
        verdicts[variant.name in variants][ended.verdict] += 1
        assert ended.why or ended.verdict is Verdict.PASS
    assert verdicts[True].keys() == {Verdict.PASS}
    assert verdicts[False].keys() == {Verdict.SKIPPED}


@pytest.mark.parametrize("only", ["two-player-commander", "commander"])
def test_an_engine_of_one_commander_variant_is_asked_of_no_other(only):
    verdicts = {(variant.name == only, e.verdict) for e, variant in judged((only,), ("commander",))}
    assert verdicts == {(True, Verdict.PASS), (False, Verdict.SKIPPED)}


def test_an_engine_whose_teammates_share_nothing_is_asked_of_that_variant_alone():
    events = check(child(("team-vs-team",), ()), date=library().today)
    played = {c.id: c.variant for s in library().corpus.scenarios for c in s.cases}
    verdicts = {(played[e.case] == "team-vs-team", e.verdict) for e in of(CaseEnded, events)}
    assert verdicts == {(True, Verdict.PASS), (False, Verdict.SKIPPED)}


def test_a_facet_without_a_variant_changes_nothing():
    usual = judged(("two-headed-giant",))
    more = judged(("two-headed-giant",), ("commander", "heads"))
    assert [e.verdict for e, _ in usual] == [e.verdict for e, _ in more]
    assert {e.verdict for e, _ in usual} == {Verdict.PASS, Verdict.SKIPPED}


@pytest.mark.parametrize(
    "variants",
    [["two-player-commander"], ["commander"], ["three-headed-giant"], ["team-vs-team"]],
)
def test_the_smoke_test_plays_a_variant_that_is_claimed(capsys, variants):
    facets = VARIANTS[variants[0]].facets
    code = run(["smoke", "--", *child(variants, facets)])
    out = capsys.readouterr().out
    assert int(code) == 0, out
    assert "ok     place" in out


@pytest.mark.parametrize(
    ("variants", "facets", "wrong"),
    [
        (["three-headed-giant"], [], "three-headed-giant takes the facet heads"),
        (["two-player-commander"], ["heads"], "two-player-commander takes the facet commander"),
        (["two-headed-giant"], ["comander"], "there is no comander"),
        (["two-headed-gaint"], [], "there is no two-headed-gaint"),
    ],
)
def test_claims_that_do_not_hold_together_are_named(capsys, variants, facets, wrong):
    code = run(["smoke", "--", *child(variants, facets)])
    assert int(code) == 3
    assert wrong in capsys.readouterr().out
