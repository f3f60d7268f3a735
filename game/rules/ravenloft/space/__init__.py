"""Squares, tiles and figures: positions and distances."""
