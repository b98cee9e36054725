"""What a case comes to, told to people: in sentences of their language, and as a table."""
