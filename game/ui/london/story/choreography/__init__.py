"""How Events are shown: duration, text, whether they are notices, and animation."""
