"""The base of the set-up pages of all games."""
