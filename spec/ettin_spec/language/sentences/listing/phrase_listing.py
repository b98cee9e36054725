"""The vocabulary of a language for readers: every sentence, what it is for, and examples."""

from __future__ import annotations

from collections.abc import Iterator

from ettin_spec.errors import EttinError
from ettin_spec.language.object_reference import Reference
from ettin_spec.language.sentences.listing.hole_fillings import filled_by
from ettin_spec.language.sentences.listing.nearest import Nearest
from ettin_spec.language.sentences.meanings import Kind
from ettin_spec.language.sentences.phrase_table import Phrase
from ettin_spec.language.sentences.spoken_language import Tongue, load_tongue
from ettin_spec.language.sentences.templates import Mode
from ettin_spec.language.sentences.text_shapes import folded
from ettin_spec.notice import notice
from ettin_spec.protocol.actions import Cast
from ettin_spec.protocol.facts import Body

HEADINGS = {
    Kind.FACT: "Facts: placed in Given, observed in Then",
    Kind.ACTION: "Actions: done in When; in Then `can` does it, and `can't` has it refused",
    Kind.WAIT: "What is awaited: in When",
    Kind.PASS: "Passing: in When",
    Kind.ANSWER: "Choices: in When, after what asks for them; in Then `can't` has one refused",
}


PLACES = "Places: what else can stand where the examples have a name, a number or a step"
OBJECTS = "Objects of one name: in place of the name, whose, which, or both"
TOKENS = "Tokens, copies of a card or made by an effect, counted where something is done with them"
NAMED = (
    Reference("Grizzly Bears", "Barry"),
    Reference("Grizzly Bears", nth=2),
    Reference("Grizzly Bears", "Barry", 2),
)
TOLD_APART: dict[str, tuple[Body | Cast, ...]] = {
    OBJECTS: tuple(Body(str(each), "2/2") for each in NAMED),
    TOKENS: tuple(
        Cast("Angie", "Shock", (str(Reference(name, whose, 1, token=True)),))
        for name in ("Grizzly Bears", "Saproling")
        for whose in (None, "Barry")
    ),
}
"""Sentences that tell objects apart, by their headings."""


def phrases(tongue: Tongue, words: str = "") -> list[str]:
    """The sentences of a language as lines to print; with `words`, those about them.

    If no sentence has all the words, the nearest are given.
    """
    nearest = Nearest(tongue.table, tongue.names)
    found = [p for p in tongue.table.phrases if _about(p, nearest, words)]
    told = [*_objects(tongue, words), *_fillings(tongue, words)]
    if not found and not told:
        close = [f"  {nearest.example(p)}" for p in nearest.ranked(words)[:5]]
        return [f'no sentence has "{words}"; the nearest:', *close]
    return [*_listed(found, nearest), *told]


def markdown(language: str) -> str:
    """The whole vocabulary of a language as a Markdown page."""
    tongue = load_tongue(language)
    return "\n".join([*_page(tongue), "", notice(language)]) + "\n"


def _listed(found: list[Phrase], nearest: Nearest) -> Iterator[str]:
    for kind, heading in HEADINGS.items():
        same_kind = (p for p in found if p.sense.kind is kind)
        lines = [f"  {example}" for p in same_kind for example in nearest.examples(p)]
        if lines:
            yield heading
            yield from lines


def _objects(tongue: Tongue, words: str) -> list[str]:
    """How it is said whose a card is, and which of several, where words ask for it."""
    return [line for heading in TOLD_APART for line in _told_apart(tongue, heading, words)]


def _told_apart(tongue: Tongue, heading: str, words: str) -> list[str]:
    try:
        said = [tongue.say(each) for each in TOLD_APART[heading]]
    except EttinError:
        return []
    text = folded(f"{heading} {' '.join(said)}")
    if not all(folded(word) in text for word in words.split()):
        return []
    return [heading, *(f"  {each}" for each in said)]


def _fillings(tongue: Tongue, words: str) -> list[str]:
    """What can stand in the places of the examples, each place that has all the words."""
    lines = [f"  {{{name}}}: {said}" for name, said in filled_by(tongue.table.lexicon).items()]
    wanted = [folded(word) for word in words.split()]
    found = [line for line in lines if all(word in folded(line) for word in wanted)]
    return [PLACES, *found] if found else []


def _page(tongue: Tongue) -> Iterator[str]:
    nearest = Nearest(tongue.table, tongue.names)
    yield f"# {tongue.table.lexicon.file.name}"
    for kind, heading in HEADINGS.items():
        yield f"\n## {heading}\n"
        yield "| sentence | example | message |"
        yield "|-|-|-|"
        for phrase in tongue.table.phrases:
            if phrase.sense.kind is kind and phrase.mode is Mode.PLAIN:
                cells = (f"`{phrase.template}`", nearest.example(phrase), phrase.sense.key)
                yield "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
    yield f"\n## {PLACES}\n"
    yield "| place | filled by |"
    yield "|-|-|"
    for name, said in filled_by(tongue.table.lexicon).items():
        yield f"| `{{{name}}}` | {said} |"


def _about(phrase: Phrase, nearest: Nearest, words: str) -> bool:
    answers = phrase.sense.message.get("purpose", "")
    text = folded(f"{phrase.sense.key} {answers} {phrase.template} {nearest.example(phrase)}")
    return all(folded(word) in text for word in words.split())
