"""Writes `machine.py` from `flow.yaml`: `python -m ettin_spec.flow.codegen.generate`."""

from __future__ import annotations

import sys
from pathlib import Path

from ettin_spec.errors import EttinError
from ettin_spec.flow.codegen.module_writer import module_text
from ettin_spec.flow.definition.flow_reader import load_flow

MACHINE_FILE = Path(__file__).parents[1] / "generated" / "machine.py"


def main() -> None:
    """Write the generated module beside the flow file, or say what is wrong with that."""
    try:
        text = module_text(load_flow())
    except EttinError as error:
        sys.exit(f"ettin: {error}")
    MACHINE_FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
