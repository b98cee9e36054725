"""Answers under an id that nobody asked for."""

import talk


def wrong(request):
    talk.answer({"id": 4711}, talk.value_of_each(request))


talk.serve(wrong)
