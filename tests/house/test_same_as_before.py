"""What compares a checkout with an earlier commit finds no difference where there is none."""

from __future__ import annotations

import subprocess
import sys

import pytest
from house.checkout import ROOT

PROGRAM = (sys.executable, "packaging/same_as_before.py")
FEW = ("--id", "life.read.*", "--date", "2012-01-01", "--lang", "fr")


@pytest.mark.slow  # makes a worktree, and compiles a corpus in it
def test_a_checkout_is_the_same_as_its_own_commit() -> None:
    done = subprocess.run(
        (*PROGRAM, "HEAD", *FEW), cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith("the same\n")


def test_a_lost_or_changed_part_of_a_schema_is_a_difference_and_a_new_one_is_not() -> None:
    code = (
        "import sys; sys.path.insert(0, 'packaging'); from same_as_before import _lost; "
        "was = {'a': {'type': 'x', 'description': 'old'}, 'b': 1}; "
        "print(list(_lost('s', was, {'a': {'type': 'x', 'description': 'new'}, 'b': 1, 'c': 2}))); "
        "print(list(_lost('s', was, {'a': {'type': 'y'}})))"
    )
    said = subprocess.check_output((sys.executable, "-c", code), cwd=ROOT, text=True).splitlines()
    assert said == ["new: s.c", "[]", "['s.a.type: was x, is y', 's.b: was 1, is None']"]
