"""The table at which one step of the machine is performed: ask, note, change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ettin_engine.abilities.layers import changes_looks, with_looks
from ettin_engine.decisions.choices import Answered, Illegal, Unanswered, check_pick, default
from ettin_engine.players.player_control import decided

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_engine.decisions.choices import Picked, Script
    from ettin_engine.state import State
    from ettin_spec.protocol.results import Choice
    from ettin_spec.rulebook import Rulebook


class Table:
    """Holds one frozen state at a time; only its last one outlives it.

    Answers already given inside the step are replayed in order; each must still be to the
    same choice.
    """

    def __init__(self, state: State, answers: Sequence[Answered], script: Script) -> None:
        self._rulebook: Rulebook = state.rules  # type: ignore[assignment]  # settled: a rulebook
        self._noting = self._rulebook.noting()
        self._replayed = list(answers)
        self._script = script
        self.answers: list[Answered] = []
        self.s = replace(state, rules=self._noting)

    def set(self, **changes: Any) -> None:
        """Put a new state in the place of the present one; what permanents look like follows."""
        after = replace(self.s, **changes)
        alters = "permanents" in changes or "lasting" in changes or changes_looks(after)
        self.s = with_looks(after) if alters else after

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
        choice = decided(self.s, choice)
        picked = self._recorded(choice)
        if picked is None:
            picked = self._script(choice)
        if picked is None:
            picked = default(choice)
        if picked is None:
            raise Unanswered(choice)
        self.answers.append(Answered(choice, check_pick(choice, picked)))
        return picked

    def _recorded(self, choice: Choice) -> Picked | None:
        if not self._replayed:
            return None
        answered = self._replayed.pop(0)
        if answered.choice != choice:
            raise Illegal(f"the answer to {answered.choice.purpose} met {choice.purpose}")
        return answered.picked

    def settled(self) -> State:
        """The state with the plain rulebook back, and what was read noted in it."""
        notes = self.s.notes | frozenset(self._noting.read)
        return replace(self.s, rules=self._rulebook, notes=notes)
