"""What a law is: a sentence that holds whatever is drawn, and a wrong engine that breaks it."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.altered_module import Altered, unloaded
from engine.wrong_legends import WrongReference
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import SearchStrategy
from shared.sampling import whole

Make: TypeAlias = Callable[..., Any]
"""What gives an engine, or whatever else a law is about; of an engine it takes wrong settings."""

MORE = 20
"""So many times as much is drawn in a run that leaves nothing out, and of what is wrong at most."""


class Broken(AssertionError):
    """A law does not hold: of what, and in what it shows."""


@dataclass(frozen=True)
class Wrong:
    """A wrong engine: what is wrong with it, in a sentence, and how one comes by it."""

    sentence: str
    made: Callable[[], AbstractContextManager[Make]]


@dataclass(frozen=True)
class Law:
    """A law: its clauses, what is drawn and how often, and what breaks it.

    A law without clauses is none of the rules, but what this project promises of itself.

    `holds` raises `Broken` where it does not hold of what is drawn; it takes what the law is about,
    which `right` gives, and what is drawn. Its docstring states the law.
    """

    holds: Callable[[Make, Any], None]
    clauses: tuple[str, ...]
    drawn: str
    draws: SearchStrategy[Any]
    number: int
    right: Callable[[], Make]
    wrong: Wrong

    @property
    def name(self) -> str:
        """The sentence as a name."""
        return self.holds.__name__

    @property
    def sentence(self) -> str:
        """The law in one sentence."""
        return self._said[0]

    @property
    def explained(self) -> str:
        """What else there is to say of it."""
        return " ".join(line for paragraph in self._said[1:] for line in paragraph.split("\n"))

    @property
    def _said(self) -> list[str]:
        return (inspect.getdoc(self.holds) or "").split("\n\n")

    def hold(self, make: Make, *, is_wrong: bool = False) -> None:
        """Ask it of all that is drawn; of what is wrong until it shows, and as it was drawn.

        Raises:
            Broken: it does not hold of something.
        """
        phases = (Phase.generate,) if is_wrong else tuple(Phase)
        number = self.number * MORE if whole() or is_wrong else self.number

        @settings(
            max_examples=number,
            phases=phases,
            derandomize=not whole(),
            database=None,
            deadline=None,
            report_multiple_bugs=False,
            suppress_health_check=list(HealthCheck),
        )
        @given(self.draws)
        def each(drawn: Any) -> None:
            self.holds(make, drawn)

        each()


def reference() -> Make:
    """The reference as it is."""
    from ettin_engine.serve import ReferenceEngine  # noqa: PLC0415 - it is imported anew at times

    return ReferenceEngine


def set_to(policy: str, value: str) -> Callable[[], AbstractContextManager[Make]]:
    """The reference with one policy set to a value on every date."""

    @contextmanager
    def made() -> Iterator[Make]:
        engine = reference()
        yield lambda overrides=None: engine({**(overrides or {}), policy: value})

    return made


def altered(module: str, right: str, wrong: str) -> Callable[[], AbstractContextManager[Make]]:
    """The reference with one place of a module that reads otherwise."""

    @contextmanager
    def made() -> Iterator[Make]:
        with unloaded():
            sys.meta_path.insert(0, Altered(WrongReference("", "", module, right, wrong)))
            yield reference()

    return made
