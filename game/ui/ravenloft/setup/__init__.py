"""The setup page of Castle Ravenloft."""
