"""`ettin mutants`: a planted fault of each kind is noticed, a survivor named, a run resumed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from mutants.small_world import Ran, mutants, world

ETTIN = (sys.executable, "-m", "ettin_tck")
NO_GAMES = ("--games", "0")
DAMAGE = "effects/damage_effects.py"


@pytest.fixture
def features(tmp_path: Path) -> Path:
    return world(tmp_path)


def fate_of(ran: Ran, *parts: str) -> str:
    """The fate of the only mutant whose description has all these parts."""
    found = [
        each["outcome"]["fate"]
        for each in ran.told
        if all(part in f"{each['mutant']}" for part in parts)
    ]
    assert len(found) == 1, (parts, [each["mutant"]["id"] for each in ran.told])
    return str(found[0])


@pytest.mark.slow  # plays on 37 dates
def test_a_wrong_reading_of_a_policy_is_noticed_and_nothing_else_is_played(features: Path) -> None:
    ran = mutants(features, "--kind", "policies", "--group", "life.read", *NO_GAMES)
    assert fate_of(ran, "team_total->half_rounded_up@2011-04-01") == "noticed"
    by = {each["outcome"]["by"].partition("@")[0] for each in ran.told}
    assert by == {"small.half"}
    assert ran.code == 0, ran.out
    assert "policies: 100.0% noticed" in ran.out


@pytest.mark.slow  # records what the cases exercise
def test_a_policy_that_nothing_tells_apart_survives_with_its_file_and_line(tmp_path: Path) -> None:
    blind = world(tmp_path)
    file = blind / "en" / "half.feature"
    seen, _, _ = file.read_text(encoding="utf-8").partition("    Then")
    file.write_text(f"{seen}    Then Barry has 0 cards in hand\n", encoding="utf-8")
    ran = mutants(blind, "--kind", "policies", "--group", "life.read", *NO_GAMES)
    assert ran.code == 1, ran.err
    assert "SURVIVED  " in ran.out
    assert "rulebook/policies/life.yaml:" in ran.out
    assert "0.0% noticed, below the bar of 100%" in ran.out


@pytest.mark.slow  # a process for each of eighteen mutants
def test_wrong_code_is_noticed_or_named_with_its_line(features: Path) -> None:
    ran = mutants(features, "--kind", "code", "--group", DAMAGE, *NO_GAMES)
    assert "noticed" in ran.fates().values()
    survivors = [each for each in ran.told if each["outcome"]["fate"] in ("survived", "unplayed")]
    for each in survivors:
        assert f"{DAMAGE}:{each['mutant']['line']}  {each['mutant']['where']}" in ran.out
    assert survivors
    assert ran.code == 1


@pytest.mark.slow  # starts ettin, and records what is executed
def test_a_card_that_deals_another_amount_is_noticed(features: Path) -> None:
    ran = mutants(features, "--kind", "cards", "--group", "Heartless Hidetsugu", *NO_GAMES)
    assert fate_of(ran, "left-out", "'before': '{\"damage\"") == "noticed"
    assert fate_of(ran, "contrary", "half_down", "half_up") == "noticed"


@pytest.mark.slow  # generates a machine for each of sixteen mutants
def test_a_wrong_flow_is_noticed_by_the_monitor_and_not_by_its_own_flow(features: Path) -> None:
    ran = mutants(features, "--kind", "flow", "--group", "priority", "--sample", "16", *NO_GAMES)
    noticed = [each for each in ran.told if each["outcome"]["fate"] == "noticed"]
    assert noticed
    assert all(each["mutant"]["file"].endswith("flow.yaml") for each in ran.told)


@pytest.mark.slow  # three runs, each of which starts ettin
def test_a_run_goes_on_where_it_stopped(features: Path, tmp_path: Path) -> None:
    options = ("--kind", "code", "--group", DAMAGE, "--state", str(tmp_path / "state"), *NO_GAMES)
    whole = mutants(features, *options)
    (kept,) = (tmp_path / "state").glob("outcomes-*.ndjson")
    lines = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(b"".join(lines[:-2]) + lines[-2][:9])
    again = mutants(features, *options)
    assert f"{len(lines)} mutants, {len(lines) - 2} known" in again.err
    assert again.fates() == whole.fates()
    assert again.out == whole.out
    third = mutants(features, *options)
    assert f"{len(lines)} mutants, {len(lines)} known" in third.err


@pytest.mark.slow  # plays each sentence's contrary
def test_each_sentence_after_then_is_needed(features: Path) -> None:
    ran = mutants(features, "--kind", "expectations", *NO_GAMES)
    assert [each["mutant"]["after"] for each in ran.told] == ["expects 2", "expects 1"]
    assert set(ran.fates().values()) == {"noticed"}
    assert ran.code == 0


@pytest.mark.slow  # two runs
def test_another_scenario_is_another_state(features: Path, tmp_path: Path) -> None:
    options = ("--kind", "cards", "--state", str(tmp_path / "state"), *NO_GAMES)
    mutants(features, *options)
    (features / "en" / "half.feature").write_text(
        (features / "en" / "half.feature").read_text(encoding="utf-8").replace("18", "16"),
        encoding="utf-8",
    )
    assert ", 0 known" in mutants(features, *options).err


@pytest.mark.slow  # plays twenty games, and compares in them
def test_what_survives_is_compared_in_random_games(features: Path) -> None:
    ran = mutants(features, "--kind", "code", "--group", DAMAGE, "--games", "20")
    evidence = [each["outcome"].get("evidence", "") for each in ran.told]
    assert any("told apart by random game" in text for text in evidence) or any(
        "the same results in 20 random games" in text for text in evidence
    )
    for each in ran.told:
        if each["outcome"]["fate"] == "equivalent":
            assert "the same results in 20 random games" in each["outcome"]["evidence"]


@pytest.mark.parametrize(
    ("options", "code", "said"),
    [
        (("--kind", "banana"), 2, "'banana' is not one of"),
        (("--group", "nothing.of.that.name"), 5, "nothing.of.that.name"),
        (("--sample", "0"), 2, "0 is not in the range"),
        (("--date", "yesterday"), 2, "yesterday"),
        (("--state", __file__), 2, "is a file"),
    ],
)
@pytest.mark.slow  # starts a process that reads everything, for each option
def test_a_bad_option_is_one_line_and_its_exit_code(
    features: Path, options: tuple[str, ...], code: int, said: str
) -> None:
    ran = mutants(features, "--kind", "flow", *options, *NO_GAMES)
    assert ran.code == code
    assert said in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.slow  # a run, and the ledger played for one statement
def test_the_ledger_says_how_many_wrong_versions_a_statement_notices(tmp_path: Path) -> None:
    told = tmp_path / "told.json"
    options = ("--kind", "policies", "--group", "life.read", "--date", "2012-01-01")
    options += ("--scenario", "life.*", "--scenario", "own.*")
    command = (*ETTIN, "mutants", *options, "--games", "0", "--every-notice", "-j", "1")
    subprocess.run((*command, "--json", str(told)), check=True, capture_output=True, timeout=300)
    outcomes = [each["outcome"] for each in json.loads(told.read_bytes())]
    assert len(outcomes[0]["also"]) > 2
    cases = {o["mutant"]: {n.rpartition("@")[0] for n in (o["by"], *o["also"])} for o in outcomes}
    ledger = (*ETTIN, "ledger", "--format", "json", "--mutants", str(told), "--date", "2012-01-01")
    done = subprocess.run(ledger, check=False, capture_output=True, timeout=300)
    entries = json.loads(done.stdout)["entries"]
    for entry in entries:
        mine = {shown["case"] for shown in entry.get("shown", ())}
        assert entry["notices"] == sum(1 for names in cases.values() if mine & names), entry["id"]
    made = {entry["id"]: entry["of_rule"] for entry in entries}
    assert made["life.read_team_total"] == {"made": len(outcomes), "noticed": len(outcomes)}
    assert made["life.read_half"]["made"] == 0, "these are readings in the place of another one"
    others = [e for e in entries if e["notices"] and not e["of_rule"]["noticed"]]
    assert others, "cases that notice wrong readings of a rule that is not their statement's"


@pytest.mark.slow  # starts several processes that read everything
def test_a_file_that_is_no_mutants_json_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    file.write_text('{"other": 1}', encoding="utf-8")
    for path, said in ((file, "not what `ettin mutants --json` writes"), (tmp_path, "directory")):
        done = subprocess.run(
            (*ETTIN, "ledger", "--mutants", str(path)), capture_output=True, text=True, check=False
        )
        assert done.returncode == 2
        assert said in done.stderr
        assert "Traceback" not in done.stderr
