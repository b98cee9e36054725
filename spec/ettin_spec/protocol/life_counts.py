"""What a life counter is told and asked about life and poison: the profile `life`."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from ettin_spec.protocol.base import Message


class Barring(StrEnum):
    """What an effect keeps a player from."""

    GAIN_LIFE = "gain_life"
    LOSE_LIFE = "lose_life"
    GET_POISON = "get_poison"


class Whose(StrEnum):
    """Whose poison counters an effect counts: the player's, or all opponents' together."""

    OWN = "own"
    OPPONENTS = "opponents"


class Payment(Message, frozen=True):
    """A player pays so much life (life points, 0 or more)."""

    by: str
    amount: int


class Total(Message, frozen=True):
    """A player's new life total (life points)."""

    player: str
    total: int


class Counting(Message, frozen=True, tag_field="fact", tag="counting"):
    """Nothing but life and poison is counted; nobody plays the game itself."""


class Barred(Message, frozen=True, tag_field="fact", tag="barred"):
    """An effect says, all the time, that a player can't do something."""

    player: str
    do: Barring


class ReadLife(Message, frozen=True, tag_field="fact", tag="read_life"):
    """The number that an effect takes as one player's life total (life points)."""

    player: str
    total: int


class LifeLost(Message, frozen=True, tag_field="fact", tag="life_lost"):
    """A player, and not the teammate, has lost so much life since the count began."""

    player: str
    amount: int


class ReadPoison(Message, frozen=True, tag_field="fact", tag="read_poison"):
    """How many poison counters an effect counts for a player, or for a player's opponents."""

    player: str
    number: int
    of: Whose = Whose.OWN


class Poisoned(Message, frozen=True, tag_field="fact", tag="poisoned"):
    """Whether a player is poisoned."""

    player: str
    poisoned: bool


class DealDamage(Message, frozen=True, tag_field="do", tag="deal_damage"):
    """A player is dealt damage; each player is, where `to` is left out."""

    amount: int
    to: str | None = None


class GainLife(Message, frozen=True, tag_field="do", tag="gain_life"):
    """A player gains life; each player does, where `by` is left out."""

    amount: int
    by: str | None = None


class LoseLife(Message, frozen=True, tag_field="do", tag="lose_life"):
    """A player loses life; each player does, where `by` is left out."""

    amount: int
    by: str | None = None


class LoseHalf(Message, frozen=True, tag_field="do", tag="lose_half"):
    """A player, or each where `by` is left out, loses half of the life total, rounded down.

    What each loses is worked out before anybody does.
    """

    by: str | None = None


class DoubleLife(Message, frozen=True, tag_field="do", tag="double_life"):
    """A player's life total becomes twice what it is read as."""

    by: str


class PayLife(Message, frozen=True, tag_field="do", tag="pay_life"):
    """A player pays life; with several payments teammates do, all of it for one cost.

    It is refused if it can't be paid.
    """

    payments: tuple[Payment, ...]


class SetLife(Message, frozen=True, tag_field="do", tag="set_life"):
    """One effect makes the life totals of one or more players these numbers.

    Of a team, of whose members one has to be chosen, it is the one in the answer with the purpose
    `affected_member`, whose `by` is the team.
    """

    totals: tuple[Total, ...]


class ExchangeLife(Message, frozen=True, tag_field="do", tag="exchange_life"):
    """An effect lets two players exchange life totals.

    Where that can't happen nothing does, and the answer is `done`.
    """

    by: str
    other: str


class RedistributeLife(Message, frozen=True, tag_field="do", tag="redistribute_life"):
    """A player redistributes life totals: these players get these, which they had between them.

    It is refused if these can't be taken.
    """

    by: str
    totals: tuple[Total, ...]


class GetPoison(Message, frozen=True, tag_field="do", tag="get_poison"):
    """A player gets poison counters; each player does, where `by` is left out."""

    number: int
    by: str | None = None


class LosePoison(Message, frozen=True, tag_field="do", tag="lose_poison"):
    """A player loses poison counters, as many as there are at most."""

    by: str
    number: int


class Proliferate(Message, frozen=True, tag_field="do", tag="proliferate"):
    """A player proliferates, and is asked who gets one more counter (`proliferate`).

    Of players that are picked several may be of a team that has its counters together, and so gets
    one; then a choice of the same player (`affected_member`) may say of whom.
    """

    by: str


class AskReadLife(Message, frozen=True, tag_field="q", tag="read_life"):
    """What an effect takes as one player's life total. Answer: an integer."""

    player: str


class AskLifeLost(Message, frozen=True, tag_field="q", tag="life_lost"):
    """How much life one player has lost since the count began. Answer: an integer."""

    player: str


class AskReadPoison(Message, frozen=True, tag_field="q", tag="read_poison"):
    """How many poison counters an effect counts. Answer: an integer."""

    player: str
    of: Whose = Whose.OWN


class AskPoisoned(Message, frozen=True, tag_field="q", tag="poisoned"):
    """Is a player poisoned? Answer: true or false."""

    player: str


CountFact: TypeAlias = Counting | Barred | ReadLife | LifeLost | ReadPoison | Poisoned

Instruction: TypeAlias = (
    DealDamage
    | GainLife
    | LoseLife
    | LoseHalf
    | DoubleLife
    | PayLife
    | SetLife
    | ExchangeLife
    | RedistributeLife
    | GetPoison
    | LosePoison
    | Proliferate
)
"""What happens to life totals and poison counters, as a life counter is told it."""

CountQuestion: TypeAlias = AskReadLife | AskLifeLost | AskReadPoison | AskPoisoned
