"""The checked-in schemas are those of the types; they take what is sent and nothing broken."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from ettin_spec.cards import load_cards
from ettin_spec.cards.declaration.words import Card
from ettin_spec.protocol import actions, base, capabilities, commands, facts, questions, results
from ettin_spec.protocol.wire import RunAnswer, RunParams
from ettin_spec.schemas import json_schemas as made

SCHEMAS = {path.stem: json.loads(path.read_text("utf-8")) for path in made.FOLDER.glob("*.json")}
TEAMS = (
    commands.Team("A", ("Angie", "Barry"), "Angie"),
    commands.Team("E", ("Edward", "Ronald"), "Edward"),
)
CARDS = {name: load_cards().card(name, "2005-08-01") for name in load_cards().names}
RUN = RunParams(
    (
        commands.NewGame("2012-01-01", "two-headed-giant", "tournament", TEAMS, CARDS),
        commands.Place(
            "A",
            (
                facts.Life("A", -3),
                facts.Controls("Angie", 2, card="Hill Giant", labels=("a", "b")),
                facts.Controls("Barry", 1, kind=base.Kind.SAPROLING, token=True),
                facts.ChosenColour("a", base.Colour.GREEN),
            ),
        ),
        commands.Deal("A"),
        commands.Answer("A", base.Purpose.AFFECTED_MEMBER, ("Angie",)),
        commands.Act(
            actions.Attack("Angie", (actions.Attacker("a", actions.Whom(player="Ronald")),))
        ),
        commands.Act(actions.CallTime()),
        commands.Pass("A"),
        commands.Advance(commands.At("E", base.StepName.UPKEEP)),
        commands.Advance(commands.TurnsEnd(2)),
        commands.Observe(questions.AskLife("A")),
    )
)
CHOICE = results.Choice(base.ChoiceKind.PLAYER, base.Purpose.DAMAGED_PLAYER, ("Angie",))
OVER = results.Over({"A": base.GameState.WON, "E": base.GameState.LOST})
STATUS = results.Status(3, "A", base.StepName.UPKEEP, 0, results.ForPriority("A"))
ANSWER = RunAnswer(
    (
        results.Done(STATUS, ("life.read",)),
        results.Done(results.Status(9, "E", base.StepName.OVER, 0, OVER)),
        results.Refused("a Moat forbids it", STATUS),
        results.Needs(CHOICE, STATUS),
        results.Value(9),
        results.Value({"zone": "hand", "player": "Angie"}),
        results.Unobservable("not shown"),
        results.Unsupported("no mulligans"),
    )
)


def plain(message: object) -> Any:
    """A message as it arrives: JSON read back."""
    return json.loads(msgspec.json.encode(message))


def takes(name: str, data: Any) -> bool:
    """Does the schema of a message take this?"""
    return bool(Draft202012Validator(SCHEMAS[name]).is_valid(data))


def decodes(kind: Any, data: Any) -> bool:
    """Do the types take this?"""
    try:
        msgspec.json.decode(json.dumps(data).encode(), type=kind)
    except msgspec.ValidationError:
        return False
    return True


def put(data: Any, path: tuple[str | int, ...], value: Any) -> Any:
    """Data with another value at a path, or, where that is None, without what stands there."""
    copy = json.loads(json.dumps(data))
    inner = copy
    for key in path[:-1]:
        inner = inner[key]
    if value is None:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return copy


def test_the_files_are_what_the_types_make() -> None:
    assert set(made.schemas()) == set(SCHEMAS)
    for name, schema in made.schemas().items():
        assert (made.FOLDER / f"{name}.json").read_text("utf-8") == made.text(schema)


@pytest.mark.slow  # checks schemas against the schema of schemas
@pytest.mark.parametrize("name", SCHEMAS)
def test_each_file_is_a_schema_and_whole(name: str) -> None:
    Draft202012Validator.check_schema(SCHEMAS[name])
    assert SCHEMAS[name]["$schema"] == made.DIALECT
    named = {ref.rpartition("/")[2] for ref in made.refs(SCHEMAS[name])}
    assert named == set(SCHEMAS[name]["$defs"])


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("run.params", RUN),
        ("run.answer", ANSWER),
        ("initialize.answer", capabilities.Capabilities("x", "1", observes=("life",))),
    ],
)
def test_what_is_sent_is_taken(name: str, message: object) -> None:
    assert takes(name, plain(message))


def test_every_card_is_taken_in_every_wording() -> None:
    for name in load_cards().names:
        wordings = [card for _, card in load_cards().entry(name).wordings]
        assert all(takes("card", plain(card)) for card in wordings), name


def test_what_a_later_minor_version_adds_is_taken() -> None:
    later = put(plain(ANSWER), ("results", 0, "status", "weather"), "fine")
    assert takes("run.answer", later)
    assert decodes(RunAnswer, later)


HIDETSUGU = ("commands", 0, "cards", "Heartless Hidetsugu")
DAMAGE = (*HIDETSUGU, "abilities", 0, "activate", "do", 0, "damage")
BROKEN_RUNS = {
    "no tag": (("commands", 1, "cmd"), None),
    "an unknown command": (("commands", 1, "cmd"), "plaice"),
    "a missing field": (("commands", 0, "date"), None),
    "a number for a name": (("commands", 6, "team"), 1),
    "an unknown step": (("commands", 7, "to", "step"), "lunch"),
    "an unknown action": (("commands", 4, "action", "do"), "atack"),
    "an unknown fact": (("commands", 1, "facts", 0, "fact"), "lief"),
}
BROKEN_CARDS = {
    "an unknown player": ((*DAMAGE, "to"), "each_oponent"),
    "two words in one": ((*DAMAGE, "amount", "life"), "you"),
    "no word": ((*DAMAGE, "amount"), {}),
    "an unknown field": ((*HIDETSUGU, "colour"), "red"),
    "no type": ((*HIDETSUGU, "type"), None),
}


@pytest.mark.slow  # a schema of all messages each time
@pytest.mark.parametrize("case", BROKEN_RUNS)
def test_a_broken_command_is_taken_by_neither_schema_nor_types(case: str) -> None:
    broken = put(plain(RUN), *BROKEN_RUNS[case])
    assert not takes("run.params", broken)
    assert not decodes(RunParams, broken)


@pytest.mark.slow  # a schema of all messages each time
@pytest.mark.parametrize("case", BROKEN_CARDS)
def test_a_broken_card_is_taken_neither_alone_nor_in_a_game(case: str) -> None:
    broken = put(plain(RUN), *BROKEN_CARDS[case])
    card = broken["commands"][0]["cards"]["Heartless Hidetsugu"]
    assert not takes("run.params", broken)
    assert not takes("card", card)
    assert not decodes(Card, card)


@pytest.mark.parametrize(
    "broken",
    [
        put(plain(ANSWER), ("results", 3, "choice"), None),
        put(plain(ANSWER), ("results", 0, "is"), "did"),
        put(plain(ANSWER), ("results", 3, "choice", "purpose"), "fun"),
        put(plain(ANSWER), ("results", 1, "status", "waiting", "teams", "A"), "winning"),
        {},
    ],
)
def test_a_broken_answer_is_taken_by_neither_schema_nor_types(broken: Any) -> None:
    assert not takes("run.answer", broken)
    assert not decodes(RunAnswer, broken)


def test_a_word_that_is_null_is_no_word() -> None:
    card = {"type": "Instant", "abilities": [{"spell": None}]}
    assert not takes("card", card)
    assert not decodes(Card, card)
