"""Tables with sides that hide things from each other."""
