"""What a scenario may not be, though each of its sentences is understood."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from ettin_spec.errors import Place, SpecError, nearest
from ettin_spec.language.gherkin.dated_rows import Row
from ettin_spec.language.gherkin.feature_source import Block, Sentence
from ettin_spec.language.gherkin.refusal_lint import goes_on, refused_in_any_case
from ettin_spec.language.gherkin.tags import Labels
from ettin_spec.language.object_reference import reference
from ettin_spec.language.people import TEAM_OF, seating
from ettin_spec.language.scenario import Can, Meaning, Role, Scenario, Step
from ettin_spec.language.sentences.meanings import Kind, mode_of
from ettin_spec.language.sentences.spoken_language import Said
from ettin_spec.language.sentences.templates import Mode
from ettin_spec.protocol import decks as d
from ettin_spec.protocol import facts
from ettin_spec.protocol import life_counts as n
from ettin_spec.protocol import matches as m
from ettin_spec.protocol.actions import Attack, Keep, TakeMulligan
from ettin_spec.protocol.base import Purpose
from ettin_spec.protocol.commands import Answer, Left, Until
from ettin_spec.rulebook import Rules, Variant, load_rules

ALLOWED = {
    Role.GIVEN: "Given places facts",
    Role.WHEN: "When says what is done, awaited or chosen",
    Role.THEN: "Then says what is true, and what can or can't be done",
}
ONLY_OBSERVED = (
    facts.Outcome,
    facts.Attacking,
    facts.Body,
    facts.NoCommander,
    facts.Unspent,
    facts.StackSize,
    facts.Sees,
    facts.Chooses,
    m.MatchOutcome,
    m.TurnsLeft,
    m.Primary,
    m.Settles,
    d.DecksAllowed,
    d.DeckAllowed,
    d.Objection,
    d.DeckObjection,
    d.FromOutside,
    d.Product,
    n.ReadLife,
    n.LifeLost,
    n.ReadPoison,
    n.Poisoned,
)
OF_ONE_OBJECT = (facts.InHand, facts.InGraveyard, facts.InExile, facts.InCommandZone, d.Commander)
"""Facts that ask of one object where it is, or whose."""
ONLY_PLACED = (
    facts.InLibrary,
    facts.Seated,
    facts.Played,
    m.Round,
    m.Picked,
    d.InDeck,
    d.Listed,
    d.Opened,
    n.Counting,
    n.Barred,
)


def roles(steps: Iterable[tuple[Sentence, Said]]) -> Iterator[SpecError]:
    """Sentences that stand where their kind does not belong."""
    for sentence, said in steps:
        what = _misplaced(sentence.role, said)
        if what:
            yield SpecError(
                sentence.place,
                f'{what}: "{sentence.text}"',
                ALLOWED[sentence.role],
            )


def _misplaced(role: Role, said: Said) -> str:
    modal = mode_of(said.meaning) is not Mode.PLAIN
    match role:
        case Role.GIVEN if said.kind is not Kind.FACT:
            return "this cannot be placed"
        case Role.GIVEN if isinstance(said.meaning, ONLY_OBSERVED):
            return "this can only be observed"
        case Role.WHEN if said.kind is Kind.FACT:
            return "a fact stands in When"
        case Role.WHEN if modal:
            return "can and can't stand in When"
        case Role.THEN if said.kind in (Kind.WAIT, Kind.PASS):
            return "something goes on in Then"
        case Role.THEN if said.kind is Kind.ANSWER and not modal:
            return "something goes on in Then"
        case Role.THEN if said.kind is Kind.ACTION and not modal:
            return "an action stands in Then"
        case Role.THEN if isinstance(said.meaning, ONLY_PLACED):
            return "this can only be placed"
    return ""


def nothing_resolves(sentence: Sentence) -> SpecError:
    """The error of *the spell resolves* with no spell before it."""
    return SpecError(
        sentence.place,
        f'nothing was cast or activated that could resolve here: "{sentence.text}"',
        "name the card whose triggered ability it is",
    )


def case(steps: Sequence[Step], place: Place, variant: str) -> Iterator[SpecError]:
    """What a case lacks, answers that nothing can ask for, and people who do not play."""
    if not any(step.role is Role.THEN for step in steps):
        yield SpecError(place, "this scenario expects nothing", "say in Then what comes of it")
    yield from _answers(steps)
    yield from _told_apart(steps)
    if variant in load_rules().variants:
        yield from _strangers(steps, variant)
        yield from refused_in_any_case(steps, variant)


def never_played(place: Place, variant: Variant) -> SpecError:
    """The error of a scenario that holds no longer when a variant begins."""
    return SpecError(
        place,
        f"this has ended before {variant.since}, when there is {variant.name}",
        f"remove @variant:{variant.name}",
    )


def _told_apart(steps: Sequence[Step]) -> Iterator[SpecError]:
    """Facts that name a card, of which there is not yet one or another."""
    for step in steps:
        card = getattr(step.meaning, "card", None)
        observed = step.role is Role.THEN and isinstance(step.meaning, OF_ONE_OBJECT)
        if isinstance(card, str) and not observed and not reference(card).is_plain:
            yield SpecError(
                step.place,
                f'no object is meant here, but a card: "{step.text}"',
                "name the card alone",
            )


def _strangers(steps: Sequence[Step], variant: str) -> Iterator[SpecError]:
    """Players who have no seat in the variant, and teams that have no turns of their own there."""
    absent = TEAM_OF.keys() - {player for team in seating(variant) for player in team.players}
    teams = {team.id for team in seating(variant)}
    for step in steps:
        team = getattr(step.meaning, "team", None)
        if isinstance(team, str) and team not in teams:
            yield SpecError(
                step.place,
                f'that is nobody with turns and life in {variant}: "{step.text}"',
                "speak of a team where its members share them, and of a player where they do not",
            )
        for player in sorted(absent & _names(step.meaning)):
            yield SpecError(
                step.place,
                f'{player} does not play in {variant}: "{step.text}"',
                "tag the scenario with a @variant in which they sit, or name others",
            )


@lru_cache(1 << 13)
def _names(meaning: Meaning) -> frozenset[str]:
    """All that is named in what a sentence says; many sentences say the same."""
    return frozenset(_texts(msgspec.to_builtins(meaning)))


def _texts(node: Any) -> Iterator[str]:
    if isinstance(node, str):
        yield node
    elif isinstance(node, dict):
        for inner in node.values():
            yield from _texts(inner)
    elif isinstance(node, list | tuple):
        for inner in node:
            yield from _texts(inner)


def _answers(steps: Sequence[Step]) -> Iterator[SpecError]:
    seen: dict[tuple[str, Purpose], Step] = {}
    passed: set[tuple[str, Purpose]] = set()
    left_open = False
    for number, step in enumerate(steps):
        opens = isinstance(step.meaning, facts.Chooses) and step.meaning.now
        left_open = left_open or opens
        if opens or (left_open and goes_on(step)):
            seen = {}
        if goes_on(step):
            passed.update(seen)
        if not isinstance(step.meaning, Answer):
            continue
        key = (step.meaning.by, step.meaning.purpose)
        leads_on = any(goes_on(later) for later in steps[number + 1 :])
        if key in seen and not (key in passed and leads_on):
            remedy = f"first: {seen[key].place}; another answer stands before what asks again"
            yield SpecError(step.place, "the same choice is answered twice", remedy)
        seen[key] = step
        passed.discard(key)
        if not any(_asks(other.meaning, step.meaning) for other in steps):
            yield SpecError(
                step.place,
                f'nothing here asks for this choice: "{step.text}"',
                "remove it, or let happen what it answers",
            )


def _asks(meaning: Meaning, answer: Answer) -> bool:
    """Can this sentence lead to the choice?"""
    done = meaning.action if isinstance(meaning, Can) else meaning
    match answer.purpose:
        case Purpose.BOTTOM | Purpose.EXILE:
            return isinstance(done, TakeMulligan) and done.by == answer.by
        case Purpose.OPENING_HAND:
            return isinstance(done, Keep) and done.by == answer.by
        case Purpose.LOOK_TO_BOTTOM:
            return isinstance(done, Until) or (isinstance(done, Keep) and done.by == answer.by)
        case Purpose.AFFECTED_MEMBER | Purpose.PROLIFERATE | Purpose.COUNTER:
            return isinstance(done, Left | n.SetLife | n.RedistributeLife | n.Proliferate)
        case Purpose.DAMAGED_PLAYER:
            return isinstance(done, Attack)
    return True


def rows(found: Sequence[Row]) -> Iterator[SpecError]:
    """Rows that nothing tells apart."""
    seen: dict[tuple[str, str], Row] = {}
    for row in found:
        first = seen.setdefault((row.since, row.name), row)
        if first is not row:
            yield SpecError(
                row.place, "nothing tells this row from another", f"first: {first.place}"
            )


def titles(scenarios: Sequence[Scenario]) -> Iterator[SpecError]:
    """Titles that stand twice in a file: a test runner would play the last only."""
    seen: dict[str, Scenario] = {}
    for scenario in scenarios:
        first = seen.setdefault(scenario.title, scenario)
        if first is not scenario:
            yield SpecError(
                scenario.place,
                f"the title stands twice in this file: {scenario.title}",
                f"first: {first.place}",
            )


def labels(
    tags: Labels, block: Block, found: Sequence[Row], rules: Rules, dates: Collection[str]
) -> Iterator[SpecError]:
    """Clauses and variants that the rulebook does not have, dates on which nothing changed."""
    for variant in tags.variants:
        if variant not in rules.variants:
            place = tags.place("variant", block.place)
            yield SpecError(place, f"no variant '{variant}'", nearest(variant, rules.variants))
    for key in tags.clauses:
        if key not in rules.clauses:
            place = tags.place("clause", block.place)
            yield SpecError(place, f"no clause '{key}'", nearest(key, rules.clauses))
    cited = (rules.clauses[key].numbers for key in tags.clauses if key in rules.clauses)
    first_written = {next(iter(numbers)) for numbers in cited}
    first_written |= {rules.variants[v].since for v in tags.variants if v in rules.variants}
    ends = [(span.until, span.place) for span in tags.spans if span.until]
    for date, place in [*((row.since, row.place) for row in found), *ends]:
        if date not in dates and date not in first_written:
            yield SpecError(place, f"no rule or card changed on {date}", nearest(date, dates))
    for row in found:
        yield from _number(row, tags, rules)


def _number(row: Row, tags: Labels, rules: Rules) -> Iterator[SpecError]:
    """Is the clause number of a row the one of its date?"""
    if not row.rule:
        return
    if not tags.clauses:
        yield SpecError(row.place, f"no @clause: says whose number {row.rule} is")
    elif tags.clauses[0] in rules.clauses:
        played = rules.variants.get(tags.variants[0])
        pieces = played.pieces if played else ()
        number = rules.clause_in(tags.clauses[0], pieces).number_at(row.since)
        if number != row.rule:
            yield SpecError(
                row.place,
                f"{tags.clauses[0]} was not {row.rule} on {row.since}",
                f"it was {number}" if number else "it was not yet written",
            )


def duplicates(scenarios: Iterable[Scenario]) -> Iterator[SpecError]:
    """Ids that two scenarios share."""
    seen: dict[str, Scenario] = {}
    for scenario in scenarios:
        first = seen.setdefault(scenario.id, scenario)
        if first is not scenario:
            yield SpecError(
                scenario.place,
                f"the id '{scenario.id}' stands twice",
                f"first: {first.place}",
            )
