"""Generators of pictures: `python -m sprites.draw.<game>.<module>` writes SVG files."""
