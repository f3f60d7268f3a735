"""The volumes of the layers of rain, market, river and score, by planning time and by Dread."""

GAME, STORY = "london", "london-story"
"""The cue tables: the planning with its ambient sound, and the ambient sound of the story."""
MINUTE = 60_000
SIX, THREE = 6 * MINUTE, 3 * MINUTE
"""Milliseconds left at which the score of the planning changes its band. The last change is at one minute."""
PLAN: tuple[tuple[float, float, float], ...] = ((1.0, 0.0, 0.0), (0.7, 0.8, 0.0), (0.3, 1.0, 0.45), (0.0, 0.8, 1.0))
"""The volumes of the three layers of the planning's score by band."""
DREAD = (15, 30, 40)
"""The Dread at which the score of the story changes its band."""
TOLD: tuple[tuple[float, float, float], ...] = ((1.0, 0.0, 0.0), (0.7, 0.8, 0.0), (0.3, 1.0, 0.45), (0.0, 0.7, 1.0))
AIR: dict[str, tuple[float, float, float]] = {"morning": (0.6, 0.5, 0.35), "day": (0.45, 1.0, 0.0), "night": (0.8, 0.0, 1.0)}
"""The volumes of rain, market and river by Time Segment."""
SLOW, FAST = 1350.0, 750.0
"""Milliseconds between two heartbeats at the start and at the end of the last band of Dread."""


def dread_band(dread: int) -> int:
    """The band of the score, from 0 to 3."""
    return sum(dread >= bound for bound in DREAD)
