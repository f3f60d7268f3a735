"""The table of the Story Phase and the Endgame: each hour as it is played, with its investigations."""
