"""The replay of any game: one scene, and what a game registers for it."""
