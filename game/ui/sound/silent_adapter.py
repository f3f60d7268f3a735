"""A sound adapter for scenes without sounds of their own."""

from game.ui.draw.canvas import Area


class SilentSoundAdapter:
    """An adapter for spectators. Scenes that play or hide something override its methods."""

    def entered(self) -> None:
        """Play nothing when the scene opens."""

    def passing(self) -> None:
        """Play nothing but Events."""

    def answers(self) -> int:
        """No answers are given here."""
        return 0

    def hushes(self) -> bool:
        """Nothing is secret here."""
        return False

    def view(self) -> Area | None:
        """The whole window."""
        return None

    def spared(self) -> list[Area]:
        """Captions avoid only targets."""
        return []
