"""The three decks and the stack of tiles, and what follows from a draw."""
