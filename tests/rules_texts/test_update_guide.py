"""The page on updates is walked through, with texts that the test makes."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
from house.checkout import ROOT
from rules_texts.small_book import book_of_ours

from ettin_spec.languages import LANGUAGES
from ettin_spec.rulebook import load_rules
from ettin_tck.cli import run

PAGE = (ROOT / "docs/rules-updates.md").read_text(encoding="utf-8")
COMMANDS = [
    line.removeprefix("ettin ")
    for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    for line in block.splitlines()
]
CLAUSES = Path("spec/ettin_spec/rulebook/clauses.yaml")


@pytest.fixture
def desk(tmp_path, monkeypatch) -> Path:
    """A folder with two texts, some source code, and copies of what an update edits."""
    today = load_rules().dates["current"].date
    for name, date in (("old.txt", "2030-01-01"), ("rules.txt", "2030-06-01")):
        text = book_of_ours("2030-01-01", today).on(date).text()
        (tmp_path / name).write_text(text, encoding="utf-8")
    for name, said in (("old.json", "deals 3"), ("new.json", "deals 2")):
        card = {"name": "Shock", "text": f"Shock {said} damage to any target."}
        (tmp_path / name).write_text(json.dumps([card]), encoding="utf-8")
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "a.js").write_text("// rule 702.117a\n", encoding="utf-8")
    for name in ("spec/ettin_spec/rulebook", "spec/ettin_spec/rules_texts/learned"):
        copied = tmp_path / name
        copied.parent.mkdir(parents=True, exist_ok=True)
        _copy(ROOT / name, copied)
    (tmp_path / "CHANGELOG.md").write_bytes((ROOT / "CHANGELOG.md").read_bytes())
    monkeypatch.chdir(tmp_path)
    return tmp_path


def _copy(folder: Path, to: Path) -> None:
    for path in folder.rglob("*"):
        if path.is_file() and path.suffix in (".yaml", ".prints", ".json"):
            target = to / path.relative_to(folder)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(path.read_bytes())


@pytest.mark.slow  # whole texts are compared, and two days
def test_every_command_of_the_page_does_what_it_says(desk, capsys):
    assert len(COMMANDS) >= 7
    for command in COMMANDS:
        arguments = shlex.split(command)
        if "--write" in arguments:
            arguments += ["--into", str(desk), "--against", "old.txt"]
        if arguments[:2] == ["policy", "new"]:
            means = (word for name in LANGUAGES for word in (f"--{name}", "Again."))
            arguments += ["--into", str(desk), *means]
        code = run(arguments)
        said = capsys.readouterr()
        assert code == (1 if "cites" in arguments else 0), f"{command}: {said.err}"
        assert said.out, command
    changelog = (desk / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "Rules read up to 2030-06-01" in changelog
    assert (desk / CLAUSES).read_bytes() == (ROOT / CLAUSES).read_bytes(), "nothing moved"


def test_each_step_names_its_command():
    verbs = {shlex.split(command)[1] for command in COMMANDS}
    assert verbs == {"read", "impact", "compare", "history", "cards", "cites", "new", "check"}
