"""What holds as long as something is there: changes, their layers, and whom they spare."""
