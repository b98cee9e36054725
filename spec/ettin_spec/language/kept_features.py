"""Feature files as they were read before: who changes one does not wait for all the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path

import msgspec

from ettin_spec.compiled import BEYOND_SCENARIOS, found, keep
from ettin_spec.language.compiled_corpus import KeptCorpus, kept, opened, scripts_of
from ettin_spec.language.scenario import Scenario
from ettin_spec.own_files import own_name


class KeptFeature(msgspec.Struct, frozen=True, array_like=True):
    """The scenarios of a file in which nothing is wrong, and the content they were read from."""

    content: bytes
    scenarios: KeptCorpus


class KeptFeatures:
    """The feature files of a folder that were read before, and those that are read now.

    `further` is what they are read with beside the specification: phrases and cards.
    """

    def __init__(self, folder: Path, language: str, further: Sequence[Path]) -> None:
        self._language, self._name = language, f"features.{language}"
        self._further, self._where = further, own_name(folder)
        kind, where = dict[str, KeptFeature], self._where
        self._before = found(self._name, kind, further, BEYOND_SCENARIOS, where) or {}
        self._now: dict[str, KeptFeature] = {}
        self._read: dict[str, tuple[str, Sequence[Scenario], Mapping[str, bytes]]] = {}

    def before(self, name: str, text: str) -> tuple[list[Scenario], Mapping[str, bytes]] | None:
        """The scenarios and scripts of a file by its name, if this very text was read before."""
        known = self._before.get(name)
        if known is None or known.content != _content(text):
            return None
        self._now[name] = known
        return list(opened(known.scenarios)), scripts_of(known.scenarios)

    def read(
        self, name: str, text: str, scenarios: Sequence[Scenario], scripts: Mapping[str, bytes]
    ) -> None:
        """Note what was read in a file in which nothing is wrong, for the next time."""
        self._read[name] = text, scenarios, scripts

    def keep(self) -> None:
        """Keep all that was read, if it is not what was kept before."""
        if not self._read and len(self._now) == len(self._before):
            return
        made = {
            name: KeptFeature(_content(text), kept(self._language, scenarios, scripts))
            for name, (text, scenarios, scripts) in self._read.items()
        }
        keep(self._name, self._now | made, self._further, BEYOND_SCENARIOS, self._where)


def _content(text: str) -> bytes:
    return blake2b(text.encode(), digest_size=16).digest()
