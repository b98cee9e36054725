"""A baseline tolerates what it lists, and nothing else; what passes must leave it."""

import msgspec
import pytest

from ettin_tck.checking import baseline
from ettin_tck.checking.check_events import CaseEnded
from ettin_tck.exit_codes import UsageError
from ettin_tck.verdicts import Verdict

FAILED = CaseEnded(
    "one", "one@x", "2012-01-01", "One", Verdict.FAIL, sentence="A has 1", expected="1", actual="9"
)
PASSED = msgspec.structs.replace(FAILED, verdict=Verdict.PASS)
BROKEN = msgspec.structs.replace(FAILED, verdict=Verdict.ENGINE_ERROR)


def test_what_was_written_is_read_back(tmp_path):
    path = tmp_path / "known.json"
    baseline.write(path, baseline.updated(baseline.Baseline(), [FAILED]))
    known = baseline.load(path, may_be_missing=False)
    assert known.known == {"one@x on 2012-01-01": "A has 1; 9, not 1"}
    assert known.lists(FAILED)


def test_another_date_or_variation_is_another_failure():
    known = baseline.Baseline(known=baseline.updated(baseline.Baseline(), [FAILED]))
    assert not known.lists(msgspec.structs.replace(FAILED, date="2013-01-01"))
    assert not known.lists(msgspec.structs.replace(FAILED, variation="heads swapped"))


def test_what_passes_leaves_the_file_and_what_was_not_played_stays():
    old = baseline.Baseline(known={"one@x on 2012-01-01": "m", "two@x on 2012-01-01": "m"})
    assert baseline.updated(old, [PASSED]) == {"two@x on 2012-01-01": "m"}


def test_a_broken_engine_cannot_be_listed():
    assert baseline.updated(baseline.Baseline(), [BROKEN]) == {}


def test_a_failed_write_leaves_the_old_file(tmp_path):
    path = tmp_path / "known.json"
    baseline.write(path, {"a": "b"})
    with pytest.raises(TypeError):
        baseline.write(path, {"a": object()})
    assert baseline.load(path, may_be_missing=False).known == {"a": "b"}
    assert [p.name for p in tmp_path.iterdir()] == ["known.json"]


def test_a_missing_file_is_a_mistake_unless_it_is_to_be_written(tmp_path):
    with pytest.raises(UsageError):
        baseline.load(tmp_path / "no.json", may_be_missing=False)
    assert baseline.load(tmp_path / "no.json", may_be_missing=True).known == {}


@pytest.mark.parametrize("content", ["", "[]", '{"known": {"a": 1}}', '{"knwon": {}}'])
def test_what_is_no_baseline_is_refused(tmp_path, content):
    path = tmp_path / "known.json"
    path.write_text(content)
    with pytest.raises(UsageError, match="not a baseline"):
        baseline.load(path, may_be_missing=False)
