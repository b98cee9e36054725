"""The tags of a scenario: its id, its sources, its clauses, its span of dates."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from ettin_spec.errors import Place, SpecError, nearest
from ettin_spec.language.gherkin.feature_source import Tag
from ettin_spec.language.scenario import Level
from ettin_spec.rulebook import DEFAULT_VARIANT

NAMED = ("id", "source", "clause", "situation", "from", "until", "variant")
PLAIN = tuple(level.value for level in Level)
ID = re.compile(r"[a-z0-9_]+(\.[a-z0-9_]+)*")


@dataclass(frozen=True)
class Span:
    """From one day to the eve of another, ISO, '' where none is given; and where that stands."""

    since: str
    until: str
    place: Place


@dataclass(frozen=True)
class Labels:
    """What a scenario's tags say; `spans` are in the order of their dates.

    `sources` are places in a document (F-EX11); a document alone (F) says nothing of a place.
    """

    id: str
    sources: tuple[str, ...]
    clauses: tuple[str, ...]
    situation: str
    level: Level
    spans: tuple[Span, ...]
    variants: tuple[str, ...]
    places: dict[str, Place]

    def place(self, name: str, otherwise: Place) -> Place:
        """Where a tag stands."""
        return self.places.get(name, otherwise)


def read_tags(tags: Iterable[Tag], place: Place, problems: list[SpecError]) -> Labels:
    """What tags say; what is wrong with them is added to `problems`."""
    tags = tuple(tags)
    found: dict[str, list[str]] = {name: [] for name in NAMED}
    levels: list[str] = []
    places: dict[str, Place] = {}
    for tag in tags:
        name, colon, value = tag.text.removeprefix("@").partition(":")
        if colon and name in NAMED and value:
            found[name].append(value)
            places[name] = tag.place
        elif not colon and name in PLAIN:
            levels.append(name)
        else:
            known = [*(f"@{n}:" for n in NAMED), *(f"@{n}" for n in PLAIN)]
            word = f"@{name}:" if colon else f"@{name}"
            problems.append(
                SpecError(tag.place, f"no tag is written {tag.text}", nearest(word, known))
            )
    _check_once(found, levels, place, places, problems)
    spans = tuple(_spans(tags))
    problems += _check_spans(spans)
    scenario = found["id"][0] if found["id"] else ""
    return Labels(
        id=scenario,
        sources=tuple(dict.fromkeys(s for s in found["source"] if "-" in s)),
        clauses=tuple(dict.fromkeys(found["clause"])),
        situation=found["situation"][0] if found["situation"] else scenario,
        level=Level(levels[0]) if levels else Level.MUST,
        spans=spans,
        variants=tuple(dict.fromkeys(found["variant"])) or (DEFAULT_VARIANT,),
        places=places,
    )


def _spans(tags: Iterable[Tag]) -> Iterator[Span]:
    """The spans of @from: and @until:, which may come back: a rule can be restored.

    One of each are one span, whichever is written first.
    """
    dated = [(tag, *tag.text.removeprefix("@").partition(":")[::2]) for tag in tags]
    dated = [each for each in dated if each[1] in ("from", "until")]
    if [name for _, name, _ in dated] == ["until", "from"]:
        dated.reverse()
    begun: Span | None = None
    for tag, name, date in dated:
        if name == "from":
            if begun:
                yield begun
            begun = Span(date, "", tag.place)
        else:
            yield Span(begun.since if begun else "", date, begun.place if begun else tag.place)
            begun = None
    if begun:
        yield begun


def _check_spans(spans: Sequence[Span]) -> Iterator[SpecError]:
    for span in spans:
        if span.since and span.until and span.until <= span.since:
            yield SpecError(span.place, f"@until:{span.until} is not after @from:{span.since}")
    for before, span in pairwise(spans):
        if not before.until:
            wrong = f"@from:{span.since} stands before @from:{before.since} has ended"
            yield SpecError(span.place, wrong, "say @until: between them")
        elif not span.since:
            yield SpecError(span.place, f"@until:{span.until} ends what has ended")
        elif span.since <= before.until:
            yield SpecError(span.place, f"@from:{span.since} is not after @until:{before.until}")


def _check_once(
    found: dict[str, list[str]],
    levels: list[str],
    place: Place,
    places: dict[str, Place],
    problems: list[SpecError],
) -> None:
    for name in ("id", "situation"):
        if len(found[name]) > 1:
            both = ", ".join(found[name])
            problems.append(SpecError(places[name], f"@{name}: stands more than once: {both}"))
    if len(set(levels)) > 1:
        problems.append(SpecError(place, "a scenario is either @must or @should"))
    if not found["id"]:
        problems.append(
            SpecError(place, "this scenario has no id", "add a tag like @id:life.read.hidetsugu")
        )
    elif not ID.fullmatch(found["id"][0]):
        problems.append(
            SpecError(
                places["id"],
                f"an id is small letters, digits and _ between dots, not '{found['id'][0]}'",
            )
        )
