"""The board, its pieces, light and weather."""
