"""`ettin needs`: what to claim first, and what is lacking."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from ettin_tck.cases.claim_ladder import ladder, wanted

CHILDREN = Path(__file__).parents[1] / "children"
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
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) < 4
