"""Pixel leaks over whole random games: `python tests/bench/leaks.py [GAME] [--games N] [--jobs J] [--seed S] [--every K]`.

At the beginning of every K-th step the table of one side is drawn twice: as the match stands, and as it stands in a world that
this side cannot tell from it. View, question, places, words, log, sounds and every pixel must be the same. Matches take turns between the sides,
the settings of the soak, two sizes, and one side alone at the screen or all behind the curtain. In the Villa each encounter that a search would
bring is played at one shared screen in both worlds, and every frame that both sides may look at is compared. Prints one JSON line.
"""

import json
import random
import sys
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from typing import Any

import pygame
from arguments import parser, unseen
from soak import SETTINGS

from game import text
from game.match import Match
from game.rules.dungeonville.beliefs.determinize import determinize as imagine_town
from game.rules.engine.rng import Rng
from game.rules.engine.script import freeze, thaw
from game.rules.engine.secret import redact
from game.rules.terrorscape.beliefs.determinize import determinize
from game.rules.terrorscape.choice import Seek
from game.rules.terrorscape.seats import KILLER, TEAM
from game.rules.terrorscape.state import State
from game.rules.terrorscape.status import here
from game.ui.sound.cues import Cues
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape import sound
from tests.ui.dungeonville import playing as town, test_hidden as hidden_town
from tests.ui.terrorscape.encounters import match_of
from tests.ui.terrorscape.playing import lift, table
from tests.ui.terrorscape.test_hidden import alike, at, pixels, places
from tests.ui.terrorscape.test_sound import Listener
from tests.ui.terrorscape.twins import TwinTables

SIZES = ((1280, 720), (1920, 1080))
CLOSELY = 5
"""In Dungeonville every page and tooltip is opened in each step of this number; the table itself is compared in every one."""
Cues.read = cache(Cues.read)  # type: ignore[method-assign]  # a listener is made for every step, and reads the same file


def steps(game: str, seed: int, every: int) -> Iterator[Any]:
    """The table at the beginning of every `every`-th step of a match that is played by lot."""
    setting = SETTINGS[game]
    match, dice = Match.new(game, seed=seed, options=setting[seed % len(setting)]), random.Random(seed)
    step = 0
    while match.decision is not None:
        if not match.game.answers:
            step += 1
            if step % every == 0:
                yield thaw(match.rules.state_type, match.game.checkpoint)
        seat = dice.choice(list(match.decision.options))
        match.submit(seat, dice.choice(match.decision.options[seat]))


def heard(scene: SeatedScene) -> tuple[Any, ...]:
    """What comes to the ears in some seconds before the table, and what of the night so far is heard from where."""
    listener = Listener(scene)
    listener.frames(40, goes=False)
    told, shown = [one for events in scene.match.seen(scene.client.eyes) for one in events], scene.sound_adapter.shown()
    return (listener.heard, [(sound.audible(shown, one), sound.rooms(shown, one)) for one in told], scene.sound_adapter.answers())


def compare(worlds: tuple[State, State], held: frozenset[int], size: tuple[int, int], *, alone: bool) -> bool:
    """Draw both worlds for the holders of `held`; whether they could be compared. Raises AssertionError where they differ."""
    scenes = [at(world, held if alone else None) for world in worlds]
    if scenes[0].controller.front != scenes[1].controller.front or not alike(scenes):
        return False  # the step began with news: one world told something else
    if not alone and (scenes[0].controller.next is None or scenes[0].controller.next.held != held):
        return False  # the curtain is not this side's to lift
    for curtain in (False,) if alone else (True, False):
        if not curtain and not alike(scenes):
            return False  # behind its curtain the side learns something new: the cards that it has drawn
        assert pixels(scenes[0], size) == pixels(scenes[1], size), "the pictures differ"
        assert places(scenes[0]) == places(scenes[1]), "the places differ"
        assert scenes[0].client.log == scenes[1].client.log, "the logs differ"
        assert heard(scenes[0]) == heard(scenes[1]), "the sounds differ"
        if curtain:
            for scene in scenes:
                lift(scene)
    return True


def compare_town(state: Any, number: int, seed: int) -> int:
    """Draw an evening in Dungeonville and its twin, for a person alone, or for all in turn before and behind their keys; how often that was possible."""
    size, seats = SIZES[seed // 2 % 2], len(state.wizards)
    alone = seed // 4 % 3 > 0
    known = frozenset((seed % seats,)) if alone else frozenset[int]()
    persons = tuple(known) if alone else tuple(range(seats))
    worlds = (state, imagine_town(redact(state, known), Rng(number, {})))
    compared = _same_town(worlds, persons, size, number, secret=False)
    asked = town.at(state, persons).client.seat
    if not alone and asked is not None:  # whoever holds the key sees what it may know, and no more
        own = (state, imagine_town(redact(state, frozenset((asked,))), Rng(number, {})))
        compared += _same_town(own, persons, size, number, secret=True)
    return compared


def _same_town(worlds: tuple[Any, Any], persons: tuple[int, ...], size: tuple[int, int], number: int, *, secret: bool) -> int:
    scenes = [town.at(world, persons) for world in worlds]
    if not hidden_town.alike(scenes) or scenes[0].client.seat != scenes[1].client.seat:
        return 0
    for scene in scenes if secret else ():
        town.lift_curtain(scene) if scene.controller.curtain else town.press(scene, town.SECRETS_KEY)
    hidden_town.assert_same(scenes, size)
    if number % CLOSELY == 0 and not any(scene.controller.curtain for scene in scenes):
        hidden_town.assert_looked_closely_same(scenes, size)
    return 1


def compare_villa(state: Any, number: int, seed: int) -> int:
    """Draw a night in the Villa and its twin, for one side; whether that was possible."""
    seat, held = (TEAM[0], frozenset(TEAM)) if seed % 2 else (KILLER, frozenset((KILLER,)))
    twin = determinize(redact(state, held), seat, Rng(number, {}))
    compared = compare((state, twin), held, SIZES[seed // 2 % 2], alone=seed // 4 % 3 > 0)
    return compared + compare_encounter(state, number, seed)


def compare_encounter(state: State, number: int, seed: int) -> int:
    """Play the encounter that a search brings now at one shared screen, in a world with other secrets of one side, too; whether there was one.

    Every frame that both sides may look at is the same, until the worlds part before everybody's eyes.
    """
    found = here(state, state.dark.place)
    probe = match_of(state).decision
    if not found or probe is None or Seek() not in probe.options.get(KILLER, ()):
        return 0
    seat, held, secret = (TEAM[0], frozenset(TEAM), "killer") if seed % 2 else (KILLER, frozenset((KILLER,)), "survivors")
    twin = determinize(redact(state, held), seat, Rng(number, {}))
    twin.rng, twin.dark.place = state.rng, state.dark.place
    if secret == "survivors":  # the killer's own cards come off the same deck in both worlds
        twin.dark = state.dark
        twin.team.places, twin.team.trap = list(state.team.places), state.team.trap
    else:
        twin.team = state.team
    made = [thaw(State, freeze(one)) for one in (state, twin)]
    watch = TwinTables([table(match_of(one), speed="quick", reduced=False) for one in made], secret, SIZES[seed // 2 % 2])
    for _ in range(200):
        if watch.parted or watch.scenes[0].match.decision is None:
            break
        watch.look()
        if watch.over:
            break
        watch.step()
    return 1


GAMES = {"terrorscape": compare_villa, "dungeonville": compare_town}


def play(game: str, every: int, seed: int) -> tuple[int, int, str]:
    """TwinTables one match; how many steps were looked at, how many could be compared, and what was wrong."""
    pygame.display.set_mode(SIZES[0])
    text.use(game=game)
    looked = compared = 0
    try:
        for number, state in enumerate(steps(game, seed, every)):
            looked += 1
            compared += GAMES[game](state, number, seed)
    except Exception:  # noqa: BLE001  # every fault is reported, and the other matches go on
        return looked, compared, f"seed {seed}, step {looked}: {traceback.format_exc()}"
    return looked, compared, ""


def main() -> int:
    reader = parser(__doc__, games=200, jobs=2, seed=1, every=1)
    reader.add_argument("game", nargs="?", default="terrorscape", choices=GAMES)
    given = reader.parse_args()
    unseen()
    began = time.perf_counter()
    with ProcessPoolExecutor(given.jobs) as executor:
        results = list(executor.map(partial(play, given.game, given.every), range(given.seed, given.seed + given.games)))
    faults = [fault for *_, fault in results if fault]
    looked, compared = (sum(one[part] for one in results) for part in (0, 1))
    print(json.dumps({
        "game": given.game, "games": given.games, "steps": looked, "compared": compared, "faults": len(faults),
        "seconds": round(time.perf_counter() - began, 1), "first": faults[:1],
    }))  # fmt: skip
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
