"""The result screen of Castle Ravenloft."""
