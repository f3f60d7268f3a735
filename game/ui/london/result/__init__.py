"""The result screen of London Dread."""
