"""A search of the flow by breadth: numba's machine code, plain Python, and Spin, on the same model.

Printed are the states and steps that all find, which are equal, and how many states a second of a
processor each looks at once it is made ready (compiled, or translated to C and compiled); what that
takes is told apart. Properties are left out: this is what finding the states costs. What is not
installed, numba or Spin, is not compared.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from time import process_time

from measuring import arguments

from ettin_spec.flow.definition.flow_reader import load_flow
from ettin_spec.flow.generated.machine import Policies
from ettin_spec.flow.promela.model import promela
from ettin_spec.flow.proof.exploring import Asked, Explorer
from ettin_spec.flow.proof.games import Size, search_called

POLICIES = Policies("all_declare_then_all", "team_skips", "at_once", 3)
ROUNDS = 5
COUNTED = re.compile(r"(\d+) states, stored.*?(\d+) transitions", re.DOTALL)


@dataclass(frozen=True)
class Found:
    """What a search found; how many seconds of a processor it took; bytes for each state."""

    name: str
    states: int
    steps: int
    seconds: float
    bytes: float

    def told(self, ready: float) -> str:
        """Its line."""
        speed = self.states / self.seconds / 1e6
        return (
            f"{self.name}: {self.states:,} states, {self.steps:,} steps, {speed:.2f} million states"
            f" a second, {self.bytes:.0f} bytes a state, after {ready:.1f} s of making ready"
        )


def main() -> None:
    """Measure, and print the ratios."""
    short = arguments(__doc__ or "").short
    flow, size = load_flow(), Size(2, 2) if short else Size(4, 1, allies=2)
    bounds = search_called("two_resolve" if short else "calm").within(flow, size)
    asked = Asked(flow, POLICIES, bounds, size.starts(whoever=False), (), size.fixed())
    rounds = 1 if short else ROUNDS
    plain = _ours(replace(asked, on="python"), 1)
    others = []
    if shutil.which("spin") and shutil.which("gcc"):
        others.append(_spin(asked, rounds))
    if find_spec("numba") and not short:
        others.append(_ours(replace(asked, on="numba"), rounds))
    for other in others:
        assert (other.states, other.steps) == (plain.states, plain.steps), other
        times = plain.seconds / other.seconds
        print(f"{other.name} looks at {times:.1f} times as many states a second as Python")
    if len(others) == 2:
        print(f"and numba at {others[0].seconds / others[1].seconds:.1f} times as many as Spin")


def _ours(asked: Asked, rounds: int) -> Found:
    """What our search finds, in the best of some rounds, made ready before."""
    began = process_time()
    explorer = Explorer(asked)
    if asked.on != "python":
        explorer.explored()
    ready = process_time() - began
    seconds = []
    for _ in range(rounds):
        began = process_time()
        found = explorer.explored()
        seconds.append(process_time() - began)
    tables = (found.order, found.parent, found.table)
    taken = sum(int(getattr(table, "nbytes", table.__sizeof__())) for table in tables)
    name = found.processor.name
    told = Found(name, found.states, found.edges, min(seconds), taken / found.states)
    print(told.told(ready))
    return told


def _spin(asked: Asked, rounds: int) -> Found:
    """What Spin finds, as fast as it is without properties of cycles, and with one core."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "model.pml").write_text(promela(asked), encoding="utf-8")
        gcc = ("gcc", "-w", "-O2", "-DSAFETY", "-DNOREDUCE", "-opan", "pan.c")
        _, ready = _child(lambda: _run(folder, "spin", "-o2", "-a", "model.pml"))
        _, compiling = _child(lambda: _run(folder, *gcc))
        pan = ("./pan", "-E", "-m1000000", "-w20")
        said, seconds = min(
            (_child(lambda: _run(folder, *pan)) for _ in range(rounds)), key=lambda it: it[1]
        )
    counted = COUNTED.search(said)
    assert counted is not None, said
    states, steps = int(counted[1]) - 1, int(counted[2]) - 1 - len(asked.starts)
    told = Found("Spin", states, steps, seconds, _bytes_of(said) / states)
    print(told.told(ready + compiling))
    return told


def _bytes_of(said: str) -> float:
    """What Spin says that its states take, and the table by which they are found."""
    found = re.findall(r"([\d.]+)\t(actual memory usage for states|memory used for hash)", said)
    return sum(float(number) for number, _ in found) * 1e6


def _child(work: Callable[[], str]) -> tuple[str, float]:
    """What comes of a child, and the seconds of a processor that it took."""
    before = os.times()
    came = work()
    after = os.times()
    used = after.children_user + after.children_system
    return came, used - before.children_user - before.children_system


def _run(folder: Path, *command: str) -> str:
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    main()
