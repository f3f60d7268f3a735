"""The map of London. Nothing in this package takes input or knows a match."""
