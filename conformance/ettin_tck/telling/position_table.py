"""A position as a small table: a line for each team, and one that says where the game stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.cells import cell_len, set_cell_size

from ettin_spec.language.object_reference import reference
from ettin_spec.protocol.base import CounterKind, Kind
from ettin_spec.protocol.facts import Bearer
from ettin_spec.protocol.questions import AskCount, AskLife, AskPlayerCounters, AskZone
from ettin_spec.protocol.results import ForChoice, ForPriority
from ettin_tck.telling.words_told import words_told

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ettin_spec.protocol.commands import Team
    from ettin_tck.cases.plan import Plan
    from ettin_tck.library import Library
    from ettin_tck.pages.page_words import Frames
    from ettin_tck.telling.positions import Position

UNKNOWN = "?"
"""Stands for what the engine does not claim to observe."""


@dataclass(frozen=True)
class Table:
    """The table of a case, in the words of a library. `cards` are those that it counts."""

    library: Library
    plan: Plan
    cards: Sequence[str]

    @property
    def words(self) -> Frames:
        """The words around what is there."""
        return words_told(self.library.language)

    def rows(self, position: Position) -> Iterator[str]:
        """A line for each team, beneath one of headings; nothing where nothing was seen."""
        if position.answers:
            heads = tuple(map(self.words.say, ("team", "life", "poison", "permanents")))
            yield from _columns([heads, *self.cells(position)])

    def cells(self, position: Position) -> Iterator[tuple[str, str, str, str]]:
        """Of each team its name, life, poison and permanents; nothing where nothing was seen."""
        if position.answers:
            yield from (self._row(team, position) for team in self.plan.new_game.teams)

    def standing(self, position: Position) -> str:
        """Turn, step, stack and who has priority; empty where the engine does not say."""
        status = position.status
        if status is None:
            return ""
        say, lexicon = self.words.say, self.library.tongue.table.lexicon
        step = lexicon.file.words.get("step", {}).get(str(status.step), str(status.step))
        parts = [say("turn_of", turn=status.turn, step=step, team=self._team(status.active))]
        stack = say("on_the_stack", n=status.stack) if status.stack else say("nothing")
        there = ", ".join(self._on_stack(position))
        parts.append(say("on_stack", what=f"{stack} ({there})" if there else stack))
        match status.waiting:
            case ForPriority(team):
                parts.append(say("waits_priority", team=self._team(team)))
            case ForChoice(choice):
                what = self.words.word("purposes", str(choice.purpose))
                parts.append(say("waits_choice", what=what))
            case _:
                parts.append(say("is_over"))
        return " · ".join(parts)

    def _on_stack(self, position: Position) -> Iterator[str]:
        for ask, where in position.answers.items():
            if isinstance(ask, AskZone) and isinstance(where, dict) and where["zone"] == "stack":
                yield self.library.card_name(reference(ask.object).name)

    def _row(self, team: Team, position: Position) -> tuple[str, str, str, str]:
        life = position.answers.get(AskLife(team.id), UNKNOWN)
        own = filter(None, (self._controlled(it, position) for it in team.players))
        controlled = self.words.say("apart").join(own)
        return self._team(team.id), str(life), self._poison(team, position), controlled

    def _poison(self, team: Team, position: Position) -> str:
        """Poison of the team, or, where each player has poison alone, of one after the other."""
        bearers = [Bearer(team=team.id), *(Bearer(player=player) for player in team.players)]
        asked = (AskPlayerCounters(bearer, CounterKind.POISON) for bearer in bearers)
        found = [str(position.answers[ask]) for ask in asked if ask in position.answers]
        return "+".join(found) or UNKNOWN

    def _controlled(self, player: str, position: Position) -> str:
        """What a player controls of the cards that matter, and how many creatures besides."""
        counts = {card: position.answers.get(AskCount(player, card=card), 0) for card in self.cards}
        told = [
            self.library.card_name(card) + (f" ×{number}" if number > 1 else "")
            for card, number in counts.items()
            if number
        ]
        creatures = position.answers.get(AskCount(player, kind=Kind.CREATURE), 0)
        others = creatures - sum(n for card, n in counts.items() if self._is_creature(card))
        if others > 0:
            told.append(self.words.say("creatures", n=others))
        if not told:
            return ""
        return self.words.say("controls", player=self.player(player), what=", ".join(told))

    def _is_creature(self, card: str) -> bool:
        declared = self.plan.new_game.cards.get(card, {})
        return "Creature" in str(declared.get("type", ""))

    def _team(self, team: str) -> str:
        words = self.library.tongue.table.lexicon.file.words
        return words.get("team", {}).get(team) or words.get("player", {}).get(team, team)

    def player(self, player: str) -> str:
        """What a player is called in the language."""
        return self.library.tongue.table.lexicon.file.words.get("player", {}).get(player, player)


def _columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Rows as lines in which equal columns stand below each other, however wide a character is."""
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(_cells(row, widths)).rstrip()


def _cells(row: Iterable[str], widths: Iterable[int]) -> Iterator[str]:
    for cell, width in zip(row, widths, strict=True):
        yield set_cell_size(cell, width)
