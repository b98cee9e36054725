"""Answers a question with `done`."""

import talk

STATUS = {
    "turn": 3,
    "active": "A",
    "step": "upkeep",
    "stack": 0,
    "waiting": {"for": "priority", "team": "A"},
}


def done(request):
    one = {"is": "done", "status": STATUS}
    talk.answer(request, {"results": [one for _ in request["params"]["commands"]]})


talk.serve(done)
