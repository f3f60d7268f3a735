"""The Choices of Dungeonville, named by imperatives."""

from typing import Annotated

from game.rules.dungeonville.state import AdventurerId, DungeonId, RoomId
from game.rules.engine.reference import refers_to
from game.rules.engine.script import Choice, Done


class Claim(Choice, frozen=True):
    """Claim victory and show the own deed (DV-116)."""


class Recruit(Choice, frozen=True):
    """Recruit an adventurer of the town; with `by_hand` the payer chooses the cards (DV-030, DV-036)."""

    adventurer: AdventurerId
    by_hand: bool = False


class Dismiss(Choice, frozen=True):
    """Discard an own adventurer to make room (DV-032)."""

    adventurer: AdventurerId


class Lay(Choice, frozen=True):
    """Put a card of the own treasury on the counter (DV-034, DV-035)."""

    card: RoomId


class LayBlood(Choice, frozen=True):
    """Put a blood token in hand on the counter: 10 gold (DV-028)."""


class Pay(Choice, frozen=True):
    """Complete the payment on the counter with the smallest overpayment (DV-036)."""


class Enter(Choice, frozen=True):
    """Put the own pawn on the entrance of a dungeon (DV-040)."""

    dungeon: DungeonId


class Order(Choice, frozen=True):
    """Lay up to three fighters face down, in the order in which they will be revealed (DV-046)."""

    fighters: tuple[AdventurerId, ...]


class UseItem(Choice, frozen=True):
    """Use an item (DV-082)."""

    item: Annotated[str, refers_to("item")]


class Spare(Choice, frozen=True):
    """Choose the beaten adventurer for an item (DV-142)."""

    adventurer: AdventurerId


class Sacrifice(Choice, frozen=True):
    """Choose the member of the party that the room kills (DV-066)."""

    adventurer: AdventurerId


class Thaw(Choice, frozen=True):
    """Warm a member of the party with the Thaw Staff: its letter is A."""

    adventurer: AdventurerId


class Imitate(Choice, frozen=True):
    """Let the Oracle take over the letter of another member (DV-098)."""

    adventurer: AdventurerId


class Drop(Choice, frozen=True):
    """Leave a gold card in the dungeon (DV-073)."""

    card: RoomId


class Peek(Choice, frozen=True):
    """Look at the next room through the keyhole (Skeleton Keys)."""


class Escape(Choice, frozen=True):
    """Leave the dungeon with everything carried (DV-075)."""


class Press(Choice, frozen=True):
    """Reveal another room (DV-075)."""


class Swap(Choice, frozen=True):
    """Pay for an exchange of the own deed for that in one place of the deed house; `by_hand` as for Recruit (DV-090)."""

    place: Annotated[int, refers_to("house-place")]
    by_hand: bool = False


CHOICES = (
    Claim,
    Recruit,
    Dismiss,
    Lay,
    LayBlood,
    Pay,
    Enter,
    Order,
    UseItem,
    Spare,
    Sacrifice,
    Thaw,
    Imitate,
    Drop,
    Peek,
    Escape,
    Press,
    Swap,
    Done,
)
