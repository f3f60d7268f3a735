"""Input: actions and their keys, gamepads, and the state of the devices."""
