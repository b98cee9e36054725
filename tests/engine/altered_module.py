"""One module of the reference with another text."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

from engine.wrong_legends import WrongReference

import ettin_engine

ROOT = Path(ettin_engine.__file__).parent


class Altered(MetaPathFinder, Loader):
    """Imports one module of the engine with another text."""

    def __init__(self, wrong: WrongReference) -> None:
        self._path = ROOT / wrong.module
        self._name = "ettin_engine." + wrong.module.removesuffix(".py").replace("/", ".")
        right = self._path.read_text(encoding="utf-8")
        assert wrong.right in right, f"{wrong.module} does not read so: {wrong.right}"
        self._text = right.replace(wrong.right, wrong.wrong, 1)

    def find_spec(self, fullname: str, *_: object) -> ModuleSpec | None:
        if fullname != self._name:
            return None
        return spec_from_file_location(fullname, self._path, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self._text, str(self._path), "exec"), module.__dict__)


@contextmanager
def unloaded() -> Iterator[None]:
    """The engine's modules are imported anew, and afterwards those from before are back."""
    before = {name: found for name, found in sys.modules.items() if _is_engine(name)}
    for name in before:
        del sys.modules[name]
    finders = tuple(sys.meta_path)
    try:
        yield
    finally:
        sys.meta_path[:] = finders
        for name in [name for name in sys.modules if _is_engine(name)]:
            del sys.modules[name]
        sys.modules.update(before)


def _is_engine(name: str) -> bool:
    return name == "ettin_engine" or name.startswith("ettin_engine.")
