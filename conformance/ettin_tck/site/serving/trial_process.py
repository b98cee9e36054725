"""A trial as a program of its own, which may be ended.

It reads an `Asked` as JSON on standard input, and writes a `Tried` on standard output.
"""

from __future__ import annotations

import resource
import sys

from ettin_tck.site.trying.trial import answered

MEMORY = 2 << 30
"""Bytes of address space that a trial may take."""


def main() -> None:
    """Answer what is asked on standard input."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    sys.stdout.buffer.write(answered(sys.stdin.buffer.read()).encode())


if __name__ == "__main__":
    main()
