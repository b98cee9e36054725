"""An engine that is a Python object is looked at as closely as a child process."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import msgspec
import pytest
from judging.miniature_engine import DATE, TEAMS, Miniature

from ettin_spec.protocol.capabilities import Capabilities, Version
from ettin_spec.protocol.commands import NewGame, Observe, Place
from ettin_spec.protocol.questions import AskLife, AskMoment
from ettin_spec.protocol.results import Done, Refused, Value
from ettin_tck.cli import run
from ettin_tck.engines import installed
from ettin_tck.engines.engine_in_process import EngineInProcess
from ettin_tck.engines.faults import EngineFault, Fault

GAME = NewGame(DATE, "two-headed-giant", "tournament", TEAMS)
LIFE = Observe(AskLife("A"))
CASE = ("replay", "life.read.hidetsugu", "--date", "2012-01-01")


class Says(Miniature):
    """Gives the same results to every run."""

    def __init__(self, *results):
        super().__init__()
        self.results = list(results)

    def run(self, commands):  # noqa: ARG002 - as an engine has it
        return self.results


class Raises(Miniature):
    """Ends each run as its own code does."""

    def __init__(self, error):
        super().__init__()
        self.error = error

    def run(self, commands):  # noqa: ARG002 - as an engine has it
        raise self.error


class Claims(Miniature):
    """Says of itself what it is given."""

    def __init__(self, can):
        super().__init__()
        self.can = can


def fault_of(engine, *commands):
    with pytest.raises(EngineFault) as caught:
        EngineInProcess(engine).run(commands)
    assert len(caught.value.happened.splitlines()) == 1
    return caught.value


def far():
    return Miniature().status


@pytest.mark.parametrize(
    ("results", "said"),
    [
        ((), "0 results to 1 commands"),
        ((Value(40), Value(40)), "2 results to 1 commands"),
        ((Done(far()),), "to 'observe', is 'done'"),
        ((Value("40"),), "where 'life' takes an integer"),
        ((Value(2**70),), "a number too large"),
        ((Value(object()),), "wrong shape"),
        (("40",), "wrong shape"),
        ((None,), "wrong shape"),
    ],
)
def test_results_that_are_no_answer_are_refused(results, said):
    fault = fault_of(Says(*results), LIFE)
    assert fault.fault is Fault.WRONG_SHAPE
    assert said in fault.happened


def test_a_status_is_checked_in_range():
    late = msgspec.structs.replace(far(), turn=1_000_000)
    says = Says(Done())
    engine = EngineInProcess(says)
    engine.run([GAME])
    says.results = [Done(late)]
    with pytest.raises(EngineFault) as caught:
        engine.run([Place("A", ())])
    assert "turn 1000000" in caught.value.happened


def test_texts_are_made_safe():
    engine = EngineInProcess(Says(Refused("no\n::error::\x1b[2J")))
    (result,) = engine.run([Place("A", ())])
    assert result.reason == "no\\x0a::error::\\x1b[2J"


@pytest.mark.parametrize("error", [KeyError("A\nB"), SystemExit(0), RecursionError(), OSError(28)])
def test_whatever_its_code_raises_is_the_engines_end_and_not_ours(error):
    fault = fault_of(Raises(error), LIFE)
    assert fault.fault is Fault.DIED
    assert type(error).__name__ in fault.happened


@pytest.mark.parametrize(
    "can",
    [
        Capabilities("x", "1", protocol=Version(2, 0)),
        Capabilities("x", "1", observes=("life\n",)),
        Capabilities("x", 1),
    ],
)
def test_claims_are_checked(can):
    with pytest.raises(EngineFault):
        EngineInProcess(Claims(can)).initialize()


class Broken:
    """An engine of some package's that ends in an error as it is asked for anything."""

    def __init__(self, overrides):
        self.overrides = overrides

    def initialize(self):
        return Miniature.can

    def run(self, commands):
        raise KeyError(str(commands[0]))


@pytest.fixture
def offered(monkeypatch):
    """Entry points: an engine that breaks, one whose module is not there, and the reference."""
    points = {
        name: EntryPoint(name, where, installed.GROUP)
        for name, where in {
            "broken": f"{__name__}:Broken",
            "absent": "no_such_package_at_all:Engine",
            "reference": f"{__name__}:Broken",
        }.items()
    }
    monkeypatch.setattr(installed, "installed", lambda: points)


@pytest.mark.usefixtures("offered")
def test_a_package_that_cannot_be_loaded_is_named(capsys):
    assert run(["engine", "absent"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("ettin: the engine 'absent' cannot be loaded: ModuleNotFoundError")
    assert "Traceback" not in said


@pytest.mark.usefixtures("offered")
def test_replay_in_process_ends_in_a_verdict_and_no_traceback(capsys):
    assert run([*CASE]) == 3
    said = capsys.readouterr()
    assert "KeyError" in said.out
    assert "Traceback" not in said.err


def test_replay_says_what_could_not_be_followed(capsys, monkeypatch):
    monkeypatch.setattr("ettin_spec.monitor.search_limits.MOST_CHANGES", -1)
    monkeypatch.setattr("ettin_spec.monitor.monitor.MOST_CHANGES", -1)
    assert run([*CASE]) == 3
    out = capsys.readouterr().out
    assert "UNSEEN  life.read.hidetsugu" in out
    assert "changes to the order of turns are told" in out


class Verbose:
    """The reference, which says where the game stands at great length."""

    def __init__(self):
        self.truth = MAKE()

    def initialize(self):
        return self.truth.initialize()

    def run(self, commands):
        return [
            Value({**told.value, "more": "x" * 40_000}) if _is_moment(command) else told
            for command, told in zip(commands, self.truth.run(commands), strict=False)
        ]


MAKE = installed.make


def _is_moment(command):
    return isinstance(command, Observe) and isinstance(command.ask, AskMoment)


def test_replay_shows_of_a_long_answer_what_can_be_read(capsys, monkeypatch):
    monkeypatch.setattr(installed, "make", lambda *_: Verbose())
    assert run(["replay", "commander.mulligan.whole", "--protocol"]) == 0
    out = capsys.readouterr().out
    assert "characters)" in out
    assert max(map(len, out.splitlines())) < 5_000
