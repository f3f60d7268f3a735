"""Who hears what is shown and takes no part in it."""

from game.ui.draw.canvas import Area


class SilentSoundAdapter:
    """The ear of somebody who only watches; who also plays, or has something to hide, says so in a subclass."""

    def entered(self) -> None:
        """Nothing is heard when a scene is looked at for the first time."""

    def passing(self) -> None:
        """Nothing is heard but Events."""

    def answers(self) -> int:
        """Nobody here answers."""
        return 0

    def hushes(self) -> bool:
        """Nobody has anything to hide."""
        return False

    def view(self) -> Area | None:
        """The whole window."""
        return None

    def spared(self) -> list[Area]:
        """Nothing but what can be chosen."""
        return []
