"""What is seen otherwise is told as a fact, of a card that a scenario can name."""

from __future__ import annotations

import msgspec
import pytest

from ettin_spec.protocol import facts as f
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import CounterKind
from ettin_spec.protocol.commands import NewGame, Place, Team
from ettin_tck.fuzzing.seen_facts import seen_fact
from ettin_tck.fuzzing.tables import Table

BEARS, HILL = "Grizzly Bears", "Hill Giant"
TABLE = Table(
    NewGame("2026-06-19", "two-player", "tournament", (Team("A", ("Angie",)),), {}),
    Place(
        "A",
        (
            f.Controls("Angie", 2, BEARS, labels=("first", "second")),
            f.Controls("Edward", 1, BEARS, labels=("Edward's",)),
            f.Controls("Angie", 1, HILL, labels=("hill",)),
        ),
    ),
)


@pytest.mark.parametrize(
    ("ask", "value", "fact"),
    [
        (q.AskLife("A"), 7, f.Life("A", 7)),
        (q.AskHandSize("Angie"), 3, f.HandSize("Angie", 3)),
        (q.AskTapped("hill"), False, f.Tapped("hill", False)),
        (q.AskBody("Edward's"), "3/3", f.Body("Edward's", "3/3")),
        (q.AskCounters("hill", CounterKind.PLUS), 1, f.Counters("hill", CounterKind.PLUS, 1)),
        (q.AskAttacking("hill"), True, f.Attacking("hill")),
    ],
)
def test_what_the_reference_sees_is_a_fact(ask: q.Question, value: object, fact: f.Fact) -> None:
    assert seen_fact(msgspec.json.encode(ask).decode(), value, TABLE) == fact


@pytest.mark.parametrize(
    ("ask", "value"),
    [
        (q.AskBody("hill"), None),
        (q.AskBody("first"), "2/2"),
        (q.AskAttacking("hill"), False),
        (q.AskAttacking("second"), True),
        (q.AskZone("hill"), {"zone": "graveyard", "player": "Angie"}),
    ],
)
def test_what_no_sentence_could_say_is_none(ask: q.Question, value: object) -> None:
    assert seen_fact(msgspec.json.encode(ask).decode(), value, TABLE) is None
