"""Pictures of Castle Ravenloft."""
