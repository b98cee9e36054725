"""Which cases are played, what each needs, and what is sent for it."""
