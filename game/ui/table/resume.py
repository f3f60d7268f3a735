"""Continue shows again what was not shown to the end when the program was left."""

from game.match import PERSON, Match
from game.match.record import SaveError
from game.match.trace import EventSnapshot
from game.storage.replay import Replay
from game.ui.table.controller import TableController
from game.ui.table.match_client import MatchClient


def missed(client: MatchClient) -> tuple[Match, list[EventSnapshot]] | None:
    """What was not shown to the end: the match before it, and its Events since the last answer of a person; None if nothing was missed."""
    match, shown = client.match, client.match.shown
    if shown is None or shown >= match.turn or client.watching:
        return None
    persons = (place for place, action in enumerate(match.actions) if match.holders.get(action.seat) == PERSON)
    first = max(shown, *persons)
    try:
        replay = Replay(match.to_record())
    except SaveError:
        return None
    moments = [one for turn in range(first, match.turn) for one in replay.moments(turn + 1, client.eyes or ())]
    return (replay.at(first), moments) if replay.departs is None and moments else None


def resume(controller: TableController) -> None:
    """Show what was missed, as the persons here may know it, then the open question."""
    controller.director.client = controller.handover.client = controller.client
    found = missed(controller.client)
    if found is None:
        controller.ask()
        return
    now, (earlier, moments) = controller.match, found
    controller.turn_to(earlier)
    controller.client.reread()
    controller.director.rest()
    controller.game.begin_decision(controller.facts())  # what it wants done belongs to an answer that was given
    controller.turn_to(now)
    controller.queue_news(moments)
    controller.settle()
