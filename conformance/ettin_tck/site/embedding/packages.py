"""The reference with all that it imports, as one archive of plain Python and data."""

from __future__ import annotations

from importlib.metadata import distribution
from importlib.util import find_spec
from io import BytesIO
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import ZipFile, ZipInfo

from ettin_tck.exit_codes import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

OURS = ("ettin_spec", "ettin_engine", "ettin_tck")
OTHERS = {
    "babel": "Babel",
    "gherkin": "gherkin-official",
    "jinja2": "Jinja2",
    "markupsafe": "MarkupSafe",
    "platformdirs": "platformdirs",
    "rapidfuzz": "RapidFuzz",
    "rich": "rich",
    "typing_extensions": "typing_extensions",
    "yaml": "PyYAML",
}
"""What else is imported to play a scenario, with what it is distributed as.

All of it runs without what it has compiled.
"""
KINDS = (".py", ".yaml", ".html", ".css", ".svg", ".json", ".dat")
LEFT_OUT = ("__pycache__", "features", "guides")
"""Folders that nothing of a trial is read from."""
LOCALES = "locale-data"
BEYOND_LANGUAGES = "root"
"""What of a language is the same in all, in the place of its name."""
COMPILED = "ettin_spec/compiled/data"


def packages(languages: Iterable[str], compiled: Iterable[Path]) -> bytes:
    """The archive, for scenarios in some languages, with what was compiled of the specification."""
    locales = {BEYOND_LANGUAGES, *languages}
    files = {
        name: path.read_bytes()
        for package in (*OURS, *OTHERS)
        for name, path in _files(package)
        if path.parent.name != LOCALES or path.suffix == ".py" or path.stem in locales
    }
    files |= {f"{COMPILED}/{path.name}": path.read_bytes() for path in compiled}
    files |= _about_ettin()
    archive = BytesIO()
    with ZipFile(archive, "w") as whole:
        for name in sorted(files):
            whole.writestr(ZipInfo(name), files[name])
    return archive.getvalue()


def _files(package: str) -> Iterator[tuple[str, Path]]:
    """Each file of a package with its name in the archive."""
    origin = _origin(package)
    if origin.name != "__init__.py":
        yield origin.name, origin
        return
    root = origin.parent.parent
    for path in origin.parent.rglob("*"):
        name = path.relative_to(root)
        if path.suffix in KINDS and path.is_file() and not set(LEFT_OUT) & set(name.parts):
            yield name.as_posix(), path


def _origin(package: str) -> Path:
    found = find_spec(package)
    if found is None or found.origin is None:
        raise UsageError(f"--try needs the package '{package}', which is not installed")
    return Path(found.origin)


def _about_ettin() -> dict[str, bytes]:
    """What ettin finds its version and its engines by."""
    ours = distribution("ettin")
    folder = f"ettin-{ours.version}.dist-info"
    names = ("METADATA", "entry_points.txt")
    return {f"{folder}/{name}": (ours.read_text(name) or "").encode() for name in names}


def licences() -> Iterator[str]:
    """A line on each package of others: its version, and how it may be used."""
    for name in OTHERS.values():
        about = distribution(name).metadata
        said = (about.get_all(field) or () for field in ("License-Expression", "License"))
        classed = (it for it in about.get_all("Classifier") or () if it.startswith("License"))
        terms = next(chain(*said, classed), "as its own files say")
        yield f"{name} {about['Version']}: {terms.strip()}"
