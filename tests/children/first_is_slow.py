"""Takes its time for the first game of a process, so that others end before it."""

import time

import talk


def slow_once(commands):
    if not played:
        time.sleep(0.3)
    played.append(commands)
    return talk.polite(commands)


played = []
talk.serve(slow_once)
