"""What has been cast or activated in a scenario and waits to resolve, as its sentences tell."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ettin_spec.language.object_reference import Reference, reference
from ettin_spec.language.scenario import Can, Meaning
from ettin_spec.protocol.actions import Activate, Cast
from ettin_spec.protocol.commands import At, TurnsEnd


@dataclass(frozen=True)
class Announced:
    """A spell or ability, and where it is known the label of its card."""

    action: Cast | Activate
    label: str = ""

    @property
    def name(self) -> str:
        """A reference that tells whose it is: who announced it, where nobody else is named."""
        done = reference(self.action.object)
        by = done.whose or self.action.for_player or self.action.by
        return str(Reference(done.name, by, done.nth, done.token))

    def can_be(self, text: str) -> bool:
        """Can a reference mean it?"""
        said, known = reference(text), reference(self.name)
        return said in (
            replace(known, whose=whose, nth=nth)
            for whose in (None, known.whose)
            for nth in (None, known.nth)
        )


class AnnouncedObjects:
    """Spells and abilities in the order in which they were announced; the latest resolves first."""

    def __init__(self) -> None:
        self._waiting: list[Announced] = []

    def hear(self, meaning: Meaning, label: str = "") -> None:
        """Note what a sentence announces; where a step begins everything has resolved."""
        done = meaning.action if isinstance(meaning, Can) else meaning
        if isinstance(done, Cast | Activate):
            self._waiting.append(Announced(done, label))
        elif isinstance(done, At | TurnsEnd):
            self._waiting.clear()

    def latest(self, *kinds: type[Cast] | type[Activate], text: str = "") -> Announced | None:
        """The latest of some kinds, of those that a reference can mean where one is given."""
        for each in reversed(self._waiting):
            if isinstance(each.action, kinds) and (not text or each.can_be(text)):
                return each
        return None

    def resolve(self, meant: Announced) -> None:
        """It resolves, and so has all that was announced after it."""
        while self._waiting.pop() is not meant:
            pass
