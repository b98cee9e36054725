"""The command: exit codes, one clear line for a mistake, quiet ends."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ettin_tck.cli import VERBS, run

ETTIN = (sys.executable, "-m", "ettin_tck")
HEEDING_INTERRUPTS = (
    sys.executable,
    "-c",
    "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); "
    "os.execv(sys.argv[1], sys.argv[1:])",
)
"""A script's job in the background ignores interrupts, and its children would, too."""
LIFE = ("--id", "life.read.hidetsugu", "--date", "2012-01-01")


def ettin(capsys, *arguments):
    """The exit code, stdout and stderr of a call."""
    code = run(list(arguments))
    said = capsys.readouterr()
    return int(code), said.out, said.err


def test_help_names_every_verb_without_loading_one():
    script = (
        "import sys; from ettin_tck.cli import run; run(['--help']); "
        "heavy = {'rich', 'gherkin', 'yaml', 'msgspec', 'ettin_tck.checking.check_run'}; "
        "loaded = heavy & set(sys.modules); "
        "sys.exit(repr(loaded) if loaded else 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert all(f"  {verb}" in done.stdout for verb in VERBS)


@pytest.mark.parametrize("verb", VERBS)
def test_each_verb_has_help(capsys, verb):
    code, out, _ = ettin(capsys, verb, "--help")
    assert code == 0
    assert VERBS[verb].rstrip(".") in " ".join(out.split())


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("chek",), 2, "no verb 'chek'; nearest: check"),
        (("check", "--frob"), 2, "--frob"),
        (("check", "--date", "yesterday"), 2, "'yesterday' is no date"),
        (("check", "--date", "2005-07-31"), 2, "2005-08-01"),
        (("check", "--id", "life.raed.hidetsugu"), 5, "nearest: life.read.hidetsugu"),
        (("check", "--update-baseline"), 2, "--baseline"),
        (("check", "--baseline", "no/such/file"), 2, "no such baseline"),
        (("check", "--ndjson", "no/such/folder/x"), 2, "no/such/folder/x"),
        (("check", "--junit", "no/such/folder/x"), 2, "no/such/folder/x"),
        (("check", "--limit", "0"), 2, "--limit"),
        (("check", "--seed", "3"), 2, "--vary"),
        (("check", "--repeat", "0"), 2, "--repeat"),
        (("check", "--lang", "de"), 2, "'de'"),
        (("check", "--variant", "five-headed-giant"), 2, "nearest: four-headed-giant"),
        (("replay", "life.raed.hidetsugu"), 5, "nearest: life.read.hidetsugu"),
        (("replay", "x", "--trace", "no/such/file"), 2, "no/such/file"),
        (("replay", "life.read.hidetsugu", "--as", "tems swapped"), 2, "nearest: teams swapped"),
        (("list", "no such words anywhere"), 5, "no such words anywhere"),
        (("engine", "nobody"), 2, "no engine 'nobody'"),
        (("engine", "--with", "life.raed=x"), 2, "nearest: life.read"),
        (("engine", "--with", "life.read=x"), 2, "half_rounded_up"),
        (("engine", "--with", "life.read"), 2, "POLICY=VALUE"),
        (("fmt", "no/such/file.feature"), 2, "no/such/file.feature"),
    ],
)
def test_a_mistake_is_one_clear_line(capsys, arguments, code, said):
    got, _, err = ettin(capsys, *arguments)
    assert got == code
    assert said in err
    assert err.startswith("ettin: ")
    assert "Traceback" not in err
    assert len(err.splitlines()) <= 2


@pytest.mark.slow  # starts a program each
@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("cat",), "our own request"),
        (("false",), "exit 1"),
        (("sleep", "100"), "did not answer within 0.3 s"),
        (("yes",), "'y'"),
        (("./no-such-engine",), "'./no-such-engine' could not be started"),
    ],
)
def test_what_is_no_engine_ends_with_three_and_what_to_try(capsys, command, said):
    code, out, _ = ettin(capsys, "check", "--start-limit", "0.3", "--", *command)
    assert code == 3
    assert said in out
    assert "expected: " in out
    assert "try: " in out


@pytest.mark.parametrize("name", ["life.read.hidetsugu", "life.*"])
def test_a_scenario_behind_the_verb_is_no_command(capsys, name):
    code, out, err = ettin(capsys, "check", name)
    assert (code, out) == (2, "")
    assert f"try: ettin check --id {shlex.quote(name)}\n" in err


@pytest.mark.parametrize("verb", ["fuzz", "needs", "perft", "tour"])
def test_an_engine_that_ends_at_its_start_is_the_engines_fault(capsys, verb):
    code, _, err = ettin(capsys, verb, "--", "false")
    assert (code, err.count("\n")) == (3, 1)
    assert "before it answered" in err


@pytest.mark.slow  # every case of a day is played
def test_the_reference_is_green_as_a_child(capsys):
    code, out, _ = ettin(capsys, "check", "--date", "2012-01-01")
    assert code == 0
    assert "FAIL" not in out
    assert ", " not in out.splitlines()[-1], "all that was asked passes"


@pytest.mark.slow  # starts several checks
def test_a_broken_policy_is_found_explained_and_replayed(capsys):
    engine = ("--", "ettin", "engine", "--with", "life.read=half_rounded_up")
    code, out, _ = ettin(capsys, "check", *LIFE, *engine)
    assert code == 1
    assert "FAIL  life.read.hidetsugu  2012-01-01" in out
    assert "810.9a" in out
    assert "right under the rules before 2010-04-23 (policy life.read = half_rounded_up)" in out
    (again,) = {line for line in out.splitlines() if "again: ettin replay life.read.hid" in line}
    code, out, _ = ettin(capsys, *again.split()[2:])
    assert code == 1
    assert "your engine: 9" in out


@pytest.mark.slow  # the whole command, with a reference
def test_the_results_go_to_stdout_and_the_report_to_stderr(capfdbinary):
    assert run(["check", *LIFE, "--ndjson", "-"]) == 0
    said = capfdbinary.readouterr()
    events = [json.loads(line)["event"] for line in said.out.splitlines()]
    assert events[0] == "started"
    assert events[-1] == "ended"
    assert b"pass" in said.err


@pytest.mark.slow  # six checks, each with a child
def test_a_baseline_turns_known_red_green_and_stale_red(capsys, tmp_path):
    known = ("--baseline", str(tmp_path / "known.json"))
    broken = ("--", "ettin", "engine", "--with", "life.read=half_rounded_up")
    assert ettin(capsys, "check", *LIFE, *known, "--update-baseline", *broken)[0] == 0
    code, out, _ = ettin(capsys, "check", *LIFE, *known, *broken)
    assert code == 0
    assert "known failure" in out
    echoes = Path(__file__).parents[1] / "liars/echoes_positions.py"
    code, out, _ = ettin(capsys, "check", *LIFE, *known, "--", sys.executable, str(echoes))
    assert code == 1
    assert "the baseline lists another failure: fail; 9, not 1" in out
    code, out, _ = ettin(capsys, "check", *LIFE, *known)
    assert code == 1
    assert "STALE  life.read.hidetsugu" in out
    assert ettin(capsys, "check", *LIFE, *known, "--update-baseline")[0] == 0
    assert ettin(capsys, "check", *LIFE, *known)[0] == 0


@pytest.mark.slow  # starts a check
def test_the_seed_of_repeated_plays_is_printed_and_can_be_told(capsys):
    code, out, _ = ettin(capsys, "check", *LIFE, "--repeat", "2", "--seed", "7")
    assert (code, "drawn by --seed 7" in out) == (0, True)
    assert ettin(capsys, "check", *LIFE, "--seed", "7")[0] == 2


@pytest.mark.slow  # starts two checks
def test_what_a_seed_draws_is_printed_and_drawn_again(capsys, tmp_path):
    events = tmp_path / "events"
    liar = Path(__file__).parents[1] / "liars/knows_names.py"
    options = ("--vary", "--seed", "7", "--ndjson", str(events), "--", sys.executable, str(liar))
    code, out, _ = ettin(capsys, "check", *LIFE, *options)
    assert code == 1
    assert "drawn by --seed 7" in out
    again = next(line for line in out.splitlines() if "again: " in line).strip()
    assert "--as 'names changed' --seed 7" in again
    told = [json.loads(line) for line in events.read_text(encoding="utf-8").splitlines()]
    assert told[0]["seed"] == 7
    (varied,) = [event for event in told if event.get("variation")]
    placed = next(line["command"] for line in varied["trace"] if line["command"]["cmd"] == "place")
    verb, *rest = shlex.split(again.removeprefix("again: ettin "))
    code, out, _ = ettin(capsys, verb, "--protocol", *rest)
    assert code == 1
    assert f"active: {placed['active']}" in out


@pytest.mark.slow  # starts two checks
def test_a_check_without_a_seed_draws_one_of_its_own(capsys):
    firsts = [ettin(capsys, "check", *LIFE, "--vary")[1].splitlines()[0] for _ in range(2)]
    seeds = {line.rpartition(" ")[2] for line in firsts}
    assert len(seeds) == 2
    assert all(seed.isdecimal() for seed in seeds)


@pytest.mark.slow  # starts several checks
def test_a_trace_is_replayed_and_differences_are_told(capsys, tmp_path):
    assert ettin(capsys, "check", *LIFE, "--traces", str(tmp_path))[0] == 0
    (trace,) = tmp_path.iterdir()
    again = ("replay", "life.read.hidetsugu", "--trace", str(trace))
    assert ettin(capsys, *again)[0] == 0
    broken = ("--", "ettin", "engine", "--with", "life.read=half_rounded_up")
    code, out, _ = ettin(capsys, *again, *broken)
    assert code == 1
    assert "before: {is: value, value: 1}" in out


@pytest.mark.slow  # a child plays the smoke plays
def test_smoke_is_all_ok_for_the_reference(capsys):
    code, out, _ = ettin(capsys, "smoke")
    assert code == 0
    assert {line.split()[0] for line in out.splitlines()} == {"ok"}


OPENINGS = {"life_counter": "start_count", "tournament": "start_match", "deck_checker": "register"}


@pytest.mark.parametrize(("name", "opening"), OPENINGS.items())
def test_smoke_asks_a_program_only_about_the_profile_that_it_claims(capsys, name, opening):
    program = Path(__file__).parents[1] / "children" / f"{name}.py"
    code, out, _ = ettin(capsys, "smoke", "--", sys.executable, "-S", "-E", str(program))
    assert code == 0
    assert {line.split()[0] for line in out.splitlines()} <= {"ok", "-"}
    tried = [line.split()[1] for line in out.splitlines() if line.startswith("ok ")]
    assert [step for step in tried if step in OPENINGS.values()] == [opening]
    assert "ok     what was set up is there" in out


@pytest.mark.parametrize(
    ("name", "truth", "lie"),
    [
        ("life_counter", '"is": "value", "value": ', '"is": "value", "value": 1 + '),
        ("tournament", '"is": "value", "value": ', '"is": "value", "value": "won" or '),
        ("deck_checker", '{"allowed": ', '{"allowed": True or '),
    ],
)
def test_smoke_finds_what_a_program_does_not_keep(capsys, tmp_path, name, truth, lie):
    children = Path(__file__).parents[1] / "children"
    shutil.copy(children / "talk.py", tmp_path)
    written = (children / f"{name}.py").read_text(encoding="utf-8")
    assert truth in written
    liar = tmp_path / "liar.py"
    liar.write_text(written.replace(truth, lie), encoding="utf-8")
    code, out, _ = ettin(capsys, "smoke", "--", sys.executable, "-S", "-E", str(liar))
    assert code == 3
    assert "wrong  what was set up is there" in out


def test_smoke_names_a_profile_that_there_is_not(capsys, tmp_path):
    children = Path(__file__).parents[1] / "children"
    shutil.copy(children / "talk.py", tmp_path)
    written = (children / "life_counter.py").read_text(encoding="utf-8")
    mistyped = tmp_path / "mistyped.py"
    mistyped.write_text(written.replace('["life"]', '["lfie"]'), encoding="utf-8")
    code, out, _ = ettin(capsys, "smoke", "--", sys.executable, "-S", "-E", str(mistyped))
    assert code == 3
    assert "wrong  claims: profiles: there is no lfie; the protocol has deck, game" in out


def test_smoke_says_at_which_step_an_echo_fails(capsys):
    code, out, _ = ettin(capsys, "smoke", "--", "cat")
    assert code == 3
    assert "our own request" in out


@pytest.mark.slow  # four languages are read
@pytest.mark.parametrize("language", ["en", "fr", "it", "ja"])
def test_list_begins_each_line_with_an_id(capsys, language):
    code, out, _ = ettin(capsys, "list", "--lang", language)
    assert code == 0
    ids = [line.split()[0] for line in out.splitlines()]
    assert "life.read.hidetsugu" in ids
    assert len(ids) == len(set(ids))


MOAT = ("replay", "combat.moat.team", "--date", "2010-01-01", "--lang")


@pytest.mark.parametrize(
    ("language", "given", "then"),
    [
        ("en", "  Given Angie controls “Teferi's Moat”", "✓ Then Edward can't attack"),
        ("fr", "  Étant donné qu'Angie contrôle « ", "✓ Alors Edward ne peut"),
        ("it", "  Dato che Angie controlla “Fossato di Teferi”", "✓ Allora Edward non può"),
        ("ja", "  前提 アンジーは", "✓ ならば エドワードは"),
    ],
)
def test_a_judge_reads_a_case_as_sentences_with_what_held(language, given, then, capsys):
    code, out, _ = ettin(capsys, *MOAT, language)
    lines = out.splitlines()
    assert code == 0
    assert any(line.startswith(given) for line in lines), out
    assert any(line.startswith(then) for line in lines), out
    assert [line.split()[0] for line in lines[-3::2]] == ["806.7c", "pass"]
    assert "2007-02-01" in lines[-2]
    assert not any(sign in out for sign in ("> {", "< {", "✗"))


@pytest.mark.slow  # a child plays, and its case is told again
def test_the_sentence_that_did_not_come_true_is_marked_and_those_after_it_are_not(capsys):
    wrong = (*ETTIN, "engine", "--with", "life.read=half_rounded_up")
    name = "life.read.hidetsugu"
    asked = ("replay", name, "--date", "2012-01-01", "--", *wrong)
    code, out, _ = ettin(capsys, *asked)
    assert code == 1
    assert "\n✗ Then Angie's team has 1 life\n  And Edward's team has 1 life\n" in out
    assert "your engine: 9" in out


@pytest.mark.parametrize("asked", [(), ("--help",)])
def test_who_asks_for_nothing_is_shown_how_to_begin(asked, capsys):
    code, out, _ = ettin(capsys, *asked)
    begin = out.partition("To begin:")[2].splitlines()
    verbs = [line.split()[1] for line in begin if line.startswith("  ") and "ettin " in line]
    assert (code, verbs) == (0, ["check", "list", "smoke"])
    assert set(verbs) <= set(VERBS)


def test_who_asks_for_nothing_is_not_shown_every_verb(capsys):
    _, out, _ = ettin(capsys)
    assert len(out.splitlines()) < 10
    assert "ettin --help" in out


@pytest.mark.slow  # every case is read
def test_a_reader_that_goes_away_ends_us_quietly():
    process = subprocess.Popen(
        [*ETTIN, "check", "--verbose"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    process.stdout.close()
    _, err = process.communicate(timeout=30)
    assert err == b""


@pytest.mark.parametrize(("sign", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
@pytest.mark.slow  # starts a check for each signal
def test_an_interruption_ends_us_and_the_child_quietly(sign, code, tmp_path):
    mark = tmp_path / "pid"
    slow = ("sh", "-c", f"echo $$ > {mark}; exec sleep 1000")
    process = subprocess.Popen(
        [*HEEDING_INTERRUPTS, *ETTIN, "check", "--", *slow],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    while process.poll() is None and not (mark.exists() and mark.read_text().strip()):
        time.sleep(0.01)
    process.send_signal(sign)
    _, err = process.communicate(timeout=30)
    assert (process.returncode, err.strip()) == (code, b"")
    with pytest.raises(ProcessLookupError):
        os.kill(int(mark.read_text()), 0)


def test_our_own_fault_is_four(capsys, monkeypatch):
    def broken(*_):
        raise ZeroDivisionError

    monkeypatch.setattr("ettin_tck.library.Library.date", broken)
    code, _, err = ettin(capsys, "check", "--date", "2012-01-01")
    assert code == 4
    assert "a fault of ettin itself" in err


@pytest.mark.slow  # the flow is drawn three times
def test_the_drawing_is_the_documentations_own(capsys):
    page = Path(__file__).parents[2] / "docs/flow.md"
    assert ettin(capsys, "draw", "--as", "page") == (0, page.read_text(encoding="utf-8"), "")
    assert ettin(capsys, "draw")[1].startswith("stateDiagram-v2")
    assert "| pass.resolve |" in ettin(capsys, "draw", "--as", "table")[1]
