"""The replay of Castle Ravenloft: the table above a timeline of turns."""
