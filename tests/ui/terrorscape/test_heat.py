"""The heat map equals the belief of the killer's agent, and depends on public facts only."""

import random
import time
from concurrent.futures import Future
from itertools import pairwise

from game.match import Match
from game.rules.engine.agent import Observation
from game.rules.engine.rng import Rng
from game.rules.engine.secret import redact
from game.rules.terrorscape.agents.ask import Ask
from game.rules.terrorscape.beliefs.determinize import determinize
from game.rules.terrorscape.seats import KILLER, TEAM
from game.rules.terrorscape.state import State
from game.ui.scene.agent_worker import AgentWorker
from game.ui.terrorscape.board.aids import ALL, FADE, Chances, HeatMap, public, whole, work_out
from game.ui.terrorscape.layout import KILLER as HIS, SURVIVORS as THEIRS
from game.ui.terrorscape.table.presentation import next_pick

STEPS = 240


def nights(seed: int, step: int = 12) -> list[Match]:
    """Moments of a random match."""
    found, dice = [], random.Random(seed)
    match = Match.new("terrorscape", seed=seed)
    while match.decision is not None and match.turn < STEPS:
        if match.turn % step == 0 and match.turn:
            found.append(Match.from_record(match.to_record()))
        seat = dice.choice(list(match.decision.options))
        match.submit(seat, dice.choice(match.decision.options[seat]))
    return found


def test_the_map_is_what_the_agent_of_the_killer_believes() -> None:
    asked = 0
    for match in nights(5, step=3):
        view: Observation[State] = match.view(KILLER)
        if view.decision is None or KILLER not in view.decision.options:
            continue
        asked += 1
        believed = Ask.seen(view, KILLER, Rng(1)).belief
        seen = work_out(public(view.state), ended=whole(HIS, view.decision.prompt))
        assert seen.each == tuple(believed.alone(number) for number in range(3))
        assert all(abs(sum(one.values()) - 1) < 1e-9 for one in seen.each)
        for place, chance in seen.some.items():
            singles = [one.get(place, 0.0) for one in seen.each]
            assert max(singles) - 1e-9 <= chance <= sum(singles) + 1e-9
    assert asked > 8


def test_worlds_that_the_killer_cannot_tell_apart_have_one_map() -> None:
    """Everything that the survivors hide is determinized."""
    for number, match in enumerate(nights(8)):
        true: State = match.game.state
        other = determinize(redact(true, frozenset((KILLER,))), KILLER, Rng(number))
        assert other.team.places != true.team.places or other.team.packs != true.team.packs
        assert public(other) == public(true)
        assert work_out(public(other)) == work_out(public(true))


def test_what_the_survivors_read_of_themselves_does_not_depend_on_the_killers_cards_or_place() -> None:
    for number, match in enumerate(nights(6)):
        true: State = match.game.state
        other = determinize(redact(true, frozenset(TEAM)), TEAM[0], Rng(number))
        assert other.dark != true.dark
        assert other.team.places == true.team.places
        heats = [HeatMap(chances=work_out(public(world))) for world in (true, other)]
        known = [[heat.known(one, true.team.places[one]) for one in range(3)] for heat in heats]
        assert known[0] == known[1]
        assert all(one is not None and one[0] > 0 for one in known[0])


def test_the_killer_in_the_midst_of_a_card_of_his_thinks_like_his_agent() -> None:
    assert whole(HIS, "prompt-killer")
    assert whole(HIS, "")
    assert not whole(HIS, "prompt-pay")
    assert whole(THEIRS, "prompt-pay")


def test_a_map_fades_in_and_out_and_shows_one_after_the_other() -> None:
    t: State = Match.new("terrorscape", seed=1).game.state
    names = [one.id for one in t.survivors]
    order = ["", ALL, *names, ""]
    for here, after in pairwise(order):
        assert next_pick(t, here) == after
    t.survivors[1].fate = "dead"
    assert next_pick(t, names[0]) == names[2]
    assert next_pick(t, names[1]) == ""

    heat = HeatMap(picked=ALL, chances=Chances(({}, {}, {}), {"R1": 0.8}))
    assert heat.wanted(t, allowed=False) == {}
    heat.aim(heat.wanted(t, allowed=True))
    assert heat.seen() == {"R1": 0.0}
    assert heat.fade(FADE / 2, still=False)
    assert heat.seen() == {"R1": 0.4}
    heat.aim({})
    assert heat.fade(FADE, still=False)
    assert heat.seen() == {}
    assert not heat.fade(FADE, still=False)
    heat.aim({"R1": 0.5})
    assert heat.fade(1, still=True)
    assert heat.seen() == {"R1": 0.5}


def test_no_frame_waits_for_the_map() -> None:
    """It is computed in a process of its own: requesting and polling take next to no time."""
    match, agent_worker, heat = nights(5)[-1], AgentWorker(), HeatMap(picked=ALL)
    try:
        t, slowest, ends = match.view(KILLER).state, 0.0, time.monotonic() + 60
        agent_worker.compute(len, ()).result(60)  # the process has started
        while heat.chances is None and time.monotonic() < ends:
            began = time.thread_time()
            heat.ask(t, agent_worker, ended=True)
            heat.poll()
            slowest = max(slowest, time.thread_time() - began)
            time.sleep(0.005)
    finally:
        agent_worker.close()
    assert heat.chances == work_out(public(t))
    assert slowest < 0.016


def test_a_sum_that_cannot_be_had_leaves_no_map() -> None:
    heat = HeatMap(chances=Chances(({}, {}, {}), {"R1": 1.0}), pending=Future())
    assert heat.pending is not None
    heat.pending.cancel()
    assert heat.poll()
    assert heat.chances is None
