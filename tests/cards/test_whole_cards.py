"""Printed cards are the printed ones: in full, or marked with what is left out."""

from __future__ import annotations

import json
import lzma
import re
from pathlib import Path
from typing import Any

import pytest

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
KEYWORD_LINE = re.compile(r"[A-Z][a-z ]+(, [a-z ]+)*")
WRITTEN_OUT = 1
"""A keyword line that has no keyword of ours is one ability, spelled out."""


def test_what_is_left_out_is_said_of_cards_that_exist() -> None:
    marked = [name for name in CARDS.names if CARDS.entry(name).on("").left_out]
    assert len(marked) > 30
    assert "Turret Ogre" not in marked


def _whole_reference() -> Capabilities:
    maker = installed.maker(installed.REFERENCE)
    assert maker is not None
    return maker({}).initialize()


def _by(support: CardSupport) -> Capabilities:
    import msgspec

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
    stale = {
        name: sorted(set(entry.cases) - used[name]) for name, entry in irrelevances().items()
    }
    assert {name: ids for name, ids in stale.items() if ids} == {}
    assert [name for name, entry in irrelevances().items() if not entry.cases] == []


@pytest.fixture(scope="module")
def printed() -> dict[str, Any]:
    if not ORACLE.exists():
        pytest.skip("the printed cards are in no file beside the project")
    with lzma.open(ORACLE, "rt", encoding="utf-8") as lines:
        read = [json.loads(line) for line in lines]
    fronts = {card["name"].partition(" // ")[0]: card for card in read}
    return fronts | {card["name"]: card for card in read}


def _values(name: str, printed: dict[str, Any]) -> tuple[object, object]:
    card, real = CARDS.entry(name).wordings[-1][1], printed[name]
    body = f"{real['power']}/{real['toughness']}" if "power" in real else ""
    loyalty = None if card.loyalty is None else str(card.loyalty)
    ours = (card.type, card.cost, card.body, loyalty)
    theirs = (real["type"].replace("—", "-"), real.get("manaCost", ""), body, real.get("loyalty"))
    return ours, theirs


def test_cost_type_and_body_are_the_printed_ones(printed: dict[str, Any]) -> None:
    real = [name for name in CARDS.names if CARDS.entry(name).printed and name in printed]
    assert len(real) > 700
    pairs = {name: _values(name, printed) for name in real}
    assert {name: pair for name, pair in pairs.items() if pair[0] != pair[1]} == {}


def _lines(text: str) -> int:
    """How many abilities a text has: lines without reminders and modes, keywords one by one."""
    bare = re.sub(r"\([^)]*\)", "", text)
    lines = [line.strip() for line in bare.split("\n") if line.strip(" ") and line[0] != "•"]
    return sum(line.count(",") + 1 if KEYWORD_LINE.fullmatch(line) else 1 for line in lines)


def test_a_card_with_fewer_abilities_than_printed_says_what_is_left_out(
    printed: dict[str, Any],
) -> None:
    fewer = []
    for name in CARDS.names:
        entry = CARDS.entry(name)
        card = entry.wordings[-1][1]
        if entry.printed is None or entry.untold or card.left_out or name not in printed:
            continue
        if len(card.abilities) < _lines(printed[name].get("text", "")):
            fewer.append(name)
    assert fewer == []
