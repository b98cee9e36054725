"""`ettin needs`: what to claim first, and what is lacking."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ettin_tck.cases.claim_ladder import ladder, ladder_beside_cards, wanted

pytestmark = [
    pytest.mark.slow,  # each looks at what every case needs
    pytest.mark.together("needs"),
]

CHILDREN = Path(__file__).parents[1] / "children"
BEGUN = """
import json, sys
claims = {"name": "it", "version": "1", "rules": {"first": "2020-01-24", "last": "9999-12-31"},
          "places": ["life"], "actions": ["concede"], "observes": ["life", "moment", "outcome"],
          "cards": {"names": ["Filler"]}}
for line in sys.stdin:
    request = json.loads(line)
    result = claims if request["method"] == "initialize" else {}
    print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)
"""
CLAIMS = st.frozensets(st.sampled_from("abcdefg"))


def needs(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = (sys.executable, "-m", "ettin_tck", "needs", *arguments)
    return subprocess.run(command, capture_output=True, text=True, check=False)


@given(st.lists(CLAIMS, max_size=20))
def test_the_ladder_leads_to_every_case_and_claims_nothing_twice(
    lacks: list[frozenset[str]],
) -> None:
    rungs = list(ladder(lacks))
    claims = [claim for rung in rungs for claim in rung.claims]
    assert sorted(claims) == sorted({*wanted(lacks)})
    assert all(rung.opens > 0 for rung in rungs)
    assert all(one.in_all + other.opens == other.in_all for one, other in pairwise(rungs))
    if rungs:
        assert rungs[-1].in_all == len(lacks)
    claimed = set[str]()
    for rung in rungs:
        claimed |= {*rung.claims}
        assert rung.in_all == sum(each <= claimed for each in lacks)


def test_the_first_rung_opens_most_cases_for_a_claim() -> None:
    lacks = [frozenset("ab"), frozenset("ab"), frozenset("ab"), frozenset("c"), frozenset("abcd")]
    assert [(rung.claims, rung.opens) for rung in ladder(lacks)] == [
        (("a", "b"), 3),
        (("c",), 1),
        (("d",), 1),
    ]


def test_cards_bar_no_rung_and_are_told_with_it() -> None:
    lacks = [frozenset({"a", "b", f"card {name}"}) for name in ("Fog", "Shock", "Shock")]
    lacks += [frozenset({"card Fog"}), frozenset({"c"}), frozenset()]
    assert [(rung.claims, rung.opens, rung.in_all) for rung in ladder_beside_cards(lacks)] == [
        ((), 1, 2),
        (("a", "b"), 3, 5),
        (("c",), 1, 6),
    ]
    assert [dict(rung.cards) for rung in ladder_beside_cards(lacks)] == [
        {"Fog": 1},
        {"Fog": 1, "Shock": 2},
        {},
    ]


def test_an_engine_that_has_begun_is_told_the_first_step_that_the_guide_names() -> None:
    done = needs("--id", "combat.*", "--id", "deck.*", "--", sys.executable, "-c", BEGUN)
    first, cards = done.stdout.splitlines()[3:5]
    for claim in ("place controls", "action attack", "action block", "advance step"):
        assert claim in first
    assert "with the cards Hill Giant (" in cards
    assert "profile" not in first
    assert "more are of profiles that this engine does not claim" in done.stdout


def test_without_an_engine_it_says_where_to_begin() -> None:
    done = needs("--variant", "two-headed-giant", "--id", "life.*")
    assert (done.returncode, done.stderr) == (0, "")
    first = done.stdout.splitlines()[3]
    assert "variant two-headed-giant" in first
    assert "observe life" in first
    assert "card: " in done.stdout


def test_of_an_engine_it_says_what_that_lacks() -> None:
    command = ("--", sys.executable, str(CHILDREN / "life_counter.py"))
    done = needs("--variant", "two-headed-giant", "--id", "life.*", *command)
    assert done.returncode == 0
    assert "profile: game" in done.stdout
    assert "variant" not in done.stdout


def test_of_the_reference_nothing_is_lacking() -> None:
    done = needs("--id", "life.*", "--", sys.executable, "-m", "ettin_tck", "engine")
    asked = done.stdout.splitlines()
    assert len(asked) == 1
    first, _, rest = asked[0].partition(" cases, of which ")
    assert rest == f"{first} can be asked"


def test_an_engine_that_does_not_start_is_one_error() -> None:
    done = needs("--", "no-such-program")
    assert (done.returncode, done.stdout) == (3, "")
    assert len(done.stderr.splitlines()) < 4


def rungs(*arguments: str) -> list[str]:
    """What is printed of each rung on the way to the Two-Headed Giant, and the last line."""
    ids = ("--id", "life.*", "--id", "count.*")
    done = needs("--toward", "two-headed-giant", *ids, *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.split("\n\n")


def test_the_way_leads_rung_by_rung_and_says_once_what_is_needed() -> None:
    *told, _ = rungs()
    names = [rung.splitlines()[0].split("  ")[1].split(":")[0] for rung in told]
    assert names[-3:] == ["team-vs-team", "two-headed-giant", "two-headed-giant"]
    assert "no total is asked" in told[-2].splitlines()[0]
    assert "profile: life" in told[-1]
    claimed = [line for rung in told for line in rung.splitlines() if " variant: " in line]
    assert len(claimed) == len(set(claimed))


def test_an_engine_is_told_on_which_rung_it_stands() -> None:
    *told, last = rungs("--", sys.executable, "-m", "ettin_tck", "engine")
    assert last.startswith(f"this engine stands on rung {len(told)} of {len(told)}: ")
    assert "lacks" not in "".join(told)
    *told, last = rungs("--", sys.executable, str(CHILDREN / "life_counter.py"))
    assert last.startswith("this engine stands on rung 5 of 5: ")
    assert "; of rung 1, 2, 3, 4 none" in last
    assert "lacks profile: game" in told[4]


def test_a_way_to_no_variant_is_one_error() -> None:
    done = needs("--toward", "two-headed-gaint")
    assert (done.returncode, done.stdout) == (2, "")
    assert "--toward: there is no variant 'two-headed-gaint'; nearest: two-headed-giant" in (
        done.stderr
    )


def test_answers_and_words_are_needed_too_and_answers_show_how_they_are_spelled() -> None:
    done = needs("--id", "life.read.*")
    (answers,) = [line for line in done.stdout.splitlines() if line.startswith("answer: ")]
    assert ": pick [" in answers
    assert "word: " in done.stdout
