"""Gives no results at all, and no reason."""

import talk

talk.serve(lambda request: talk.answer(request, {"results": []}))
