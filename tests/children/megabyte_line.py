"""Answers with a line of a megabyte."""

import talk


def big(request):
    answer = talk.value_of_each(request)
    answer["padding"] = "x" * 1_000_000
    talk.answer(request, answer)


talk.serve(big)
