"""Remembers what was worked out of the machine, for every rulebook that answers the same.

Most steps of a game read no policy, and most others one: what was found under one rulebook then
holds under all that give the same answers to what was asked.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from threading import Lock
from typing import Generic, TypeAlias, TypeVar, cast

from ettin_spec.flow.generated.machine import Policies

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")
Answers: TypeAlias = dict[str, str | int]


class Noting:
    """Policies that note which of them were asked, and what they answered."""

    def __init__(self, policies: Policies) -> None:
        self._policies = policies
        self.answers: Answers = {}

    def __getattr__(self, policy: str) -> str | int:
        answer: str | int = getattr(self._policies, policy)
        self.answers[policy] = answer
        return answer


class Memory(Generic[K, T]):
    """Results by what they are of, and by the policies that were asked for them."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._found: dict[K, list[tuple[Answers, T]]] = {}
        self._adding = Lock()

    def recall(self, of: K, policies: Policies, work: Callable[[Policies], T]) -> T:
        """The result of `work` under these policies, worked out if it is not remembered.

        `work` must be a function of `of` and of the policies it asks. What a result rests on is
        asked of `policies` again, so that one memory may be worked out by way of another.
        """
        for answers, result in self._found.get(of, ()):
            if not answers or _answered_so(policies, answers):
                return result
        noting = Noting(policies)
        result = work(cast("Policies", noting))
        self.add(of, noting.answers, result)
        return result

    def add(self, of: K, answers: Answers, result: T) -> None:
        """Remember a result under policies that answer so; what is oldest is forgotten for it."""
        with self._adding:
            if of not in self._found and len(self._found) >= self._size:
                del self._found[next(iter(self._found))]
            self._found.setdefault(of, []).append((answers, result))

    def __len__(self) -> int:
        """How many things are remembered."""
        return len(self._found)

    def entries(self) -> Iterator[tuple[K, Answers, T]]:
        """All that is remembered, the oldest first."""
        for of, found in self._found.items():
            yield from ((of, answers, result) for answers, result in found)


def _answered_so(policies: Policies, answers: Answers) -> bool:
    return all(getattr(policies, policy) == answer for policy, answer in answers.items())
