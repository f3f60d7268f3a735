"""Adventures: their files, triggers, goals, and the functions that they name."""
