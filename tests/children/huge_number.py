"""Gives a life total of thirty digits."""

import talk


def huge(request):
    answer = talk.value_of_each(request)
    answer["results"][0]["value"] = -(10**30)
    talk.answer(request, answer)


talk.serve(huge)
