"""What triggers: as things happen, in combat, by targets, and later."""
