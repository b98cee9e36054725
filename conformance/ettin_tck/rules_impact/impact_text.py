"""What a new text means for us, for a terminal, as Markdown and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ettin_spec.rules_texts.comparing.changes import Kind
from ettin_tck.rules_impact.comparison_text import IN_WORDS, change_as_json, told

if TYPE_CHECKING:
    from ettin_tck.rules_impact.impact import Concern, Fresh, Impact
    from ettin_tck.rules_impact.standing import Standing


def headline(impact: Impact) -> str:
    """The sentence that the maintainer came for."""
    concern = sum(each.has_changed for each in impact.concerns)
    moved = sum(each.has_moved for each in impact.concerns)
    return (
        f"{impact.changed} rules changed, {concern or 'none'} "
        f"{'concerns' if concern == 1 else 'concern'} you, {moved or 'none'} moved"
    )


def lines(
    impact: Impact, standing: Mapping[str, Standing], markdown: bool = False
) -> Iterator[str]:
    """The headline; then our clauses, those that changed first; then new ones that nobody cites."""
    old, new = impact.comparison.old, impact.comparison.new
    mark = "- " if markdown else "  "
    yield f"# {headline(impact)}\n" if markdown else headline(impact)
    by = "" if old.text else ", of which the record has no words"
    yield f"The rules of {new.effective}, held against those of {old.effective}{by}."
    changed = [each for each in impact.concerns if each.has_changed]
    for concern in changed:
        yield ""
        yield from _concern(concern, impact, standing, markdown)
    moved = [each for each in impact.concerns if each not in changed]
    if moved:
        yield "\n## Moved, in the same words\n" if markdown else "\nmoved, in the same words"
        yield from (f"{mark}{_moved(each)}" for each in moved)
    if impact.fresh:
        yield "\n## New, and cited by nobody\n" if markdown else "\nnew, and cited by nobody"
        yield from (f"{mark}{each}" for each in (_fresh(f, impact) for f in impact.fresh))
    if impact.stale:
        head = f"not in the text of {old.effective}, so nothing can be said of them"
        yield f"\n## {head.capitalize()}\n" if markdown else f"\n{head}"
        yield from (f"{mark}{clause.key}  {number}" for clause, number in impact.stale)


def _concern(
    concern: Concern, impact: Impact, standing: Mapping[str, Standing], markdown: bool
) -> Iterator[str]:
    clause = concern.clause
    kinds = dict.fromkeys(IN_WORDS[e.kind] for e in concern.changes if e.kind is not Kind.SAME)
    yield f"{'## ' if markdown else ''}{clause.key}  {_moved_number(concern)}, {', '.join(kinds)}"
    yield f"  {clause.sense()}"
    for change in concern.changes:
        first, *rest = told(change, impact.comparison.old, impact.comparison.new)
        yield f"  {first}"
        yield from (f"    {line}" for line in rest)
    on_it = standing.get(clause.key)
    yield f"  on it stand: {on_it.counted() if on_it else 'nothing'}"


def _moved_number(concern: Concern) -> str:
    if not concern.has_moved:
        return concern.was
    return f"{concern.was} to {concern.now}{'' if not concern.is_written else ' (written already)'}"


def _moved(concern: Concern) -> str:
    if concern.is_written:
        state = "written already"
    else:
        state = "to be written" if concern.can_be_written else "to be looked at"
    return f"{concern.clause.key}  {concern.was} to {concern.now}: {state}"


def _fresh(fresh: Fresh, impact: Impact) -> str:
    text = impact.comparison.new.text
    said = text.by_number[fresh.number].text if text else ""
    return f"{fresh.number}  {said}"


def as_json(impact: Impact, standing: Mapping[str, Standing]) -> Mapping[str, Any]:
    """The impact in plain data, without words of the rules."""
    return {
        "says": headline(impact),
        "old": impact.comparison.old.effective,
        "new": impact.comparison.new.effective,
        "concerns": [_concern_as_json(each, standing) for each in impact.concerns],
        "fresh": [{"number": each.number, "tells": each.tells} for each in impact.fresh],
        "stale": [{"clause": clause.key, "number": number} for clause, number in impact.stale],
    }


def _concern_as_json(concern: Concern, standing: Mapping[str, Standing]) -> Mapping[str, Any]:
    on_it = standing.get(concern.clause.key)
    return {
        "clause": concern.clause.key,
        "was": concern.was,
        "now": concern.now,
        "written": concern.is_written,
        "sure": concern.can_be_written,
        "changes": [change_as_json(each) for each in concern.changes],
        "stands": [
            {"what": what, "at": str(place)} for what, place in (on_it.places() if on_it else ())
        ],
    }
