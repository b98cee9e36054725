"""JSON Schemas (2020-12) of what crosses the wire and of the corpus as a file, checked in.

`python -m ettin_spec.schemas.json_schemas` writes them again.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from ettin_spec.cards.declaration.node import one_words
from ettin_spec.cards.declaration.words import Card
from ettin_spec.protocol.capabilities import Capabilities
from ettin_spec.protocol.corpus_file import CorpusFile
from ettin_spec.protocol.wire import RunAnswer, RunParams
from ettin_spec.rulebook.exported_rulebook import ExportedHistory, ExportedRulebook

Schema: TypeAlias = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
FOLDER = Path(__file__).parent
MESSAGES: dict[str, type[msgspec.Struct]] = {
    "card": Card,
    "corpus": CorpusFile,
    "initialize.answer": Capabilities,
    "rulebook": ExportedRulebook,
    "rulebook.history": ExportedHistory,
    "run.answer": RunAnswer,
    "run.params": RunParams,
}
"""The type of each message, by the name of its file."""

PUBLISHED = {
    "ettin_spec.cards.declaration.words.": "ettin_spec.cards.words.",
    "ettin_spec.cards.declaration.parts.": "ettin_spec.cards.declaration.",
    "ettin_spec.protocol.life_counts.": "ettin_spec.protocol.counting.",
}
"""Where two definitions have one name, each goes by its module: that of the first publication,
since a program that was made from a schema knows it so."""


def schemas() -> dict[str, Schema]:
    """The schema of each message, made from its type and complete in itself, by name."""
    _, parts = msgspec.json.schema_components(
        list(MESSAGES.values()), ref_template="#/$defs/{name}"
    )
    parts = _as_published(parts)
    for part in parts.values():
        if "description" in part:
            part["description"] = inspect.cleandoc(part["description"])
    for name in (kind.__name__ for kind in one_words()):
        parts[name] = _exactly_one(parts[name])
    parts["NewGame"]["properties"]["cards"]["additionalProperties"] = _ref("Card")
    return {name: _whole(name, kind.__name__, parts) for name, kind in MESSAGES.items()}


def text(schema: Schema) -> str:
    """A schema as its file holds it."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def write(folder: Path = FOLDER) -> None:
    """Write each schema to `NAME.json` in a folder."""
    folder.mkdir(exist_ok=True)
    for name, schema in schemas().items():
        (folder / f"{name}.json").write_text(text(schema), encoding="utf-8")


def _as_published(parts: dict[str, Schema]) -> dict[str, Schema]:
    """The definitions, and what refers to them, under their published names."""
    text = json.dumps(parts)
    for module, published in PUBLISHED.items():
        text = text.replace(f'"{module}', f'"{published}').replace(f"/{module}", f"/{published}")
    renamed: dict[str, Schema] = json.loads(text)
    return renamed


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _exactly_one(part: Schema) -> Schema:
    """A one-word node: one property, which is never null."""
    properties = {word: _never_null(slot) for word, slot in part["properties"].items()}
    return {**part, "properties": properties, "minProperties": 1, "maxProperties": 1}


def _never_null(slot: Schema) -> Schema:
    kinds = [kind for kind in slot["anyOf"] if kind != {"type": "null"}]
    return kinds[0] if len(kinds) == 1 else {"anyOf": kinds}


def _whole(name: str, root: str, parts: dict[str, Schema]) -> Schema:
    needed: list[str] = []
    _reach(root, parts, needed)
    return {
        "$schema": DIALECT,
        "$id": f"urn:ettin:{name}",
        **_ref(root),
        "$defs": {key: parts[key] for key in sorted(needed)},
    }


def _reach(name: str, parts: dict[str, Schema], found: list[str]) -> None:
    if name not in found:
        found.append(name)
        for ref in refs(parts[name]):
            _reach(ref.rpartition("/")[2], parts, found)


def refs(schema: Any) -> Iterator[str]:
    """Every reference that a schema makes, at any depth."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"]
        for value in schema.values():
            yield from refs(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from refs(value)


if __name__ == "__main__":
    write()
