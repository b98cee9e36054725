"""The page of moved modules sends nobody to where nothing is."""

from __future__ import annotations

import re

from house.checkout import ROOT

PAGE = (ROOT / "docs/moved-modules.md").read_text(encoding="utf-8")
MOVES = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \|$", PAGE, flags=re.MULTILINE)
FOLDERS = {"ettin_spec": "spec", "ettin_tck": "conformance", "ettin_engine": "impl"}


def files(name: str) -> list[str]:
    """Where a module, a package or a data file would be."""
    inside = name if "/" in name else name.replace(".", "/")
    folder = f"{FOLDERS[inside.split('/')[0]]}/{inside}"
    return [folder] if "/" in name else [f"{folder}.py", f"{folder}/__init__.py"]


def test_the_page_lists_moves() -> None:
    assert MOVES
    assert len(MOVES) == len({old for old, _ in MOVES})


def test_what_has_moved_is_where_the_page_says() -> None:
    gone = [new for _, new in MOVES if not any((ROOT / file).exists() for file in files(new))]
    assert gone == []
    assert [old for old, new in MOVES if old == new] == []
