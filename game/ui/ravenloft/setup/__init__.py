"""The setup of Castle Ravenloft."""
