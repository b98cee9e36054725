"""The mutants of the reference's rule modules, and how one is loaded in place of the right one."""

from __future__ import annotations

import ast
import sys
from functools import lru_cache
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from typing import TYPE_CHECKING, Any

from ettin_tck.mutants.code.rule_modules import EngineModule, engine_modules, rule_modules
from ettin_tck.mutants.code.sites import Site, shown, sites
from ettin_tck.mutants.mutant import Kind, Mutant

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path
    from types import CodeType


def code_mutants() -> Iterator[Mutant]:
    """Every wrong version of every rule module, in the order of the files."""
    for module in rule_modules():
        for number, site in enumerate(_sites(module)):
            yield _mutant(module, number, site)


def _sites(module: EngineModule) -> list[Site]:
    return list(sites(_tree(module.path)))


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def _mutant(module: EngineModule, number: int, site: Site) -> Mutant:
    operator = site.operator.replace("_", "-")
    return Mutant(
        id=f"code:{module.shown}:{site.line}:{operator}:{number}",
        kind=Kind.CODE,
        group=module.shown,
        file=str(module.path),
        line=site.line,
        where=site.function.name,
        rule=site.function.says or _about(module.path),
        clause=next(iter(site.function.clauses), ""),
        clauses=site.function.clauses,
        before=shown(site.before, site.after),
        after=shown(site.after, site.before),
        edit={"module": module.name, "number": number, "lines": list(site.lines)},
    )


@lru_cache(1 << 8)
def _about(path: Path) -> str:
    return (ast.get_docstring(_tree(path)) or "").split("\n")[0]


def import_changed(name: str, number: int) -> None:
    """From now on the engine's module of that name is imported with one change.

    The engine must not have been imported yet.
    """
    assert name not in sys.modules, "a changed module has to be imported for the first time"
    module = next(each for each in engine_modules() if each.name == name)
    tree = _tree(module.path)
    next(site for n, site in enumerate(sites(tree)) if n == number).apply()
    sys.meta_path.insert(0, _Changed(module, tree))


class _Changed(SourceFileLoader):
    """Finds and loads one module, from a tree instead of its file."""

    def __init__(self, module: EngineModule, tree: ast.Module) -> None:
        super().__init__(module.name, str(module.path))
        self._module, self._tree = module, tree

    def find_spec(
        self,
        name: str,
        path: Sequence[str] | None = None,  # noqa: ARG002
        target: Any = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        """The module's spec; None for every other module."""
        if name != self._module.name:
            return None
        inside = [str(self._module.path.parent)] if self._module.path.stem == "__init__" else None
        return spec_from_file_location(
            name, self._module.path, loader=self, submodule_search_locations=inside
        )

    def get_code(self, fullname: str) -> CodeType:  # noqa: ARG002
        """The changed code."""
        code: CodeType = compile(self._tree, str(self._module.path), "exec", dont_inherit=True)
        return code
