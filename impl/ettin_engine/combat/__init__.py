"""The combat phase: who may attack whom, and who is dealt the damage."""
