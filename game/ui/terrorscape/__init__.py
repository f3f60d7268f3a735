"""The window of Terrorscape: two boards with an opaque divider between them, each drawn from what its side may know."""
