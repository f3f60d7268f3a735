"""States of the story scene for pictures, by name."""

from collections.abc import Callable

import pygame

from game import text
from game.rules.london import choice as answer
from game.rules.london.choice import Investigate
from game.rules.london.state import State
from game.ui.london.story.table import StoryTable
from game.ui.london.story.targets import LIST
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.settings import Settings
from game.ui.table.acts import Choose, Command
from game.ui.table.handover import SOON
from game.ui.table.scene import TableScene
from tests.london.scenes import HERE, endgame, plot_table, table
from tests.ui.london.story_kit import at

CITY = {HERE: "bruiser", "east-2": "a-tough-bargain", "north-4": "the-whispering-medium", "south-6": "opium-den"}
OWNED = {0: ["brandy", "sword-cane", "service-revolver"], 1: ["holy-water", "laudanum"], 2: ["tonic"]}
HANDS = {0: ["a-steady-hand", "cool-nerve", "not-tonight", "cipher-and-key"]}


def seat(settings: Settings, t: State, *answers: answer.Choice, agents: dict[int, str] | None = None) -> TableScene:
    """The story scene after these answers of any seat."""
    text.use(game="london")
    match = at(t, agents)
    for one in answers:
        assert match.decision is not None
        match.submit(next(who for who, choices in match.decision.options.items() if one in choices), one)
    context = AppContext(settings, AgentWorker(background=False))
    return TableScene(context, match, StoryTable(context, match))


def case(settings: Settings) -> TableScene:
    t = table(here=2, shown=CITY, clocks={0: {0: "3-north", 4: "2"}, 1: {5: "4"}}, items=OWNED, virtue=1, ill={1: ["injured"]})
    return seat(settings, t)


def parties(settings: Settings) -> TableScene:
    made = seat(settings, table(here=4, shown=CITY))
    made.do(Choose(LIST, ("place", HERE)))
    return made


def hour(settings: Settings) -> TableScene:
    clocks = {who: {slot: f"{slot % 6 + 1}-north" if slot % 3 else str(slot % 6 + 1) for slot in range(12)} for who in range(4)}
    made = seat(settings, table(stage="detours", clocks=clocks, items={0: ["opera-glasses"], 1: ["brandy"]}, virtue=1, dread=17))
    made.focus.current = ("arrow", 0, 1)
    return made


def dread(settings: Settings) -> TableScene:
    shown = {HERE: "dynamite-under-parliament"}
    t = table(here=2, shown=shown, items=OWNED, allies={0: ["wiggins"]}, virtue=1, deck=["cool-nerve"])
    made = seat(settings, t, Investigate(HERE, (0, 1)), agents={1: "normal"})
    made.focus.current = ("item", 0, "brandy")
    return made


def plot(settings: Settings) -> TableScene:
    t = plot_table("the-chapel-under-wych-street", here=4, items=OWNED, virtue=1, deck=["cool-nerve"])
    return seat(settings, t, Investigate(HERE, (0, 1, 2, 3)))


def outcome(settings: Settings) -> TableScene:
    made = seat(settings, plot_table("the-unsealed-door", here=2), Investigate(HERE, (0, 1)))
    made.context.settings.speed = "normal"
    made.draw(pygame.Surface((1280, 720)))
    for _ in range(400):
        if made.game.shown.page != "front" and made.animations.stopped:
            break
        if made.animations.stopped:
            made.update(SOON)
            made.do(Command("go-on"))
        elif (usual := made.game.usual(made.facts())) is not None:
            made.do(usual)
        made.update(100)
    return made


def stays(settings: Settings) -> TableScene:
    return seat(settings, endgame(hands=HANDS, items=OWNED, virtue=1, dread=23))


def challenge(settings: Settings) -> TableScene:
    t = endgame(hands=HANDS, items=OWNED, virtue=1, challenges=["endure-the-pain"])
    return seat(settings, t, *[answer.Stay()] * 4, answer.Act(0))


def roll_off(settings: Settings) -> TableScene:
    t = endgame(items=OWNED, dread=23)
    t.stage = "showdown"
    for who, person in enumerate(t.people):
        person.dice, person.hand = who + 1, []
    return seat(settings, t)


SEEN: dict[str, Callable[[Settings], TableScene]] = {
    "a door is chosen in london": case,
    "who knocks in london": parties,
    "an hour of london": hour,
    "something dreadful in london": dread,
    "a page of the story of london": plot,
    "an outcome in london": outcome,
    "in or out in london": stays,
    "a challenge in london": challenge,
    "the last roll in london": roll_off,
}
