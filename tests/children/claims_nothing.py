"""Says its name, and claims nothing."""

import talk

talk.CAN = {"name": "child", "version": "1"}
talk.serve(talk.polite)
