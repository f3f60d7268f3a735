"""The engine that every game is written in: scripts, decisions, secrets, dice. It knows no game and no screen."""
