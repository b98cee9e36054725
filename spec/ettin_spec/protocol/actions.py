"""What players, and the judge, do. An action is a complete intent and is atomic.

`for_player`: whose action it is, where `by` controls that player.
"""

from __future__ import annotations

from typing import TypeAlias

from ettin_spec.protocol import matches as m
from ettin_spec.protocol.base import AlternativeCost, Message
from ettin_spec.protocol.life_counts import Instruction


class Whom(Message, frozen=True):
    """What a creature attacks: a team, one player, or a planeswalker or battle, by label."""

    team: str | None = None
    player: str | None = None
    object: str | None = None


class Attacker(Message, frozen=True):
    """One creature, by label, and whom it attacks."""

    object: str
    whom: Whom


class Blocker(Message, frozen=True):
    """One creature, by label, and the attacker, by label, that it blocks."""

    object: str
    attacker: str


class Assist(Message, frozen=True):
    """What another player pays of the generic mana of a spell."""

    by: str
    mana: int


class Cast(Message, frozen=True, tag_field="do", tag="cast"):
    """A player casts the card with a label, paying as the engine sees fit.

    `surge`: for its surge cost and not for its mana cost; `alternative`: for the cost of that
    keyword and not for its mana cost; `free`: for nothing, as it allows;
    `kicked`: and for its kicker cost besides; `face`: which of its faces is cast, where it is not
    the first, counted from 1; `face_down`: it shows none of them, and costs {3}.
    `x`: the number chosen for X, where the cost has it; `mode`: which of its modes is chosen, as
    the card counts them, from 1; `modes`: which, where several are, with the targets of each in
    the order of the card; `life`: what is paid for Phyrexian mana symbols; `assist`: what another
    player pays, where the card lets one.
    """

    by: str
    object: str
    targets: tuple[str, ...] = ()
    x: int | None = None
    mode: int | None = None
    modes: tuple[int, ...] = ()
    life: int = 0
    assist: Assist | None = None
    surge: bool = False
    free: bool = False
    kicked: bool = False
    face: int | None = None
    for_player: str | None = None
    face_down: bool = False
    alternative: AlternativeCost | None = None


class Activate(Message, frozen=True, tag_field="do", tag="activate"):
    """A player activates the ability of a permanent, by label.

    `ability`: which of several, counted from 1 as they stand on the permanent; `x`: the number
    chosen for X, where its cost has it.
    """

    by: str
    object: str
    targets: tuple[str, ...] = ()
    for_player: str | None = None
    ability: int | None = None
    x: int | None = None


class PlayLand(Message, frozen=True, tag_field="do", tag="play_land"):
    """A player plays the land with a label, from the hand or from where an effect lets it be.

    With `face` that face of it.
    """

    by: str
    object: str
    face: int | None = None
    for_player: str | None = None


class TurnFaceUp(Message, frozen=True, tag_field="do", tag="turn_face_up"):
    """A player turns a permanent that is face down, by label, face up, paying for it."""

    by: str
    object: str
    for_player: str | None = None


class Attack(Message, frozen=True, tag_field="do", tag="attack"):
    """The whole combined attack of the active team, as one of its members declares it.

    `bands`: which of the attackers, by label, attack as a band; most attack in none.
    """

    by: str
    attackers: tuple[Attacker, ...]
    for_player: str | None = None
    bands: tuple[tuple[str, ...], ...] = ()


class Block(Message, frozen=True, tag_field="do", tag="block"):
    """The whole combined block of the defending team, as one of its members declares it."""

    by: str
    blockers: tuple[Blocker, ...]
    for_player: str | None = None


class TakeMulligan(Message, frozen=True, tag_field="do", tag="mulligan"):
    """A player declares a mulligan."""

    by: str


class Keep(Message, frozen=True, tag_field="do", tag="keep"):
    """A player keeps the hand."""

    by: str


class Concede(Message, frozen=True, tag_field="do", tag="concede"):
    """A player concedes the game, on whoever's turn, while nobody is asked to choose."""

    by: str


class CallTime(Message, frozen=True, tag_field="do", tag="call_time"):
    """The judge announces the end of the match's time."""


MatchAction: TypeAlias = (
    m.Look | m.ChooseTurn | m.RecordGame | m.LifeBecomes | m.GrantTurn | m.PassTurn
)
"""What happens at the table of a match, as tournament software is told it."""

Action: TypeAlias = (
    Cast
    | Activate
    | PlayLand
    | TurnFaceUp
    | Attack
    | Block
    | TakeMulligan
    | Keep
    | Concede
    | CallTime
    | MatchAction
    | Instruction
)
