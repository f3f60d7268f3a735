"""The great moments of Dungeonville: a whole party is lost, a beaten adventurer changes sides, a claim is wrong or wins."""

from game.rules.dungeonville import event
from game.rules.dungeonville.state import COLOURS
from game.ui.table.facts import Climax, Climaxes

CLIMAXES: Climaxes = {
    event.PartyLost: lambda happened, t: Climax((COLOURS[happened.seat],)),
    event.Defected: lambda happened, t: Climax((COLOURS[happened.seat], happened.adventurer, COLOURS[happened.to_seat])),
    event.ClaimFailed: lambda happened, t: Climax((COLOURS[happened.seat],), f"{happened.score}"),
    event.VictoryClaimed: lambda happened, t: Climax((COLOURS[happened.seat],), f"{happened.score}", good=True),
}
"""What is staged."""
