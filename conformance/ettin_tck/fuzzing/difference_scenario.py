"""A difference between two engines as a scenario, where the suite has words for all of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from ettin_spec.language.object_reference import Reference
from ettin_spec.language.scenario import Can, Cannot
from ettin_spec.protocol import facts as f
from ettin_spec.protocol.actions import Activate, Cast
from ettin_spec.protocol.base import Purpose, StepName
from ettin_spec.protocol.commands import Act, Advance, Answer, At, Left, Pass
from ettin_tck.fuzzing.seen_facts import seen_fact
from ettin_tck.fuzzing.walk import LISTED, STANDING, UNLISTED, WAS_DONE, Picked
from ettin_tck.telling.scenario_written import Written, feature

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ettin_spec.language.scenario import Meaning
    from ettin_spec.protocol.facts import Fact
    from ettin_tck.fuzzing.random_games import Played
    from ettin_tck.fuzzing.tables import Table
    from ettin_tck.fuzzing.walk import Difference, Move
    from ettin_tck.library import Library

T = TypeVar("T")

CLAUSE = "priority.act"
"""The clause of what is found at random, until somebody who reads it knows better."""


@dataclass(frozen=True)
class Told:
    """What a scenario is called, and what it is said to come from."""

    id: str
    comes_from: str


AT_RANDOM = Told("fuzz.found", "what a random game came to")


def scenario(library: Library, played: Played, how: Told = AT_RANDOM) -> str:
    """A feature file that holds the reference's answer; empty where there are no words for it."""
    happens = with_targets(played.told[:-1] if _speaks_of_the_last(played) else played.told)
    return scenario_of(library, played.table, happens, tuple(_then(played)), how)


def scenario_of(
    library: Library,
    table: Table,
    happens: Sequence[Move | Answer],
    then: Sequence[Meaning],
    how: Told,
) -> str:
    """A feature file of moves at a table; empty where there are no words for all of it."""
    if not then or any(isinstance(move, Picked) for move in happens):
        return ""
    names, game = table.labels, table.new_game
    given = tuple(named(each, names) for each in placed(table))
    begins = () if table.step == StepName.PRECOMBAT_MAIN else (At(table.place.active, table.step),)
    said = (_said(move) for move in happens if not isinstance(move, Picked))
    acts = tuple(named(each, _names(table, each)) for each in said)
    ends = tuple(named(each, _names(table, each)) for each in then)
    remarks = (f"{game.variant}, {game.date}: {how.comes_from}, as the reference has it",)
    written = Written(how.id, CLAUSE, game.date, given, (*begins, *acts), ends)
    text = feature(library, written, game.variant, remarks)
    return "" if '{"' in text else text


def _names(table: Table, meaning: Meaning) -> dict[str, str]:
    """Each label's card, and whose it is where others have one, too, than who acts."""
    action = meaning.action if isinstance(meaning, Can | Cannot) else meaning
    acting = {getattr(action, "by", None), getattr(action, "for_player", None)}
    owners = table.owners
    having: dict[str, set[str]] = {}
    for label, card in table.labels.items():
        having.setdefault(card, set()).add(owners[label])
    return {
        label: str(Reference(card, owners[label]))
        if len(having[card]) > 1 and owners[label] not in acting
        else card
        for label, card in table.labels.items()
    }


def with_targets(moves: Iterable[T]) -> list[T | Act]:
    """The same with targets told by who announces something, and not picked afterwards.

    No sentence tells them where somebody announces for another.
    """
    whole: list[T | Act] = []
    for move in moves:
        before = whole[-1] if whole else None
        if (
            isinstance(move, Answer)
            and move.purpose is Purpose.TARGET
            and isinstance(before, Act)
            and isinstance(before.action, Cast | Activate)
            and before.action.for_player is None
        ):
            targets = (*before.action.targets, *move.pick)
            whole[-1] = Act(msgspec.structs.replace(before.action, targets=targets))
        else:
            whole.append(move)
    return whole


def _said(move: Act | Pass | Advance | Answer) -> Meaning:
    match move:
        case Act(action):
            return action
        case Advance(At() | Left() as to):
            return to
        case Answer():
            return msgspec.structs.replace(move, once=False)
        case Pass():
            return move
    raise TypeError(f"{move} is no move of a game that is drawn")


def placed(table: Table) -> Iterator[Fact]:
    """What lies on a table, as a scenario says it: without labels of permanents."""
    yield f.Moment(table.place.active, StepName.PRECOMBAT_MAIN)
    for fact in table.place.facts:
        if isinstance(fact, f.Controls):
            yield msgspec.structs.replace(fact, labels=())
        else:
            yield fact


def _speaks_of_the_last(played: Played) -> bool:
    """Is what differs whether the last move is legal?"""
    assert played.difference is not None
    return bool(played.moves) and played.difference.what in (
        WAS_DONE,
        UNLISTED,
    )


def _then(played: Played) -> Iterator[Meaning]:
    difference = played.difference
    assert difference is not None
    if _speaks_of_the_last(played):
        last = played.moves[-1]
        if isinstance(last, Act):
            is_done = "done" in str(difference.reference)
            yield Can(last.action) if is_done else Cannot(last.action)
    elif difference.what == LISTED:
        yield from _listed(difference.reference, difference.other)
    elif difference.what == STANDING:
        yield from _stands(difference)
    elif difference.what.startswith("{"):
        fact = seen_fact(difference.what, difference.reference, played.table)
        if fact is not None:
            yield fact


def _stands(difference: Difference) -> Iterator[Meaning]:
    """Which step it is, and what may be done there; nothing where both say the same of that.

    Who has no priority may do in a scenario what waits for it, so that this tells nothing.
    """
    ours, theirs = difference.reference, difference.other
    assert isinstance(ours, tuple)  # a status in plain form
    assert isinstance(theirs, tuple)
    has_priority = ours[4][0] == theirs[4][0] == "priority"
    acts = tuple(_listed(difference.listed[0], () if has_priority else difference.listed[1]))
    if acts or ours[1:3] != theirs[1:3]:
        yield f.Moment(ours[1], StepName(ours[2]))
        yield from acts


def _listed(ours: object, theirs: object) -> Iterator[Meaning]:
    """The first action that one of them lists and the other does not."""
    for listed, said in ((ours, Can), (theirs, Cannot)):
        for text in listed:  # type: ignore[attr-defined]  # moves as texts
            move = msgspec.json.decode(text, type=Pass | Act)
            if isinstance(move, Act):
                yield said(move.action)
                return


def named(meaning: Any, names: Mapping[str, str]) -> Any:
    """A meaning with every label replaced by the name of its card."""
    if isinstance(meaning, Can | Cannot):
        return type(meaning)(named(meaning.action, names))
    return msgspec.convert(_plain(msgspec.to_builtins(meaning), names), type=type(meaning))


def _plain(value: Any, names: Mapping[str, str]) -> Any:
    match value:
        case str():
            return names.get(value, value)
        case dict():
            return {key: _plain(each, names) for key, each in value.items()}
        case list() | tuple():
            return [_plain(each, names) for each in value]
    return value
