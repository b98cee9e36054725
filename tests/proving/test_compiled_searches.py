"""Compiled and plain searches find the same, however wide a state is and wherever tables lie."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import reduce
from importlib.util import find_spec
from operator import or_
from pathlib import Path
from typing import Any

import pytest
from proving.broken_flows import FLOW, asked, changed, counts, right
from proving.wrong_versions import WRONG

from ettin_spec.errors import EttinError
from ettin_spec.flow.packed.bit_layout import WORD
from ettin_spec.flow.proof.cycles import rounds
from ettin_spec.flow.proof.exploring import Asked, Explored, Explorer
from ettin_spec.flow.proof.processors import processor
from ettin_spec.flow.proof.search_loop import ROOM
from ettin_spec.flow.proof.search_source import SearchSource
from ettin_spec.flow.proof.state_cells import Cells, cells_of_several, joined, parted
from ettin_spec.flow.proof.table_room import NO_LIMIT, Limit, Room
from ettin_spec.flow.proof.traces import way_to

WIDE = dict.fromkeys(("stack", "extra", "phases", "upkeeps"), 255)
"""Bounds that make states wider than a word."""
BROKEN = "stack.resolved_by_all"
HELD = (BROKEN, "stack.resolves")
"""A property that the wrong flow breaks, and one of cycles."""


def wide(most: int, on: str = "python", limit: Limit = NO_LIMIT) -> Asked:
    """A search of a wrong flow, by far too large to be done, as far as so many states."""
    transition, change, _ = WRONG[BROKEN]
    small = asked(changed(transition, **change), "acts", on, most=most)
    rules = tuple(each for each in small.properties if each.id in HELD)
    return replace(small, bounds={**small.bounds, **WIDE}, properties=rules, limit=limit)


def states(found: Explored) -> list[int]:
    return [found.state(number) for number in range(found.states)]


def same(one: Explored, other: Explored) -> None:
    assert counts(one) == counts(other)
    assert (one.fired, one.times_asked) == (other.fired, other.times_asked)
    assert (one.violations, rounds(one)) == (other.violations, rounds(other))
    assert states(one) == states(other)


@pytest.mark.slow  # numba takes its time
@pytest.mark.skipif(not find_spec("numba"), reason="numba is not installed")
def test_compiled_and_plain_searches_find_the_same() -> None:
    wrong = changed("act", to="check")
    fast = Explorer(asked(wrong, "acts", "numba", "stack.resolves")).explored()
    assert (fast.processor.name, fast.cells.words) == ("numba", 1)
    same(fast, Explorer(asked(wrong, "acts", only="stack.resolves")).explored())


@pytest.mark.slow  # numba takes its time
@pytest.mark.skipif(not find_spec("numba"), reason="numba is not installed")
def test_a_compiled_search_holds_more_properties_than_a_word_has_bits() -> None:
    transition, change, search = WRONG["act.on_the_stack"]
    (held,) = asked(FLOW, search, only="act.on_the_stack").properties
    rules = tuple(replace(held, id=f"{held.id} {number}") for number in range(WORD + 4))
    wrong = replace(asked(changed(transition, **change), search, "numba"), properties=rules)
    found = Explorer(wrong).explored()
    assert [each.property for each in found.violations] == [each.id for each in rules]


@pytest.mark.slow  # numba takes its time
@pytest.mark.skipif(not find_spec("numba"), reason="numba is not installed")
def test_states_of_several_words_are_found_in_files_as_in_memory(tmp_path: Path) -> None:
    limit = Limit(200_000, tmp_path)
    fast = Explorer(wide(3_000, "numba", limit)).explored()
    plain = Explorer(wide(3_000)).explored()
    assert fast.cells.words == 2
    assert fast.processor.room.filed > 0
    assert fast.processor.room.used <= 200_000
    assert list(tmp_path.iterdir()) == []
    same(fast, plain)
    (broken,) = fast.violations
    assert broken.property == BROKEN
    assert way_to(fast, broken.index) == way_to(plain, broken.index)


def test_functions_of_several_words_do_what_those_of_one_number_do() -> None:
    explorer = Explorer(wide(300))
    form, rules = explorer.packed.form, explorer.asked.properties
    names: dict[str, Any] = {}
    exec(compile(SearchSource(form, rules, 2).text(), "<words>", "exec"), names)
    one, two = explorer.cells, cells_of_several(2, lambda function: function)
    for state in states(explorer.explored()):
        known = expanded(explorer.functions, one, state, lambda found: found)
        assert expanded(names, two, tuple(parted(2, [state])), one_number) == known


def one_number(words: tuple[int, ...]) -> int:
    return joined(len(words), words, 0)


def expanded(
    functions: Mapping[str, Any], cells: Cells, state: object, whole: Callable[[Any], int]
) -> list[tuple[int, int, int, int]]:
    """Each step from a state: what it is if it is none, else where it leads and by which
    transition; on which event."""
    after, told = [0] * ROOM * cells.places, [0] * ROOM
    found = []
    for step in range(functions["expand"](state, after, told)):
        wrong = min(cells.first(after, step), 0)
        then = 0 if wrong else whole(cells.reached(after, step))
        found.append((wrong, then, 0 if wrong else cells.taken(after, step), told[step]))
    return found


@pytest.mark.parametrize("search", ["acts", "pairs"])
def test_no_field_lies_across_two_words(search: str) -> None:
    small = asked(FLOW, search)
    packing = Explorer(replace(small, bounds={**small.bounds, **WIDE})).packed.packing
    used = [slot for slot in packing.slots.values() if slot.mask]
    assert packing.words == -(-packing.bits // WORD) > 1
    for slot in used:
        assert slot.shift // WORD == (slot.shift + slot.mask.bit_length() - 1) // WORD
    assert sum(slot.bits for slot in used) == reduce(or_, (slot.bits for slot in used))
    start = small.starts[0]
    assert packing.unpack(packing.pack(start)) == start


def test_one_word_is_packed_as_ever() -> None:
    assert right("acts")[0].packed.packing.words == 1


def test_arrays_beyond_the_memory_are_files_that_nobody_sees(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    room = Room(Limit(800, tmp_path))
    first, second = room.array(100), room.array(50)
    second[7] = 5
    assert (room.used, room.filed) == (800, 400)
    assert (second[7], second.sum(), len(second)) == (5, 5, 50)
    assert list(tmp_path.iterdir()) == []
    del first
    assert room.used == 0
    assert len(room.array(100)) == 100
    assert room.filed == 400


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(EttinError, match="nowhere: No such file"):
        Limit(1, tmp_path / "nowhere").checked()


def test_a_table_that_fits_nowhere_is_told(tmp_path: Path) -> None:
    with pytest.raises(EttinError, match="a table of 1099511627776 MiB cannot be kept"):
        Limit(1, tmp_path).file(1 << 60)


def test_python_keeps_no_tables_in_files() -> None:
    with pytest.raises(EttinError, match="only numba keeps tables in files"):
        processor("python", Limit(1 << 20))
