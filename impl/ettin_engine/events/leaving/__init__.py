"""What goes: off the battlefield and the stack, to the command zone, out of the game."""
