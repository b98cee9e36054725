"""Printed cards are the printed ones: in full, or marked with what is left out."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from cards.printed_figures import figures_from, read_figures

from ettin_spec.cards import load_cards
from ettin_spec.protocol.capabilities import Capabilities, CardSupport
from ettin_tck.cases.left_out import irrelevances
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.required_claims import lack
from ettin_tck.cases.selection import Chosen
from ettin_tck.engines import installed
from ettin_tck.library import Library

ORACLE = Path(__file__).parents[3] / "shared" / "reference" / "cards" / "oracle.jsonl.xz"
"""Cost, type, body and wording of all printed cards, a line each, where somebody has them."""
CARDS = load_cards()
LIBRARY = Library("en")
FIGURES = read_figures()


def test_what_is_left_out_is_said_of_cards_that_exist() -> None:
    marked = [name for name in CARDS.names if CARDS.entry(name).on("").left_out]
    assert len(marked) > 30
    assert "Turret Ogre" not in marked


def _whole_reference() -> Capabilities:
    maker = installed.maker(installed.REFERENCE)
    assert maker is not None
    return maker({}).initialize()


def _by(support: CardSupport) -> Capabilities:
    return msgspec.structs.replace(_whole_reference(), cards=support)


def _why(scenario_id: str, support: CardSupport) -> str | None:
    scenario = next(each for each in LIBRARY.corpus.scenarios if each.id == scenario_id)
    plan = plan_of(LIBRARY, Chosen(scenario, scenario.cases[-1], LIBRARY.today), LIBRARY.today)
    lacking = lack(plan, _by(support), LIBRARY.card_needs(plan.new_game.cards, plan.date))
    return lacking and lacking.why


@pytest.mark.parametrize(
    ("scenario", "support", "why"),
    [
        ("ruling.gorm_the_great", CardSupport(names=("*",)), "Gorm the Great is declared in part"),
        ("ruling.gorm_the_great", CardSupport(words=("*",)), None),
        ("ruling.gorm_the_great", CardSupport(names=("*",), words=("*",)), None),
        ("emblem.own", CardSupport(names=("*",)), None),
        ("card.abomination", CardSupport(names=("*",)), None),
    ],
)
def test_a_card_declared_in_part_is_not_asked_of_who_knows_it_by_name(
    scenario: str, support: CardSupport, why: str | None
) -> None:
    said = _why(scenario, support)
    assert said == why or (said is not None and why is not None and said.startswith(why))


def test_claiming_its_words_opens_a_case_with_a_card_declared_in_part() -> None:
    scenario = next(e for e in LIBRARY.corpus.scenarios if e.id == "ruling.gorm_the_great")
    plan = plan_of(LIBRARY, Chosen(scenario, scenario.cases[-1], LIBRARY.today), LIBRARY.today)
    needs = LIBRARY.card_needs(plan.new_game.cards, plan.date)
    lacking = lack(plan, _by(CardSupport(names=("*",))), needs)
    assert lacking is not None
    assert "words of Gorm the Great" in lacking.claims


def test_no_entry_is_stale() -> None:
    used: dict[str, set[str]] = {name: set() for name in irrelevances()}
    for scenario in LIBRARY.corpus.scenarios:
        for name in {name for case in scenario.cases for name in LIBRARY.script(case).cards}:
            if name in used and CARDS.entry(name).on("").left_out:
                used[name].add(scenario.id)
    stale = {name: sorted(set(entry.cases) - used[name]) for name, entry in irrelevances().items()}
    assert {name: ids for name, ids in stale.items() if ids} == {}
    assert [name for name, entry in irrelevances().items() if not entry.cases] == []


def test_every_printed_card_has_its_figures() -> None:
    """Run `python tests/cards/printed_figures.py` for a new one."""
    real = {name for name in CARDS.names if CARDS.entry(name).printed is not None}
    assert sorted(real - CARDS.dungeons - set(FIGURES)) == []
    assert sorted(set(FIGURES) - real) == []


@pytest.mark.skipif(not ORACLE.exists(), reason="the printed cards are in no file beside us")
def test_the_figures_are_those_of_the_printed_cards() -> None:
    assert figures_from(ORACLE) == FIGURES


def test_cost_type_body_and_loyalty_are_the_printed_ones() -> None:
    wrong = {}
    for name, figures in FIGURES.items():
        card = CARDS.entry(name).wordings[-1][1]
        loyalty = "" if card.loyalty is None else str(card.loyalty)
        ours = (card.type, card.cost, card.body, loyalty)
        if ours != (figures.type, figures.cost, figures.body, figures.loyalty):
            wrong[name] = ours
    assert wrong == {}


def test_a_card_with_fewer_abilities_than_printed_says_what_is_left_out() -> None:
    fewer = []
    for name, figures in FIGURES.items():
        entry = CARDS.entry(name)
        card = entry.wordings[-1][1]
        if not entry.untold and not card.left_out and len(card.abilities) < figures.abilities:
            fewer.append(name)
    assert fewer == []
