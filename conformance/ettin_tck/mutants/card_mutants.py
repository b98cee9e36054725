"""Mutants of the cards: each ability left out, or said with another filter, number or player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from ettin_spec.cards.declaration.names import Who, WhoseStep
from ettin_spec.cards.declaration.words import Card
from ettin_spec.cards.unbound_names import unbound_in
from ettin_spec.own_files import located
from ettin_spec.protocol.commands import Command, NewGame
from ettin_tck.mutants.mutant import Kind, Mutant

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_spec.protocol.results import Result
    from ettin_tck.library import Library
    from ettin_tck.mutants.playing.plays import Play

PLAYERS = frozenset(get_args(Who)) - {"target"}
STEPS_OF = frozenset(get_args(WhoseStep))
OTHERS = {
    "you": ("each_opponent", "each_player"),
    "your_team": ("you", "each_player"),
    "each_player": ("you", "each_opponent"),
    "each_opponent": ("you", "each_player"),
    "each_other_player": ("each_player", "each_opponent"),
    "each_friend": ("each_foe", "each_player"),
    "each_foe": ("each_friend", "each_player"),
    "that_player": ("you", "each_player"),
    "active_player": ("you", "each_player"),
    "defending_player": ("you", "each_opponent"),
    "attacking_player": ("you", "each_opponent"),
    "each": ("you", "each_player"),
}
"""Whom a wrong card means instead."""

SWAPPED = {
    "tapped": "attacking",
    "attacking": "tapped",
    "untapped": "tapped",
    "end_of_turn": "your_next_turn",
    "your_next_turn": "end_of_turn",
    "half_up": "half_down",
    "half_down": "half_up",
    "highest": "lowest",
    "lowest": "highest",
    "some": "none",
    "none": "some",
    "dies": "enters",
    "enters": "dies",
    "gain_life": "lose_life",
    "lose_life": "gain_life",
}
"""Words and keys that have a contrary."""

Path = tuple[str | int, ...]
Altered = tuple[str, str, str, Path, Any]
"""What is done, before and after in words, where in the declaration, and the new declaration."""


def card_mutants(library: Library, plays: Sequence[Play]) -> Iterator[Mutant]:
    """Every wrong version of every wording of every card that some play uses."""
    for name, dates in sorted(_used(library, plays).items()):
        entry = library.cards.entry(name)
        seen: list[Any] = []
        for date in sorted(dates):
            right = library.declarations([name], date)[name]
            if right in seen:
                continue
            seen.append(right)
            for number, (what, before, after, path, wrong) in enumerate(_alterations(right)):
                yield Mutant(
                    id=f"cards:{name}:{len(seen)}:{what}:{number}",
                    kind=Kind.CARDS,
                    group=name,
                    file=str(located(entry.place.file)),
                    line=entry.place.line,
                    where=f"{name}, {_shown_path(path)}",
                    before=before,
                    after=after,
                    rule=f"In the wording of {date}." if len(entry.wordings) > 1 else "",
                    edit={"card": name, "right": right, "wrong": wrong},
                )


def playing(library: Library, plays: Sequence[Play], mutant: Mutant) -> list[int]:
    """The plays in which a card is in the wording that a mutant has wrong."""
    name, right = mutant.edit["card"], mutant.edit["right"]
    return [
        number
        for number, play in enumerate(plays)
        if name in library.script(play.chosen.case).cards
        and library.declarations([name], play.date)[name] == right
    ]


class WrongCards:
    """An engine that has one card wrong: it is told another declaration than the one sent."""

    def __init__(self, engine: Engine, card: str, right: Any, wrong: Any) -> None:
        self._engine, self._card, self._wrong = engine, card, wrong
        self._right = msgspec.json.encode(right)

    def initialize(self) -> Capabilities:
        """What the engine can do."""
        return self._engine.initialize()

    def run(self, commands: Sequence[Command]) -> list[Result]:
        """Carry out commands with the card as it is in a wrong engine."""
        return self._engine.run([self._misread(command) for command in commands])

    def _misread(self, command: Command) -> Command:
        if not isinstance(command, NewGame) or self._right != _sent(command, self._card):
            return command
        cards: Mapping[str, Any] = {**command.cards, self._card: self._wrong}
        return msgspec.structs.replace(command, cards=dict(cards))


def _sent(command: NewGame, card: str) -> bytes:
    """A card as it goes over the wire: a game that was kept has lists where others have tuples."""
    return msgspec.json.encode(command.cards.get(card))


def _used(library: Library, plays: Sequence[Play]) -> dict[str, set[str]]:
    """The cards that are played with, and the dates on which they are."""
    found: dict[str, set[str]] = {}
    for play in plays:
        for name in library.script(play.chosen.case).cards:
            found.setdefault(name, set()).add(play.date)
    return found


def _alterations(right: Any) -> Iterator[Altered]:
    """Every other card that the vocabulary allows at one step from this one, each once."""
    seen = [right]
    faces: tuple[tuple[Any, Path], ...] = ((right, ()), (right.get("back"), ("back",)))
    for face, at in faces:
        if face is None:
            continue
        for what, before, after, path, new in _of_value(face.get("abilities", []), ("abilities",)):
            wrong = _put(right, (*at, *path), new)
            if wrong not in seen and _is_card(wrong):
                seen.append(wrong)
                yield what, before, after, (*at, *path), wrong


_GONE = object()
NOTHING_IS_DONE = {"gain_life": {"who": "you", "amount": 0}}
"""In the place of the only effect, without which there is no ability: 0 life is no gain of life."""


def _of_value(value: Any, path: Path) -> Iterator[Altered]:
    """What may stand in the place of a value, or of a part of it, or nothing at all."""
    if isinstance(value, dict):
        for key, inner in value.items():
            here = (*path, key)
            yield "left-out", _say({key: inner}), "(nothing)", here, _GONE
            if key in SWAPPED:
                other = {SWAPPED[key] if k == key else k: v for k, v in value.items()}
                yield "contrary", _say(value), _say(other), path, other
            yield from _of_value(inner, here)
    elif isinstance(value, list | tuple):
        alone = path[-1:] == ("do",) and len(value) == 1
        for number, inner in enumerate(value):
            gone = NOTHING_IS_DONE if alone and inner != NOTHING_IS_DONE else _GONE
            yield "left-out", _say(inner), "(nothing)", (*path, number), gone
            yield from _of_value(inner, (*path, number))
    else:
        yield from (("other", _say(value), _say(new), path, new) for new in _instead(value))


def _instead(value: Any) -> Iterator[Any]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif value in OTHERS:
        yield from OTHERS[value]
    elif value in SWAPPED:
        yield SWAPPED[value]
    elif isinstance(value, str) and value[:1] in "+-" and value[1:].isdigit():
        yield f"{value[0]}{int(value[1:]) + 1}"


def _put(right: Any, path: Path, new: Any) -> Any:
    """The declaration with something else at a path."""
    key, *rest = path
    wrong: Any = dict(right) if isinstance(right, dict) else list(right)
    if rest:
        wrong[key] = _put(right[key], tuple(rest), new)
    elif new is _GONE:
        del wrong[key]
    else:
        wrong[key] = new
    return wrong


def _is_card(wrong: Any) -> bool:
    """Can an engine be told this, and does every name in it mean something?"""
    try:
        card = msgspec.convert(wrong, Card)
    except (msgspec.ValidationError, ValueError):
        return False
    return not any(unbound_in(card))


def _say(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 140 else text[:140] + "..."


def _shown_path(path: Path) -> str:
    """A path as a reader follows it: `ability 2: trigger.do 1.gain_life.amount`."""
    named = list(path)
    first = named.index("abilities")
    front = "back, " if first else ""
    rest = [f" {p + 1}" if isinstance(p, int) else f".{p}" for p in named[first + 2 :]]
    number = named[first + 1] if len(named) > first + 1 else 0
    inner = "".join(rest).lstrip(".")
    return f"{front}ability {int(number) + 1}" + (f": {inner}" if inner else "")
