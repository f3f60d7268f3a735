"""The choreography of Castle Ravenloft: the animation clip of each Event."""
