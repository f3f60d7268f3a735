"""The tutorial of Castle Ravenloft."""
