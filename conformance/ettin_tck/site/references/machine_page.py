"""The course of a game as a drawing, and each transition with its clause and reason."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

import msgspec

from ettin_spec.flow.definition.flow_reader import load_flow
from ettin_tck.pages.rendering import filled
from ettin_tck.site import addresses
from ettin_tck.site.addresses import Link
from ettin_tck.site.made_page import Made
from ettin_tck.site.references.drawing import Drawing, State, drawn
from ettin_tck.site.rendering import TEMPLATES
from ettin_tck.site.search_index import Entry
from ettin_tck.site.words_said import words_said

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from ettin_spec.flow.definition.flow_model import Body, Flow
    from ettin_tck.library import Library
    from ettin_tck.site.contents import Contents

SOME = 2
"""Questions that are named of a transition; the page of its clause has all."""
LOOP = "priority"
"""What all steps have in common in which players have priority."""


@dataclass(frozen=True)
class TransitionTold:
    """A transition: what brings it about, where it leads, the clause, the reason (in English).

    `questions` are some that cite the clause.
    """

    id: str
    position: str
    where: str
    event: str
    guard: str
    to: str
    clause: Link
    because: str
    questions: tuple[Link, ...]


@dataclass(frozen=True)
class PlaceTold:
    """A step or phase, with the transitions that are its own."""

    anchor: str
    name: str
    transitions: tuple[TransitionTold, ...]


@dataclass(frozen=True)
class MachinePage:
    """The drawing of the turn and of the priority loop, and all transitions."""

    template: ClassVar[str] = "machine.html"
    title: str
    turn: Drawing
    loop: Drawing
    places: tuple[PlaceTold, ...]


def machine_page(contents: Contents, language: str) -> Iterator[Made]:
    """The page of the machine in a language."""
    library, flow = contents.libraries[language], load_flow()
    words = _words(library, flow)
    shared = flow.loops[LOOP]
    places = [
        PlaceTold(place.name, words[place.name], tuple(_told(contents, library, words, own)))
        for place in flow.places.values()
        if (own := {k: body for k, body in place.positions.items() if k not in place.shared})
    ]
    loop = PlaceTold(
        LOOP,
        words_said(language).say("priority_loop"),
        tuple(_told(contents, library, words, shared)),
    )
    title = words_said(language).say("machine")
    view = MachinePage(title, _turn(flow, words), _loop(library, shared), (*places, loop))
    yield Made(addresses.MACHINE, view, Entry("page", addresses.MACHINE, title))


def _words(library: Library, flow: Flow) -> Mapping[str, str]:
    """What the places are called: steps as sentences have them."""
    steps, word = library.tongue.table.lexicon.file.words.get("step", {}), _say(library)
    names = {name: steps.get(name) or word("places", name) for name in flow.places}
    return {name: said[:1].upper() + said[1:] for name, said in names.items()}


def _say(library: Library) -> Callable[[str, str], str]:
    return words_said(library.language).word


def _turn(flow: Flow, words: Mapping[str, str]) -> Drawing:
    states = [State(name, words[name], place.path) for name, place in flow.places.items()]
    moves = []
    for instance in flow.instances():
        (place, position), (target, _) = instance.source, instance.target
        ends = target == "over" and position in flow.places[place].shared
        if place != target and not ends:
            moves.append((place, target))
    return drawn(states, moves)


def _loop(library: Library, bodies: Mapping[str, Body]) -> Drawing:
    word = _say(library)
    states = [State(f"{LOOP}.{name}", word("positions", name)) for name in bodies]
    moves = [(f"{LOOP}.{name}", f"{LOOP}.{t.to}") for name, body in bodies.items() for t in body]
    return drawn(states, moves)


def _told(
    contents: Contents, library: Library, words: Mapping[str, str], bodies: Mapping[str, Body]
) -> Iterator[TransitionTold]:
    word = _say(library)
    for position, body in bodies.items():
        for it in body:
            shown = library.clause(it.clause, library.today)
            shown_by = contents.by_clause.get(it.clause, ())
            clause = Link(addresses.clause(shown.key), shown.number or shown.key, shown.sense)
            event = (it.on or "").replace("_", " ")
            to = words.get(it.to) or word("positions", it.to)
            yield TransitionTold(
                it.id,
                position,
                word("positions", position),
                event,
                it.shown,
                to,
                clause,
                it.because,
                contents.questions_about(library.language, shown_by[:SOME]),
            )


def machine_script(pages: Iterable[Made], language: str) -> str:
    """The drawings of the machine's page, which is among `pages`, as a script with one variable."""
    view = next(made.view for made in pages if isinstance(made.view, MachinePage))
    say = words_said(language).say
    drawings = [(view.turn, say("order_of_play")), (view.loop, say("priority_loop"))]
    made = filled(TEMPLATES, "drawings.svg", language, {"drawings": drawings})
    return f"globalThis.ettinMachine = {msgspec.json.encode(made).decode()};\n"
