"""A child may do what it likes: the runner neither hangs nor crashes nor is fooled."""

import contextlib
import os
import sys
import time
from pathlib import Path

import pytest

from ettin_spec.protocol.commands import Observe
from ettin_spec.protocol.questions import AskLife
from ettin_spec.protocol.results import Value
from ettin_tck.engines.faults import EngineFault, Fault
from ettin_tck.engines.process_engine import ProcessEngine
from ettin_tck.engines.time_limits import Limits

pytestmark = pytest.mark.slow  # each waits for a child that hangs or dies

CHILDREN = Path(__file__).parents[1] / "children"
LIFE = Observe(AskLife("A"))
QUICK = Limits(start=5, call=5)
IMPATIENT = Limits(start=0.3, call=0.3)


def python(name):
    return [sys.executable, "-S", "-E", str(CHILDREN / f"{name}.py")]


@contextlib.contextmanager
def engine(command, limits=QUICK):
    made = ProcessEngine(command, limits)
    try:
        yield made
    finally:
        made.close()


def fault_at_start(command, limits=QUICK):
    with engine(command, limits) as child, pytest.raises(EngineFault) as caught:
        child.initialize()
    return caught.value


def fault_in_run(name, limits=QUICK):
    with engine(python(name), limits) as child:
        child.initialize()
        with pytest.raises(EngineFault) as caught:
            child.run([LIFE, LIFE])
    return caught.value


def values(name, runs=1):
    with engine(python(name)) as child:
        child.initialize()
        answers = [child.run([LIFE, LIFE]) for _ in range(runs)]
        return answers, list(child.notes)


def test_a_polite_child_is_heard():
    assert values("polite") == ([[Value(40), Value(40)]], [])


def test_cat_is_recognised_as_an_echo():
    fault = fault_at_start(["cat"])
    assert fault.fault is Fault.ECHO
    assert "our own request" in fault.full()
    assert 'the answer to "initialize"' in fault.full()


def test_false_has_died_and_says_how():
    fault = fault_at_start(["false"])
    assert fault.fault is Fault.DIED
    assert "exit 1" in fault.happened


def test_sleep_is_silent_and_the_limit_is_named():
    fault = fault_at_start(["sleep", "100"], IMPATIENT)
    assert fault.fault is Fault.SILENT
    assert "0.3 s" in fault.happened
    assert "--start-limit" in fault.attempt


def test_yes_is_noise():
    fault = fault_at_start(["yes"])
    assert fault.fault is Fault.NOISE
    assert "'y'" in fault.happened


def test_a_command_that_does_not_exist_was_not_started():
    with pytest.raises(EngineFault) as caught:
        ProcessEngine(["./no-such-engine"], QUICK)
    assert caught.value.fault is Fault.NOT_STARTED


def test_a_file_that_cannot_be_executed_was_not_started():
    with pytest.raises(EngineFault) as caught:
        ProcessEngine([str(CHILDREN / "polite.py")], QUICK)
    assert caught.value.fault is Fault.NOT_STARTED


def test_noise_before_the_protocol_is_noted_and_passed_over():
    answers, notes = values("noise_first")
    assert answers == [[Value(40), Value(40)]]
    assert any("MagicServer" in note for note in notes)


def test_a_flood_of_stderr_does_not_block():
    assert values("floods_stderr")[0] == [[Value(40), Value(40)]]


def test_a_megabyte_is_a_line_like_any_other():
    assert values("megabyte_line")[0] == [[Value(40), Value(40)]]


def test_a_line_without_an_end_is_given_up():
    assert fault_in_run("endless_line").fault is Fault.TOO_LONG


def test_an_answer_to_nobody_is_not_taken():
    with engine(python("wrong_id"), Limits(start=5, call=0.3)) as child:
        child.initialize()
        with pytest.raises(EngineFault) as caught:
            child.run([LIFE])
        assert caught.value.fault is Fault.SILENT
        assert any("never sent" in note for note in child.notes)


def test_a_late_answer_is_not_taken_for_the_next_one():
    answers, notes = values("answers_twice", runs=3)
    assert answers == [[Value(40), Value(40)]] * 3
    assert any("late or twice" in note for note in notes)


def test_half_a_line_and_death_are_both_told():
    fault = fault_in_run("half_a_line")
    assert fault.fault is Fault.DIED
    assert "exit 101" in fault.happened
    assert '"resu' in fault.happened
    assert "index out of bounds" in fault.full()


def test_a_hang_in_a_run_ends_at_its_limit():
    fault = fault_in_run("hangs", Limits(start=5, call=0.3))
    assert fault.fault is Fault.SILENT
    assert "--limit" in fault.attempt


@pytest.mark.slow  # waits for it
def test_the_whole_check_has_an_end():
    fault = fault_in_run("hangs", Limits(start=5, call=60, whole=0.8))
    assert fault.fault is Fault.OUT_OF_TIME


def test_a_closed_stdout_is_told_from_a_death():
    fault = fault_in_run("closes_stdout")
    assert fault.fault is Fault.DIED
    assert "closed its standard output" in fault.happened


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("wrong_shape", "'maybe'"),
        ("too_many", "3 results to 2 commands"),
        ("too_few", "0 results to 2 commands"),
        ("wrong_kind", "'observe', is 'done'"),
        ("huge_number", "a number too large"),
        ("no_result", "neither result nor error"),
        ("no_utf8", "wrong shape"),
    ],
)
def test_an_answer_of_the_wrong_shape_is_named(name, said):
    fault = fault_in_run(name)
    assert fault.fault is Fault.WRONG_SHAPE
    assert said in fault.happened
    assert not fault.is_fatal


def test_an_answer_nested_without_end_is_no_crash():
    fault = fault_in_run("too_deep", Limits(start=5, call=60))
    assert fault.fault is Fault.WRONG_SHAPE
    assert "recursion" in fault.happened


VALUES = '{"is": "value", "value": 40}, {"is": "value", "value": 40}'
RIGHT = f'"result": {{"results": [{VALUES}]}}'


def line_said(line, limits):
    """What comes of a line in place of an answer: the results, and notes."""
    with engine([*python("writes_lines"), line], limits) as child:
        child.initialize()
        return child.run([LIFE, LIFE]), list(child.notes)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('{"jsonrpc": "2.0", "id": ID, "result": {"results": [NaN]}}', "malformed"),
        ('{"jsonrpc": "2.0", "id": ID, "result": {"results": [Infinity]}}', "malformed"),
        ('{"jsonrpc": "2.0", "id": ID, "result": {},}', "malformed"),
        ('{"jsonrpc": "2.0", "id": ID, "result": ', "truncated"),
        ('[{"jsonrpc": "2.0", "id": ID, "result": {}}]', "got `array`"),
        (f'{{"jsonrpc": "2.0", "id": "ID", {RIGHT}}}', "its id is a text"),
        (f'{{"jsonrpc": "2.0", "id": ID.0, {RIGHT}}}', "got `float`"),
        (f'{{"jsonrpc": "2.0", "id": [ID], {RIGHT}}}', "got `array`"),
        ('{"jsonrpc": "2.0", "id": ID, "error": {"code": "x", "message": "y"}}', "error.code"),
        ('{"jsonrpc": "2.0", "id": ID, "error": "no"}', "error"),
        (r'{"jsonrpc": "2.0", "id": ID, "method": "\ud800"}', "cannot be read"),
    ],
)
def test_an_answer_that_cannot_be_read_is_told_at_once(line, said):
    """Before, each of these was waited for as if nothing had come."""
    with pytest.raises(EngineFault) as caught:
        line_said(line, Limits(start=5, call=60))
    assert caught.value.fault is Fault.WRONG_SHAPE
    assert said in caught.value.happened
    assert not caught.value.is_fatal


@pytest.mark.parametrize(
    "line",
    [
        f'\ufeff{{"jsonrpc": "2.0", "id": ID, {RIGHT}}}',
        f'{{"jsonrpc": "2.0", "id": ID, {RIGHT}, "error": null, "method": null}}',
        f'{{"id": 0, "jsonrpc": "2.0", "result": {{}}, "id": ID, {RIGHT}}}',
        f'{{"jsonrpc": "2.0", "id": ID, {RIGHT}}}\r',
    ],
    ids=["byte order mark", "null members", "members twice", "carriage return"],
)
def test_what_is_only_unusual_is_heard(line):
    results, _ = line_said(line, Limits(start=5, call=60))
    assert results == [Value(40), Value(40)]


def test_what_was_said_in_place_of_an_answer_is_told_with_the_silence():
    with pytest.raises(EngineFault) as caught:
        line_said("thinking about ID", Limits(start=5, call=0.5))
    assert caught.value.fault is Fault.SILENT
    assert "on its stdout, not the protocol: 'thinking about 2'" in caught.value.happened


@pytest.mark.slow  # waits for the limit
def test_an_answer_that_drips_in_ends_at_the_limit():
    fault = fault_in_run("drips", Limits(start=5, call=1))
    assert fault.fault is Fault.SILENT
    assert "it began a line and never ended it" in fault.happened


def test_one_that_ended_badly_is_not_waited_for_whatever_holds_its_pipes():
    began = time.monotonic()
    fault = fault_in_run("leaves_pipes_open", Limits(start=5, call=60))
    assert time.monotonic() - began < 8
    assert fault.fault is Fault.DIED
    assert "exit 7" in fault.happened


def test_one_that_left_another_in_its_place_is_heard():
    assert values("hands_over")[0] == [[Value(40), Value(40)]]


def test_an_error_of_the_protocol_is_passed_on():
    fault = fault_in_run("rpc_error")
    assert fault.fault is Fault.REFUSES_THE_PROTOCOL
    assert "-32603" in fault.happened


def test_another_major_version_is_refused():
    assert "protocol 9" in fault_at_start(python("other_protocol")).happened


@pytest.mark.slow  # waits for the child to be killed
def test_nothing_of_a_stubborn_child_is_left_behind():
    with engine(python("ignores_sigterm"), Limits(start=1, call=1)) as child:
        with pytest.raises(EngineFault) as caught:
            child.initialize()
        grandchild = int(caught.value.stderr.split()[1])
    assert _gone(grandchild)


def _gone(pid):
    """A process that is dead, or dead and not yet reaped by the init of this machine."""
    for _ in range(100):
        stat = Path(f"/proc/{pid}/stat")
        if not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] == "Z":
            return True
        time.sleep(0.01)
    return False


def test_no_child_becomes_a_zombie():
    with engine(python("half_a_line")) as child:
        child.initialize()
        with pytest.raises(EngineFault):
            child.run([LIFE])
        pid = child.pid
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_child_that_does_not_read_does_not_block_the_runner():
    with engine(["sleep", "100"], IMPATIENT) as child, pytest.raises(EngineFault) as caught:
        child.run([LIFE] * 20_000)
    assert caught.value.fault is Fault.SILENT


def test_every_child_in_the_folder_is_met_by_a_test():
    tests = Path(__file__).parents[1].rglob("test_*.py")
    text = "".join(path.read_text(encoding="utf-8") for path in tests)
    names = {path.stem for path in CHILDREN.glob("*.py")} - {"talk"}
    assert names == {name for name in names if f'"{name}' in text}
