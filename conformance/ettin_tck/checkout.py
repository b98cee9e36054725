"""The checkout of the project that a maintainer's verb edits."""

from __future__ import annotations

from pathlib import Path

from ettin_spec.own_files import PACKAGE
from ettin_tck.exit_codes import UsageError

SPEC = Path("spec")
RULEBOOK = SPEC / PACKAGE.name / "rulebook"


def checkout(into: Path | None) -> Path:
    """The folder that is named, or without a name the checkout that runs.

    Raises:
        UsageError: it is none. What is installed is never edited.
    """
    root = into or PACKAGE.parents[1]
    if (root / RULEBOOK).is_dir():
        return root
    if into:
        raise UsageError(f"{into}: is no checkout, since there is no {RULEBOOK} in it")
    raise UsageError("ettin is installed here, and no checkout is named: --into FOLDER names one")
