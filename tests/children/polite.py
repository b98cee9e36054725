"""Breaks nothing."""

import talk

talk.serve(talk.polite)
