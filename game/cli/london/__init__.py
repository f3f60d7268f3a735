"""London Dread in a terminal."""
