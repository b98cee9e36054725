"""Writes `machine.py` from `flow.yaml`: `python -m ettin_spec.flow.generate`."""

from __future__ import annotations

from pathlib import Path

from ettin_spec.flow.load import load_flow
from ettin_spec.flow.module_text import module_text

MACHINE_FILE = Path(__file__).with_name("machine.py")


def main() -> None:
    """Write the generated module beside the flow file."""
    MACHINE_FILE.write_text(module_text(load_flow()), encoding="utf-8")


if __name__ == "__main__":
    main()
