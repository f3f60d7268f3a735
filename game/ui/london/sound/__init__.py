"""The sounds of London Dread: cues, ambient layers and score."""
