"""Castle Ravenloft on the screen: the table, its cards and panels, the set-up before and the reckoning after."""
