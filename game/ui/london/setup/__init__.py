"""The set-up of London Dread."""
