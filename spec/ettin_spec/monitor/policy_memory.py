"""Remembers what was worked out of the machine, for every rulebook that answers the same.

Most steps of a game read no policy, and most others one: what was found under one rulebook then
holds under all that give the same answers to what was asked.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Any, Generic, TypeVar, cast

from ettin_spec.flow.generated.machine import Policies

T = TypeVar("T")


class Noting:
    """Policies that note which of them were asked, and what they answered."""

    def __init__(self, policies: Policies) -> None:
        self._policies = policies
        self.answers: dict[str, str | int] = {}

    def __getattr__(self, policy: str) -> str | int:
        answer: str | int = getattr(self._policies, policy)
        self.answers[policy] = answer
        return answer


class Memory(Generic[T]):
    """Results by what they are of, and by the policies that were asked for them."""

    def __init__(self, size: int) -> None:
        self._found = lru_cache(size)(_nothing_yet)

    def recall(self, of: Hashable, policies: Policies, work: Callable[[Policies], T]) -> T:
        """The result of `work` under these policies, worked out if it is not remembered.

        `work` must be a function of `of` and of the policies it asks. What a result rests on is
        asked of `policies` again, so that one memory may be worked out by way of another.
        """
        found: list[tuple[dict[str, str | int], T]] = self._found(of)
        for answers, result in found:
            if not answers or _answered_so(policies, answers):
                return result
        noting = Noting(policies)
        result = work(cast("Policies", noting))
        found.append((noting.answers, result))
        return result


def _answered_so(policies: Policies, answers: dict[str, str | int]) -> bool:
    return all(getattr(policies, policy) == answer for policy, answer in answers.items())


def _nothing_yet(_: Hashable) -> list[Any]:
    return []
