"""A clause while its lines are being read."""

from __future__ import annotations

from dataclasses import dataclass, field

from ettin_spec.rules_texts.reading.rules_text import TextClause
from ettin_spec.rules_texts.reading.wording import plain, sentences


@dataclass
class OpenClause:
    """What has been read of a clause: `said` in parts that no sentence goes across, examples."""

    number: str
    line: int
    said: list[str]
    examples: list[str] = field(default_factory=list)

    def go_on(self, text: str) -> None:
        """A line that continues what was read last."""
        (self.examples or self.said)[-1] += f" {text}"

    def closed(self) -> TextClause:
        """The clause."""
        return TextClause(
            self.number,
            tuple(each for part in self.said for each in sentences(part)),
            tuple(map(plain, self.examples)),
            self.line,
        )
