"""Each walk of CONTRIBUTING.md, walked: as it stands it succeeds; without a file it is told so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from house.checkout import ROOT
from house.contributing import TEXT, Walk, commanded, copied, walks
from shared.sampling import sample

from ettin_tck.cli import VERBS

WALKS = walks()
LEFT_OUT = [(walk, path) for walk in WALKS.values() for path in walk.left_out]
SOME = sample(LEFT_OUT, 18, 5)
"""Files of every walk; each is left out in a run of the whole."""
MADE = {step.path for walk in WALKS.values() for step in walk.steps}
PATHS = re.compile(
    r"(?:`|\]\()((?:[\w.-]+/)+[\w.-]*|[\w-]+\.(?:md|toml))(?:`|\))|\b(tests/\S+\.py)"
)


def test_the_five_walks_are_there() -> None:
    assert list(WALKS) == [
        "A scenario",
        "A card",
        "A word of the vocabulary",
        "A policy",
        "A verb of the command line",
    ]
    assert all(walk.proof and walk.left_out for walk in WALKS.values())
    assert all({*walk.left_out} <= {step.path for step in walk.steps} for walk in WALKS.values())


def test_every_path_that_is_named_exists_or_is_made() -> None:
    named = {one or other for one, other in PATHS.findall(TEXT)}
    assert len(named) > len(MADE)
    assert [path for path in sorted(named - MADE) if not (ROOT / path).exists()] == []


def test_a_verb_is_a_file_and_a_line() -> None:
    files = (ROOT / "conformance/ettin_tck/cli/verbs").glob("[a-z]*.py")
    assert {file.stem.replace("_", "-") for file in files} == set(VERBS)


@pytest.mark.slow  # compiles and plays a changed copy of everything
@pytest.mark.parametrize("title", WALKS)
def test_a_walk_leads_where_it_says(title: str, tmp_path: Path) -> None:
    copy = copied(tmp_path)
    for step in WALKS[title].steps:
        step.take(copy)
    for line in WALKS[title].proof:
        done = commanded(copy, line)
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"


@pytest.mark.slow  # compiles and plays a changed copy of everything, once for each file left out
@pytest.mark.parametrize(
    ("walk", "path"), SOME, ids=[f"{walk.title}: {path}" for walk, path in SOME]
)
def test_a_file_that_is_left_out_is_missed_as_it_says(
    walk: Walk, path: str, tmp_path: Path
) -> None:
    copy = copied(tmp_path)
    for step in walk.steps:
        if step.path != path:
            step.take(copy)
    for line in walk.proof:
        done = commanded(copy, line)
        if done.returncode != 0 and walk.left_out[path] in done.stdout + done.stderr:
            return
    pytest.fail(f"nobody said {walk.left_out[path]!r}; at last: {done.stdout}{done.stderr}")
