"""Releases: sets that stay as they are, ids that do not vanish, an archive for any language."""

import hashlib
import json
import os
import shutil
import subprocess
import sys

import msgspec
import pytest

from ettin_tck import release_archive
from ettin_tck.checking import baseline
from ettin_tck.cli import run
from ettin_tck.exit_codes import UsageError
from ettin_tck.library import Further, Library
from ettin_tck.releases import retired_ids as retirements
from ettin_tck.releases.frozen_sets import FrozenSet, frozen, read_set, released_sets
from ettin_tck.releases.retired_ids import Retired, followed, retired_ids
from ettin_tck.releases.set_changes import changes, vanished

GOES_ON = "life.cannot_gain@2005-08-01/Angie"
PATIENCE = 300


def ettin(capsys, *arguments):
    code = run(list(arguments))
    told = capsys.readouterr()
    return code, told.out, told.err


@pytest.fixture(scope="module")
def now():
    return frozen(Library("en"), "1.1.0")


def test_no_released_scenario_has_vanished_without_a_reason(now):
    for each in released_sets():
        assert not vanished(each, now, retired_ids()), each.version


def test_successors_of_the_retired_are_there(now):
    for name, gone in retired_ids().items():
        assert name not in now.scenarios
        assert not gone.successor or followed(name, retired_ids()) in now.scenarios


@pytest.mark.slow  # the corpus is read in another language
def test_a_set_is_the_same_in_every_language_but_for_nothing(now):
    """The words of sentences are no part of a fingerprint."""
    assert frozen(Library("ja"), "1.1.0") == now


def test_what_a_release_had_otherwise_is_told(now):
    before = FrozenSet(
        "1.0.0",
        now.today,
        {**dict(list(now.cases.items())[:50]), GOES_ON: "0" * 12, "gone.one@2005-08-01": "1" * 12},
    )
    retired = {"gone.one": Retired("said twice", "life.cannot_gain")}
    found = changes(before, now, retired)
    assert found.otherwise == [GOES_ON]
    assert [(each.id, each.successor) for each in found.retired] == [
        ("gone.one", "life.cannot_gain")
    ]
    assert set(found.added) == now.cases.keys() - before.cases.keys()
    assert vanished(before, now, retired) == []
    assert vanished(before, now, {}) == ["gone.one"]


def test_another_expectation_has_another_fingerprint(tmp_path):
    def prints(total):
        folder = tmp_path / str(total) / "en"
        folder.mkdir(parents=True)
        (folder / "one.feature").write_text(
            "Feature: One\n"
            "  @id:one @clause:life.shared @from:2010-04-23 @must\n"
            "  Scenario: One\n"
            "    Given Angie's team has 20 life\n"
            f"    Then Angie's team has {total} life\n",
            encoding="utf-8",
        )
        return frozen(Library("en", Further(features=folder.parent)), "1.0.0").cases

    right, wrong = prints(20), prints(19)
    assert right.keys() == wrong.keys()
    assert right != wrong


def test_an_archive_is_refused_where_a_scenario_vanished(now):
    before = msgspec.structs.replace(now, version="1.0.0", cases={"gone@2005-08-01": "0" * 12})
    with pytest.raises(UsageError, match=r"gone: released in 1\.0\.0, and gone without a reason"):
        release_archive.since_the_last([before], now)


def test_a_baseline_follows_a_retired_scenario(tmp_path, monkeypatch):
    path = tmp_path / "known.txt"
    known = {"old.name@2005-08-01 on 2012-01-01": {"verdict": "fail"}}
    path.write_text(json.dumps({"ettin_baseline": 2, "known": known}), encoding="utf-8")
    file = tmp_path / "retired.yaml"
    file.write_text("old.name: {why: said twice, successor: new.name}\n", encoding="utf-8")
    monkeypatch.setattr(retirements, "FILE", file)
    retired_ids.cache_clear()
    try:
        assert list(baseline.load(path, False).known) == ["new.name@2005-08-01 on 2012-01-01"]
    finally:
        retired_ids.cache_clear()


def test_successors_are_followed_to_the_last_and_never_in_a_ring():
    chain = {"a": Retired("", "b"), "b": Retired("", "c"), "r": Retired("", "s")}
    assert followed("a@2005-08-01/x on 2012-01-01", chain) == "c@2005-08-01/x on 2012-01-01"
    assert followed("r", {**chain, "s": Retired("", "r")}) in ("r", "s")


@pytest.mark.slow  # the whole corpus is read and frozen
def test_only_what_is_in_a_set_is_played(capsys, tmp_path, now):
    file = tmp_path / "set.json"
    chosen = msgspec.structs.replace(now, cases={GOES_ON: now.cases[GOES_ON]})
    file.write_bytes(msgspec.json.encode(chosen))
    assert read_set(str(file)) == chosen
    code, out, err = ettin(capsys, "check", "--set", str(file))
    assert (code, err) == (0, "")
    assert "1 case" in out
    older = {GOES_ON: "another", "gone@2005-08-01": now.cases[GOES_ON]}
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(chosen, cases=older)))
    code, out, err = ettin(capsys, "check", "--set", str(file))
    assert code == 0
    assert err.startswith("the set is of 1.1.0, and ettin ")
    assert err.endswith("of its 2 cases 1 ask or expect otherwise now, 1 are gone\n")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "no such file"),
        (b"{", "not a frozen set"),
        (b'{"version":"1.0.0","today":"2026-01-01","cases":{},"ettin_set":2}', "form 2"),
        (b'{"version":"1.0.0","today":"2026-01-01","cases":{}}', "is in the set"),
    ],
)
def test_what_is_no_set_is_told_in_a_line(capsys, tmp_path, content, said):
    file = tmp_path / "set.json"
    if content is not None:
        file.write_bytes(content)
    code, _, err = ettin(capsys, "check", "--set", str(file))
    assert code in (2, 5)
    assert said in err


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    folder = tmp_path_factory.mktemp("archive") / "data"
    command = ("release", "archive", "--version", "1.2.3", str(folder))
    subprocess.run(
        (sys.executable, "-m", "ettin_tck", *command),
        check=True,
        timeout=PATIENCE,
        capture_output=True,
    )
    return folder


@pytest.mark.slow  # writes eight corpora
@pytest.mark.together("archive")
def test_an_archive_is_whole(written):
    lines = (written / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    sums = {name: total for total, name in (line.split("  ") for line in lines)}
    files = {str(path.relative_to(written)) for path in written.rglob("*") if path.is_file()}
    assert files == sums.keys() | {"SHA256SUMS"}
    for name, total in sums.items():
        assert hashlib.sha256((written / name).read_bytes()).hexdigest() == total
    texts = [json.loads((written / f"corpus/{each}.json").read_bytes()) for each in ("en", "ja")]
    assert texts[0]["made"] == texts[1]["made"]
    assert len({len(text["scenarios"]) for text in texts}) == 1


USES = {
    "cargo": {
        "Cargo.toml": '[package]\nname = "u"\nversion = "0.0.1"\nedition = "2021"\n'
        '[dependencies]\nettin-corpus = { path = "ARCHIVE" }\n',
        "src/main.rs": 'fn main() { println!("{}", ettin_corpus::EN.len()); }\n',
    },
    "go": {
        "go.mod": "module u\n\ngo 1.18\n\nrequire example.org/ettin-corpus v1.2.3\n\n"
        "replace example.org/ettin-corpus => ARCHIVE\n",
        "main.go": 'package main\n\nimport (\n\t"fmt"\n\n\tcorpus "example.org/ettin-corpus"\n)\n\n'
        'func main() {\n\ttext, _ := corpus.Files.ReadFile("corpus/en.json")\n'
        "\tfmt.Println(len(text))\n}\n",
    },
    "npm": {
        "package.json": '{"private": true, "type": "module", '
        '"dependencies": {"ettin-corpus": "file:ARCHIVE"}}\n',
        "main.mjs": "import { readFileSync } from 'node:fs'\n"
        "import { createRequire } from 'node:module'\n"
        "const path = createRequire(import.meta.url).resolve('ettin-corpus/corpus/en.json')\n"
        "console.log(readFileSync(path).length)\n",
    },
}
RUNS = {
    "cargo": (("cargo", "run", "-q"),),
    "go": (("go", "run", "."),),
    "npm": (
        ("npm", "install", "--no-audit", "--no-fund", "--loglevel=error"),
        ("node", "main.mjs"),
    ),
}


@pytest.mark.slow  # builds a program in another language
@pytest.mark.together("archive")
@pytest.mark.parametrize("tool", USES)
def test_other_languages_take_it_as_a_package(written, tmp_path, tool):
    if shutil.which(tool) is None:
        if os.environ.get("CI"):
            pytest.fail(f"needs {tool}, and CI is set: install it")
        pytest.skip(f"needs {tool}")
    for name, text in USES[tool].items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text.replace("ARCHIVE", str(written)), encoding="utf-8")
    for command in RUNS[tool]:
        done = subprocess.run(
            command, cwd=tmp_path, check=True, timeout=PATIENCE, capture_output=True
        )
    assert int(done.stdout) == (written / "corpus/en.json").stat().st_size
