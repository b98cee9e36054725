"""Did a refused action change anything? The game is held against one without that action."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeAlias

from ettin_spec.protocol.commands import Command
from ettin_tck.cases.plan import Item, Part
from ettin_tck.judging.judge import Problem, changed
from ettin_tck.judging.one_game import Played
from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ettin_spec.protocol.results import Result
    from ettin_tck.cases.plan import Batch

Changes: TypeAlias = dict[tuple[int, Command], Problem]
"""What differs, by the number of the refused move and the question."""


def differences(played: Played, without: Played) -> Changes:
    """Where the answers after a refusal are not those of the game without the action.

    Either game may have come to a problem of its own before all was looked at.
    """
    before = _looks(without, Part.INSTEAD)
    found: Changes = {}
    for move, answers in _looks(played, Part.AFTER).items():
        last = max((number for number in before if number <= move), default=move)
        was = before.get(last, _Answers())
        if answers.results == was.results:
            continue  # As nearly always; `changed` looks at what only is told otherwise.
        for command, now, then in zip(answers.to, answers.results, was.results, strict=False):
            problem = changed(Item(command, Part.AFTER, move), then, now)
            if problem is not None:
                found[move, command] = problem
    return found


def refused_any(played: Played) -> bool:
    """Was something refused as it had to be, and looked at afterwards?"""
    return any(each.part is Part.AFTER for each in played.sent)


@dataclass(frozen=True)
class Games:
    """A case as it was played, and the same without what must be refused."""

    played: Played
    without: Played

    @property
    def agree(self) -> bool:
        """Has no refusal changed anything?"""
        return self.without.problem is None and not differences(self.played, self.without)


def confirmed(
    games: Games,
    looked_at: Sequence[Batch],
    sit: Callable[[Sequence[Batch]], Played],
    both_again: Callable[[], Games],
    *,
    chance_told: bool = False,
) -> Played:
    """What the difference between two games comes to. `sit` plays a further one.

    It counts where one game shows it by itself, `looked_at` before and after, or where both games
    differ so again, what is asked of teams and players by however much, if without the refusal it
    is as it was; what only differs by chance is none of the refusal's: `chance_told` says that
    it was chance, where it is about a team or a player.
    """
    if games.without.fault is not None:
        return games.without
    alone = sit(looked_at)
    if alone.problem is not None:
        return alone
    again = both_again()
    for each in (again.played, again.without):
        if each.fault is not None:
            return each
    lasting = _lasting(games, again)
    if chance_told and lasting.problem is None and games.without.problem is None:
        return _by_chance(lasting, differences(games.played, games.without).values())
    return lasting


def _lasting(games: Games, again: Games) -> Played:
    """The case, to be blamed for what differed in the same way both times."""
    played, without = games.played, games.without
    if without.problem is not None:
        lasts = played.problem is None and without.problem == again.without.problem
        return _blamed(without, without.problem) if lasts else played
    second = differences(again.played, again.without)
    for key, problem in differences(played, without).items():
        other = second.get(key)
        if other == problem or (other and other.expected == problem.expected and _sure(problem)):
            return _blamed(played, problem)
    return played


def _by_chance(played: Played, differing: Iterable[Problem]) -> Played:
    """The case, flaky where two games differed in what cannot rest on a card drawn by chance."""
    for problem in differing:
        if _sure(problem):
            message = f"{problem.message}, and not when both games were played again"
            told = replace(problem, verdict=Verdict.FLAKY, message=message)
            return replace(played, problem=told)
    return played


def _sure(problem: Problem) -> bool:
    """Is it about a team or a player, and so about nothing that rests on a card drawn by chance?"""
    asked = getattr(problem.item.command, "ask", None) if problem.item else None
    return asked is not None and not hasattr(asked, "object")


def _blamed(played: Played, problem: Problem) -> Played:
    message = f"{problem.message} (a game without the refused action goes otherwise)"
    return replace(played, problem=replace(problem, message=message.lstrip()))


@dataclass(frozen=True)
class _Answers:
    """What was looked at, and what was answered."""

    to: list[Command] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)


def _looks(played: Played, part: Part) -> dict[int, _Answers]:
    """All that was looked at for each refusal; the questions are the same in both games."""
    found, number = defaultdict[int, _Answers](_Answers), 0
    for each in played.sent:
        begins = number
        number += 1 if type(each) is Item else len(each.commands)
        if each.part is part:
            found[each.move].to.extend(each.commands)
            found[each.move].results.extend(played.results[begins:number])
    return found
