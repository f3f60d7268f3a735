"""Pictures of Terrorscape."""
