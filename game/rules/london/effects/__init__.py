"""The effects of cards: small functions that the content tables name."""
