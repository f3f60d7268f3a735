"""Pictures of London Dread."""
