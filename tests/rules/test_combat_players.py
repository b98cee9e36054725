"""Whom *defending player* and *attacking player* mean where the creature is gone, and which card
*that card* is (508.5, 805.10c, 805.10e, 400.7).
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from rules.two_team_game import asked, controls, game, told
from shared.today import TODAY

from ettin_engine.serve import ReferenceEngine
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import CounterKind, StepName
from ettin_spec.protocol.results import Done

ATTACKING = {"type": "Creature", "state": "attacking"}


def trigger(when: dict[str, Any], *do: dict[str, Any]) -> dict[str, Any]:
    return {"trigger": {"when": when, "do": list(do)}}


def activate(what: dict[str, Any], *do: dict[str, Any]) -> dict[str, Any]:
    """An ability for nothing with a target."""
    return {"activate": {"cost": [], "targets": {"target": {"what": what}}, "do": list(do)}}


def gives_energy(who: str) -> dict[str, Any]:
    return {"get_counters": {"who": who, "counter": "energy"}}


def table(
    cards: dict[str, tuple[str, str, list[Any]]], *facts: f.Fact, date: str = TODAY
) -> ReferenceEngine:
    """A game with own cards, each on the table once: whose, of which type, what it says."""
    begun = game(date)
    declared = {
        name: {"type": kind, "abilities": says, **({"body": "2/2"} if "Creature" in kind else {})}
        for name, (_, kind, says) in cards.items()
    }
    begun = msgspec.structs.replace(begun, cards={**begun.cards, **declared})
    engine = ReferenceEngine()
    placed = [controls(whose, name) for name, (whose, _, _) in cards.items()]
    assert isinstance(told(engine, begun, c.Place("A", (*placed, *facts))), Done)
    return engine


def attack(engine: ReferenceEngine, **whom: str) -> None:
    """Angie's and Barry's creatures attack, each a player."""
    done(engine, c.Advance(c.At("A", StepName.DECLARE_ATTACKERS)))
    those = (a.Attacker(name.replace("_", " "), a.Whom(player=it)) for name, it in whom.items())
    done(engine, c.Act(a.Attack("Angie", tuple(those))))


def done(engine: ReferenceEngine, *commands: c.Command) -> None:
    for command in commands:
        result = told(engine, command)
        assert isinstance(result, Done), result


def energy(engine: ReferenceEngine) -> dict[str, int]:
    """Who has energy counters."""
    players = ("Angie", "Barry", "Edward", "Ronald")
    has = {
        it: asked(engine, q.AskPlayerCounters(f.Bearer(player=it), CounterKind.ENERGY))
        for it in players
    }
    return {player: number for player, number in has.items() if number}


NO_CREATURE = {"isnt": {"what": "target", "type": "Creature"}}
TAKEN = {"you_control": {"what": "target"}}


def this_turn(change: dict[str, Any]) -> dict[str, Any]:
    return {"until": {"end": "end_of_turn", "changes": [change]}}


@pytest.mark.parametrize(
    "leaving",
    [
        {"destroy": "target"},
        {"exile": "target"},
        {"return_to_hand": "target"},
        {"phase_out": "target"},
        this_turn(TAKEN),
        this_turn(NO_CREATURE),
    ],
    ids=["destroyed", "exiled", "returned", "phased out", "taken", "no creature"],
)
def test_who_was_attacked_is_meant_once_the_attacker_has_left_combat(
    leaving: dict[str, Any],
) -> None:
    """An activated ability speaks of its own source, which has just left combat."""
    says = [{"activate": {"cost": [], "do": [gives_energy("defending_player")]}}]
    cards = {
        "Scout": ("Angie", "Creature - Scout", says),
        "Hook": ("Edward", "Artifact", [activate(ATTACKING, leaving)]),
    }
    engine = table(cards)
    attack(engine, Scout="Ronald")
    done(engine, c.Act(a.Activate("Angie", "Scout")), c.Pass("A"))
    done(engine, c.Act(a.Activate("Edward", "Hook", targets=("Scout",))))
    done(engine, c.Advance(c.Left("Scout")))
    assert energy(engine) == {"Ronald": 1}


@pytest.mark.parametrize("whose", ["Angie", "Barry", "Edward"])
def test_the_source_may_be_anybodys(whose: str) -> None:
    says = [trigger({"attacks": {"what": {"type": "Creature"}}}, gives_energy("defending_player"))]
    cards = {"Herald": (whose, "Enchantment", says)}
    engine = table(cards, controls("Angie", "Hill Giant"), controls("Barry", "Grizzly Bears"))
    attack(engine, Hill_Giant="Edward", Grizzly_Bears="Ronald")
    done(engine, c.Advance(c.Left("Herald")), c.Advance(c.Left("Herald")))
    assert energy(engine) == {"Edward": 1, "Ronald": 1}


@pytest.mark.parametrize(("word", "whom"), [("attacking_player", "Barry"), ("you", "Edward")])
def test_a_blocker_that_is_gone_has_blocked_what_it_did(word: str, whom: str) -> None:
    cards = {
        "Guard": (
            "Edward",
            "Creature - Soldier",
            [trigger({"blocks": "itself"}, gives_energy(word))],
        ),
        "Hook": ("Edward", "Artifact", [activate({"type": "Creature"}, {"exile": "target"})]),
    }
    engine = table(cards, controls("Barry", "Hill Giant"), controls("Angie", "Grizzly Bears"))
    attack(engine, Hill_Giant="Ronald", Grizzly_Bears="Edward")
    done(engine, c.Advance(c.At("A", StepName.DECLARE_BLOCKERS)))
    done(engine, c.Act(a.Block("Edward", (a.Blocker("Guard", "Hill Giant"),))), c.Pass("A"))
    done(engine, c.Act(a.Activate("Edward", "Hook", targets=("Guard",))))
    done(engine, c.Advance(c.Left("Hook")), c.Advance(c.Left("Guard")))
    assert energy(engine) == {whom: 1}


@pytest.mark.parametrize("amount", [{"damage": {"on": ATTACKING}}, {"put": {"on": ATTACKING}}])
def test_each_attacking_creature_has_its_own_defending_player_counted(
    amount: dict[str, Any],
) -> None:
    """Edward controls three creatures, Ronald none: what is counted is one head's alone."""
    theirs = {"count": {"type": "Creature", "controller": "defending_player"}}
    word, says = next(iter(amount.items()))
    number = {"amount": theirs} if word == "damage" else {"number": theirs, "counter": "+1/+1"}
    does = {word: {**says, **number}}
    cards = {"Drum": ("Angie", "Artifact", [{"activate": {"cost": [], "do": [does]}}])}
    giants = (controls("Angie", "Hill Giant"), controls("Barry", "War Mammoth"))
    engine = table(cards, *giants, controls("Edward", "Vanilla 1/1", 3))
    attack(engine, Hill_Giant="Edward", War_Mammoth="Ronald")
    done(engine, c.Act(a.Activate("Angie", "Drum")), c.Advance(c.Left("Drum")))
    assert asked(engine, q.AskBody("War Mammoth")) == "3/3"
    if word == "put":
        assert asked(engine, q.AskBody("Hill Giant")) == "6/6"
    else:
        assert asked(engine, q.AskCount("Angie", card="Hill Giant")) == 0


TAKES = {"return_that_card": {"to": "battlefield", "under": "you"}}
THEIRS = {"type": "Creature", "controller": "each_opponent"}


@pytest.mark.parametrize(
    ("event", "gone", "taken"),
    [
        ("dies", {"destroy": "target"}, True),
        ("leaves", {"destroy": "target"}, True),
        ("leaves", {"exile": "target"}, False),
        ("leaves", {"return_to_hand": "target"}, False),
        ("sacrificed", {"sacrifice": {"who": "target_controller", "what": "target"}}, True),
    ],
)
def test_that_card_is_taken_from_the_graveyard_to_which_it_went(
    event: str, gone: dict[str, Any], taken: bool
) -> None:
    cards = {
        "Devourer": ("Angie", "Enchantment", [trigger({event: THEIRS}, TAKES)]),
        "Hook": ("Angie", "Artifact", [activate({"type": "Creature"}, gone)]),
    }
    engine = table(cards, controls("Edward", "Hill Giant"))
    done(engine, c.Act(a.Activate("Angie", "Hook", targets=("Hill Giant",))))
    done(engine, c.Advance(c.Left("Hook")), c.Advance(c.At("A", StepName.PRECOMBAT_MAIN)))
    assert asked(engine, q.AskCount("Angie", card="Hill Giant")) == int(taken)


def test_a_card_that_has_come_to_the_graveyard_once_more_is_another_object() -> None:
    """It dies, is taken from the graveyard in response, and dies again."""
    back = {
        "activate": {
            "cost": [],
            "targets": {"target": {"card_in": "graveyard"}},
            "do": [{"put_onto_battlefield": "target"}],
        }
    }
    cards = {
        "Devourer": ("Angie", "Enchantment", [trigger({"dies": THEIRS}, TAKES)]),
        "Hook": ("Angie", "Artifact", [activate({"type": "Creature"}, {"destroy": "target"})]),
        "Well": ("Angie", "Artifact", [back]),
    }
    engine = table(cards, controls("Edward", "Hill Giant"))
    done(engine, c.Act(a.Activate("Angie", "Hook", targets=("Hill Giant",))))
    done(engine, c.Advance(c.Left("Hook")))
    done(
        engine,
        c.Act(a.Activate("Angie", "Well", targets=("Hill Giant",))),
        c.Advance(c.Left("Well")),
    )
    done(
        engine,
        c.Act(a.Activate("Angie", "Hook", targets=("Hill Giant",))),
        c.Advance(c.Left("Hook")),
    )
    assert asked(engine, q.AskCount("Angie", card="Hill Giant")) == 0
    done(engine, c.Advance(c.At("A", StepName.PRECOMBAT_MAIN)))
    assert asked(engine, q.AskCount("Angie", card="Hill Giant")) == 0
