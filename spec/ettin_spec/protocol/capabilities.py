"""What an engine says of itself before anything is asked of it."""

from __future__ import annotations

from ettin_spec.protocol.base import Message
from ettin_spec.rulebook.rulebook_model import DEFAULT_VARIANT

MAJOR, MINOR = 1, 2


class Version(Message, frozen=True):
    """The protocol's version; unknown minor additions are ignored.

    An engine that says none, or no minor one, speaks 1.0. From 1.1 on `cast.surge`, `cast.free`,
    `pay_life.joint`, and `for_player` of any action are claimed by themselves; before, they are
    part of the action. 1.2 adds `cards` of an `unsupported`, and `tells: ["passed"]`.
    """

    major: int = 1
    minor: int = 0


SPOKEN = Version(MAJOR, MINOR)
"""The version that is spoken here."""


class CardSupport(Message, frozen=True):
    """Which cards an engine can play.

    `names`: English names it knows by itself, or `["*"]`. `words`: words of the vocabulary
    of abilities (`effect.damage`) it can play from a declaration, or `["*"]`; empty for an
    engine that knows cards by name only. `wording`: `by_date` (it follows the declaration)
    or `current` (today's wording, whatever the date).
    """

    names: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    wording: str = "by_date"


class Span(Message, frozen=True):
    """The dates (ISO, both included) whose rules an engine claims to hold."""

    first: str = "2005-08-01"
    last: str = "9999-12-31"


class Capabilities(Message, frozen=True):
    """The answer to `initialize`.

    Each list names tags of the protocol: `actions` (cast..., and what an act may say besides:
    `activate.ability`, `activate.x`, `cast.x`, `cast.mode`, `cast.modes`, `cast.life`,
    `cast.kicked`, `cast.assist`, `cast.face`, `cast.face_down`, `cast.alternative`,
    `play_land.face`, `attack.bands`; from protocol 1.1 on `cast.surge`, `cast.free`,
    `pay_life.joint`, and `for_player`, as in `cast.for_player`), `places` (facts that can be
    placed, `deal` and `deal.libraries`), `observes` (questions), `advances` (step, left_stack,
    turns_end), `answers` (purposes, each of which is promised, or `["*"]`, which promises none).
    In `places` and `observes` a word stands for all its kinds, and one kind can be claimed
    alone: `counters.loyalty`, `player_counters.poison`, and of the question `count` what is
    counted: `count.card`, `count.kind`, `count.token`.
    `facets` are parts of a game that not every engine has: `commander` (players with
    commanders) and `heads` (teams of more than two); each variant takes some of them.
    `tells` names what a status tells beyond what each has to: `steps`; from protocol 1.2 on
    `passed`, which says that each status tells all passes.
    `explores` names what serves to walk through games: `legal`, `mark` (with `restore`) and `once`
    (an `answer` to one choice alone), which the other two promise, too. Scenarios need `once` only,
    where one player answers the same choice twice and otherwise.
    `alone: false` says that several processes of the engine may run at a time, so that a check
    may start one for each processor.
    What is not listed is skipped with that reason; what is listed and not delivered fails.
    """

    name: str
    version: str
    protocol: Version = Version()
    profiles: tuple[str, ...] = ("game",)
    facets: tuple[str, ...] = ()
    variants: tuple[str, ...] = (DEFAULT_VARIANT,)
    rules: Span = Span()
    actions: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    observes: tuple[str, ...] = ()
    advances: tuple[str, ...] = ()
    answers: tuple[str, ...] = ("*",)
    tells: tuple[str, ...] = ()
    explores: tuple[str, ...] = ()
    cards: CardSupport = CardSupport()
    alone: bool = True
