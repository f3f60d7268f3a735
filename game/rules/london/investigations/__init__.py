"""Investigating Plot and Dread cards."""
