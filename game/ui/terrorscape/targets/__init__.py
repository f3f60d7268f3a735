"""Maps legal choices to targets on the screen."""
