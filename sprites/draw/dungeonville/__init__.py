"""Pictures of Dungeonville."""
