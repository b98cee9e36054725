"""Casting spells and activating abilities: announcing, costs, mana."""
