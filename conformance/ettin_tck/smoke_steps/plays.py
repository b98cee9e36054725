"""The plays: turn order, passing, casting, triggers, combat, choices and a refusal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from ettin_spec.protocol.actions import Attack, Attacker, Block, Blocker, Cast, Whom
from ettin_spec.protocol.base import Purpose, StepName
from ettin_spec.protocol.commands import Act, Advance, Answer, At, Left, Observe, Pass, Team
from ettin_spec.protocol.facts import Controls, InHand, Life
from ettin_spec.protocol.questions import AskLife, AskZone
from ettin_tck.smoke_steps.beats import Beat, IsAsked, IsRefused, Play, Says, Stands

TURN, TOTAL = 3, 17
"""The turn of a position, and the life total of whoever is dealt damage."""

GIANT, BEARS, SHOCK, WARDEN, EDICT = (
    "Hill Giant",
    "Grizzly Bears",
    "Shock",
    "Soul Warden",
    "Cruel Edict",
)
MOUNTAIN, FOREST, SWAMP = "Mountain", "Forest", "Swamp"
CARDS = (GIANT, BEARS, SHOCK, WARDEN, EDICT, MOUNTAIN, FOREST, SWAMP)
"""All cards of plays."""


@dataclass(frozen=True)
class Table:
    """Who plays: all teams in turn order; the active one, its opponent, and a player of each.

    `leaves_open`: the engine claims that it never decides for a player.
    """

    teams: tuple[Team, ...]
    leaves_open: bool

    @property
    def active(self) -> Team:
        """The team whose turn it is."""
        return self.teams[0]

    @property
    def foe(self) -> Team:
        """The first team in turn order that does not win with the active one."""
        return next(team for team in self.teams if team.wins_with != self.active.wins_with)

    @property
    def me(self) -> str:
        """A player of the active team."""
        return self.active.players[0]

    @property
    def you(self) -> str:
        """A player of the opponents."""
        return self.foe.players[0]


Making: TypeAlias = Callable[[Table], Play]


def plays(table: Table) -> Iterator[Play]:
    """All plays at a table."""
    making: tuple[Making, ...] = (
        _passing,
        _turn_order,
        _refused_attack,
        _spell,
        _trigger,
        _attack,
        _block,
        _answer,
        _unforeseen,
    )
    yield from (make(table) for make in making)


def _passing(table: Table) -> Play:
    after = {one.id: two.id for one, two in zip(table.teams, table.teams[1:], strict=False)}
    beats = [
        Beat(
            Pass(one),
            Stands(StepName.PRECOMBAT_MAIN, table.active.id, TURN, 0, two),
            "teams come in the order of `new_game`, which is that of turns",
        )
        for one, two in after.items()
    ]
    ends = Stands(StepName.BEGINNING_OF_COMBAT, table.active.id, TURN, 0, table.active.id)
    last = Beat(Pass(table.teams[-1].id), ends, "all have passed in succession: the phase ends")
    return Play("passing", (), (*beats, last), "priority.step_ends")


def _turn_order(table: Table) -> Play:
    beats = tuple(
        Beat(
            Advance(At(team.id, StepName.UPKEEP)),
            Stands(StepName.UPKEEP, team.id, TURN + number, 0, team.id),
            "teams come in the order of `new_game`, and each turn is counted",
        )
        for number, team in enumerate((*table.teams[1:], table.active), 1)
    )
    return Play("turn order", (), beats, "passed_over.second_team")


def _refused_attack(table: Table) -> Play:
    beat = Beat(_attacking(table, table.you), IsRefused(), "it is no declare attackers step")
    return Play("a refusal", (_creature(table.me),), (beat,), "combat.attack.alone.now", (GIANT,))


def _spell(table: Table) -> Play:
    facts = (_lands(table.me, MOUNTAIN, 1), InHand(table.me, SHOCK, SHOCK), _life(table))
    beats = (
        Beat(
            Act(Cast(table.me, SHOCK, (table.you,))),
            Stands(StepName.PRECOMBAT_MAIN, table.active.id, TURN, 1, table.active.id),
            "the spell is on the stack, and whoever cast it has priority first",
        ),
        _left(table, SHOCK, 0, "the spell has resolved"),
        Beat(Observe(AskLife(table.foe.id)), Says(TOTAL - 2), "a player was dealt 2 damage"),
    )
    return Play("a spell", facts, beats, "keyword.hexproof.teammate", (MOUNTAIN, SHOCK))


def _trigger(table: Table) -> Play:
    warden = Controls(table.me, 1, card=WARDEN, labels=(WARDEN,))
    facts = (_lands(table.me, FOREST, 2), warden, InHand(table.me, BEARS, BEARS))
    beats = (
        Beat(
            Act(Cast(table.me, BEARS)),
            Stands(StepName.PRECOMBAT_MAIN, table.active.id, TURN, 1, table.active.id),
            "the spell is on the stack",
        ),
        _left(table, BEARS, 1, "the spell is gone, and what it made trigger is on the stack now"),
        _left(table, WARDEN, 0, "the ability has resolved"),
    )
    return Play("what triggers", facts, beats, "ruling.resolute_archangel", (FOREST, WARDEN, BEARS))


def _attack(table: Table) -> Play:
    beats = (
        *_to_attack(table),
        Beat(
            Advance(At(table.active.id, StepName.END_OF_COMBAT)),
            Stands(StepName.END_OF_COMBAT, table.active.id, TURN, 0, table.active.id),
            "`advance` declares no block, and combat goes on",
        ),
        Beat(Observe(AskLife(table.foe.id)), Says(TOTAL - 3), "nothing blocked a 3/3"),
    )
    facts = (_creature(table.me), _life(table))
    return Play("an attack", facts, beats, "combat.first_strike.double", (GIANT,))


def _block(table: Table) -> Play:
    blocker = Controls(table.you, 1, card=GIANT, labels=("blocker",))
    beats = (
        *_to_attack(table),
        Beat(
            Advance(At(table.active.id, StepName.DECLARE_BLOCKERS)),
            Stands(StepName.DECLARE_BLOCKERS, table.active.id, TURN, 0, "blockers"),
            "a block is waited for as a choice, since something attacks",
        ),
        Beat(
            Act(Block(table.you, (Blocker("blocker", "attacker"),))),
            Stands(StepName.DECLARE_BLOCKERS, table.active.id, TURN, 0, table.active.id),
            "blocks are declared, and the active team has priority",
        ),
        Beat(
            Advance(At(table.active.id, StepName.END_OF_COMBAT)),
            Stands(StepName.END_OF_COMBAT, table.active.id, TURN, 0, table.active.id),
            "combat goes on",
        ),
        *(_in_graveyard(label, "two 3/3s have dealt damage to each other") for label in BOTH),
    )
    facts = (_creature(table.me), blocker)
    return Play("a block", facts, beats, "keyword.reach.attacks", (GIANT,))


BOTH = ("attacker", "blocker")


def _answer(table: Table) -> Play:
    beats = (
        *_to_edict(table),
        _left(table, EDICT, 0, "the choice was foreseen by an `answer`"),
        _in_graveyard("second", "the `answer` picked it"),
    )
    answer = Answer(table.foe.id, Purpose.SACRIFICE, ("second",))
    facts = _edict(table)
    return Play("an answer", facts, beats, "parts.bombardment", (SWAMP, EDICT, GIANT), (answer,))


def _unforeseen(table: Table) -> Play:
    asked = IsAsked(Purpose.SACRIFICE, table.you, ("first", "second"), table.leaves_open)
    why = "no `answer` foresees it; options of cards are labels"
    beats = (*_to_edict(table), Beat(Advance(Left(EDICT)), asked, why))
    facts = _edict(table)
    return Play("a choice", facts, beats, "choices.member", (SWAMP, EDICT, GIANT))


def _edict(table: Table) -> tuple[Controls | InHand, ...]:
    two = Controls(table.you, 2, card=GIANT, labels=("first", "second"))
    return (_lands(table.me, SWAMP, 2), InHand(table.me, EDICT, EDICT), two)


def _to_edict(table: Table) -> tuple[Beat, ...]:
    cast = Act(Cast(table.me, EDICT, (table.you,)))
    wanted = Stands(StepName.PRECOMBAT_MAIN, table.active.id, TURN, 1, table.active.id)
    return (Beat(cast, wanted, "the spell is on the stack"),)


def _to_attack(table: Table) -> tuple[Beat, ...]:
    active = table.active.id
    return (
        Beat(
            Advance(At(active, StepName.DECLARE_ATTACKERS)),
            Stands(StepName.DECLARE_ATTACKERS, active, TURN, 0, "attackers"),
            "an attack is waited for as a choice",
        ),
        Beat(
            _attacking(table, table.you),
            Stands(StepName.DECLARE_ATTACKERS, active, TURN, 0, active),
            "the attack is declared, and the active team has priority",
        ),
    )


def _attacking(table: Table, whom: str) -> Act:
    return Act(Attack(table.me, (Attacker("attacker", Whom(player=whom)),)))


def _creature(player: str) -> Controls:
    return Controls(player, 1, card=GIANT, labels=("attacker",))


def _lands(player: str, land: str, number: int) -> Controls:
    labels = tuple(f"{land} {one}" for one in range(1, number + 1))
    return Controls(player, number, card=land, labels=labels)


def _life(table: Table) -> Life:
    return Life(table.foe.id, TOTAL)


def _left(table: Table, label: str, stack: int, because: str) -> Beat:
    wanted = Stands(StepName.PRECOMBAT_MAIN, table.active.id, TURN, stack, table.active.id)
    return Beat(Advance(Left(label)), wanted, because)


def _in_graveyard(label: str, because: str) -> Beat:
    return Beat(Observe(AskZone(label)), Says({"zone": "graveyard"}), because)
