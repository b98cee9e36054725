"""Speaks another major version."""

import talk

talk.CAN["protocol"] = {"major": 9}
talk.serve(talk.polite)
