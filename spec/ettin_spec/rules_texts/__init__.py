"""Rules texts as published: read, compared with each other, and remembered without their words."""
