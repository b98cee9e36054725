"""What each sentence after Then is there for, as it was worked out and is kept beside the features.

Nobody writes `safeguards.yml`: `ettin mutants --every-notice --mark` does. A scenario's sentences
are told by their numbers as they are written, with a hash of all that the scenario says, so that
what is out of date is found out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ettin_spec.errors import SpecError, nearest
from ettin_spec.yaml_files.typed_values import convert
from ettin_spec.yaml_files.yaml_places import load
from ettin_tck.mutants.mutant import Kind
from ettin_tck.mutants.needed_sentences.purposes import Purpose

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ettin_spec.yaml_files.yaml_places import Marked
    from ettin_tck.library import Library
    from ettin_tck.mutants.needed_sentences.sentences import Sentences

FILE = "safeguards.yml"
"""Of no kind that anything compiled, or the state of a run, depends on."""

HEAD = """\
# What each sentence after Then is there for, by its number among those of its scenario. Written by
# `ettin mutants --every-notice --mark` (docs/mutants.md); nobody edits it.
"""

Numbers = tuple[int, ...]


class Account(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Of one scenario: each sentence once, under the first of these that is true of it.

    `said`: the hash of the scenario. `alone`: it notices something that nothing else of its case
    does, by the kind of mutant. `rests`: what follows rests on it. `together`: it fails together
    with that other sentence. `beside`: together with what is no sentence. `never`: no mutant tried
    so far fails it, and what it is for.
    """

    said: str
    alone: dict[Kind, Numbers] = {}
    rests: Numbers = ()
    together: dict[int, int] = {}
    beside: Numbers = ()
    never: dict[Purpose, Numbers] = {}

    @property
    def needed(self) -> frozenset[int]:
        """The sentences that notice something alone."""
        return frozenset(number for each in self.alone.values() for number in each)

    @property
    def marked(self) -> frozenset[int]:
        """Those that are safeguards."""
        never = [number for each in self.never.values() for number in each]
        return frozenset({*self.rests, *self.together, *self.beside, *never})


def read_accounts(library: Library) -> tuple[Mapping[str, Account], Marked | None]:
    """What is kept of a library's scenarios, with where it stands; nothing where there is no file.

    Raises:
        SpecError: the file is none of this kind.
    """
    path = library.features / FILE
    if not path.exists():
        return {}, None
    marked = load(path)
    return convert(marked, (), dict[str, Account], FILE), marked


def out_of_date(
    sentences: Sentences, names: set[str], accounts: Mapping[str, Account], marked: Marked
) -> Iterator[SpecError]:
    """What is kept of scenarios that are no more, or say something else by now."""
    for name, account in accounts.items():
        if name not in names:
            yield SpecError(marked.at(name), f"no scenario '{name}'", nearest(name, names))
        elif sentences.said(name) != account.said:
            yield SpecError(
                marked.at(name),
                f"'{name}' says something else by now",
                f"ettin mutants --every-notice --mark --scenario {name}",
            )


def write_accounts(library: Library, accounts: Mapping[str, Account]) -> None:
    """Keep what was worked out, a line for each scenario."""
    lines = [
        f"{name}: {_flow(msgspec.to_builtins(each))}\n" for name, each in sorted(accounts.items())
    ]
    (library.features / FILE).write_text(HEAD + "".join(lines), encoding="utf-8")


def _flow(value: Any) -> str:
    """A value as YAML in one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_flow(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_flow, value)) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)
