"""What an ability is made of: costs, events, targets, single effects and changes."""
