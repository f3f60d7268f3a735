"""From Events to clips: duration, motion, sentence, and pauses."""
