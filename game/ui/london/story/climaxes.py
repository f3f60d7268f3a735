"""The great moments of London Dread: the Antagonist is revealed, a Character is Defeated, an Ally is sacrificed, the Final Showdown."""

from game.rules.london import event
from game.rules.london.state import State
from game.ui.table.facts import Climax, Climaxes


def _showdown(happened: event.ShowdownEnded, t: State) -> Climax:
    """The FISTs of all against the target."""
    return Climax(
        tuple(one.id for one in t.people), f"{happened.fists} : {happened.target}", good=happened.fists >= happened.target
    )


CLIMAXES: Climaxes = {
    event.AntagonistRevealed: lambda happened, t: Climax(()),
    event.Defeated: lambda happened, t: Climax((t.people[happened.seat].id,)),
    event.AllySacrificed: lambda happened, t: Climax((t.people[happened.seat].id,)),
    event.ShowdownBegan: lambda happened, t: Climax(tuple(one.id for one in t.people), str(happened.target)),
    event.ShowdownEnded: _showdown,
}
"""What is staged."""
