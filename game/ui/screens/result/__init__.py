"""The result screen of all games."""
