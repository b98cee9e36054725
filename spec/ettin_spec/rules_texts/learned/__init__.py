"""What is kept of each text that was read: numbers, hashes and sketches, no words."""
