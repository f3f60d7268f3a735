"""What would happen: the rules run on a copy of the state."""
