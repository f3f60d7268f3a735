"""The window of Dungeonville."""
