"""Geometry of the table: its regions, and the position of each thing in them."""
