"""Squares, tiles and figures: where things are and how far apart."""
