"""What can stand in the holes of a phrase."""
