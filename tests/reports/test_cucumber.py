"""The results as Cucumber Messages: read by the official library, shown by the official page."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from cucumber_messages import message_converter

pytestmark = pytest.mark.slow  # each is a check

CHILDREN = Path(__file__).parents[1] / "children"
FORMATTER = Path(__file__).parent / "cucumber_formatter"
PATIENCE = 240


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    """What a life counter that counts each head for itself came to, in Italian."""
    path = tmp_path_factory.mktemp("cucumber") / "results.ndjson"
    engine = (sys.executable, str(CHILDREN / "counts_each_head.py"))
    options = ("--lang", "it", "--id", "count.*", "--cucumber", str(path))
    done = subprocess.run(
        (sys.executable, "-m", "ettin_tck", "check", *options, "--", *engine),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 1, done.stderr
    return path


def by_kind(path):
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        ((kind, content),) = json.loads(line).items()
        found.setdefault(kind, []).append(content)
    return found


def test_each_line_is_a_message_of_the_official_library(written):
    for line in written.read_text(encoding="utf-8").splitlines():
        message = json.loads(line)
        read = message_converter.from_dict(message, "Envelope")
        again = message_converter.to_dict(read)
        (kind,) = message
        assert again[kind] is not None, line


def test_every_sentence_of_a_case_has_its_place_and_its_result(written):
    told = by_kind(written)
    nodes = set()
    for document in told["gherkinDocument"]:
        nodes |= identities(document)
    steps = {step["id"]: step for pickle in told["pickle"] for step in pickle["steps"]}
    assert {node for step in steps.values() for node in step["astNodeIds"]} <= nodes
    tested = [step for case in told["testCase"] for step in case["testSteps"]]
    assert all(step["pickleStepId"] in steps for step in tested)
    assert len(told["testStepFinished"]) == len(tested)
    assert len({each["id"] for each in told["testCase"]}) == len(told["testCaseFinished"])


def test_what_failed_is_the_sentence_and_what_comes_after_it_was_not_asked(written):
    told = by_kind(written)
    results = {}
    for each in told["testStepFinished"]:
        results.setdefault(each["testCaseStartedId"], []).append(each["testStepResult"])
    wrong = [
        [result["status"] for result in case]
        for case in results.values()
        if any(result["status"] == "FAILED" for result in case)
    ]
    assert wrong
    for statuses in wrong:
        first = statuses.index("FAILED")
        assert set(statuses[:first]) <= {"PASSED"}
        assert set(statuses[first + 1 :]) <= {"SKIPPED"}
    messages = [r["message"] for case in results.values() for r in case if "message" in r]
    assert any("per rivederlo: ettin replay count." in message for message in messages)
    assert not told["testRunFinished"][0]["success"]


def test_the_official_page_shows_it(written, tmp_path):
    if shutil.which("npm") is None:
        if os.environ.get("CI"):
            pytest.fail("needs Node with npm, and CI is set: install both")
        pytest.skip("needs Node with npm")
    for file in FORMATTER.iterdir():
        shutil.copy(file, tmp_path)
    install = ("npm", "install", "--no-audit", "--no-fund", "--loglevel=error")
    subprocess.run(install, cwd=tmp_path, capture_output=True, timeout=PATIENCE, check=True)
    done = subprocess.run(
        ("node", "shown.mjs", str(written)),
        cwd=tmp_path,
        capture_output=True,
        timeout=PATIENCE,
        check=True,
    )
    shown = json.loads(done.stdout)
    assert shown["errors"] == []
    assert "features/it/life_counter/reading.feature" in shown["text"]
    assert f"({passed(written)} / {len(by_kind(written)['testCase'])})" in shown["text"]
    assert "per rivederlo: ettin replay count." in shown["text"]


def passed(path):
    """How many of the cases have nothing but sentences that passed."""
    results = {}
    for each in by_kind(path)["testStepFinished"]:
        statuses = results.setdefault(each["testCaseStartedId"], set())
        statuses.add(each["testStepResult"]["status"])
    return sum(statuses == {"PASSED"} for statuses in results.values())


def identities(tree):
    if isinstance(tree, list):
        return set().union(*map(identities, tree))
    if not isinstance(tree, dict):
        return set()
    own = {tree["id"]} if "id" in tree else set()
    return own.union(*map(identities, tree.values()))
