"""The window of Castle Ravenloft: the table with its cards and panels, the setup page, the result screen and the replay."""
