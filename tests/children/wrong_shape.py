"""Answers `run` with a result that is none of the protocol's."""

import talk

talk.serve(lambda request: talk.answer(request, {"results": [{"is": "maybe"}]}))
