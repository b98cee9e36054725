"""A script as it is kept with its corpus: the messages that are sent, ready to be decoded."""

from __future__ import annotations

import msgspec

from ettin_spec.language.scenario import Case, Script
from ettin_spec.language.scripts.implied_cards import ManaValues
from ettin_spec.language.scripts.script import script

DECODER = msgspec.msgpack.Decoder(Script)


def kept_script(case: Case, cards: ManaValues) -> bytes:
    """A case's script to be kept.

    Raises:
        SpecError: the sentences do not fit together, so that no engine could play them.
    """
    return msgspec.msgpack.encode(script(case, cards))


def opened_script(kept: bytes, case: Case, cards: ManaValues) -> Script:
    """The script of a case from what was kept of it; made anew where nothing was.

    Raises:
        SpecError: a position that cannot be placed, or an action with a card that is nowhere.
    """
    return DECODER.decode(kept) if kept else script(case, cards)
