"""Effects that hold no others."""

from __future__ import annotations

from typing import Literal

from ettin_spec.cards.declaration import names
from ettin_spec.cards.declaration.node import OneWord
from ettin_spec.cards.declaration.parts import effect_parts as done
from ettin_spec.cards.declaration.parts.copies import BecomeCopy, CreateCopy
from ettin_spec.cards.declaration.terms import Filter, What


class SingleEffect(OneWord, frozen=True):
    """What is done once, by itself."""

    damage: done.Damage | None = None
    fight: done.Fight | None = None
    set_life: done.SetLife | None = None
    gain_life: done.GainLife | None = None
    lose_life: done.LoseLife | None = None
    exchange_life: names.Who | None = None
    get_counters: done.GetCounters | None = None
    lose_counters: done.LoseCounters | None = None
    proliferate: Literal["you"] | None = None
    choose_colour: Literal["you"] | None = None
    becomes: done.Becomes | None = None
    shuffle_in: Literal["itself", "target"] | None = None
    create_copy: CreateCopy | None = None
    add_mana: done.AddMana | None = None
    sacrifice: done.Sacrifice | None = None
    keep: done.Keep | None = None
    discard: done.Discard | None = None
    put: done.PutCounters | None = None
    counter: names.Countered | None = None
    copy_spell: Literal["target"] | names.CastSpell | None = None
    attach: Literal["target"] | None = None
    unattach: What | None = None
    destroy: What | None = None
    regenerate: What | None = None
    exile: What | None = None
    exile_until_leaves: What | None = None
    exile_graveyard: names.Who | None = None
    bury_exiled: done.BuryExiled | None = None
    mill: done.Mill | None = None
    manifest: done.Manifest | None = None
    scry: done.LookAtTop | None = None
    surveil: done.LookAtTop | None = None
    search: done.Search | None = None
    reveal_top: done.RevealTop | None = None
    reveal: names.Who | None = None
    put_from_top: done.PutFromTop | None = None
    shuffle: Literal["you"] | None = None
    put_revealed: done.PutRevealed | None = None
    pick_at_random: Filter | None = None
    return_that_card: done.ReturnThatCard | None = None
    put_onto_battlefield: names.CardsPut | done.PutItself | None = None
    put_from_hand: done.PutFromHand | None = None
    put_on_library: Literal["target"] | None = None
    return_to_hand: What | None = None
    return_exiled: done.ReturnExiled | None = None
    transform: Literal["itself"] | None = None
    turn_face_down: What | None = None
    turn_face_up: What | None = None
    become_copy: BecomeCopy | None = None
    goad: What | None = None
    phase_out: What | None = None
    tap: What | None = None
    untap: What | None = None
    tap_or_untap: What | None = None
    draw: done.Draw | None = None
    exchange_control: Literal["targets"] | None = None
    vote: done.Vote | None = None
    vote_for: Filter | None = None
    pay_any_mana: done.PayAnyMana | None = None
    control_player: done.ControlPlayer | None = None
    take_from_neighbours: done.TakeFromNeighbours | None = None
    extra_turn: names.Who | None = None
    skip: done.Skip | None = None
    extra_phases: tuple[names.PhaseWord, ...] | None = None
    extra_step: done.ExtraStep | None = None
    become_monarch: names.Who | None = None
    take_initiative: names.Who | None = None
    venture: done.Venture | None = None
    win: Literal["you"] | None = None
    lose: names.Who | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.exchange_life in ("you", "your_team"):
            raise ValueError("life totals are exchanged with another player, and no teammate")

    @property
    def is_of_a_permanent(self) -> bool:
        """Does it speak of a permanent that has the ability, which no spell is?"""
        of_it = (self.exile_until_leaves, self.attach)
        back = self.return_exiled
        linked = self.bury_exiled is not None
        return of_it != (None, None) or linked or bool(back and back.which == "with_itself")
