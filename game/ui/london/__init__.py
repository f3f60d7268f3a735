"""London Dread on the screen: the day is planned on the map, and then it is staged."""
