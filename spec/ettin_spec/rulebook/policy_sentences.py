"""What policies say in other languages than English: a folder for each, files as in `policies`.

A file mirrors the one of the same name: for each policy what it `asks`, the sentence of each of its
`values` by date, of those that pieces of variants put `in` their place, and of readings that
`never` held.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import msgspec

from ettin_spec.errors import SpecError, nearest
from ettin_spec.languages import LANGUAGES
from ettin_spec.rulebook.rulebook_model import ENGLISH, Dated, Policy, Setting
from ettin_spec.yaml_files.typed_values import convert
from ettin_spec.yaml_files.yaml_places import Marked, load


class _Sentences(msgspec.Struct, forbid_unknown_fields=True):
    asks: str
    values: dict[str, str] = {}
    pieces: dict[str, dict[str, str]] = msgspec.field(name="in", default_factory=dict)
    never: dict[Setting, str] = {}


def with_sentences(policies: Mapping[str, Policy], folder: Path) -> dict[str, Policy]:
    """The policies with what the files of a folder say of them in each language that it has.

    Raises:
        SpecError: a sentence of what no policy has.
    """
    said = dict(policies)
    for language in LANGUAGES:
        for file in sorted((folder / language).glob("*.yaml")):
            marked = load(file)
            for key in marked.data or ():
                _known(marked, (), key, said, "policy")
                said[key] = _translated(marked, said[key], language)
    return said


def _translated(marked: Marked, policy: Policy, language: str) -> Policy:
    key = policy.key
    raw = convert(marked, (key,), _Sentences, f"policy {key}")
    for piece in raw.pieces:
        _known(marked, (key, "in"), piece, policy.pieces, "piece")
    for setting in raw.never:
        _known(marked, (key, "never"), setting, policy.never, "reading that never held")
    return replace(
        policy,
        questions={**policy.questions, language: raw.asks},
        values=_said(marked, (key, "values"), policy.values, raw.values, language),
        pieces={
            piece: _said(marked, (key, "in", piece), own, raw.pieces.get(piece, {}), language)
            for piece, own in policy.pieces.items()
        },
        never_said={**policy.never_said, language: raw.never},
    )


def _said(
    marked: Marked,
    path: tuple[str, ...],
    values: tuple[Dated, ...],
    sentences: Mapping[str, str],
    language: str,
) -> tuple[Dated, ...]:
    days = {value.since for value in values}
    for day in sentences:
        _known(marked, path, day, days, "value of")
    return tuple(
        replace(value, senses={**value.senses, language: sentences[value.since]})
        if value.since in sentences
        else value
        for value in values
    )


def _known(
    marked: Marked, path: tuple[str, ...], key: Setting, known: Iterable[Setting], kind: str
) -> None:
    names = [str(each) for each in known]
    if str(key) not in names:
        of = f"policy {path[0]}: " if path else ""
        raise SpecError(marked.at(*path, key), f"{of}no {kind} '{key}'", nearest(str(key), names))


def missing(policies: Iterable[Policy]) -> Iterator[str]:
    """What no file says: language, policy, and the date or the reading of each sentence."""
    for language in LANGUAGES:
        if language == ENGLISH:
            continue
        for policy in policies:
            for what in _lacking(policy, language):
                yield f"{language}: {policy.key} {what}"


def _lacking(policy: Policy, language: str) -> Iterator[str]:
    if language not in policy.questions:
        yield "asks"
    for piece, values in {"": policy.values, **policy.pieces}.items():
        for value in values:
            if language not in value.senses:
                yield f"{value.since} in {piece}" if piece else value.since
    said = policy.never_said.get(language, {})
    yield from (f"never {setting}" for setting in policy.never if setting not in said)
