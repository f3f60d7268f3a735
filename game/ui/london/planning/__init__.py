"""The planning phase: a map, a clock for everybody, and Big Ben."""
