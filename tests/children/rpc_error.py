"""Answers each run with an error."""

import talk


def error(request):
    talk.say({"jsonrpc": "2.0", "id": request["id"], "error": {"code": -32603, "message": "null"}})


talk.serve(error)
