"""London Dread: a day planned against the clock, and the same day as it really goes."""
