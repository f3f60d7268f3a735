"""What cards do: small functions that the content tables name."""
