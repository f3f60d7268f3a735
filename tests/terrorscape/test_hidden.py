"""Who knows what, and when (TS-189 to TS-222)."""

from collections.abc import Iterable
from typing import Any

import pytest

from game.match import Match
from game.match.agents import observe
from game.rules.engine.rng import Rng
from game.rules.engine.script import Choice, Done, Event, freeze
from game.rules.engine.secret import HIDDEN, HiddenError, Seat, redact
from game.rules.terrorscape import RULES, choice as choices, event
from game.rules.terrorscape.beliefs.determinize import determinize
from game.rules.terrorscape.beliefs.traces import most_progress
from game.rules.terrorscape.choice import Calm, Clear, Creep, Hand, Name, Pay, Play, Repair, Rummage, Take, Trade, Use, Walk
from game.rules.terrorscape.event import PRIVATE, PUBLIC
from game.rules.terrorscape.killer.counting import count
from game.rules.terrorscape.state import State
from game.rules.terrorscape.tables.cards import killer_cards
from tests.terrorscape.kit import Evening, bury, night, on_top


def heard(evening: Evening, seats: Iterable[Seat]) -> list[Event]:
    events: list[Event] = redact(list(evening.events), frozenset(seats))
    return events


def same_to_the_killer(first: Evening, second: Evening) -> bool:
    """Whether two evenings look alike from behind the killer's screen: state, news, open question."""
    views = [observe(RULES, one.game, frozenset({0})) for one in (first, second)]
    return views[0].state == views[1].state and views[0].decision == views[1].decision and heard(first, {0}) == heard(second, {0})


@pytest.mark.rule("TS-189", "TS-190", "TS-198", "TS-199", "TS-200", "TS-205", "TS-220", "TS-191", "TS-110", "TS-195", "TS-201")
@pytest.mark.rule("TS-285")
def test_what_the_team_does_is_hidden_but_for_its_noise() -> None:
    # the killer cannot tell one quiet turn from another: Walks, trades, draws, discards, extras: nothing of it is in his view, his news or the question that he sees.
    items = {"marco": ["adrenaline", "ammo"], "johnson": ["revolver"]}
    turns: list[list[tuple[int, Choice]]] = [
        [(1, Calm())],
        [(1, Walk("R2")), (1, Walk("G1")), (2, Walk("B1"))],
        [(1, Use("adrenaline")), (1, Walk("R2")), (1, Rummage())],
        [(1, Trade("johnson")), (1, Hand("ammo")), (1, Done()), (2, Hand("revolver")), (3, Walk("B2"))],
    ]
    evenings = []
    for turn in turns:
        t = night(side="survivors", packs=items)
        on_top(t.team.search, "limestone-powder")
        evening = Evening(t)
        for seat, choice in turn:
            evening.play(choice, seat=seat)
        evenings.append(evening)
    assert len({freeze(evening.t) for evening in evenings}) == len(turns)
    for evening in evenings[1:]:
        assert same_to_the_killer(evenings[0], evening)
    assert evenings[1].game.decision.for_seats({0}).options == {1: (), 2: (), 3: ()}  # type: ignore[union-attr]
    # discovering is hidden but for its noise
    evenings = []
    for drawn, who in ((("ammo", "hatchet"), "marco"), (("sedatives", "shortsword"), "johnson")):
        t = night(side="survivors")
        on_top(t.team.discovery, *drawn)
        evening = Evening(t)
        for seat in (1, 2, 3):
            evening.play(Calm(), seat=seat)
        evening.until("prompt-discover").after(Name(who)).play(Take(drawn[0]))
        evening.until("prompt-killer")
        evenings.append(evening)
    assert same_to_the_killer(*evenings)
    # who hung the key is not told
    told = []
    for seat in (1, 3):
        t = night("marco,johnson,william", side="survivors", at=("R2", "R1", "G4"))
        on_top(t.team.search, "key")
        evening = Evening(t).after(Rummage(), Take("key"), seat=seat)
        told.append((evening.view(0), heard(evening, {0})))
    assert (told[0], told[0][0].keys) == (told[1], 1)
    # who removed a barricade is not told
    told = []
    for seat in (1, 2):
        evening = Evening(night(side="survivors", at=("B3", "B4", "R1"), barricades=["B3-B4"])).after(Clear("B3-B4"), seat=seat)
        told.append((evening.view(0), heard(evening, {0}), evening.game.decision.for_seats({0})))  # type: ignore[union-attr]
    assert told[0] == told[1]


@pytest.mark.rule("TS-209", "TS-210", "TS-211", "TS-214", "TS-216", "TS-202")
def test_the_team_does_not_know_where_the_killer_hides() -> None:
    # the team cannot tell one hiding place from another
    views = []
    ways: dict[str, list[Choice]] = {"sense": [Creep("R1"), Creep("R2")], "scream": [Creep("B3"), Done()], "pursue": [Done()]}
    for paid, steps in ways.items():
        evening = Evening(night(killer="specter", hand=["vanish", paid], lair="B2")).after(Play("vanish"), Pay(paid), *steps)
        assert evening.prompt == "prompt-act"
        views.append((evening.view(1, 2, 3), heard(evening, {1, 2, 3})))
    assert views[0][0].place is None and all(view[0].survivors == views[0][0].survivors for view in views)
    assert views[0] == views[1] == views[2] and len(killer_cards("specter")) == 13
    # a trap is hidden until it springs
    trapped, free = night(), night()
    trapped.team.trap = "R5"
    assert (redact(trapped, {0}), redact(trapped, {3}).team.trap) == (redact(free, {0}), "R5")


@pytest.mark.rule("TS-196", "TS-197")
def test_repair_is_hidden_until_rescue_is_called() -> None:
    views = []
    for progress in (0, 3):
        t = night(side="survivors", at=("B1", "R1", "R1"))
        t.team.progress = progress
        evening = Evening(t).after(Repair(), seat=1)
        views.append(evening.view(0))
    assert views[0] == views[1]
    t.team.progress = 4
    evening = Evening(t).after(Repair(), seat=1)
    assert (evening.view(0).rescue, evening.seen(event.RescueCalled, {0})) == (5, [event.RescueCalled(5)])


@pytest.mark.rule("TS-215", "TS-217", "TS-204", "TS-206", "TS-199", "TS-212", "TS-042")
def test_piles_are_known_as_far_as_they_are_open() -> None:
    # public things are the same for both sides
    t = night(hand=["sense"], level=2)
    t.barricades, t.keys, t.rescue, t.noise = ["R1-R2"], 3, 2, ["B1"]
    killer, team, nobody = (redact(t, seats) for seats in ({0}, {1, 2, 3}, set[int]()))
    shown = [name for name in State.__struct_fields__ if name not in ("team", "dark", "rng")]
    for name in shown:
        assert getattr(killer, name) == getattr(team, name) == getattr(nobody, name) == getattr(t, name)
    assert (nobody.team, nobody.dark) == (HIDDEN, HIDDEN)
    with pytest.raises(HiddenError):
        _ = killer.team.places
    with pytest.raises(HiddenError):
        _ = team.dark.hand
    # nobody knows the order of any deck
    t = night()
    assert all(secret.sealed is None for secret in redact(t, {1, 2, 3}).team.discovery)
    assert all(secret.sealed is None for secret in redact(t, {1, 2, 3}).team.search)
    assert len(redact(t, {1}).team.discovery) == 32, "the team may count its own decks"
    assert all(secret.sealed is None for secret in redact(t, {0}).dark.deck)
    # each side may look through its own discard pile
    t = night()
    t.team.discard, t.dark.discard = ["ammo"], ["sense"]
    assert (redact(t, {2}).team.discard, redact(t, {0}).dark.discard) == (["ammo"], ["sense"])


@pytest.mark.rule("TS-220", "TS-189", "TS-206")
def test_news_are_for_both_sides_or_for_one_alone() -> None:
    # a match keeps whispers from the other side
    match = Match.new("terrorscape", seed=3, options={"survivors": "marco,johnson,anna"})
    match.submit(1, Walk("R2"))
    assert (match.news(1), match.news(0), match.news(None)) == ([event.SurvivorWalked("marco", "R1", "R2")], [], [])
    assert match.view(0).since is None
    assert match.view(0).decision.prompt == "prompt-wait-survivors"  # type: ignore[union-attr]
    assert len(match.seen(0)) == 1, "the set-up alone: not even that there was an answer"
    # every event is public or heard by one side alone
    assert all(kind.audience is None for kind in PUBLIC) and {kind.audience for kind in PRIVATE} == {(0,), (1, 2, 3)}
    # the record keeps what everybody was told
    evening = Evening(night(killer="murderer", hand=["sense"], lair="R4", at=("R1", "R1", "R1")))
    evening.play(Play("sense"), choices.PickZone("red"))
    evening.play(Walk("B5"), choices.Seek(), Done())
    record = evening.t.record
    assert record == [one for one in evening.events if type(one).audience is None]
    assert evening.view(0).record == evening.view(2).record == evening.view().record == record
    assert event.Sensed(("R1", "R2", "R3", "R4", "R5"), "red", ("marco", "johnson", "william")) in record


@pytest.mark.rule("TS-196", "TS-195", "TS-198")
def test_worlds_of_the_killer_agree_with_what_he_heard() -> None:
    # progress cannot exceed what was heard
    t = night()
    assert most_progress(t) == 0
    t.record = [event.NoiseHeard(("B1",))]
    assert most_progress(t) == 3
    t.record += [event.CrackerHeard()]
    assert most_progress(t) == 4, "the fifth token would have called rescue"
    # worlds of the killer have the keys that hang and the items that were shown
    t = night(side="killer", lair="R1")
    t.round, t.keys = 3, 2
    shown: list[Any] = [event.ItemShown("marco", "revolver"), event.ItemShown("marco", "ammo"), event.CrackerHeard()]
    t.record = shown
    for world in worlds(t, 0):
        decks = [secret.face for secret in (*world.team.discovery, *world.team.search)]
        held = [item for pack in world.team.packs for item in pack] + world.team.discard
        assert decks.count("key") + held.count("key") == 5 and any("revolver" in pack for pack in world.team.packs)
        assert {"ammo", "firecracker"} <= set(world.team.discard) and len(world.team.discovery) == 26


def worlds(t: State, seat: Seat) -> list[State]:
    """Twenty worlds that a seat may think of."""
    view = observe(RULES, Evening(t).game, frozenset({seat}))
    return [determinize(view.start, seat, Rng(number)) for number in range(20)]


@pytest.mark.rule("TS-210", "TS-338", "TS-023", "TS-199", "TS-212")
def test_worlds_of_the_team_agree_with_what_it_knows() -> None:
    # worlds of the team hide the killer within reach
    t = night(killer="specter", side="survivors", hand=["sense"], lair="B2")
    t.record = [event.CardPlayed("vanish", 1), event.KillerHid("vanish", "B2"), event.KillerRested()]
    t.place, t.sneaking, t.dark.place = None, "vanish", "R2"
    places = {world.dark.place for world in worlds(t, 2)}
    assert len(places) > 4 and places <= {"B2", "R1", "B1", "B3", "B5", "R2", "R3", "R4", "B4"} and count(t).hand == 3
    assert all("vanish" in world.dark.discard for world in worlds(t, 2))
    # worlds of the team know what was drawn and the card beneath
    t = night(side="survivors", at=("R2", "R1", "R1"))
    on_top(t.team.search, "toolbox")
    evening = Evening(t).after(Rummage(), Take("toolbox"), seat=1)
    for world in worlds(evening.t, 1):
        search = [secret.face for secret in world.team.search]
        assert (search[0], search.count("key"), search.count("toolbox"), len(search)) == ("key", 5, 1, 10)
        assert [secret.face for secret in world.team.discovery].count("toolbox") == 2
    # worlds of the team have decks of the counted size
    evening = Evening(night(hand=["pursue", "sense"], lair="R1", at=("B4", "B4", "B4"))).after(Play("pursue"), Walk("R2"), Done())
    for world in worlds(evening.t, 3):
        assert (len(world.dark.hand), len(world.dark.deck), world.dark.discard) == (4, 7, ["pursue"])
    bury(evening.t, 2)
    assert len(evening.t.dark.deck) == 2
