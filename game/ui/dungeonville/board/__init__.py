"""The stage, its cards and sprites, the light, and what they show."""
