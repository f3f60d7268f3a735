"""The killer's turn, cards and traits."""
