"""Adventures that begin with experienced Heroes: the 2nd level and additional Items."""

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft import event, experience
from game.rules.ravenloft.setup import first_item
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import State
from game.rules.ravenloft.tables.registry import Now, quest


@quest("rise-to-level")
def _rise_to_level(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """Every Hero begins at the 2nd level, with the Daily that comes with it (CR-198)."""
    for other in figure.clockwise(t, seat):
        yield from experience.rise(t, other)
    return True


@quest("draw-items")
def _draw_items(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """Every Hero draws `amount` more Items, in the same way as its first one (CR-017, CR-018)."""
    for other in figure.clockwise(t, seat):
        for _ in range(now.row.amount):
            card = first_item(t, other)
            if card:
                yield event.TreasureDrawn(t.heroes[other].id, card)  # the draw reveals a hidden card, so that undo ends here
                yield event.ItemGained(t.heroes[other].id, card)
    return True
