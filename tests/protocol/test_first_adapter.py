"""Who does what the tutorial says sees what the tutorial says."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from house.checkout import ROOT
from protocol.first_adapter_page import Block, blocks, missing


def carried_out(block: Block, folder: Path) -> str:
    """What the commands of a block print, in a shell that finds this ettin and this Python."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ("sh", "-c", block.text),
        cwd=folder,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=120,
        check=False,
    )
    return done.stdout


@pytest.mark.slow  # every command of the page is carried out
def test_the_tutorial_can_be_followed_and_prints_what_it_says(tmp_path: Path) -> None:
    printed, compared = "", 0
    for block in blocks():
        match block.language:
            case "python":
                block.write(tmp_path)
            case "sh":
                printed = carried_out(block, tmp_path)
            case "text":
                assert missing(block.text, printed) == [], printed
                compared += 1
    assert compared == sum(block.language == "text" for block in blocks()) > 8
    assert "wrong  " not in carried_out(Block("sh", "ettin smoke -- python adapter.py"), tmp_path)


@pytest.mark.slow  # a check of all variants
def test_in_a_language_without_a_skeleton_it_comes_to_the_same_report(tmp_path: Path) -> None:
    if shutil.which("perl") is None:
        if os.environ.get("CI"):
            pytest.fail("needs perl, and CI is set: install it")
        pytest.skip("needs perl")
    adapter = f"perl {ROOT / 'tests/children/followed_the_tutorial.pl'}"
    smoke, *_, check = (block for block in blocks() if "adapter.py" in block.text and block.is_sh)
    said = [carried_out(block.spoken_by(adapter), tmp_path) for block in (smoke, check)]
    assert "ok     two-headed-giant: passing" in said[0]
    assert "wrong  " not in said[0]
    last = [block for block in blocks() if block.language == "text"][-1]
    assert missing(last.text, said[1]) == [], said[1]


def test_a_line_that_is_not_printed_is_noticed() -> None:
    assert missing("a\nb\n", "a\nc\nb\n") == []
    assert missing("b\na\n", "a\nb\n") == ["a"]
    assert missing("3 of 3 pass, ... skipped", "3 of 3 pass, 7 skipped") == []
    assert missing("3 of 3 pass, ... skipped", "2 of 3 pass, 7 skipped") != []
