"""From legal answers to targets on the screen."""
