"""Simulates matches without a window, and checks the contract of every game."""
