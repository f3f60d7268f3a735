"""The panels around the map of the planning: painters that take props."""
