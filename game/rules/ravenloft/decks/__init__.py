"""The three decks and the stack of tiles: drawing a card, and carrying it out."""
