"""The setup page that all games share."""
