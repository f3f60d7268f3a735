"""The great moments of Castle Ravenloft: a Hero falls, a Villain is destroyed, the last Healing Surge is spent."""

from game.rules.ravenloft import event
from game.rules.ravenloft.state import State
from game.rules.ravenloft.tables.cards import MONSTERS
from game.ui.table.facts import Climax, Climaxes


def _destroyed(happened: event.MonsterDestroyed, t: State) -> Climax | None:
    """The end of a Villain."""
    kind = happened.figure if happened.figure in MONSTERS else happened.figure.rpartition("-")[0]
    faces = tuple(one for one in (happened.by, happened.figure) if one)
    return Climax(faces, good=True) if kind in MONSTERS and MONSTERS[kind].villain else None


CLIMAXES: Climaxes = {
    event.HeroFell: lambda happened, t: Climax((happened.hero,)),
    event.MonsterDestroyed: _destroyed,
    event.SurgeUsed: lambda happened, t: None if happened.left else Climax((happened.hero,), "0"),
}
"""What is staged."""
