"""Times of day in the player's language."""

from datetime import datetime

from game.text.text import say


def time_text(at: datetime) -> str:
    """The day and the hour, in the format of the language."""
    month = say(f"ui-month-{at.month}")
    return say("ui-when", day=at.day, month=month, year=str(at.year), hour=f"{at.hour:02}", minute=f"{at.minute:02}")
