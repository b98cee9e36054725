"""Sentences after Then that are said to notice nothing alone, and why they are there all the same.

They are listed in `safeguards.yaml` beside the features, by scenario and by number among its
sentences as they are written, with the English sentence, so that a list out of date is found out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ettin_spec.errors import SpecError, nearest
from ettin_spec.yaml_files.typed_values import convert
from ettin_spec.yaml_files.yaml_places import load

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ettin_spec.yaml_files.yaml_places import Marked
    from ettin_tck.library import Library
    from ettin_tck.mutants.needed_sentences.sentences import Key, Sentences

FILE = "safeguards.yaml"


class Safeguard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence that is there though nothing needs it: what it `says`, and why (`because`)."""

    says: str
    because: str


def read_safeguards(library: Library, sentences: Sentences) -> Mapping[Key, Safeguard]:
    """The sentences that are marked in a library's features; none where there is no list.

    Raises:
        SpecError: what the list has of a scenario is not, or no more, a sentence after Then.
    """
    path = library.features / FILE
    if not path.exists():
        return {}
    marked = load(path)
    listed = convert(marked, (), dict[str, dict[int, Safeguard]], FILE)
    found = {(name, number): e for name, each in listed.items() for number, e in each.items()}
    for error in _stale(library, sentences, found, marked):
        raise error
    return found


def _stale(
    library: Library, sentences: Sentences, found: Mapping[Key, Safeguard], marked: Marked
) -> Iterator[SpecError]:
    names = {name for name, _ in sentences.every}
    for key, safeguard in found.items():
        place = marked.at(key[0], str(key[1]))
        sentence = sentences.every.get(key)
        if key[0] not in names:
            yield SpecError(place, f"no scenario '{key[0]}'", nearest(key[0], names))
        elif sentence is None:
            numbers = ", ".join(str(n) for name, n in sentences.every if name == key[0])
            yield SpecError(
                place, f"sentence {key[1]} does not stand after Then", f"these do: {numbers}"
            )
        elif library.language == "en" and sentence.text != safeguard.says:
            yield SpecError(place, "the sentence has changed", f'it says "{sentence.text}"')
