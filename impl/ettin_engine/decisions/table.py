"""The table at which one step of the machine is performed: ask, note, change."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ettin_engine.abilities.continuous.layers import with_layers_applied
from ettin_engine.decisions.choices import Answered, Illegal, Unanswered, check_pick, default
from ettin_engine.machine_moves import move, settings_of
from ettin_engine.objects.object_lookup import offered
from ettin_engine.players.player_control import decided, instead_of_who_left
from ettin_spec.flow.not_allowed import NotAllowed
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.results import Begun

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ettin_engine.decisions.choices import Picked, Script
    from ettin_engine.machine_moves import Calm, GoesOn, Move, Place
    from ettin_engine.state import CardId, Item, ObjectId, Player, State
    from ettin_spec.flow.generated.machine import Event
    from ettin_spec.protocol.results import Choice
    from ettin_spec.rulebook import Rulebook


STEPS = {str(step): step for step in StepName}

ALWAYS_IN_LAYERS = frozenset({"permanents", "lasting", "emblems", "command"})
"""After a change of these everything on the battlefield has to be looked at again."""

OUTSIDE_CHECKS = frozenset(
    {
        *("mulligans", "pools", "casts", "begun", "lands", "cast_last_turn"),
        *("daytime", "struck", "block_orders", "exiled", "commanders", "led", "aside"),
        *("changes", "known_changes", "controls", "winner", "turn", "made", "shuffles"),
        *("delayed", "left_behind", "extra_turns", "extra_turn", "exiled_with"),
        *("buried", "had", "playable", "acted_in_cleanup", "phased_out"),
    }
)
"""What may change without a bearing on what a check finds, or on what permanents look like."""

OUTSIDE_LAYERS = OUTSIDE_CHECKS | {
    "stack",
    "waiting",
    "slain",
    "arrived",
    "touched",
    "unable_to_draw",
    "losers",
    "left",
}
"""What may change without a bearing on what permanents look like."""


READ_BY_ABILITIES = frozenset(
    {
        *("hands", "graveyards", "libraries", "known", "drawn", "life_lost", "happened", "casts"),
        "damaged_by",
    }
)
"""What has a bearing on a check only where an ability speaks of it."""

OUTSIDE_SIMPLE_CHECKS = OUTSIDE_CHECKS | READ_BY_ABILITIES


def is_checked(state: State) -> bool:
    """Has a check of just this state found nothing to do?"""
    if state.has_continuous_effects:
        return state.checked_in == state.flow.step
    return state.checked_in is not None


def calm_of(state: State) -> Calm:
    """How little a game has to do as the machine moves."""
    if any(state.pools.values()):
        return "busy"
    if not is_quiet(state):
        return "no_mana"
    heeds_steps = state.heeds_steps or state.delayed or state.designated
    return "quiet" if heeds_steps else "still"


def is_quiet(state: State) -> bool:
    """Is there no mana unspent, and nothing to report to the machine, whatever moment comes?"""
    return (
        state.checked_in is not None
        and not state.has_continuous_effects
        and not state.waiting
        and state.known_changes == len(state.changes)
        and state.winner is None
        and state.flow.stack <= len(state.stack)
        and not any(state.pools.values())
    )


class Table:
    """Holds one frozen state at a time, for a step of the machine and those that follow it.

    Answers already given inside the first step are replayed in order; each must still be to the
    same choice. `begun` are the steps of the turn that have begun here; one that an answer was
    missing in has `begun_before`. `cast_now` lets a player cast a card as something resolves, and
    tells whether that player has. `resolving` is the spell or ability that resolved last, or does,
    `entering` what enters the battlefield together at the moment, `used` which effects have
    replaced the event in whose place something is being done.
    """

    def __init__(
        self,
        state: State,
        answers: Sequence[Answered],
        script: Script,
        cast_now: Callable[[Table, Player, CardId], bool],
        *,
        begun_before: bool = False,
    ) -> None:
        self._cast_now = cast_now
        self._rulebook: Rulebook = state.rules  # type: ignore[assignment]  # settled: a rulebook
        self._noting = self._rulebook.noting()
        self._replayed = list(answers)
        self._script = script
        self.answers: list[Answered] = []
        self.begun: list[Begun] = []
        self._begun_before = begun_before
        self.s = replace(state, rules=self._noting)
        self._settings = settings_of(self._rulebook)
        self._began: Move | None = None
        self._before, self._noted = self.s, 0
        self.resolving: Item | None = None
        self.entering: frozenset[ObjectId] = frozenset()
        self.used: frozenset[tuple[int, object]] = frozenset()

    @contextmanager
    def having_used(self, used: frozenset[tuple[int, object]]) -> Iterator[None]:
        """While something is done in place of an event that these effects have replaced."""
        before, self.used = self.used, used
        try:
            yield
        finally:
            self.used = before

    def step(self, event: Event | None, *, passing_to: Place | None = None) -> Move:
        """The machine moves, and its last step begins; of a former one no answers are left.

        All who get priority pass until a place, where they are `passing_to` it.

        Raises:
            NotAllowed: nothing accepts the event here.
        """
        try:
            moved = move(self.s.flow, event, self._settings, calm_of(self.s), passing_to)
        except NotAllowed as refusal:
            self._noting.note(refusal.read)
            raise
        if self._began is not None and (self._replayed or self.answers):
            self._replayed, self.answers = [], []
        if moved.read_before:
            self._noting.note(moved.read[: moved.read_before])
        if moved.begun:
            self._note_begun(moved.begun)
        if moved.begins and not self._begun_before:
            self.begun.append(self._begin((moved.before.active, moved.before.step)))
        self._begun_before = False
        self._began, self._before, self._noted = moved, self.s, self._noting.count
        if moved.read:
            self._noting.note(moved.read)
        self.s = replace(self.s, flow=moved.after)
        s = self.s
        if s.altered and s.has_continuous_effects and s.layers_applied_in != s.flow.step:
            self._apply_layers()
        return moved

    def _begin(self, place: Place) -> Begun:
        active, step = place
        return Begun(self.s.teams[active].id, STEPS[step])

    def _note_begun(self, places: tuple[Place, ...]) -> None:
        """Steps of the turn have begun, for which there was nothing to do."""
        begun = [self._begin(place) for place in places]
        self.begun += begun
        self.s = replace(self.s, begun=self.s.begun.union([each.step for each in begun]))

    def set(self, **changes: Any) -> None:
        """Put a new state in the place of the present one; what permanents look like follows.

        Once it has changed something that a check looks at there has to be another check.
        """
        unchecked = OUTSIDE_CHECKS if self.s.has_continuous_effects else OUTSIDE_SIMPLE_CHECKS
        if unchecked.issuperset(changes):
            self.s = replace(self.s, **changes)
            return
        s = self.s = replace(self.s, checked_in=None, **changes)
        if not ALWAYS_IN_LAYERS.isdisjoint(changes) or (
            s.altered and not OUTSIDE_LAYERS.issuperset(changes)
        ):
            self._apply_layers()

    def cast_now(self, player: Player, card: CardId) -> bool:
        """A player may cast a card as something resolves; has it been cast?"""
        return self._cast_now(self, player, card)

    def found_nothing(self) -> None:
        """A check of the present state has found nothing to do."""
        self.s = replace(self.s, checked_in=self.s.flow.step)

    def _apply_layers(self) -> None:
        s = with_layers_applied(self.s)
        self.s = replace(s, layers_applied_in=s.flow.step) if s.altered else s

    def put(self, field: str, key: str | int, value: Any) -> None:
        """Set one entry of one of the state's maps."""
        self.set(**{field: {**getattr(self.s, field), key: value}})

    def drop(self, field: str, key: str | int) -> None:
        """Remove one entry of one of the state's maps."""
        self.set(**{field: {k: v for k, v in getattr(self.s, field).items() if k != key}})

    def number(self) -> int:
        """A number that nothing else in this game has."""
        self.set(made=self.s.made + 1)
        return self.s.made

    def ask(self, choice: Choice) -> Picked:
        """The options picked: recorded, forced, or by the script.

        Raises:
            Unanswered: nobody has given an answer yet.
            Illegal: the answer given is none of those offered.
        """
        if choice.max == 0:
            return ()
        meant = choice.options
        stands_in = instead_of_who_left(self.s, choice, self.resolving)
        if stands_in is not None:
            choice = replace(choice, decider=self.ask(stands_in))
        choice = decided(self.s, choice)
        choice = replace(choice, options=offered(self.s, meant))
        picked = self._recorded(choice)
        if picked is None:
            picked = self._script(choice)
        if picked is None:
            picked = default(choice)
        if picked is None:
            raise Unanswered(choice)
        self.answers.append(Answered(choice, check_pick(choice, picked)))
        return tuple(meant[choice.options.index(pick)] for pick in picked)

    def _recorded(self, choice: Choice) -> Picked | None:
        if not self._replayed:
            return None
        answered = self._replayed.pop(0)
        if answered.choice != choice:
            raise Illegal(f"the answer to {answered.choice.purpose} met {choice.purpose}")
        return answered.picked

    def settled(self) -> State:
        """The state with the plain rulebook back, and what was read noted in it."""
        return self._plain(self.s, self._noting.read)

    def before(self) -> State:
        """The settled state as the present step began."""
        assert self._began is not None
        before = replace(self._before, flow=self._began.before)
        return self._plain(before, self._noting.read[: self._noted])

    @property
    def goes_on(self) -> GoesOn | None:
        """By what the machine goes on from here; None where somebody has to decide first."""
        return None if self._began is None else self._began.goes_on

    @property
    def read(self) -> tuple[str, ...]:
        """The policies that were read at this table so far."""
        return self._noting.read

    def unnoted(self) -> State:
        """The present state for who may read its rules without being noted."""
        return replace(self.s, rules=self._rulebook)

    def _plain(self, state: State, read: tuple[str, ...]) -> State:
        return replace(state, rules=self._rulebook, notes=state.notes.union(read))
