"""Ends well at once, and leaves its own child in its place, that answers."""

import os

import talk

if os.fork():
    os._exit(0)
talk.serve(talk.polite)
