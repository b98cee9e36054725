"""A scenario at fault is told at its line as it is read, before any engine is started."""

from __future__ import annotations

from pathlib import Path

import pytest
from language.small_features import case, feature, scenario, wrong

from ettin_spec.cards import load_cards
from ettin_spec.language import script
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol.actions import Block
from ettin_tck.cli import run

GOES_ON = "\nThen the game goes on"

CONTRADICTIONS = [
    (
        "Given Angie has no cards in hand\nWhen Angie casts “Flame Rift”",
        'the scenario needs 1 in this hand: "Angie has zero cards in hand"',
    ),
    (
        "Given Angie's team has 3 life\nAnd Angie's team has 4 life",
        'this contradicts what Given said before: "Angie\'s team has 4 life"',
    ),
    (
        "Given Angie has two cards in hand\nAnd Angie has 3 cards in hand",
        "this contradicts what Given said before",
    ),
    (
        "Given Angie controls “Hill Giant”\nAnd “Hill Giant” has two quest counters\n"
        "And “Hill Giant” has three quest counters",
        "this contradicts what Given said before",
    ),
    (
        "Given it is day\nAnd it is night",
        "this contradicts what Given said before",
    ),
    (
        "Given Ronald controls no “Hill Giant”\nWhen Ronald attacks Angie with “Hill Giant”",
        "the scenario needs Hill Giant here",
    ),
    (
        "Given Ronald controls no creatures\nWhen Ronald attacks Angie with “Hill Giant”",
        "the scenario needs Hill Giant here",
    ),
    (
        "Given Angie has “Hill Giant” in hand\nAnd “Hill Giant” has two quest counters",
        "this is not on the battlefield",
    ),
    (
        "Given Angie controls “Hill Giant”\nAnd the protector of “Hill Giant” is Edward",
        "only a battle has a protector",
    ),
    *(
        (said, "is too large: write 9999 or less")
        for said in (
            f"Given Angie's team has {'9' * 5_000} life",
            "Given Angie's team has 99999999999999999999 life",
            "Given Angie controls 1000000000 “Forest”",
            "Given Angie has 10000 cards in hand",
            "Given Angie controls two 10000/1 Saprolings",
        )
    ),
    (
        "When Angie activates the ability of “Chandra, Pyrogenius”",
        "Chandra, Pyrogenius has 3 abilities that can be activated",
    ),
    (
        "Given Angie has -1 cards in hand",
        "there are no fewer than none",
    ),
    (
        "Given Angie's team has two energy counters",
        "no team has energy counters",
    ),
]


@pytest.mark.parametrize(("steps", "told"), CONTRADICTIONS)
def test_facts_that_cannot_all_be_are_refused(steps: str, told: str) -> None:
    steps = steps.replace("no cards in hand", "zero cards in hand")
    assert told in wrong(feature(steps + GOES_ON))


def test_the_same_said_twice_contradicts_nothing() -> None:
    scenario(feature("Given Angie's team has 3 life\nAnd Angie's team has 3 life" + GOES_ON))


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        ("Given Angie sits to the right of Edward", "teammates sit side by side"),
        ("Given Angie sits to the right of Angie", "teammates sit side by side"),
        (
            "Given Angie sits to the right of Barry\nAnd Barry sits to the right of Angie",
            "this team has been seated already",
        ),
    ],
)
def test_a_seat_that_cannot_be_is_refused(steps: str, told: str) -> None:
    assert told in wrong(feature(steps + GOES_ON))


@pytest.mark.parametrize(
    ("variant", "said"),
    [
        ("two-headed-giant", "Given Barry has 30 life"),
        ("two-headed-giant", "Given it is the precombat main phase of Edward"),
        ("team-vs-team", "Given Angie's team has 20 life"),
        ("free-for-all", "Given Angie has 20 life"),
    ],
)
def test_who_shares_turns_is_called_a_team_and_who_does_not_by_name(
    variant: str, said: str
) -> None:
    tags = f"@id:a.b @from:2018-04-27 @variant:{variant}"
    steps = f"{said}\nWhen Angie casts “Flame Rift”\nThen Angie controls no creatures"
    assert f"that is nobody with turns and life in {variant}" in wrong(feature(steps, tags))


def test_blocks_of_players_who_share_no_turns_are_not_one_declaration() -> None:
    steps = (
        "Given Angie controls “Hill Giant”\nWhen the declare attackers step of Angie begins\n"
        "And Angie attacks Edward with “Hill Giant”\n"
        "And the declare blockers step of Angie begins\n"
        "And Edward blocks “Hill Giant” with “Grizzly Bears”\n"
        "And Ronald blocks “Hill Giant” with “Wind Drake”\nThen Angie controls “Hill Giant”"
    )
    tags = "@id:a.b @from:2018-04-27 @variant:team-vs-team"
    (apart,) = scenario(feature(steps, tags)).cases
    shared = steps.replace("of Angie begins", "of Angie's team begins")
    (joined,) = scenario(feature(shared, "@id:a.b @from:2018-04-27")).cases
    acts = [
        [m.command.action for m in script(each, load_cards()).moves if isinstance(m.command, c.Act)]
        for each in (apart, joined)
    ]
    assert [sum(isinstance(act, Block) for act in each) for each in acts] == [2, 1]


def test_in_a_team_of_more_heads_nobody_loses_the_seat() -> None:
    tags = "@id:a.b @from:2018-04-27 @variant:four-headed-giant"
    steps = "Given Celia sits to the right of Angie" + GOES_ON
    (only,) = scenario(feature(steps, tags)).cases
    team, *_ = script(only, load_cards()).teams
    assert (team.players, team.primary) == (("Celia", "Angie", "Barry", "Dora"), "Celia")


@pytest.mark.parametrize(
    ("since", "steps", "told"),
    [
        (
            "2005-08-01",
            "Given Angie's team has two poison counters",
            "this cannot be under the rules of 2005-08-01",
        ),
        (
            "2005-08-01",
            "Given Angie has two poison counters",
            "this cannot be under the rules of 2011-04-01",
        ),
        (
            "2018-04-27",
            "Given Angie has “Hill Giant” in the command zone",
            "this cannot be under the rules of 2018-04-27",
        ),
    ],
)
def test_what_the_rules_of_the_date_refuse_is_an_error_of_the_scenario(
    since: str, steps: str, told: str
) -> None:
    assert told in wrong(feature(steps + GOES_ON, f"@id:a.b @from:{since}"))


def test_a_scenario_that_ends_before_the_rule_has_changed_is_right() -> None:
    tags = "@id:a.b @from:2005-08-01 @until:2011-04-01"
    scenario(feature("Given Angie has two poison counters" + GOES_ON, tags))


def test_two_players_have_commanders_of_one_name() -> None:
    steps = (
        "Given Angie has “Hill Giant” in the command zone\n"
        "And Edward has “Hill Giant” in the command zone" + GOES_ON
    )
    tags = "@id:a.b @from:2018-04-27 @variant:two-player-commander"
    (only,) = scenario(feature(steps, tags)).cases
    opening = script(only, load_cards()).opening
    assert isinstance(opening, c.Place)
    assert opening.facts == (
        f.InCommandZone("Angie", "Hill Giant", "Hill Giant"),
        f.InCommandZone("Edward", "Hill Giant", "Hill Giant#2"),
    )


def sources(steps: str) -> dict[str, int]:
    """The sources of mana that are placed, by player."""
    opening = script(case(steps), load_cards()).opening
    assert isinstance(opening, c.Place)
    placed = [fact for fact in opening.facts if isinstance(fact, f.Controls)]
    return {fact.player: fact.number for fact in placed if fact.card == "Mana Source"}


CAST = "When Angie casts “Flame Rift”\nAnd the spell resolves" + GOES_ON


def test_mana_is_there_where_nothing_is_said_of_it() -> None:
    assert sources(CAST) == {"Angie": 2}


def test_mana_is_there_for_what_is_refused_for_another_reason() -> None:
    steps = "Then Edward can't cast “Flame Rift”\nBut Angie can cast “Flame Rift”"
    assert sources(steps) == {"Angie": 2, "Edward": 2}


@pytest.mark.parametrize("said", ["two “Mountain”", "two “Mana Source”", "three “Mana Source”"])
def test_nothing_is_conjured_up_beside_what_is_said(said: str) -> None:
    number = 3 if "three" in said else 2
    there = {"Angie": number} if "Mana Source" in said else {}
    assert sources(f"Given Angie controls {said}\n{CAST}") == there


def test_what_is_said_of_one_player_is_not_said_of_another() -> None:
    steps = f"Given Barry controls two “Mountain”\n{CAST}"
    assert sources(steps) == {"Angie": 2}


@pytest.mark.parametrize("said", ["“Mountain”", "no “Mana Source”", "“Birds of Paradise”"])
def test_a_spell_beyond_the_mana_that_is_there_is_an_error_of_the_scenario(said: str) -> None:
    told = wrong(feature(f"Given Angie controls {said}\n{CAST}"))
    assert "and Flame Rift costs 2" in told


def test_a_spell_can_be_refused_for_want_of_mana() -> None:
    steps = (
        "Given Angie controls no “Mana Source”\n"
        "Then Angie can't cast “Flame Rift”\nBut Barry can cast “Flame Rift”"
    )
    assert sources(steps) == {"Barry": 2}


def test_a_land_that_is_played_may_pay_as_well() -> None:
    steps = "Given Angie controls “Mountain”\nAnd Angie has “Mountain” in hand\n"
    scenario(feature(f"{steps}When Angie plays “Mountain” as a land\nAnd {CAST[5:]}"))


@pytest.mark.parametrize("verb", ["list", "check"])
def test_the_command_tells_file_and_line_and_starts_no_engine(
    verb: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "en").mkdir()
    steps = "Given Angie sits to the right of Edward" + GOES_ON
    (tmp_path / "en/seats.feature").write_text(feature(steps), encoding="utf-8")
    started = tmp_path / "started"
    engine = ["--", "touch", str(started)] if verb == "check" else []
    assert run([verb, "--features", str(tmp_path), *engine]) == 2
    assert "seats.feature:5: teammates sit side by side" in capsys.readouterr().err
    assert not started.exists()
