"""The inferences of a seat about hidden information."""
