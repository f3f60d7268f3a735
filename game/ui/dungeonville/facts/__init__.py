"""What the inspector says of a thing."""
