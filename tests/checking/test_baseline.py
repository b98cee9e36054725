"""A baseline tolerates what it lists, and nothing else; what passes must leave it."""

from dataclasses import replace

import msgspec
import pytest

from ettin_spec.protocol.capabilities import Capabilities
from ettin_tck.checking import baseline
from ettin_tck.checking.check_events import CaseEnded, Departed
from ettin_tck.exit_codes import UsageError
from ettin_tck.library import ClauseShown
from ettin_tck.verdicts import Verdict

FAILED = CaseEnded(
    id="one",
    case="one@x",
    date="2012-01-01",
    title="One",
    verdict=Verdict.FAIL,
    sentence="A has 1",
    asked="{q: life, team: A}",
    expected="1",
    actual="9",
    steps=3,
)
NAME = "one@x on 2012-01-01"
PASSED = msgspec.structs.replace(FAILED, verdict=Verdict.PASS)
BROKEN = msgspec.structs.replace(FAILED, verdict=Verdict.ENGINE_ERROR)
REFUSED = msgspec.structs.replace(
    FAILED, why="the engine refused a legal action", expected="done", actual="refused (object 12)"
)
FLAKY = msgspec.structs.replace(FAILED, verdict=Verdict.FLAKY, why="played 4 times: 3 pass, 1 fail")
SKIPPED = CaseEnded("two", "two@x", "2012-01-01", "Two", Verdict.SKIPPED, why="no pass", steps=2)
CLAIMS = Capabilities("an engine", "1", actions=("attack",))

LEFT = Departed(
    "pass.resolve",
    ClauseShown("priority.pass", "117.4", "All pass."),
    because="both teams have passed",
    expected="team A to have priority",
    got="team E to have priority",
    id="one",
    case="one@x",
    date="2012-01-01",
)


def listing(*events, claims=CLAIMS, old=None):
    return baseline.updated(old or baseline.Baseline(), events, claims)


def changed(event, **parts):
    return msgspec.structs.replace(event, **parts)


def test_what_was_written_is_read_back(tmp_path):
    path = tmp_path / "known.json"
    written = replace(listing(FAILED, SKIPPED), path=path)
    baseline.write(written)
    known = baseline.load(path, may_be_missing=False)
    assert known == written
    assert known.known[NAME].text == "fail; 9, not 1"
    assert (known.claims, known.skipped) == (CLAIMS, {"two@x on 2012-01-01": "no pass"})
    assert known.lists(FAILED)


@pytest.mark.parametrize(
    "other",
    [
        {"actual": "8"},
        {"expected": "2"},
        {"asked": "{q: life, team: B}"},
        {"why": "the engine refused a legal action"},
        {"verdict": Verdict.UNANSWERED},
    ],
)
def test_another_failure_of_the_same_case_is_not_known(other):
    known = listing(FAILED)
    assert known.lists(FAILED)
    assert not known.lists(changed(FAILED, **other))
    assert known.listed(changed(FAILED, **other)).text == "fail; 9, not 1"


def test_the_language_of_the_sentence_and_numbers_in_a_reason_do_not_matter():
    assert listing(FAILED).lists(changed(FAILED, sentence="L'équipe A a 1"))
    known = listing(REFUSED)
    assert known.lists(changed(REFUSED, actual="refused (object 77)"))
    assert not known.lists(changed(REFUSED, actual="refused (no mana)"))


def test_another_date_or_variation_is_another_failure():
    known = listing(FAILED)
    assert not known.lists(changed(FAILED, date="2013-01-01"))
    assert not known.lists(changed(FAILED, variation="heads swapped"))


def test_what_a_seed_draws_of_a_variation_does_not_matter():
    varied = changed(FAILED, variation="numbers changed")
    assert listing(varied).lists(changed(varied, actual="31", expected="12", why="otherwise"))


def test_a_flaky_case_may_pass_or_fail_as_it_did_and_not_otherwise():
    known = listing(FLAKY)
    assert known.lists(changed(FLAKY, why="played 4 times: 1 pass, 3 fail"))
    assert known.lists(FAILED)
    assert not known.is_stale(PASSED)
    assert not known.lists(changed(FAILED, actual="8"))


def test_what_passes_is_stale_leaves_the_file_and_what_was_not_played_stays():
    two = changed(FAILED, case="two@x")
    old = listing(FAILED, two)
    assert old.is_stale(PASSED)
    assert list(listing(PASSED, old=old).known) == ["two@x on 2012-01-01"]


def test_what_the_engine_stops_supporting_is_lost_unless_it_is_listed():
    assert listing().lost(SKIPPED)
    assert not listing(SKIPPED).lost(SKIPPED)
    assert not baseline.Baseline().lost(SKIPPED), "nobody wrote down what was claimed"


def test_a_broken_engine_cannot_be_listed():
    assert listing(BROKEN).known == {}


def test_a_failed_write_leaves_the_old_file(tmp_path):
    path = tmp_path / "known.json"
    good = replace(listing(FAILED), path=path)
    baseline.write(good)
    with pytest.raises(TypeError):
        baseline.write(replace(good, skipped={"a": object()}))
    assert baseline.load(path, may_be_missing=False) == good
    assert [p.name for p in tmp_path.iterdir()] == ["known.json"]


def test_a_file_of_the_first_version_is_read_by_name_alone(tmp_path):
    path = tmp_path / "known.json"
    path.write_text(f'{{"ettin_baseline": 1, "known": {{"{NAME}": "A has 1; 9, not 1"}}}}')
    old = baseline.load(path, may_be_missing=False)
    assert old.version == 1
    assert old.lists(FAILED)
    assert old.lists(changed(FAILED, actual="8"))
    assert not old.lost(SKIPPED)
    assert old.is_stale(PASSED)
    assert listing(FAILED, old=old).version == baseline.VERSION


def test_a_missing_file_is_a_mistake_unless_it_is_to_be_written(tmp_path):
    with pytest.raises(UsageError):
        baseline.load(tmp_path / "no.json", may_be_missing=False)
    assert baseline.load(tmp_path / "no.json", may_be_missing=True).known == {}


@pytest.mark.parametrize(
    "content",
    [
        *("", "[]", '{"known": {"a": "b"}}', '{"knwon": {}}'),
        '{"ettin_baseline": 1, "known": {"a": 1}}',
    ],
)
def test_what_is_no_baseline_is_refused(tmp_path, content):
    path = tmp_path / "known.json"
    path.write_text(content)
    with pytest.raises(UsageError, match="not a baseline"):
        baseline.load(path, may_be_missing=False)


@pytest.mark.parametrize("version", [0, 3, 99])
def test_a_version_to_come_is_refused(tmp_path, version):
    path = tmp_path / "known.json"
    path.write_text(f'{{"ettin_baseline": {version}}}')
    with pytest.raises(UsageError, match=f"version {version}"):
        baseline.load(path, may_be_missing=False)


@pytest.mark.parametrize(
    ("other", "is_known"),
    [
        ({}, True),
        ({"got": "team E to decide"}, False),
        ({"expected": "the second upkeep"}, False),
        ({"case": "two@x", "got": "team E to decide"}, True),
        ({"date": "2012-02-01", "got": "team E to decide"}, True),
        ({"variation": "names changed", "got": "team Q to have priority"}, True),
        ({"transition": "turn.next"}, False),
    ],
)
def test_another_departure_of_the_same_case_is_not_known(other, is_known):
    """Before, any departure was known that named the same transition."""
    assert listing(LEFT).lists(changed(LEFT, **other)) is is_known


def test_a_departure_of_a_variation_is_known_by_its_transition():
    varied = changed(LEFT, variation="names changed")
    assert listing(varied).lists(changed(varied, got="team Q to have priority"))
    assert listing(varied).lists(LEFT)
