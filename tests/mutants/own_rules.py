"""Does each case, in the variant in which it is played, notice a wrong version of the reference?

    python tests/mutants/own_rules.py --variant two-player

tries wrong versions of the rules that a case cites (policies, flow and code that cite a clause of
it) until one is noticed, and of any flow and code that it exercises for those cases that notice
none. A wrong version that most games beside notice is no proof: that engine plays no game at all.
The exit code is 1 if some case notices nothing.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import msgspec

from ettin_spec.language.scenario import Case
from ettin_tck.campaigns.forked import Failure, in_children
from ettin_tck.cases.plan import profile_of
from ettin_tck.cases.selection import Chosen, Wanted, select
from ettin_tck.checking.case_player import CasePlayer, Order
from ettin_tck.library import Library
from ettin_tck.mutants.code.code_mutants import code_mutants
from ettin_tck.mutants.flow.flow_mutants import flow_mutants
from ettin_tck.mutants.making import engine_of
from ettin_tck.mutants.mutant import Mutant
from ettin_tck.mutants.playing.play_verdicts import notice_of
from ettin_tck.mutants.playing.plays import Exercised, Play, Record, plays_of, record_of
from ettin_tck.mutants.playing.recording import Noted, exercised
from ettin_tck.mutants.playing.trials import Trials
from ettin_tck.mutants.policy_mutants import policy_mutants

LONGEST = 20.0
"""Seconds that one wrong version may take; who hangs for so long is no proof either."""
LONGEST_OF_RECORD = 300.0
"""Seconds that recording one play may take."""
TOGETHER = 60
"""Plays that are recorded in one child."""
MOST = 60
"""Wrong versions of one sort that are tried for a case."""
BESIDE = 12
"""Games of any kind that are played beside, to see whether a wrong version breaks them all."""
FEW = 4
"""Games beside, below which it is no matter how many of them notice a wrong version."""


@dataclass
class Search:
    """Which wrong version each play notices, by its number; one of its own rule is the better.

    The first plays are `asked`; those after them say whether a wrong version breaks every game.
    """

    library: Library
    plays: Sequence[Play]
    record: Record
    asked: int
    own: dict[int, str] = field(default_factory=dict)
    other: dict[int, str] = field(default_factory=dict)

    def look(self, mutants: Sequence[Mutant], *, own: bool) -> None:
        """Try wrong versions until every play that is asked notices one."""
        found, tried = (self.own if own else self.other), Counter[int]()

        def performed(batch: Sequence[tuple[Mutant, list[int], list[int]]]) -> Iterator[list[int]]:
            yield from (self._noticing(*each) for each in batch)

        for mutant in mutants:
            exercising = self._trials.candidates(mutant)
            left = [n for n in exercising if self._is_left(n, mutant, own=own)]
            if any(tried[n] < MOST for n in left):
                tried.update(left)
                beside = [n for n in exercising if n >= self.asked]
                for _, result in in_children([[(mutant, left, beside)]], performed, 1, LONGEST):
                    if not isinstance(result, Failure):
                        found.update({n: mutant.id for n in result if n not in found})

    def _is_left(self, number: int, mutant: Mutant, *, own: bool) -> bool:
        """Has a play noticed nothing yet, and cites it what is wrong, if it has to be its `own`?"""
        if number >= self.asked or number in self.own or number in self.other:
            return False
        case = self.plays[number].chosen.case
        return not own or bool(self._in(case, case.clauses) & self._in(case, mutant.clauses))

    @cached_property
    def _trials(self) -> Trials:
        return Trials(self.library, self.plays, self.record)

    def _in(self, case: Case, clauses: Iterable[str]) -> set[str]:
        """The clauses that some are in the variant of a case."""
        rules = self.library.rules
        pieces = rules.variants[case.variant].pieces
        return {rules.clause_in(key, pieces).key for key in clauses if key in rules.clauses}

    def _noticing(self, mutant: Mutant, left: Sequence[int], beside: Sequence[int]) -> list[int]:
        """Who of those that are left notices a wrong version; nobody if most beside them do."""
        engine = engine_of(mutant)
        order = Order(self.library, (), (), asked=self._answered())
        player = CasePlayer(order, engine, engine.initialize())

        def told(numbers: Sequence[int]) -> list[int]:
            notices = [(n, notice_of(player, self.plays[n])) for n in numbers]
            return [n for n, notice in notices if notice is not None and not notice.by_ettin]

        breaks_all = len(beside) >= FEW and 2 * len(told(beside)) > len(beside)
        return [] if breaks_all else told(left)

    def _answered(self) -> dict[tuple[str, str], Sequence[object]]:
        return {
            (self.plays[n].chosen.case.id, self.plays[n].date): asked
            for n, asked in self.record.asked.items()
        }

    def lines(self) -> Iterator[str]:
        """What each play notices."""
        for number, play in enumerate(self.plays[: self.asked]):
            by = self.own.get(number)
            other = self.other.get(number)
            said = f"own rule  {by}" if by else f"other     {other}" if other else "NOTHING"
            yield f"{play.name:<60}  {said}"


def recorded(library: Library, plays: Sequence[Play]) -> Record:
    """What each play exercises, found in children: here the engine is not imported yet."""

    def perform(numbers: Sequence[int]) -> Iterator[Exercised]:
        return exercised(library, [plays[n] for n in numbers], Noted.LINES)

    rows = [range(n, min(n + TOGETHER, len(plays))) for n in range(0, len(plays), TOGETHER)]
    found = dict(in_children(rows, perform, 1, LONGEST_OF_RECORD))
    return record_of(msgspec.convert(found[n], Exercised) for n in range(len(plays)))


def games(library: Library, variants: Sequence[str], ids: Sequence[str]) -> list[Chosen]:
    """The games of today in some variants, with printed cards alone."""
    return [
        each
        for each in select(library, Wanted((library.today,), tuple(ids)))
        if each.case.variant in variants
        and profile_of(library.script(each.case).opening) == "game"
        and not any(map(library.cards.is_made_up, library.script(each.case).cards))
    ]


def main(arguments: Sequence[str]) -> int:
    """Search as the command line says, and print what was found."""
    says = argparse.ArgumentParser(description=__doc__)
    says.add_argument("--variant", action="append", required=True)
    says.add_argument("--id", action="append", default=[])
    says.add_argument("--sample", type=int)
    says.add_argument("--seed", default="0")
    asked = says.parse_args(arguments)
    library, draw = Library("en"), random.Random(asked.seed)
    chosen = games(library, asked.variant, asked.id)
    if asked.sample is not None:
        chosen = draw.sample(chosen, asked.sample)
    beside = draw.sample(games(library, asked.variant, ()), BESIDE)
    plays = plays_of(library, [*chosen, *beside])
    search = Search(library, plays, recorded(library, plays), len(chosen))
    mutants = [*code_mutants(), *flow_mutants()]
    draw.shuffle(mutants)
    search.look([*policy_mutants(library, plays, search.record), *mutants], own=True)
    search.look(mutants, own=False)
    for line in search.lines():
        print(line)
    by_own, all_told = len(search.own), len(search.own.keys() | search.other.keys())
    print(f"{len(chosen)} cases: {by_own} notice their own rule, {all_told - by_own} another alone")
    return int(all_told < len(chosen))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
