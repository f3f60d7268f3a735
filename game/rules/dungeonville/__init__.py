"""Dungeonville: parties for hire, five dungeons, and everybody who hopes that the others die in the right one."""
