"""Repeats its previous answer, with other values, before each new one."""

import talk

previous = []


def twice(request):
    for old in previous:
        results = {"results": [{"is": "value", "value": 666} for _ in old["params"]["commands"]]}
        talk.answer(old, results)
    talk.polite(request)
    previous[:] = [request]


talk.serve(twice)
