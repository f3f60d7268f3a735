"""Pictures of the cards of Castle Ravenloft."""
