"""What a new text means for what stands here, and the edits that it makes certain."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from house.checkout import ROOT
from rules_texts.small_book import Book, Rule, book, book_of_ours, shifted
from shared.today import TODAY

from ettin_spec.rulebook import load_rules
from ettin_tck.cli import run

pytestmark = pytest.mark.slow  # whole texts are compared, and a copy of the project is edited

OLD = book_of_ours("2030-01-01", TODAY)
LATER = "2030-06-01"
READ = load_rules().clauses["life.read"]
NUMBER = READ.number_at(TODAY)


def files(folder: Path, *books: Book) -> list[str]:
    made = []
    for each in books:
        file = folder / f"book-{each.effective}.txt"
        file.write_text(each.text(), encoding="utf-8")
        made.append(str(file))
    return made


def impact(capsys, folder: Path, new: Book, *arguments: str) -> tuple[int, str, str]:
    old, text = files(folder, OLD, new)
    code = run(["rules", "impact", text, "--against", old, *arguments])
    said = capsys.readouterr()
    return int(code), said.out, said.err


def renumbered() -> Book:
    """A clause comes before 810.9, and all after it in the section are one higher."""
    fresh = Rule("810.9", ("Teammates dance with opponents, a thing that no clause ever said.",))
    rules = [*shifted(OLD.rules, "810", 9), fresh]
    return Book(LATER, tuple(sorted(rules, key=lambda r: (r.number[:3], _key(r.number)))))


def _key(number: str) -> tuple[int, str]:
    rest = number[4:]
    digits = rest.rstrip("abcdefghijklmnopqrstuvwxyz")
    return int(digits), rest[len(digits) :]


def reworded() -> Book:
    rule = OLD.rule(NUMBER)
    said = (f"{rule.said[0]} Not on a Tuesday.", *rule.said[1:])
    return OLD.on(LATER).with_rule(NUMBER, replace(rule, said=said))


def test_nothing_that_changed_is_said_in_the_first_line(capsys, tmp_path):
    code, out, _ = impact(capsys, tmp_path, OLD.on(LATER))
    assert code == 0
    assert out.splitlines()[0] == "0 rules changed, none concern you, none moved"


def test_a_reworded_clause_comes_with_its_words_and_what_stands_on_it(capsys, tmp_path):
    code, out, _ = impact(capsys, tmp_path, reworded())
    assert code == 0
    sharing = [c for c in load_rules().clauses.values() if c.number_at(TODAY) == NUMBER]
    concern = "1 concerns you" if len(sharing) == 1 else f"{len(sharing)} concern you"
    assert out.splitlines()[0] == f"1 rules changed, {concern}, none moved"
    assert f"life.read  {NUMBER}, reworded" in out
    assert "{+Not on a Tuesday.+}" in out
    about = out[out.rindex("\nlife.read  ") :].split("\n\n")[0]
    for kind in ("policies", "scenarios in 4 languages", "cards", "statements", "functions"):
        assert kind in about


def test_what_stands_on_a_clause_is_named_with_file_and_line_in_json(capsys, tmp_path):
    _, out, _ = impact(capsys, tmp_path, reworded(), "--format", "json")
    (concern,) = (c for c in json.loads(out)["concerns"] if c["clause"] == "life.read")
    stands = {each["what"]: each["at"] for each in concern["stands"]}
    assert "policies/life.yaml" in stands["policy life.read"]
    assert "features/ja/life/reading.feature" in stands["scenario (ja) life.read.hidetsugu"]
    assert any(what.startswith("function ") for what in stands)


def test_what_moved_and_what_is_new_and_telling_is_said(capsys, tmp_path):
    _, out, _ = impact(capsys, tmp_path, renumbered())
    assert f"life.read  {NUMBER} to 810.10a: to be written" in out
    assert "810.9 (another rule was called so: life.shared)  Teammates dance" in out


def test_what_is_new_in_a_covered_chapter_or_tells_is_said_though_nobody_cites_its_section(
    capsys, tmp_path
):
    between, beyond, telling, uncited = "112.8", "906.1", "906.2", "801.9"
    song = "Nobody ever sang that song before, and nobody knows who wrote it."
    here = {number.partition(".")[0] for number in (between, beyond, uncited)}
    assert here.isdisjoint(OLD.sections)
    old = _with(OLD, Rule(uncited, ("Everybody hums a tune of four notes and sits down again.",)))
    new = (
        *(Rule(between, (song,)), Rule(beyond, (song,)), Rule(telling, ("A team sings along.",))),
        Rule(uncited, ("Everybody hums a tune, but a teammate pays for each note that is wrong.",)),
    )
    texts = files(tmp_path, old, _with(OLD.on(LATER), *new))
    assert run(["rules", "impact", texts[1], "--against", texts[0]]) == 0
    out = capsys.readouterr().out
    told = [line.split()[0] for line in out.split("\nnew\n")[1].split("\n\n")[0].splitlines()]
    assert sorted(told[:2]) == [uncited, telling] and told[2:] == [between]
    assert f"{uncited} (most of its words are others)  Everybody" in out


def _with(text: Book, *more: Rule) -> Book:
    rules = sorted((*text.rules, *more), key=lambda r: (r.number[:3], _key(r.number)))
    return replace(text, rules=tuple(rules))


def test_the_last_text_learned_is_what_a_text_is_held_against(capsys, tmp_path):
    (file,) = files(tmp_path, OLD)
    assert run(["rules", "impact", file]) == 0
    assert f"held against those of {TODAY}, of which the record has no words" in (
        capsys.readouterr().out
    )


def test_a_text_older_than_the_record_says_what_to_do(capsys, tmp_path):
    (file,) = files(tmp_path, book(1, "2001-01-01"))
    assert run(["rules", "impact", file]) == 2
    assert "name the older text with --against FILE" in capsys.readouterr().err


@pytest.fixture
def checkout(tmp_path) -> Path:
    """A copy of what an update edits."""
    copy = tmp_path / "checkout"
    for room in ("rulebook", "rules_texts/learned"):
        shutil.copytree(ROOT / "spec/ettin_spec" / room, copy / "spec/ettin_spec" / room)
    shutil.copy(ROOT / "CHANGELOG.md", copy)
    return copy


def test_the_edits_that_are_certain_are_written_and_no_other(capsys, tmp_path, checkout):
    code, out, _ = impact(capsys, tmp_path, renumbered(), "--write", "--into", str(checkout))
    assert code == 0
    changed = differences(checkout / "spec/ettin_spec/rulebook/clauses.yaml")
    moved = [c for c in load_rules().clauses.values() if _is_moved(c.number_at(TODAY))]
    assert len(changed) == len(moved) > 10
    assert all(f", {LATER}: " in line for line in changed)
    assert f"  date: {LATER}" in differences(checkout / "spec/ettin_spec/rulebook/dates.yaml")
    (entry,) = differences(checkout / "CHANGELOG.md")
    assert entry.startswith(f"- Rules read up to {LATER}: 1 rules changed, none concern you")
    assert (checkout / f"spec/ettin_spec/rules_texts/learned/texts/{LATER}.prints").exists()
    assert "[ ] 810.9 is new: does it concern us?" in out


def _is_moved(number: str | None) -> bool:
    return bool(number and number.startswith("810.") and _key(number)[0] >= 9)


def differences(file: Path) -> list[str]:
    """The lines of a file of the copy that the checkout does not have."""
    own = (ROOT / file.relative_to(file.parents[_depth(file)])).read_text(encoding="utf-8")
    known = set(own.splitlines())
    return [line for line in file.read_text(encoding="utf-8").splitlines() if line not in known]


def _depth(file: Path) -> int:
    return next(n for n, folder in enumerate(file.parents) if folder.name == "checkout")


def test_what_is_not_certain_is_left_to_a_person_with_file_and_line(capsys, tmp_path, checkout):
    _, out, _ = impact(capsys, tmp_path, reworded(), "--write", "--into", str(checkout))
    assert differences(checkout / "spec/ettin_spec/rulebook/clauses.yaml") == []
    assert f"[ ] {NUMBER} changed: is it the same rule?" in out
    assert "features/fr/life/reading.feature:" in out


def test_an_update_twice_changes_nothing_more(capsys, tmp_path, checkout):
    impact(capsys, tmp_path, OLD.on(LATER), "--write", "--into", str(checkout))
    before = (checkout / "spec/ettin_spec/rulebook/dates.yaml").read_text(encoding="utf-8")
    impact(capsys, tmp_path, OLD.on(LATER), "--write", "--into", str(checkout))
    after = (checkout / "spec/ettin_spec/rulebook/dates.yaml").read_text(encoding="utf-8")
    assert before == after


def test_a_folder_that_is_no_checkout_ends_in_a_line(capsys, tmp_path):
    code, _, err = impact(capsys, tmp_path, renumbered(), "--write", "--into", str(tmp_path))
    assert code == 2 and "is no checkout" in err and err.count("\n") == 1


@pytest.mark.slow  # a whole copy of the specification is read from its sources, and played
def test_after_the_edits_a_check_on_the_new_day_is_green(capsys, tmp_path, checkout):
    copy = checkout / "spec/ettin_spec"
    shutil.copytree(ROOT / "spec/ettin_spec", copy, dirs_exist_ok=True)
    (checkout / "features").symlink_to(ROOT / "features")
    impact(capsys, tmp_path, renumbered(), "--write", "--into", str(checkout))
    check = (*(sys.executable, "-m", "ettin_tck", "check"), "--date", LATER, "--id", "life.read.*")
    environment = {**os.environ, "PYTHONPATH": str(checkout / "spec")}
    done = subprocess.run(check, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{LATER}" in done.stdout and " pass" in done.stdout
    shown = (*check[:3], "rules", "history", "life.read")
    told = subprocess.run(shown, env=environment, capture_output=True, text=True, check=True)
    assert f"{LATER}  is 810.10a" in told.stdout
