"""One step of the machine, performed whole or not at all."""
