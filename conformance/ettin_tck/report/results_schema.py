"""The JSON Schema (2020-12) of a line of `ettin check --ndjson`, checked in beside this.

`python -m ettin_tck.report.results_schema` writes it again.
"""

from __future__ import annotations

import inspect
import json
from pathlib import Path
from typing import Any

import msgspec

from ettin_tck.checking.check_events import Events

FILE = Path(__file__).with_name("results.json")


def schema() -> dict[str, Any]:
    """The schema of an event, which its field `event` names."""
    (made,), parts = msgspec.json.schema_components([Events], ref_template="#/$defs/{name}")
    for part in parts.values():
        if "description" in part:
            part["description"] = inspect.cleandoc(part["description"])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A line of the results of `ettin check --ndjson`",
        **made,
        "$defs": parts,
    }


def text() -> str:
    """The schema as its file holds it."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
