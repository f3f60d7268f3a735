"""The map of London, as it lies on the table in every phase: nothing here takes input or knows a match."""
