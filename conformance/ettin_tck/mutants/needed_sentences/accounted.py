"""The sentences of a run: what is kept of them, and what the mutants say of that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_tck.cases.selection import Wanted, select
from ettin_tck.mutants.mutant import Kind
from ettin_tck.mutants.needed_sentences.accounts_from_findings import Accounts, Kept
from ettin_tck.mutants.needed_sentences.findings import findings_of
from ettin_tck.mutants.needed_sentences.purposes import Purposes
from ettin_tck.mutants.needed_sentences.safeguards import (
    out_of_date,
    read_accounts,
    write_accounts,
)
from ettin_tck.mutants.needed_sentences.sentence_report import SentenceReport
from ettin_tck.mutants.needed_sentences.sentences import Sentences
from ettin_tck.mutants.playing.plays import plays_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_tck.library import Library
    from ettin_tck.mutants.campaign import Request
    from ettin_tck.mutants.mutant import Tried
    from ettin_tck.mutants.needed_sentences.safeguards import Account
    from ettin_tck.mutants.needed_sentences.sentences import Key


class Accounted:
    """Holds what is kept of sentences against what a run shows, or keeps that instead."""

    def __init__(self, library: Library, request: Request) -> None:
        self._library, self._request = library, request
        self._sentences = Sentences(library)
        self._plays = plays_of(library, select(library, Wanted(ids=request.ids)))
        self._kept, marked = read_accounts(library)
        self._names = {scenario.id for scenario in library.corpus.scenarios}
        if marked is not None and not request.once and library.language == "en":
            for error in out_of_date(self._sentences, self._names, self._kept, marked):
                raise error
        self.is_right = True

    @property
    def needed(self) -> frozenset[Key]:
        """The sentences that are known to notice something alone."""
        return frozenset(
            (name, number)
            for name, account in self._kept.items()
            if name in self._names and account.said == self._sentences.said(name)
            for number in account.needed
        )

    def lines(self, results: Sequence[Tried], *, mark: bool) -> Iterator[str]:
        """What is wrong of what is kept, and the counts; what is found is kept, to `mark` it."""
        played = {play.chosen.scenario.id for play in self._plays}
        every = {key: each for key, each in self._sentences.every.items() if key[0] in played}
        findings = findings_of(results, self._sentences)
        purposes = Purposes(self._library, self._sentences, self._plays)
        kept = Kept(self._kept, self._anew())
        worked_out = Accounts(self._sentences, findings, purposes, kept)
        now = {name: worked_out.of(name) for name in sorted(played)}
        if mark:
            self._write(now)
        report = SentenceReport(every, findings, now if mark else self._kept, now, kept.anew)
        yield from report.lines()
        whole = set(self._request.kinds) == set(Kind) and bool(kept.anew)
        self.is_right = report.is_right and not (whole and report.unaccounted)

    def _write(self, now: dict[str, Account]) -> None:
        left = {name: each for name, each in self._kept.items() if name in self._names}
        write_accounts(self._library, {**left, **now})

    def _anew(self) -> tuple[Kind, ...]:
        """The kinds of which all mutants were tried on all cases."""
        it = self._request
        is_part = it.sample is not None or it.groups or it.dates or it.most
        return () if is_part else it.kinds
