"""The materials of every sound, each a small module of functions from chance and numbers to waves."""
