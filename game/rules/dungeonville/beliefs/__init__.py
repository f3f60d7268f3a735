"""What a seat can tell about hidden information."""
