"""What `ettin new-adapter` writes works at once, and its tests notice what is wrong."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from skeletons.conftest import ETTIN
from skeletons.skeleton_languages import PATIENCE, TRIALS, carried_out, has_tool, prepare, runs

from ettin_spec.schemas.message_model import messages
from ettin_tck.cli import run
from ettin_tck.skeletons.languages import languages
from ettin_tck.skeletons.writing import skeleton

PLAYED = 3
"""So many cases are asked of the stand-in of a skeleton today."""

every_language = pytest.mark.parametrize(
    "language",
    [pytest.param(name, marks=pytest.mark.together(f"skeleton in {name}")) for name in TRIALS],
)
slow = pytest.mark.slow  # a skeleton is built by the tools of its language


def test_each_language_is_tried() -> None:
    assert set(TRIALS) == set(languages())


@pytest.mark.slow  # every message is looked for
@pytest.mark.parametrize("language", languages())
def test_each_language_has_all_types_and_says_what_its_files_are(language: str) -> None:
    files = skeleton(language)
    *_, generated = languages()[language].files
    text = files[generated]
    assert all(re.search(rf"\b{each.name}\b", text) for each in messages().records)
    assert all(word.value in text for each in messages().words for word in each.words)
    assert all(
        name in files and f"`{name}`" in files["README.md"] for name in languages()[language].files
    )


@slow
@every_language
def test_a_skeleton_passes_smoke_and_what_it_claims(
    language: str, built: Callable[[str], Path]
) -> None:
    folder = built(language)
    smoke = carried_out((*ETTIN, "smoke", "--", *runs(language)), folder)
    assert smoke.returncode == 0, smoke.stdout
    assert "wrong" not in smoke.stdout
    check = carried_out((*ETTIN, "check", "--date", "current", "--", *runs(language)), folder)
    assert check.returncode == 0, check.stdout
    assert f"{PLAYED} of {PLAYED} pass" in check.stdout


@slow
@every_language
def test_a_skeleton_answers_what_is_no_request_and_says_where_to_write_what_it_lacks(
    language: str, built: Callable[[str], Path]
) -> None:
    cast = {"cmd": "act", "action": {"do": "cast", "by": "Angie", "object": "Shock"}}
    run_cast = {"jsonrpc": "2.0", "id": 1, "method": "run", "params": {"commands": [cast]}}
    lines = [
        "no JSON",
        json.dumps({"jsonrpc": "2.0", "id": 7, "method": "dance"}),
        json.dumps({"jsonrpc": "2.0", "id": 8, "method": "run", "params": {}}),
        json.dumps(run_cast),
        json.dumps({"jsonrpc": "2.0", "id": 9, "method": "shutdown"}),
    ]
    done = subprocess.run(
        runs(language),
        input="".join(f"{line}\n" for line in lines),
        cwd=built(language),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    no_json, no_method, bad_params, lacking, last = map(json.loads, done.stdout.splitlines())
    codes = [each["error"]["code"] for each in (no_json, no_method, bad_params)]
    assert codes == [-32700, -32601, -32602]
    assert [each["id"] for each in (no_json, no_method, lacking, last)] == [None, 7, 1, 9]
    (result,) = lacking["result"]["results"]
    assert result["is"] == "unsupported"
    assert re.match(r"(act|do) cast: write it in `?act`? of (src/)?[Aa]dapter\.", result["reason"])


@slow
@every_language
def test_its_own_tests_play_each_case_and_notice_a_mistake(
    language: str, built: Callable[[str], Path], corpus: Path, small_corpus: Path
) -> None:
    trial, folder = TRIALS[language], built(language)
    reads_json_untyped = language in {"python", "javascript"}
    shutil.copy(small_corpus if reads_json_untyped else corpus, folder / "corpus.json")
    right = carried_out(trial.test, folder)
    assert right.returncode == 0, right.stdout[-3000:]
    assert passed(right.stdout) == PLAYED
    table = folder / trial.file
    text = table.read_text(encoding="utf-8")
    assert text.count(trial.mistake[0]) == 1
    try:
        table.write_text(text.replace(*trial.mistake), encoding="utf-8")
        wrong = carried_out(trial.test, folder)
        assert wrong.returncode != 0
        assert "game.concede@2005-08-01/Edward" in wrong.stdout
        prepare(language, folder)
        check = (*ETTIN, "check", "--date", "current", "--id", "game.*", "--", *runs(language))
        assert "FAIL  game.concede" in carried_out(check, folder).stdout
    finally:
        table.write_text(text, encoding="utf-8")


def passed(told: str) -> int:
    """How many cases passed, as the runner of a language tells it."""
    if maven := re.search(r"Tests run: (\d+), Failures: 0, Errors: 0, Skipped: (\d+)", told):
        return int(maven[1]) - int(maven[2])
    if go := len(re.findall(r"^ +--- PASS", told, flags=re.MULTILINE)):
        return go
    found = re.search(r"# pass (\d+)|(\d+) passed", told)
    assert found, told[-3000:]
    return int(found[1] or found[2])


@slow
def test_a_corpus_that_is_not_there_is_asked_for(built: Callable[[str], Path]) -> None:
    folder = built("python")
    (folder / "corpus.json").unlink(missing_ok=True)
    told = carried_out(TRIALS["python"].test, folder)
    assert told.returncode != 0
    assert "ettin corpus --date current --out corpus.json" in told.stdout


@slow
def test_the_skeleton_in_python_is_typed(built: Callable[[str], Path]) -> None:
    done = carried_out((sys.executable, "-m", "mypy", "--strict", "."), built("python"))
    assert done.returncode == 0, done.stdout


@slow
@pytest.mark.together("skeleton in javascript")
def test_the_skeleton_in_javascript_is_typed(built: Callable[[str], Path], tmp_path: Path) -> None:
    folder = shutil.copytree(built("javascript"), tmp_path / "typed")
    has_tool("npm")
    fetched = carried_out(("npm", "install", "--no-audit", "--no-fund"), folder)
    assert fetched.returncode == 0, fetched.stdout
    assert carried_out(("npm", "run", "types"), folder).returncode == 0
    claims = folder / "claims.mjs"
    wrong = claims.read_text(encoding="utf-8").replace("actions: [", "actoins: [")
    claims.write_text(wrong, encoding="utf-8")
    refused = carried_out(("npm", "run", "types"), folder)
    assert refused.returncode != 0
    assert "actoins" in refused.stdout


@slow
@pytest.mark.together("skeleton in go")
def test_the_skeleton_in_go_is_formatted_and_vetted(built: Callable[[str], Path]) -> None:
    folder = built("go")
    assert carried_out(("gofmt", "-l", "."), folder).stdout == ""
    assert carried_out(("go", "vet", "./..."), folder).returncode == 0


@slow
@pytest.mark.together("skeleton in go")
def test_a_list_that_go_leaves_unset_is_what_it_is_by_default(
    built: Callable[[str], Path], tmp_path: Path
) -> None:
    folder = shutil.copytree(built("go"), tmp_path / "unset")
    claims = folder / "claims.go"
    lines = claims.read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not line.strip().startswith(("Profiles:", "Answers:"))]
    assert len(kept) == len(lines) - 2
    claims.write_text("".join(kept), encoding="utf-8")
    prepare("go", folder)
    check = (*ETTIN, "check", "--date", "current", "--", *runs("go"))
    assert f"{PLAYED} of {PLAYED} pass" in carried_out(check, folder).stdout


def test_a_folder_that_is_there_is_not_written_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "claims.py"
    mine.write_text("mine", encoding="utf-8")
    assert run(["new-adapter", "python", str(tmp_path)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "is there already" in told.err
    assert [path.name for path in tmp_path.iterdir()] == ["claims.py"]
    assert mine.read_text(encoding="utf-8") == "mine"


def test_a_folder_that_cannot_be_made_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.touch()
    assert run(["new-adapter", "go", str(file / "adapter")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_language_that_there_is_not_is_told_with_those_that_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["new-adapter", "cobol"]) == 2
    assert "known: go, java, javascript, python, rust" in capsys.readouterr().err
    assert run(["new-adapter", "typescript"]) == 2
    assert "nearest: javascript" in capsys.readouterr().err
