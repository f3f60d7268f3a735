"""The replay with both boards open."""
