"""Takes a run, answers nothing, and goes on reading."""

import talk

talk.serve(lambda _: None)
