"""All sentences of a case that fail against a mutant: each is left out, and the rest played on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_tck.checking.case_player import CasePlayer, Order
from ettin_tck.mutants.expectation_mutants import library_without
from ettin_tck.mutants.needed_sentences.failing import Failing, failing_of
from ettin_tck.mutants.needed_sentences.sentences import Key, Sentences
from ettin_tck.mutants.playing.play_verdicts import notice_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ettin_tck.judging.open_choices import AnsweredBefore
    from ettin_tck.library import Library
    from ettin_tck.mutants.playing.guarded_engine import GuardedEngine
    from ettin_tck.mutants.playing.play_verdicts import Notice
    from ettin_tck.mutants.playing.plays import Play


class FailingSentences:
    """Asks which sentences fail, of a case as long as one of its sentences is not known to be
    needed: to notice something that nothing else of its case does."""

    def __init__(
        self,
        library: Library,
        asked: Mapping[tuple[str, str], Sequence[AnsweredBefore]],
        needed: Iterable[Key] = (),
    ) -> None:
        self._library, self._asked = library, asked
        self._sentences = Sentences(library)
        self._alone = set(needed)

    def learn(self, failing: Iterable[str]) -> None:
        """Remember the sentences that failed alone."""
        for each in map(failing_of, failing):
            if each.is_alone:
                self._alone.update(self._sentences.keys_of(each))

    def is_open(self, play: Play) -> bool:
        """Is there a sentence in the case that is not known to be needed?"""
        return not self._alone.issuperset(self._sentences.of_case(play.chosen.case))

    def of(self, engine: GuardedEngine, play: Play, notice: Notice) -> Failing | None:
        """Those that fail; None where it is no sentence after Then, or nothing is open."""
        if not self._is_sentence(play, notice.move) or not self.is_open(play):
            return None
        assert notice.move is not None
        found = [notice.move]
        if notice.by_monitor:
            return Failing(play.name, tuple(found), beside=True)
        every = range(len(self._library.script(play.chosen.case).moves))
        while True:
            left = [number for number in every if number not in found]
            library = library_without(self._library, play, found)
            order = Order(library, (), (), asked=self._asked)
            following = notice_of(CasePlayer(order, engine, engine.initialize()), play)
            if following is None:
                return Failing(play.name, tuple(found))
            move = following.move
            original = None if move is None or following.by_monitor else left[move]
            if original is None or not self._is_sentence(play, original):
                return Failing(play.name, tuple(found), beside=True)
            found.append(original)

    def _is_sentence(self, play: Play, move: int | None) -> bool:
        return move is not None and self._sentences.key_of(play.chosen.case, move) is not None
