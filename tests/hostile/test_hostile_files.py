"""Files of the user may be anything: one line, exit code 2, and nobody waits."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ettin_spec.errors import SpecError, nearest
from ettin_spec.input_files import read_bytes, read_text
from ettin_spec.yaml_files.plain_yaml import read
from ettin_spec.yaml_files.yaml_bounds import DEEPEST
from ettin_tck.cli import run

ETTIN = (sys.executable, "-m", "ettin_tck")


def folder(path: Path) -> None:
    path.mkdir()


def loop(path: Path) -> None:
    path.symlink_to(path.name)


def no_utf8(path: Path) -> None:
    path.write_bytes("Éléphant: [1]\n".encode("latin-1"))


def zero(path: Path) -> None:
    path.symlink_to("/dev/zero")


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(1 << 33)


def deep(path: Path) -> None:
    path.write_text("[" * 100_000 + "]" * 100_000, encoding="utf-8")


def binary(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 16)


FILES = {
    "missing": lambda _: None,
    "folder": folder,
    "loop": loop,
    "fifo": os.mkfifo,
    "zero": zero,
    "huge": huge,
    "no utf-8": no_utf8,
    "deep": deep,
    "binary": binary,
}
LIST = ("list", "life")
WAYS = {
    "--cards": lambda path: (*LIST, "--cards", str(path)),
    "--phrases": lambda path: (*LIST, "--phrases", str(path.parent)),
    "--features": lambda path: (*LIST, "--features", str(path.parent.parent)),
    "--baseline": lambda path: ("check", "--id", "life.read.h*", "--baseline", str(path)),
    "--trace": lambda path: ("replay", "life.read.hidetsugu", "--trace", str(path)),
    "fmt": lambda path: ("fmt", "--check", str(path)),
    "deck": lambda path: ("deck", "check", str(path)),
    "deck --list": lambda path: ("deck", "check", str(path.parent / "deck"), "--list", str(path)),
    "deck --cards": lambda path: ("deck", "check", str(path.parent / "deck"), "--cards", str(path)),
    "corpus --cards": lambda path: ("corpus", "--cards", str(path), "--out", os.devnull),
}
NO_MISTAKE = {("--features", "missing"), ("fmt", "folder")}
"""A folder without a feature says nothing of `life`, and nothing in it is to be formatted."""

NAMES = {"--phrases": "en.yaml", "--features": "en/x.feature"}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", FILES)
def test_what_is_no_such_file_is_one_clear_mistake(way, kind, tmp_path, capsys):
    path = tmp_path / "in" / NAMES.get(way, "x.yaml")
    path.parent.mkdir(parents=True)
    (path.parent / "deck").write_text("60 Forest\n", encoding="utf-8")
    FILES[kind](path)
    began = time.monotonic()
    code = run([*WAYS[way](path)])
    err = capsys.readouterr().err
    if (way, kind) in NO_MISTAKE:
        assert int(code) in (0, 5)
        return
    assert int(code) == 2
    assert err.startswith("ettin: ")
    assert "Traceback" not in err
    assert len(err.splitlines()) <= 3
    assert len(err) < 2_000
    assert time.monotonic() - began < 30


ALIASES = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{new}: &{new} [{', '.join([f'*{old}'] * 9)}]\n"
    for old, new in zip("abcdefghij", "bcdefghijk", strict=True)
)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (ALIASES, "more than 1,000,000 values"),
        ("a: &a [b, *a]\n", "'*a' stands within what it names"),
        ("&a {b: {c: *a}}", "'*a' stands within what it names"),
        ("a: *nobody", "undefined alias"),
        ("[" * 450 + "]" * 450, f"nested more than {DEEPEST} deep"),
        ("{a: " * 100_000, f"nested more than {DEEPEST} deep"),
        ("- " * 100_000, f"nested more than {DEEPEST} deep"),
        ("[a, b]: c", "a key is a list or a map"),
        ("? {a: b}\n: c", "a key is a list or a map"),
        ("a: !!timestamp 2001-99-99", "not YAML"),
        ("a: !!int x", "not YAML"),
        ("a: !!python/object:os.system x", "not YAML"),
        (f"a: {'9' * 10_000}", "not YAML"),
        ("a: \x00", "not YAML"),
        ("a: b\n---\nc: d", "not YAML"),
    ],
)
def test_yaml_that_has_no_end_or_no_meaning_is_refused_at_its_place(text, said):
    with pytest.raises(SpecError) as caught:
        read(text, "x.yaml")
    assert said in str(caught.value)
    assert caught.value.place.file == "x.yaml"
    assert len(str(caught.value)) < 500


def test_aliases_that_come_to_little_are_read():
    data, _ = read("a: &a [1, 2]\nb: [*a, *a]\nc: &c x\nd: *c\n", "x.yaml")
    assert data == {"a": [1, 2], "b": [[1, 2], [1, 2]], "c": "x", "d": "x"}


def test_a_file_is_read_whole_and_no_further(tmp_path):
    path = tmp_path / "x"
    path.write_bytes("\ufeffa\r\nb".encode())
    assert read_text(path) == "a\nb"
    assert len(read_bytes(path, 7)) == 7
    with pytest.raises(SpecError, match="more than 6 bytes"):
        read_bytes(path, 6)


def test_where_nothing_is_near_a_dozen_names_are_shown_and_how_many_there_are():
    known = [f"scenario.{n}" for n in range(3_000)]
    shown = nearest("zzzzzzzz", known, listing="ettin list")
    assert "(3000 in all; ettin list lists them)" in shown
    assert shown.count(",") == 11
    assert nearest("q", ["a", "b"]) == "known: a, b"


@pytest.mark.parametrize("option", ["--id", "--tag", "--clause"])
def test_a_mistyped_choice_is_answered_in_a_few_lines(option, capsys):
    assert run(["check", option, "qqqqqqqqqqqq"]) == 5
    err = capsys.readouterr().err
    assert "in all; ettin list lists them" in err
    assert len(err) < 1_500


@pytest.mark.slow  # a check each
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--junit", "{}"), "Is a directory"),
        (("--junit", "/dev/full"), "No space left"),
        (("--junit", "{}/no/x.xml"), "No such file"),
        (("--junit", "x" * 300), "File name too long"),
        (("--junit", "{}/x", "--ndjson", "{}/./x"), "--ndjson and --junit name the same file"),
        (("--junit", "{}/file", "--ndjson", "{}/link"), "name the same file"),
        (("--junit", "{}/x", "--baseline", "{}/x", "--update-baseline"), "--baseline and --junit"),
        (("--junit", "{}/fifo"), "is a pipe"),
        (("--ndjson", "{}"), "Is a directory"),
        (("--ndjson", "/dev/full"), "/dev/full: No space left"),
        (("--ndjson", "{}/fifo"), "No such device"),
        (("--traces", "{}/file"), "File exists"),
        (("--traces", "/proc/self/x"), "/proc/self/x"),
        (("--update-baseline", "--baseline", "{}"), "{}"),
        (("--update-baseline", "--baseline", "/proc/self/x"), "/proc/self"),
        (("--limit", "nan"), "--limit"),
        (("--limit", "inf"), "--limit"),
        (("--limit", "-1"), "--limit"),
        (("--whole-limit", "1e9"), "--whole-limit"),
        (("--start-limit", "soon"), "--start-limit"),
    ],
)
def test_what_cannot_be_written_or_waited_for_is_refused_before_the_first_case(
    arguments, said, tmp_path, capsys
):
    os.mkfifo(tmp_path / "fifo")
    (tmp_path / "file").touch()
    (tmp_path / "link").symlink_to("file")
    given = [each.replace("{}", str(tmp_path)) for each in arguments]
    code = run(["check", "--id", "life.read.h*", *given])
    told = capsys.readouterr()
    assert int(code) == 2
    assert said.replace("{}", str(tmp_path)) in told.err
    assert "Traceback" not in told.err
    assert len(told.err.splitlines()) <= 2
    assert " pass" not in told.out


@pytest.mark.slow  # starts ettin several times
@pytest.mark.parametrize("verb", [("list",), ("draw",), ("corpus", "--date", "2012-01-01")])
def test_a_full_disk_behind_the_standard_output_is_one_line(verb):
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*ETTIN, *verb], stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith(b"ettin: ")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.slow  # starts ettin several times
@pytest.mark.parametrize("verb", ["check -v --id life.*", "list"])
def test_a_reader_that_takes_one_line_ends_us_as_it_ends_others(verb):
    command = f"{sys.executable} -m ettin_tck {verb} | head -1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (141, b"")
    assert len(done.stdout.splitlines()) == 1


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ('{"ettin_baseline": 99, "known": {}}', "a baseline of version 99, and this ettin reads"),
        ('{"ettin_baseline": "1"}', "not a baseline"),
        ('{"known": "' + "\\ud800" + '"}', "not a baseline"),
        ("[" * 5_000, "not a baseline"),
    ],
)
def test_a_baseline_of_another_version_is_refused(content, said, tmp_path, capsys):
    path = tmp_path / "known.json"
    path.write_text(content, encoding="utf-8")
    assert run(["check", "--id", "life.read.h*", "--baseline", str(path)]) == 2
    assert said in capsys.readouterr().err


def test_a_trace_of_another_version_is_refused(tmp_path, capsys):
    path = tmp_path / "x.ndjson"
    path.write_text('{"ettin_trace": 9, "id": "x", "case": "x", "date": "x"}\n', encoding="utf-8")
    assert run(["replay", "life.read.hidetsugu", "--trace", str(path)]) == 2
    assert "version 9" in capsys.readouterr().err


NOISY = """Feature: F
  @id:my.one @clause:turn.extra @from:2005-08-01 @must
  Scenario: \x1b]0;own\x07 ::error:: \u202e evil
    Given Angie's team has 17 life
    Then Angie's team has 17 life
"""


@pytest.mark.parametrize("verb", [("list", "my"), ("replay", "my.one"), ("check", "-v")])
def test_what_a_user_wrote_is_harmless_in_a_terminal(verb, tmp_path, capsys):
    (tmp_path / "en").mkdir()
    (tmp_path / "en/x.feature").write_text(NOISY, encoding="utf-8")
    given = ("--id", "my.*") if verb[0] == "check" else ()
    assert int(run([*verb, *given, "--features", str(tmp_path)])) == 0
    told = capsys.readouterr().out
    assert "my.one" in told
    assert not {"\x1b", "\x07", "\u202e"} & set(told)
    assert not any(line.lstrip().startswith("::") for line in told.splitlines())


ONE_CASE = (*ETTIN, "check", "--id", "life.read.hidetsugu", "--date", "2012-01-01")


@pytest.mark.slow  # starts ettin a dozen times
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_stream_that_was_closed_before_we_began_is_no_fault_of_ours(closed):
    command = f'"$@" {closed}'
    done = subprocess.run(
        ["bash", "-c", command, "ettin", *ONE_CASE], capture_output=True, check=False
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


@pytest.mark.slow  # starts ettin, and plays
def test_a_folder_that_is_gone_keeps_nobody_from_playing(tmp_path):
    (tmp_path / "gone").mkdir()
    command = 'cd "$0/gone" && rmdir "$0/gone" && "$@"'
    done = subprocess.run(
        ["bash", "-c", command, str(tmp_path), *ONE_CASE], capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
