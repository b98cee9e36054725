"""The reference of messages is true: made anew it is the same, and its examples are taken."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from functools import cache
from typing import Any

import msgspec
import pytest
from house.checkout import ROOT

from ettin_spec.protocol.actions import Action
from ettin_spec.protocol.base import ChoiceKind
from ettin_spec.protocol.capabilities import Capabilities
from ettin_spec.protocol.commands import Command, Until
from ettin_spec.protocol.facts import Fact, Life, PlayerCounters
from ettin_spec.protocol.questions import Question
from ettin_spec.protocol.results import Result, Waiting
from ettin_tck.cases.plan import profile_of, tag
from ettin_tck.library import Library

PAGE = (ROOT / "docs/messages.md").read_text(encoding="utf-8")
UNIONS: dict[str, Any] = {
    "cmd": Command,
    "fact": Fact,
    "do": Action,
    "q": Question,
    "until": Until,
    "is": Result,
    "for": Waiting,
}
LETHAL_POISON = 15
"""Poison counters with which a team of two has lost today."""


def section(title: str) -> str:
    """What stands below a heading, to the next one of the same height."""
    return re.split(r"^## ", PAGE.partition(f"\n## {title}\n")[2], flags=re.MULTILINE)[0]


def rows(text: str) -> dict[str, dict[str, Any]]:
    """The example of each message in the tables of a text, by what the first column calls it."""
    found = re.findall(r"^\| `(\w+)` \| .*? \| `(\{.*?\})` \|", text, flags=re.MULTILINE)
    return {f"{next(iter(json.loads(shown)))} {name}": json.loads(shown) for name, shown in found}


@cache
def played() -> dict[str, set[str]]:
    """What cases of each profile send, as the first column of the page calls it."""
    library = Library("en")
    used: dict[str, set[str]] = {}
    for scenario in library.corpus.scenarios:
        for case in scenario.cases:
            script = library.script(case)
            names = used.setdefault(profile_of(script.opening), set())
            for part in ("facts", "hands", "commanders"):
                names |= {f"fact {tag(fact)}" for fact in getattr(script.opening, part, ())}
            for command in (move.command for move in script.moves):
                for field, part in (("do", "action"), ("q", "ask"), ("until", "to")):
                    if hasattr(command, part):
                        names.add(f"{field} {tag(getattr(command, part))}")
    return used


def test_the_page_is_made_anew_the_same() -> None:
    code = "import sys; sys.path.insert(0, 'docs'); import messages; print(messages.page(), end='')"
    made = subprocess.check_output((sys.executable, "-c", code), cwd=ROOT, text=True)
    assert made == PAGE, "run python docs/messages.py"


@pytest.mark.parametrize("name", rows(PAGE))
def test_each_example_is_taken(name: str) -> None:
    shown = rows(PAGE)[name]
    field = name.split(maxsplit=1)[0]
    read = msgspec.convert(shown, UNIONS[field])
    assert msgspec.json.decode(msgspec.json.encode(read)).items() <= shown.items()


@pytest.mark.slow  # all scenarios are read
@pytest.mark.parametrize("profile", ["game", "life", "match", "deck"])
def test_whatever_a_case_of_a_profile_sends_is_in_its_tables_and_no_fact_besides(
    profile: str,
) -> None:
    told = set(rows(section(f"The profile `{profile}`")))
    sent = played()[profile]
    assert sent <= told
    facts = {name for name in told if name.startswith("fact ")}
    assert facts == {name for name in sent if name.startswith("fact ")}


def test_every_kind_of_choice_says_how_its_options_are_spelled() -> None:
    table = PAGE.partition("| kind | an option is |")[2].partition("\n\n")[0]
    named = [
        name for row in table.splitlines() for name in re.findall(r"`(\w+)`", row.split("|")[1])
    ]
    assert sorted(named) == sorted(ChoiceKind)


def test_the_claims_that_are_shown_are_claims() -> None:
    shown = re.search(r"```json\n(.*?)```", PAGE, flags=re.DOTALL)
    assert shown
    assert msgspec.json.decode(shown[1], type=Capabilities).name == "my engine"


@pytest.mark.slow  # all scenarios are read
def test_no_position_is_one_in_which_a_team_has_lost() -> None:
    library = Library("en")
    keep = {"Platinum Angel", "Transcendence"}
    for scenario in library.corpus.scenarios:
        for case in scenario.cases:
            script = library.script(case)
            for fact in getattr(script.opening, "facts", ()):
                lost = isinstance(fact, Life) and fact.total <= 0
                if isinstance(fact, PlayerCounters) and str(fact.kind) == "poison":
                    lost = fact.number >= LETHAL_POISON and "two-headed" in case.variant
                assert not lost or keep & set(script.cards), scenario.id
