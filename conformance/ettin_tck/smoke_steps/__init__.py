"""The steps of the smoke test: claims, openings, and a few moves in each variant."""
