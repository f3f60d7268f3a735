"""The pictures of the program: their sources, the baked pictures, and the generators that draw them."""
