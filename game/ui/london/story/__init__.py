"""The day as it really goes, and the endgame: hour by hour, staged."""
