"""The great moments of Terrorscape: the killer finds survivors, a survivor dies or escapes, the rescue is called."""

from game.rules.terrorscape import event
from game.ui.table.facts import Climax, Climaxes

CLIMAXES: Climaxes = {
    event.EncounterBegan: lambda happened, t: Climax((t.killer, *happened.survivors)),
    event.Eliminated: lambda happened, t: Climax((happened.survivor,)),
    event.SurvivorEscaped: lambda happened, t: Climax((happened.survivor,), good=True),
    event.RescueCalled: lambda happened, t: Climax((), str(happened.left), good=True),
}
"""What is staged."""
