"""Castle Ravenloft in a terminal."""
