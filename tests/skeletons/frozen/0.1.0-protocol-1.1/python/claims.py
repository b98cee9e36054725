"""What your engine can do: you are asked for nothing else, and what is listed has to work.

`ettin needs -- python main.py` says what to add next, and how many cases that opens.
"""

from __future__ import annotations

from messages import Capabilities

FILLER = "Filler"
"""A land without abilities, of which libraries are made: a basic land does as well."""

CLAIMS: Capabilities = {
    "name": "my engine",
    "version": "0.1",
    "protocol": {"major": 1, "minor": 1},
    "variants": ["two-headed-giant"],
    "rules": {"first": "2020-01-24", "last": "9999-12-31"},
    "actions": ["concede"],
    "places": ["life"],
    "observes": ["life", "moment", "outcome"],
    "cards": {"names": [FILLER]},
}
