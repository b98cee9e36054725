"""Writes `docs/layers.md`, the rooms and who imports whom: `python docs/layers.py`.

The layers are those of the import-linter contracts in `pyproject.toml`; an arrow is an import,
left out where a longer way says the same; the sentences are the docstrings of packages and modules.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import grimp

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "layers.md"
FOLDERS = {"ettin_spec": "spec", "ettin_tck": "conformance", "ettin_engine": "impl"}
HEAD = """\
# Layers

Generated from the contracts in `pyproject.toml` and from the imports (`python docs/layers.py`):
edit those, not this. A room imports only what stands below it; `lint-imports` holds it. Rooms in
one row do not import each other.
"""

Layers = Sequence[Sequence[str]]


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")


def page() -> str:
    """The whole page."""
    graph = grimp.build_graph(*FOLDERS)
    parts = [part for contract in contracts() for part in _section(contract, graph)]
    return "\n".join([HEAD, *parts]) + "\n"


def contracts() -> list[dict[str, Any]]:
    """The contracts that name layers, in order."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    known = settings["tool"]["importlinter"]["contracts"]
    return [contract for contract in known if contract["type"] == "layers"]


def _section(contract: Mapping[str, Any], graph: grimp.ImportGraph) -> Iterator[str]:
    layers = [[room.strip() for room in row.split("|")] for row in contract["layers"]]
    yield f"## {contract['name']}\n"
    yield "```mermaid"
    yield from _picture(layers, graph)
    yield "```\n"
    yield "| room | what it holds |"
    yield "|---|---|"
    listed = [room for row in layers for room in row]
    for room in listed:
        yield f"| `{_path(room)}` | {sentence(room)} |"
        for inner in _rooms_in(room, graph):
            if inner not in listed:
                yield f"| `{_path(inner)}` | {sentence(inner)} |"
    yield ""


def _rooms_in(room: str, graph: grimp.ImportGraph) -> list[str]:
    """The rooms within a room that hold modules themselves."""
    return sorted(each for each in graph.find_descendants(room) if graph.find_children(each))


def _picture(layers: Layers, graph: grimp.ImportGraph) -> Iterator[str]:
    rooms = [room for row in layers for room in row]
    yield "flowchart TB"
    for number, row in enumerate(layers):
        yield f'  subgraph layer{number} [" "]'
        yield "    direction LR"
        yield from (f'    {_node(room)}["{room.split(".", 1)[1]}"]' for room in row)
        yield "  end"
    for one, other in _arrows(rooms, graph):
        yield f"  {_node(one)} --> {_node(other)}"


def _arrows(rooms: Sequence[str], graph: grimp.ImportGraph) -> list[tuple[str, str]]:
    """Who imports whom directly, but for what a longer way says as well."""
    direct = {
        room: {other for other in rooms if other != room and _imports(room, other, graph)}
        for room in rooms
    }

    def beyond(room: str) -> set[str]:
        return set().union(*(direct[o] | beyond(o) for o in direct[room]))

    return [
        (room, other)
        for room in rooms
        for other in rooms
        if other in direct[room] and other not in beyond(room)
    ]


def _imports(one: str, other: str, graph: grimp.ImportGraph) -> bool:
    imported = (graph.find_modules_directly_imported_by(each) for each in _members(one, graph))
    return not _members(other, graph).isdisjoint(set().union(*imported))


def _members(room: str, graph: grimp.ImportGraph) -> set[str]:
    return {room, *graph.find_descendants(room)}


def sentence(module: str) -> str:
    """The first sentence of a module's or package's docstring."""
    folder = ROOT / FOLDERS[module.split(".", maxsplit=1)[0]] / Path(*module.split("."))
    file = folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")
    said = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return said.split("\n\n", maxsplit=1)[0].replace("\n", " ").replace("|", "\\|")


def _path(module: str) -> str:
    return "/".join(module.split("."))


def _node(room: str) -> str:
    return room.replace(".", "_")


if __name__ == "__main__":
    main()
