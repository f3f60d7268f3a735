"""Descriptions of things, and the inspector that shows them."""
