"""Answers with neither result nor error."""

import talk

talk.serve(lambda request: talk.say({"jsonrpc": "2.0", "id": request["id"]}))
