"""Gives one result too many."""

import talk


def more(request):
    answer = talk.value_of_each(request)
    answer["results"].append({"is": "value", "value": 1})
    talk.answer(request, answer)


talk.serve(more)
