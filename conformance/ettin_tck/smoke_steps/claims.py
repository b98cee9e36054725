"""Claims, looked at in themselves: are they of the protocol, and do they hold together?"""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from ettin_spec.protocol.actions import Action
from ettin_spec.protocol.base import Purpose
from ettin_spec.protocol.commands import Until
from ettin_spec.protocol.facts import Fact
from ettin_spec.protocol.questions import Question
from ettin_spec.rulebook import load_rules
from ettin_spec.rulebook.rulebook_model import FACETS
from ettin_tck.cases.finer_claims import known_part, parts_of_acts
from ettin_tck.cases.plan import tag_of
from ettin_tck.cases.required_claims import ANY, LIBRARIES
from ettin_tck.smoke_steps.findings import NOT_CLAIMED, Finding
from ettin_tck.smoke_steps.without_game import WITHOUT_GAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_spec.protocol.capabilities import Capabilities


def claims(can: Capabilities) -> Iterator[Finding]:
    """Names that the protocol does not have are mistyped claims."""
    for field, known in KNOWN.items():
        claims = getattr(can, field)
        unknown = sorted(name for name in set(claims) - known if not _is_part(field, name))
        wrong = f"there is no {', '.join(unknown)}; the protocol has {', '.join(sorted(known))}"
        yield Finding(
            f"claims: {field}", wrong if unknown else "", left_out="" if claims else NOT_CLAIMED
        )


def facets(can: Capabilities) -> Iterator[Finding]:
    """A claimed variant is played only by an engine that claims the facets it takes."""
    for name in can.variants:
        takes = VARIANTS[name].facets if name in VARIANTS else ()
        lacking = [facet for facet in takes if facet not in can.facets]
        if lacking:
            wrong = f"{name} takes the facet {', '.join(lacking)}: claim it, or not the variant"
            yield Finding("claims: variants and facets", wrong)


def _is_part(field: str, name: str) -> bool:
    """Is a name a part of a word that can be claimed in parts?"""
    return field in ("places", "observes") and known_part(name)


def _tags(union: object) -> frozenset[str]:
    return frozenset(tag_of(kind) for kind in get_args(union))


VARIANTS = load_rules().variants
PLAIN = {"turns", "stack", "combat"}
"""Facets that every game has."""

KNOWN = {
    "profiles": frozenset({"game", *WITHOUT_GAME}),
    "facets": frozenset({*PLAIN, *FACETS.values()}),
    "variants": frozenset(VARIANTS),
    "actions": _tags(Action) | parts_of_acts(),
    "places": _tags(Fact) | {"deal", LIBRARIES, "start_match"},
    "observes": _tags(Question),
    "advances": _tags(Until),
    "answers": frozenset({ANY, *Purpose}),
    "tells": frozenset({"steps", "passed"}),
    "explores": frozenset({"legal", "mark", "once"}),
}
"""The names that each list of claims can hold."""
