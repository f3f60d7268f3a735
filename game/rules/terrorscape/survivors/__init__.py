"""The survivors' turn, items, traits and plans."""
