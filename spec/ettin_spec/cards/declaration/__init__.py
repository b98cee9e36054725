"""What a card can say: the types of its declaration, from the smallest parts to the whole card."""
