"""How long an engine may take."""

from __future__ import annotations

import time
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Limits:
    """Seconds: from start to the answer to `initialize`, for one call, for the whole check."""

    start: float = 10.0
    call: float = 10.0
    whole: float = 3600.0
    began: float = field(default_factory=time.monotonic)

    @property
    def end(self) -> float:
        """When the whole check is over, on the monotonic clock."""
        return self.began + self.whole
