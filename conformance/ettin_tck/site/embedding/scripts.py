"""The folder from which pages of a site take Python: each part is a script."""

from __future__ import annotations

import gzip
import json
import tarfile
from base64 import b64encode
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from ettin_tck.site.embedding.compiled_parts import compiled_parts
from ettin_tck.site.embedding.fetched import MSGSPEC
from ettin_tck.site.embedding.packages import licences, packages
from ettin_tck.site.trying.try_page import ASSETS
from ettin_tck.site.writing import write

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ettin_tck.site.embedding.fetched import OfOthers
    from ettin_tck.site.trying.trial import Asked

FOLDER = "python"
BEHAVIOUR = ("try.js", "try_here.js")
WORKER = Path(__file__).parent / "worker.js"
OF_PYODIDE = {
    "loader": "pyodide.mjs",
    "runtime": "pyodide.asm.mjs",
    "wasm": "pyodide.asm.wasm",
    "stdlib": "python_stdlib.zip",
}
"""What of Pyodide a page needs, by what we call it."""
LOCK = "pyodide-lock.json"


def embedded(others: OfOthers, trials: Sequence[Asked]) -> Mapping[str, str]:
    """The files of the folder, for pages in the languages of some trials, one in each.

    Raises:
        UsageError: something of it is not installed.
    """
    of_pyodide = _unpacked(others.pyodide)
    parts = {name: of_pyodide[file] for name, file in OF_PYODIDE.items()}
    parts["lock"] = _lock(of_pyodide[LOCK])
    parts["msgspec"] = others.msgspec
    with TemporaryDirectory() as folder:
        compiled = compiled_parts(trials, Path(folder))
        parts["packages"] = packages([it.language for it in trials], compiled)
    parts["worker"] = WORKER.read_bytes()
    scripts = {f"{name}.js": _script(name, content) for name, content in parts.items()}
    return {**scripts, "licences.txt": _licences(of_pyodide["package.json"])}


def write_python(files: Mapping[str, str], folder: Path) -> None:
    """Write the files of the folder, if there are any, and what loads them, into that of a site.

    Raises:
        UsageError: it cannot be written.
    """
    for name in BEHAVIOUR if files else ():
        write(folder / "assets" / name, (ASSETS / name).read_text(encoding="utf-8"))
    for name, text in files.items():
        write(folder / FOLDER / name, text)


def _unpacked(package: bytes) -> dict[str, bytes]:
    """The files of an npm package."""
    with tarfile.open(fileobj=BytesIO(package)) as archive:
        found = ((it.name, archive.extractfile(it)) for it in archive.getmembers())
        return {name.removeprefix("package/"): file.read() for name, file in found if file}


def _lock(text: bytes) -> bytes:
    """What Pyodide is built for, without the packages that it knows of elsewhere."""
    return json.dumps({"info": json.loads(text)["info"], "packages": {}}).encode()


def _script(name: str, content: bytes) -> str:
    """A script that gives a page a part, without a request that pages from disk may not make."""
    text = b64encode(gzip.compress(content, mtime=0)).decode()
    return f'(self.ettinPython ??= {{}}).{name} = "{text}";\n'


def _licences(package: bytes) -> str:
    """Who made what is embedded beside ettin, and how it may be used."""
    about = json.loads(package)
    pyodide = f"Pyodide {about['version']}: {about['license']}, {about['homepage']}"
    python = "CPython and its standard library, within Pyodide: PSF-2.0"
    lines = (pyodide, python, f"{MSGSPEC.file}: BSD-3-Clause", *licences())
    return "".join(f"{line}\n" for line in lines)
