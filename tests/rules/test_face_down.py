"""Permanents that are face down, and copies: what is offered, refused, and for how long."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from rules.two_team_game import TEAMS, asked, controls, told
from shared.today import TODAY

from ettin_engine.serve import ReferenceEngine
from ettin_spec.cards import load_cards
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import Purpose
from ettin_spec.protocol.results import Done, Needs, Refused, Result, Unsupported

NAMES = ("Body Double", "Cytoshape", "Flame Rift", "Grizzly Bears", "Hill Giant", "Mana Source")
LEGEND = "Isamaru, Hound of Konda"


def opened(*placed: f.Fact, **own: dict[str, Any]) -> ReferenceEngine:
    """Angie's main phase with some facts, and with cards of the test's own."""
    cards = load_cards()
    declared = {
        name: msgspec.to_builtins(cards.card(name, TODAY)) for name in (*NAMES, LEGEND, "Filler")
    }
    engine = ReferenceEngine({})
    new = c.NewGame(TODAY, "two-headed-giant", "tournament", TEAMS, {**declared, **own})
    results = engine.run([new, c.Place("A", (controls("Angie", "Mana Source", 9), *placed))])
    assert [type(result) for result in results] == [Done, Done], results
    return engine


def resolved(engine: ReferenceEngine, card: str, *targets: str) -> Result:
    """Angie casts a card, and it resolves as far as nobody has to choose."""
    assert isinstance(told(engine, c.Act(a.Cast("Angie", card, targets))), Done)
    return told(engine, c.Advance(c.Left(card)))


def copied(card: str) -> c.Answer:
    return c.Answer("Angie", Purpose.COPIED, (card,))


def changing(end: dict[str, str]) -> dict[str, Any]:
    """An instant that makes a creature a copy of another, for as long as `end` says."""
    copy = {"what": "target", "of": {"type": "Creature"}, **end}
    spell = {"targets": {"target": {"what": {"type": "Creature"}}}, "do": [{"become_copy": copy}]}
    return {"type": "Instant", "cost": "{U}", "abilities": [{"spell": spell}]}


def test_only_creature_cards_are_offered_to_be_copied() -> None:
    engine = opened(
        f.InHand("Angie", "Body Double", "Body Double"),
        f.InGraveyard("Edward", "Hill Giant", "Hill Giant"),
        f.InGraveyard("Angie", "Flame Rift", "Flame Rift"),
    )
    asks = resolved(engine, "Body Double")
    assert isinstance(asks, Needs)
    assert (asks.choice.options, asks.choice.min, asks.choice.max) == (("Hill Giant",), 0, 1)
    assert asks.choice.decider == ("Angie",)


def test_where_no_card_can_be_copied_nobody_is_asked() -> None:
    engine = opened(f.InHand("Angie", "Body Double", "Body Double"))
    assert isinstance(resolved(engine, "Body Double"), Done)
    assert asked(engine, q.AskZone("Body Double")) == {"zone": "graveyard", "player": "Angie"}


@pytest.mark.parametrize(("card", "answer"), [("Hill Giant", Done), (LEGEND, Refused)])
def test_what_is_not_offered_is_not_copied(card: str, answer: type[Result]) -> None:
    engine = opened(
        f.InHand("Angie", "Cytoshape", "Cytoshape"),
        controls("Angie", "Grizzly Bears"),
        controls("Edward", "Hill Giant"),
        controls("Ronald", LEGEND),
    )
    assert isinstance(resolved(engine, "Cytoshape", "Grizzly Bears"), Needs)
    assert isinstance(told(engine, copied(card)), answer)


@pytest.mark.parametrize(
    ("end", "bodies"),
    [
        ({"end": "end_of_turn"}, ["2/2", "2/2"]),
        ({"end": "your_next_turn"}, ["3/3", "2/2"]),
        ({}, ["3/3", "3/3"]),
    ],
)
def test_a_copy_lasts_as_long_as_it_is_said_to(end: dict[str, str], bodies: list[str]) -> None:
    engine = opened(
        f.InHand("Angie", "Change", "Change"),
        controls("Angie", "Grizzly Bears"),
        controls("Edward", "Hill Giant"),
        Change=changing(end),
    )
    told(engine, copied("Hill Giant"))
    assert isinstance(resolved(engine, "Change", "Grizzly Bears"), Done)
    seen = [asked(engine, q.AskBody("Grizzly Bears"))]
    for _ in bodies:
        told(engine, c.Advance(c.TurnsEnd(1)))
        seen.append(asked(engine, q.AskBody("Grizzly Bears")))
    assert seen == ["3/3", *bodies]


def test_a_card_can_be_in_a_graveyard_and_is_then_nowhere_else() -> None:
    engine = opened(f.InGraveyard("Ronald", "Hill Giant", "Hill Giant"))
    assert asked(engine, q.AskZone("Hill Giant")) == {"zone": "graveyard", "player": "Ronald"}
    assert asked(engine, q.AskCount("Ronald", "Hill Giant")) == 0


def test_a_permanent_is_placed_face_down_and_what_is_elsewhere_is_not() -> None:
    engine = opened(controls("Angie", "Hill Giant"), f.FaceDown("Hill Giant"))
    assert asked(engine, q.AskFaceDown("Hill Giant")) is True
    assert asked(engine, q.AskBody("Hill Giant")) == "2/2"
    assert asked(opened(controls("Angie", "Hill Giant")), q.AskFaceDown("Hill Giant")) is False
    facts = (f.InGraveyard("Angie", "Hill Giant", "Hill Giant"), f.FaceDown("Hill Giant"))
    assert isinstance(told(engine, c.Place("A", facts)), Unsupported)
