"""Writes the scenarios of a language as one JSON text, for engines that play without ettin."""

from __future__ import annotations

import hashlib
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

import ettin_spec
from ettin_spec.input_files import read_bytes
from ettin_spec.language.scenario import Answers, Happens, IsAsked, IsRefused, Role
from ettin_spec.notice import notice
from ettin_spec.own_files import located
from ettin_spec.protocol.capabilities import MAJOR, MINOR
from ettin_spec.protocol.commands import (
    Act,
    Advance,
    Answer,
    At,
    Observe,
    Place,
    Register,
    StartCount,
    TurnsEnd,
)
from ettin_spec.protocol.corpus_file import (
    CORPUS,
    Arrives,
    Beat,
    CardAsked,
    Cited,
    CorpusCase,
    CorpusFile,
    CorpusScenario,
    Days,
    Demands,
    Disputed,
    Form,
    FoundAt,
    Made,
    Must,
    MustBeAsked,
    MustBeDone,
    MustBeRefused,
    MustBeValue,
)
from ettin_tck.cases.plan import ending_moves, profile_of, tag
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Chosen
from ettin_tck.library import TODAY

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ettin_spec.language.scenario import Case, Move, Scenario, Script
    from ettin_spec.rulebook.rulebook_model import Variant
    from ettin_tck.library import Library


def corpus_text(corpus: CorpusFile) -> bytes:
    """The corpus as it is written: the same bytes for the same input, on any machine."""
    written = msgspec.json.encode(corpus, order="deterministic")
    return msgspec.json.format(written, indent=1) + b"\n"


def corpus_file(library: Library, dates: Sequence[str] = ()) -> CorpusFile:
    """The scenarios in force on any of the dates (ISO), or all; sorted by id."""
    scenarios = sorted(library.corpus.scenarios, key=lambda each: each.id)
    written = (_scenario(library, scenario, dates) for scenario in scenarios)
    return CorpusFile(
        schema=CORPUS,
        protocol=Form(MAJOR, MINOR),
        made=Made(version("ettin"), digest(library)),
        language=library.language,
        scenarios=tuple(each for each in written if each.cases),
        notice=notice(library.language),
        rules_read_up_to=library.rules.dates[TODAY].date,
    )


def digest(library: Library) -> str:
    """The SHA-256 of all that the corpus is made of: YAML, features, what the user brought."""
    further = library.further
    folders = [(Path(ettin_spec.__file__).parent, "*.yaml"), (library.features, "*.feature")]
    folders += [(further.phrases, "*.yaml")] if further.phrases else []
    found = [(root, file) for root, pattern in folders for file in sorted(root.rglob(pattern))]
    total = hashlib.sha256()
    for root, file in [*found, *((file.parent, file) for file in further.cards)]:
        name, content = file.relative_to(root).as_posix(), read_bytes(file)
        total.update(f"{name} {len(content)}\n".encode() + content)
    return total.hexdigest()


def _scenario(library: Library, scenario: Scenario, dates: Sequence[str]) -> CorpusScenario:
    cases = (_case(library, scenario, case, dates) for case in scenario.cases)
    dispute = library.disputes.get(scenario.id)
    return CorpusScenario(
        id=scenario.id,
        situation=scenario.situation,
        title=scenario.title,
        level=scenario.level,
        sources=scenario.sources,
        found=FoundAt(_below(library.features, scenario.place.file), scenario.place.line),
        cases=tuple(each for each in cases if each.days),
        disputed=None if dispute is None else Disputed(dispute.link, dispute.since),
    )


def _below(root: Path, file: str) -> str:
    path = located(file)
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else path.name


def _case(library: Library, scenario: Scenario, case: Case, dates: Sequence[str]) -> CorpusCase:
    made = library.script(case)
    return CorpusCase(
        id=case.id,
        since=case.since,
        until=case.until,
        given=tuple(step.text for step in case.steps if step.role is Role.GIVEN),
        opening=made.opening,
        answers=made.answers,
        play=tuple(_beats(case, made.moves)),
        needs=_needs(made, library.rules.variants[case.variant]),
        days=_days(library, scenario, case, _played_on(library, case, made.cards, dates)),
        values=dict(case.values),
        level=case.level,
    )


def _played_on(
    library: Library, case: Case, cards: Sequence[str], dates: Sequence[str]
) -> list[str]:
    """The days asked for, else all on which the rules or cards of the case could tell."""
    ends = (case.since, library.today)
    days = set(dates) or {*ends, *library.change_dates(cards)}
    return sorted(day for day in days if case.holds_on(day))


def _days(
    library: Library, scenario: Scenario, case: Case, dates: Sequence[str]
) -> tuple[Days, ...]:
    """The dates, together where they follow each other and are alike."""
    found: list[Days] = []
    for date in dates:
        here = _on(library, scenario, case, date)
        last = found[-1] if found else None
        if last is not None and here == _dated(last, (date,)):
            found[-1] = _dated(last, (*last.dates, date), last.new_game.date)
        else:
            found.append(here)
    return tuple(found)


def _dated(days: Days, dates: tuple[str, ...], first: str = "") -> Days:
    game = msgspec.structs.replace(days.new_game, date=first or dates[0])
    return msgspec.structs.replace(days, dates=dates, new_game=game)


def _on(library: Library, scenario: Scenario, case: Case, date: str) -> Days:
    plan = plan_of(library, Chosen(scenario, case, date), date)
    played = () if plan.profile == "deck" else plan.new_game.cards
    asked = {
        name: CardAsked(tuple(sorted(need.words)), need.reworded, need.stand_ins)
        for name, need in library.card_needs(played, date).items()
    }
    shown = library.clauses(case.clauses, date, case.variant)
    clauses = tuple(Cited(clause.key, clause.number, clause.sense) for clause in shown)
    basis = library.evidence(scenario, case, date).basis or ""
    return Days((date,), clauses, plan.new_game, asked, basis)


def _beats(case: Case, moves: Sequence[Move]) -> Iterator[Beat]:
    last = ending_moves(moves)
    for number, move in enumerate(moves):
        must = MustBeDone() if number in last and _happens(move) else _must(move)
        said = case.steps[move.sentence]
        yield Beat(said.text, said.place.line, move.command, must)


def _happens(move: Move) -> bool:
    return isinstance(move.expect, Happens)


def _must(move: Move) -> Must:
    match move.expect, move.command:
        case Answers(value), _:
            return MustBeValue(value)
        case IsRefused(), _:
            return MustBeRefused()
        case IsAsked(), _:
            return MustBeAsked()
        case Happens(), Advance(At(team, step)):
            return MustBeDone(at=Arrives(team, step))
        case Happens(), Advance(TurnsEnd(turns)):
            return MustBeDone(turns=turns)
        case _:
            return MustBeDone()


def _needs(made: Script, variant: Variant) -> Demands:
    commands = [move.command for move in made.moves]
    opening = made.opening
    answers = (*made.answers, *(c for c in commands if isinstance(c, Answer)))
    named = opening.facts if isinstance(opening, Place | Register | StartCount) else (opening,)
    return Demands(
        profiles=(profile_of(opening),),
        facets=variant.facets,
        actions=_names(tag(c.action) for c in commands if isinstance(c, Act)),
        places=_names(tag(each) for each in named),
        observes=_names(tag(c.ask) for c in commands if isinstance(c, Observe)),
        advances=_names(tag(c.to) for c in commands if isinstance(c, Advance)),
        answers=_names(str(c.purpose) for c in answers),
    )


def _names(tags: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(set(tags)))
