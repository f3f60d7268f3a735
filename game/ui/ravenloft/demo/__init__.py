"""The demo of Castle Ravenloft."""
