"""Reads what is done once to objects."""

from __future__ import annotations

from typing import Any

from cards.oracle.common import Data


class ObjectEffects:
    """Reads what is done once to objects."""

    def attach(self, c: list[Any]) -> Data:
        return {"attach": c[0]}

    def taken_from_right(self, c: list[Any]) -> Data:
        return {"take_from_neighbours": {"what": c[0], "side": "right", "chosen_by": "you"}}

    def taken_from_side(self, c: list[Any]) -> Data:
        how = {"side": "chosen_side", "chosen_by": "each_player"}
        return {"take_from_neighbours": {"what": c[0], **how}}

    def unattach(self, c: list[Any]) -> Data:
        return {"unattach": c[0]}

    def destroy(self, c: list[Any]) -> Data:
        return {"destroy": c[0]}

    def regenerate(self, c: list[Any]) -> Data:
        return {"regenerate": c[0]}

    def onto_library(self, c: list[Any]) -> Data:
        return {"put_on_library": c[0]}

    def onto_battlefield(self, c: list[Any]) -> Data:
        return {"put_onto_battlefield": c[0]}

    def put_itself(self, _: list[Any]) -> Data:
        return {"put_onto_battlefield": "itself"}

    def put_from_hand(self, c: list[Any]) -> Data:
        return {"put_from_hand": {"who": c[0], "what": c[1]}}

    def put_itself_from_hand(self, _: list[Any]) -> Data:
        put = {"who": "you", "what": "itself", "tapped": True, "attacking": "chosen"}
        return {"put_from_hand": put}

    def you_control(self, c: list[Any]) -> Data:
        return {"you_control": {"what": c[0]}}

    def bounce(self, c: list[Any]) -> Data:
        return {"return_to_hand": c[0]}

    def transform_self(self, _: list[Any]) -> Data:
        return {"transform": "itself"}

    def face_down(self, c: list[Any]) -> Data:
        return {"turn_face_down": c[0]}

    def face_up(self, c: list[Any]) -> Data:
        return {"turn_face_up": c[0]}

    def phase_out(self, c: list[Any]) -> Data:
        return {"phase_out": c[0]}

    def tap(self, c: list[Any]) -> Data:
        return {"tap": c[0]}

    def tap_or_untap(self, c: list[Any]) -> Data:
        return {"tap_or_untap": c[0]}

    def untap(self, c: list[Any]) -> Data:
        return {"untap": c[0]}

    def shuffle_in(self, c: list[Any]) -> Data:
        return {"shuffle_in": c[0]}

    def become_copy(self, c: list[Any]) -> Data:
        return {"become_copy": {"what": c[0], "of": c[1], **({"end": c[2]} if c[2] else {})}}

    def becomes(self, c: list[Any]) -> Data:
        what, body, colours, kind, granted, also = c
        return {
            "becomes": {
                **{"what": what, "body": str(body), "type": kind},
                **({"colour": str(colours).split(" and ")} if colours else {}),
                **({"gains": [granted]} if granted else {}),
                **({"also": True} if also else {}),
            }
        }

    becomes_for = becomes

    def take_initiative(self, c: list[Any]) -> Data:
        return {"take_initiative": c[0]}

    def venture(self, c: list[Any]) -> Data:
        return {"venture": {"who": c[0] or "you"}}

    def venture_undercity(self, c: list[Any]) -> Data:
        return {"venture": {"who": c[0] or "you", "into": "Undercity"}}
