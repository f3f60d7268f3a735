"""Everything that touches a disk: autosaves, replays, results, and the folders that hold them."""
