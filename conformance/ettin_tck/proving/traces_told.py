"""The way to a broken property as a scenario in Gherkin.

What the suite has sentences for is said in them; the rest is told, behind an asterisk.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from gherkin.dialect import Dialect

from ettin_spec.errors import EttinError
from ettin_spec.flow.generated.machine import State
from ettin_spec.flow.proof.exploring import NO_STEP, WRONG_STEP
from ettin_spec.flow.seats import team_and_seat
from ettin_spec.language.people import seating
from ettin_spec.protocol.actions import Attack, CallTime, Concede, Keep, TakeMulligan
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import At, Pass, Team
from ettin_tck.pages.page_words import frames

if TYPE_CHECKING:
    from ettin_spec.flow.proof.traces import Move
    from ettin_spec.language.scenario import Meaning
    from ettin_tck.library import Library
    from ettin_tck.proving.proof import Broken, Proof, Searched

WORDS = Path(__file__).parent / "words"
ALWAYS: Mapping[str, tuple[str, str]] = {
    WRONG_STEP: (
        "No step takes what is not there, or touches a seat of nobody.",
        "turn.teams",
    ),
    NO_STEP: ("A game that is not over goes on.", "game.over"),
}
"""What is held against every flow, in words, with its clause."""

Said = Callable[[Team, str], "Meaning"]
MEANT: Mapping[str, Said] = {
    "keep": lambda _, player: Keep(player),
    "mulligan": lambda _, player: TakeMulligan(player),
    "concede": lambda _, player: Concede(player),
    "pass": lambda team, _: Pass(team.id),
    "call_time": lambda *_: CallTime(),
    "attack_not": lambda _, player: Attack(player, ()),
}
"""The messages that the suite has sentences for."""


def broken_told(
    library: Library, proof: Proof, searched: Searched, broken: Broken
) -> Iterator[str]:
    """The shortest way to what is wrong, as the lines of a feature file."""
    rules = {rule.id: (rule.says, rule.clause) for rule in proof.rules} | dict(ALWAYS)
    says, clause = rules[broken.property]
    variant, day = searched.game.variants[0], searched.game.since
    shown = library.clause(clause, day, variant)
    dialect = Dialect.for_name(library.language) or Dialect.for_name("en")
    assert dialect is not None  # English is there
    way = _Way(library, variant)
    yield ""
    yield f"# language: {library.language}"
    yield f"# {broken.property}: {says}"
    yield f"# {shown.number or shown.key}, {variant}, {day}, {searched.within.name}"
    yield f"{dialect.scenario_keywords[0]}: {shown.sense}"
    lines = list(way.told(broken.moves))
    if broken.round:
        lines += [("*", way.words.say("for_ever")), *way.told(broken.round)]
    yield from _with_keywords(lines, dialect)
    yield f"  {dialect.then_keywords[1]}{shown.sense}"


def _with_keywords(lines: Sequence[tuple[str, str]], dialect: Dialect) -> Iterator[str]:
    when = dialect.when_keywords[1]
    for keyword, text in lines:
        yield f"  {when if keyword == 'when' else '* '}{text}"


class _Way:
    """The steps of a game of a variant, in a language."""

    def __init__(self, library: Library, variant: str) -> None:
        self.library, self.teams = library, seating(variant)
        self.words = frames(library.language, WORDS)
        self.names = library.tongue.table.lexicon.file.words.get("player", {})

    def told(self, moves: Sequence[Move]) -> Iterator[tuple[str, str]]:
        """Each step that somebody takes, or of which something is reported, and where it is."""
        at = ""
        for move in moves:
            if move.event is None and move.transition:
                continue
            if move.event == ("nothing", None):
                continue
            if (where := self._place(move.before)) and where != at:
                at = where
                yield "when", where
            yield self._step(move)

    def _place(self, state: State) -> str:
        if state.step in ("mulligans", "over"):
            return ""
        return self._said(At(self.teams[state.active].id, StepName(state.step))) or ""

    def _step(self, move: Move) -> tuple[str, str]:
        if move.event is None:
            return "*", self.words.say("wrong")
        name, member = move.event
        team, player = self._who(name, member)
        meant = MEANT.get(name)
        if meant and (said := self._said(meant(team, player))):
            return "when", said
        return "*", self.words.say(name, who=self.names.get(player, player))

    def _who(self, name: str, member: int | None) -> tuple[Team, str]:
        place, seat = (member or 0, 0)
        if name in ("keep", "mulligan"):
            place, seat = team_and_seat(member or 0)
        team = self.teams[place]
        return team, team.players[seat]

    def _said(self, meaning: Meaning) -> str | None:
        try:
            return self.library.tongue.say(meaning)
        except EttinError:
            return None
