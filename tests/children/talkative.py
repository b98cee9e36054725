"""Gives a reason of a megabyte, in lines that CI services obey, for doing nothing."""

import talk

REASON = "no\n::error::owned\x1b[2J" + "x" * 1_000_000
talk.serve(
    lambda request: talk.answer(request, {"results": [{"is": "unsupported", "reason": REASON}]})
)
