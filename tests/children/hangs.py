"""Takes a run and never answers."""

import time

import talk

talk.serve(lambda _: time.sleep(1000))
