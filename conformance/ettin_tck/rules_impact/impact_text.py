"""What a new text means for us, for a terminal, as Markdown and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ettin_spec.rules_texts.comparing.changes import Kind
from ettin_tck.rules_impact.comparison_text import IN_WORDS, change_as_json, told
from ettin_tck.rules_impact.impact import Concern, Fresh

if TYPE_CHECKING:
    from ettin_tck.rules_impact.cited_by import Standing
    from ettin_tck.rules_impact.impact import Impact


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
    """The headline; an overview, what is most likely to matter first; then the words."""
    old, new = impact.comparison.old, impact.comparison.new
    mark = "- " if markdown else "  "
    yield f"# {headline(impact)}\n" if markdown else headline(impact)
    by = "" if old.text else ", of which the record has no words"
    yield f"The rules of {new.effective}, held against those of {old.effective}{by}."
    changed = most_telling_first(impact, standing)
    moved = [each for each in impact.concerns if not each.has_changed]
    stale = [f"{clause.key}  {number}" for clause, number in impact.stale]
    for head, told_there in (
        ("changed, and policies stand on it", [e for e in changed if _policies(e, standing)]),
        ("new", _fresh_in_order(impact, standing)),
        ("changed, and cited here", [e for e in changed if not _policies(e, standing)]),
        ("moved, in the same words", moved),
        (f"not in the text of {old.effective}, so nothing can be said of them", stale),
    ):
        if told_there:
            yield f"\n## {head.capitalize()}\n" if markdown else f"\n{head}"
            yield from (f"{mark}{_line(each, impact, standing)}" for each in told_there)
    for concern in changed:
        yield ""
        yield from _concern(concern, impact, standing, markdown)


def _line(each: Concern | Fresh | str, impact: Impact, standing: Mapping[str, Standing]) -> str:
    match each:
        case Concern():
            return _overview(each, standing) if each.has_changed else _moved(each)
        case Fresh():
            return _fresh(each, impact, standing)
        case _:
            return each


def most_telling_first(impact: Impact, standing: Mapping[str, Standing]) -> Sequence[Concern]:
    """Our clauses that changed: those first on which rules that changed before stand."""
    changed = [each for each in impact.concerns if each.has_changed]
    return sorted(changed, key=lambda each: -len(_policies(each, standing)))


def _fresh_in_order(impact: Impact, standing: Mapping[str, Standing]) -> Sequence[Fresh]:
    """The new clauses: those first on which policies stand, then as the impact has them."""
    return sorted(impact.fresh, key=lambda each: not _policies(each, standing))


def _policies(each: Concern | Fresh, standing: Mapping[str, Standing]) -> Sequence[str]:
    """The policies on a clause of ours, or on those that cite it or are displaced by it."""
    match each:
        case Fresh():
            keys = (*each.known, *each.displaces)
        case Concern():
            keys = (each.clause.key, *each.joined)
    found = (policy for key in keys if key in standing for policy in standing[key].policies)
    return tuple(dict.fromkeys(found))


def _on_it(each: Concern | Fresh, standing: Mapping[str, Standing]) -> str:
    policies = _policies(each, standing)
    return f"; policies {', '.join(policies)}" if policies else ""


def _overview(concern: Concern, standing: Mapping[str, Standing]) -> str:
    what = f"{_moved_number(concern)}, {_kinds(concern)}"
    return f"{concern.clause.key}  {what}{_on_it(concern, standing)}"


def _kinds(concern: Concern) -> str:
    kinds = (IN_WORDS[each.kind] for each in concern.changes if each.kind is not Kind.SAME)
    return ", ".join(dict.fromkeys(kinds))


def _concern(
    concern: Concern, impact: Impact, standing: Mapping[str, Standing], markdown: bool
) -> Iterator[str]:
    clause = concern.clause
    yield f"{'## ' if markdown else ''}{clause.key}  {_moved_number(concern)}, {_kinds(concern)}"
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


def _fresh(fresh: Fresh, impact: Impact, standing: Mapping[str, Standing]) -> str:
    text = impact.comparison.new.text
    said = text.by_number[fresh.number].text if text else ""
    notes = (
        "most of its words are others" if fresh.rewritten else "",
        f"cited already: {', '.join(fresh.known)}" if fresh.known else "",
        f"another rule was called so: {', '.join(fresh.displaces)}" if fresh.displaces else "",
    )
    told = "; ".join(filter(None, notes)) + _on_it(fresh, standing)
    known = f" ({told})" if told else ""
    return f"{fresh.number}{known}  {said}"


def as_json(impact: Impact, standing: Mapping[str, Standing]) -> Mapping[str, Any]:
    """The impact in plain data, without words of the rules."""
    return {
        "says": headline(impact),
        "old": impact.comparison.old.effective,
        "new": impact.comparison.new.effective,
        "concerns": [_concern_as_json(each, standing) for each in impact.concerns],
        "fresh": [
            {
                "number": each.number,
                "tells": each.tells,
                "known": list(each.known),
                "rewritten": each.rewritten,
            }
            for each in impact.fresh
        ],
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
