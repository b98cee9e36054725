"""A new value of a policy: what it has to fit, where it is written, what it flips."""
