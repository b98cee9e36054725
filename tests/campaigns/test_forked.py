"""Work in forked children: what bounds them, whatever their parent has taken."""

from __future__ import annotations

import mmap
from collections.abc import Iterator, Sequence

from ettin_tck.campaigns.forked import MEMORY, Failure, in_children

LONGEST = 60.0


def _takes(sizes: Sequence[int]) -> Iterator[int]:
    for size in sizes:
        with mmap.mmap(-1, size) as taken:
            yield len(taken)


def test_a_child_has_its_memory_on_top_of_what_its_parent_had() -> None:
    half = MEMORY // 2
    with mmap.mmap(-1, MEMORY):
        ((_, got),) = in_children([[half]], _takes, jobs=1, limit=LONGEST)
    assert got == half


def test_a_child_that_takes_more_than_it_may_ends_and_the_next_task_is_done() -> None:
    told = dict(in_children([[2 * MEMORY, 1 << 20]], _takes, jobs=1, limit=LONGEST))
    assert isinstance(told[2 * MEMORY], Failure)
    assert told[1 << 20] == 1 << 20
