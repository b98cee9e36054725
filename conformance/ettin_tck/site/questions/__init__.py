"""The page of a question: what happens, why, when it was otherwise, and the game step by step."""
