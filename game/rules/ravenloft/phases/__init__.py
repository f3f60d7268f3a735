"""The phases of a turn, each a module of scripts."""
