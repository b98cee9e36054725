"""An engine may say which cards it cannot read: the same ones in every game."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import pytest
from shared.corpora import library

from ettin_spec.protocol.capabilities import CardSupport
from ettin_spec.protocol.commands import Command, NewGame
from ettin_spec.protocol.results import Result, Unsupported
from ettin_tck.cases.selection import Wanted, select
from ettin_tck.checking.baseline import Baseline
from ettin_tck.checking.case_player import Order
from ettin_tck.checking.check_events import CaseEnded, Ended, Events
from ettin_tck.checking.check_run import Check
from ettin_tck.checking.unread_cards import CardOpened, UnreadCards
from ettin_tck.engines.installed import make, maker
from ettin_tck.engines.time_limits import Limits
from ettin_tck.exit_codes import Exit
from ettin_tck.pages.page_words import frames
from ettin_tck.report.not_asked import not_asked, to_claim_next, to_read_next
from ettin_tck.report.recorded.recorded_check import recorded
from ettin_tck.report.summary import summary
from ettin_tck.verdicts import Verdict

DATE = "2012-01-01"
PLAYING = ("combat.*", "plainest.*")
CARD = "Hill Giant"
ENGLISH = frames("en")
READS_ALL = CardSupport(names=("*",), words=("*",))


@dataclass
class Reader:
    """The reference as an engine that reads text, and says that it cannot read some cards."""

    unread: tuple[str, ...] = (CARD,)
    support: CardSupport = READS_ALL
    games: int = 0
    seconds: float = 0.0
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        self.truth = make()

    def start(self):
        return msgspec.structs.replace(self.truth.initialize(), cards=self.support)

    initialize = start

    def run(self, commands: list[Command]) -> list[Result]:
        first = commands[0]
        if isinstance(first, NewGame):
            self.games += 1
            if cards := [name for name in self.refused(first) if name in first.cards]:
                why = dict.fromkeys(cards, "no reading of its text")
                return [Unsupported("not all is read", why)]
        return self.truth.run(commands)

    def refused(self, _game: NewGame) -> tuple[str, ...]:
        return self.unread

    def stop(self) -> None:
        """Nothing stands for a process."""

    abort = stop

    def notes(self) -> list[str]:
        return []


class RefusesWhatItFails(Reader):
    """A liar: it refuses cards in the games alone that it would get wrong."""

    def refused(self, _game: NewGame) -> tuple[str, ...]:
        return self.unread if self.games in (3, 4) else ()


class ReadsLater(Reader):
    """A liar: it refuses in its first games what it reads afterwards."""

    def refused(self, _game: NewGame) -> tuple[str, ...]:
        return self.unread if self.games < 3 else ()


class RefusesVaried(Reader):
    """A liar: it refuses wherever somebody has another name than in the case as it is written."""

    def refused(self, game: NewGame) -> tuple[str, ...]:
        names = {name for team in game.teams for name in team.players}
        return () if "Angie" in names else self.unread


class RefusesAgain(Reader):
    """A liar: it reads a card in the first play of a case, and in no further one."""

    last: NewGame | None = None

    def refused(self, game: NewGame) -> tuple[str, ...]:
        again, self.last = game == self.last, game
        return self.unread if again else ()


def told_of(engine, ids=PLAYING, dates=(DATE,), **options) -> list[Events]:
    chosen = select(library(), Wanted(dates, ids))
    order = Order(library(), chosen, (), reference=maker("reference"), **options)
    return list(Check(order, engine).events())


def of_verdict(events: list[Events], verdict: Verdict) -> list[CaseEnded]:
    return [each for each in events if isinstance(each, CaseEnded) and each.verdict is verdict]


def ended(events: list[Events]) -> Ended:
    assert isinstance(events[-1], Ended)
    return events[-1]


def test_a_case_with_an_unread_card_is_skipped_and_counted_by_card() -> None:
    events = told_of(Reader())
    skipped = of_verdict(events, Verdict.SKIPPED)
    assert {each.why for each in skipped} == {
        "the engine cannot read Hill Giant\n    Hill Giant: no reading of its text"
    }
    assert {each.lacks for each in skipped} == {("reading Hill Giant",)}
    assert len(skipped) > 3
    assert not of_verdict(events, Verdict.FAIL)
    assert (ended(events).unread, ended(events).exit) == (1, 0)
    assert "1 card refused as unread" in summary(ended(events), ENGLISH)[0]
    check = recorded(events)
    lines = list(not_asked(check.idle, ENGLISH))
    assert any(line.split()[:3] == [str(len(skipped)), "cannot", "read"] for line in lines)
    assert to_read_next(check.lacks, ENGLISH).endswith(f"Hill Giant ({len(skipped)})")
    assert to_claim_next(check.lacks, ENGLISH) == ""


def test_several_cards_are_told_at_once() -> None:
    events = told_of(Reader(unread=(CARD, "Grizzly Bears")))
    lacks = Counter(each.lacks for each in of_verdict(events, Verdict.SKIPPED))
    assert ("reading Hill Giant",) in lacks
    assert ended(events).unread == 2
    assert not of_verdict(events, Verdict.FAIL)


def test_who_refuses_everything_has_passed_nothing_and_the_line_says_so() -> None:
    events = told_of(Reader(unread=tuple(library().cards.entries)))
    line, *_, last = summary(ended(events), ENGLISH)
    assert line.startswith(f"{DATE}  0 of 0 pass")
    assert f"{ended(events).unread} cards refused" in line
    assert ended(events).unread > 3
    assert last == ENGLISH.say("nothing_played")
    assert ended(events).exit == Exit.NOTHING_SELECTED


def test_a_card_that_is_claimed_by_name_must_be_read() -> None:
    support = CardSupport(names=(CARD,), words=("*",))
    failed = of_verdict(told_of(Reader(support=support)), Verdict.FAIL)
    assert failed
    assert all("claims Hill Giant by name, and cannot read it" in each.why for each in failed)


@pytest.mark.parametrize("liar", [RefusesWhatItFails, ReadsLater])
def test_a_card_that_is_refused_in_some_cases_alone_fails(liar: type[Reader]) -> None:
    events = told_of(liar())
    failed = of_verdict(events, Verdict.FAIL)
    assert failed
    assert all("Hill Giant" in each.why and f" on {DATE}" in each.why for each in failed)
    assert ended(events).exit == 1


@pytest.mark.parametrize("options", [{"vary": True}, {"repeat": 2}])
@pytest.mark.parametrize("liar", [RefusesVaried, RefusesAgain])
def test_a_card_that_is_refused_in_some_plays_alone_fails(liar, options) -> None:
    if (liar, options) == (RefusesVaried, {"repeat": 2}):
        options = {"vary": True, "seed": 7}
    events = told_of(liar(), ("combat.damage.*",), **options)
    failed = [each for each in of_verdict(events, Verdict.FAIL) if "cannot read" in each.why]
    assert failed
    assert ended(events).exit == 1


def test_a_variation_that_adds_an_unread_card_is_left_out() -> None:
    """Only variations have these lands, and no case fails since they are not read."""
    events = told_of(Reader(unread=("Plains", "Island", "Swamp")), ("combat.damage.*",), vary=True)
    assert not [each for each in events if isinstance(each, CaseEnded) and each.variation]
    assert ended(events).exit == 0
    assert ended(events).unread > 0


def test_a_card_that_is_refused_now_and_was_read_then_is_lost() -> None:
    claims = Reader().initialize()
    events = told_of(Reader(), baseline=Baseline(claims=claims))
    assert ended(events).lost == len(of_verdict(events, Verdict.SKIPPED)) > 0
    assert ended(events).exit == 1


READS_TEXT = Path(__file__).parents[1] / "children" / "shapes" / "reads_text.py"


def output_of(*words: str) -> str:
    """What a command of ettin prints about an engine that reads text and claims every word."""
    engine = ("--", sys.executable, str(READS_TEXT), "claims all")
    done = subprocess.run(
        (sys.executable, "-m", "ettin_tck", *words, *engine),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.stdout


@pytest.mark.slow  # a check of all that an engine claims, twice
def test_an_engine_that_reads_text_is_told_alike_by_any_number_of_processes() -> None:
    one, two = (output_of("check", "--date", "current", "--jobs", n) for n in ("1", "2"))
    assert one.splitlines()[1:] == two.splitlines()[1:]
    assert re.search(r"11 of 12 pass, 1 fail, .* 15\d cards refused as unread", one)
    assert re.search(r"cannot read: .*Worship \(5\)", one)
    assert "to read next, with the cases that each card opens: Worship (5)" in one


@pytest.mark.slow  # as above
def test_needs_and_smoke_tell_what_is_not_read() -> None:
    assert re.search(r"^reading: .*Worship \(5\)", output_of("needs"), re.MULTILINE)
    smoke = output_of("smoke")
    assert "it says that it cannot read Soul Warden: what is said by" in smoke
    assert "wrong" not in smoke


def test_what_is_held_together_is_the_declaration_and_not_the_name() -> None:
    """A card of another wording is another text, which may be read though this one is not."""
    record = UnreadCards()
    event = CaseEnded(id="a", case="a", date=DATE, title="", verdict=Verdict.PASS)
    for opened in (CardOpened(CARD, 1, "no reading"), CardOpened(CARD, 2, None)):
        assert record.judged(event, [opened]) is event
    assert len(record) == 1
    failed = record.judged(event, [CardOpened(CARD, 1, None)])
    assert failed.verdict is Verdict.FAIL
    assert record.judged(event, [CardOpened(CARD, 1, None)]) is event
    again = record.judged(event, [CardOpened(CARD, 1, "no reading")])
    assert again.verdict is Verdict.FAIL
