"""What Heroes of the `normal` level do for the aims of each adventure, in small built situations."""

from typing import Any

from game import text
from game.match.agents import observe
from game.rules.engine.agent import Advice, Budget
from game.rules.engine.rng import Rng
from game.rules.engine.secret import Secret
from game.rules.ravenloft.adventures import quests_kavan
from game.rules.ravenloft.agents import AGENTS, worth
from game.rules.ravenloft.agents.aim_rows import BOSS, aims_of
from game.rules.ravenloft.agents.aims import Aims
from game.rules.ravenloft.agents.outlook import Outlook
from game.rules.ravenloft.agents.worth import Weights
from game.rules.ravenloft.choice import Accept, Deed, Target, Use, Walk
from game.rules.ravenloft.space import board, figure
from game.rules.ravenloft.state import Monster, Placed, State, Token
from game.rules.ravenloft.tables.cards import ADVENTURES
from tests.ravenloft.cards import scene
from tests.ravenloft.cards.scene import Where
from tests.ravenloft.kit import RULES, Evening, put, spot, table


def night(adventure: str, *more: Placed, **rest: Any) -> State:
    """An adventure with Kat and Arjhan on an open tile; each has one attack."""
    return scene.night(adventure, *more, powers={"kat": ["backstab"], "arjhan": ["careful-attack"]}, **rest)


def villain(state: State, kind: str, place: Where, *, damage: int = 0, thing: bool = False) -> Monster:
    """Put a Villain or an object on a square."""
    return scene.thing(state, kind, *place) if thing else scene.villain(state, kind, *place, damage=damage)


def aims(state: State) -> Aims:
    """What the adventure makes worthwhile for the Hero in turn."""
    return aims_of(state, state.turn.hero, Outlook(state, state.turn.hero, Weights()))


def advice(evening: Evening) -> Advice:
    """What a Hero of the `normal` level answers, its reason readable."""
    seat = evening.asked[0]
    said = AGENTS["normal"](observe(RULES, evening.game, frozenset({seat})), seat, Rng(1), Budget())
    speaker = text.Texts("en", strict=True)
    speaker.game = "ravenloft"
    assert speaker.say(said.reason, said.about)
    return said


def phase(state: State) -> tuple[Evening, list[Any]]:
    """Play the Hero Phase of the Hero in turn; return the evening and the answers given in the menu."""
    evening, said = Evening(state), []
    seat = state.turn.hero
    for _ in range(20):
        if evening.game.decision is None or evening.state.turn.phase != "hero" or evening.state.turn.hero != seat:
            break
        answer = advice(evening).choice
        if evening.asked[1] == "prompt-hero-phase":
            said.append(answer)
        evening.play(answer)
    return evening, said


def tile_of(state: State, seat: int) -> int:
    """The tile on which a Hero stands."""
    return figure.hero_tile(state, seat)


def test_what_must_be_destroyed_is_hunted_by_its_worth() -> None:
    # What must be destroyed is hunted and nothing else.
    for adventure, kind, thing in [
        ("klaks-infernal-artifact", "klak", False), ("klaks-infernal-artifact", "klaks-artifact", True),
        ("destroy-the-dracolich", "gravestorm", False), ("adventure-impossible", "werewolf", False),
        ("horror-of-the-howling-hag", "howling-hag", False), ("rampaging-golem", "flesh-golem", False),
        ("hunt-for-strahd-1", "count-strahd", False), ("hunt-for-strahd-2", "count-strahd", False),
    ]:  # fmt: skip
        state = night(adventure)
        other = villain(state, kind, (4, 1, 0), thing=thing)
        found = aims(state)
        assert found.prey[other.id] > 5 * worth.TREASURE
        assert found.seek and all(board.chart(state.board).tile_of[place] >= 3 for place in found.seek)
    # A villain that need not fall is no prey.
    for adventure in ["blood-and-fog", "escape-the-tomb"]:
        state = night(adventure) if adventure != "escape-the-tomb" else table("kat", tiles=scene.OPEN)
        assert villain(state, "zombie-dragon", (2 if adventure == "escape-the-tomb" else 4, 1, 0)).id not in aims(state).prey
    # Klak is struck before a rat swarm beside him.
    state = night("klaks-infernal-artifact", at={"kat": (3, 2, 1)})
    klak = villain(state, "klak", (3, 1, 1))
    put(state, "rat-swarm", 3, 2, 2, owner=1)
    evening = Evening(state)
    while evening.asked[1] != "prompt-target":
        evening.play(advice(evening).choice)
    assert advice(evening).choice == Target(klak.id)
    # The bodyguard is hunted once everybody knows who it is.
    state = night("hunt-for-strahd-1")
    klak = villain(state, "klak", (4, 1, 1))
    assert klak.id not in aims(state).prey
    state.quest.shown["bodyguard"] = ["klak"]
    assert aims(state).prey[klak.id] == BOSS and aims(state).busy, "the Count comes with the next tile"
    # The phylactery is worth half of gravestorm and its nearest hero goes there.
    state = night("destroy-the-dracolich", at={"kat": (3, 2, 1), "arjhan": (1, 0, 1)})
    gravestorm = villain(state, "gravestorm", (4, 0, 0))
    phylactery = villain(state, "gravestorms-phylactery", (0, 1, 1), thing=True)
    lay = board.chart(state.board)
    assert aims(state).prey[phylactery.id] > BOSS / 2 and aims(state).prey[gravestorm.id] == BOSS
    assert {lay.tile_of[place] for place in aims(state).seek} != {0}, "Kat is not the nearest"
    state.turn.hero = 1
    assert {lay.tile_of[place] for place in aims(state).seek} <= {0, 1}, "Arjhan is"


def test_exploring_for_the_hag_and_ways_out() -> None:
    # Exploring is for the hag and whoever stands in the circle stays there.
    state = night("horror-of-the-howling-hag")
    state.quest.pools["hag"] = [Secret("monsters-1", (), "hag")]
    assert aims(state).summons > 0
    villain(state, "howling-hag", (4, 1, 1))
    assert aims(state).summons == 0
    # Whoever stands in the circle stays there.
    evening, _ = phase(night("horror-of-the-howling-hag", Placed("T33", 0, -4, 0), at={"kat": (5, 2, 1), "arjhan": (5, 2, 2)}))
    assert tile_of(evening.state, 0) == 5
    # With loot enough a hero goes to the start tile and out.
    state = night("daylight-assault", at={"kat": (2, 3, 1)})
    assert not aims(state).seek and worth.carry(state) > 0
    state.quest.counters["banked"] = 12 - 1
    state.heroes[0].loot = ["level-up"]
    assert worth.enough(state)
    assert aims(state).seek == {place for tile in (0, 1) for place in board.chart(state.board).cells[tile].floor}
    evening, said = phase(state)
    assert isinstance(said[0], Walk) and evening.game.decision is None, "it is out, and has won"
    # An item that must be carried out is dear.
    here, there = night("daylight-assault"), night("klaks-infernal-artifact")
    assert worth.spend(here, "lucky-charm", Weights()) - worth.spend(there, "lucky-charm", Weights()) > 1
    # The stairs in the fog are sought.
    state = night("blood-and-fog", Placed("T39", 0, -4, 0), at={"kat": (4, 0, 1)})
    lay = board.chart(state.board)
    stairs = {place for place, letter in lay.cells[5].art.items() if letter == "S"}
    assert aims(state).seek == stairs & set(lay.cells[5].floor)
    evening, _ = phase(state)
    assert evening.state.heroes[0].gone == "escaped"


def with_kavan(*more: Placed, at: dict[str, Where] | None = None) -> State:
    state = night("the-final-transformation", *more, at=at)
    state.quest.tokens = [Token("kavan", spot(2, 2, 1, state))]
    return state


def test_kavan_is_led_to_the_fountain_and_never_left_alone_or_struck() -> None:
    # Nobody leaves Kavan alone but whoever leads him takes him along.
    state = with_kavan(at={"arjhan": (4, 0, 0)})
    away, here = spot(3, 1, 1, state), spot(2, 1, 1, state)
    assert aims(state).endangers(away) > 0 and aims(state).endangers(here) == 0
    state.turn.marks = [quests_kavan.LED]
    assert aims(state).endangers(away) == 0
    put(state, "zombie", 3, 1, 2, owner=1)
    assert aims(state).endangers(away) > 0, "not into the arms of a Monster"
    # The way to the fountain is gone with Kavan.
    state = with_kavan(Placed("T35", 0, -4, 0))
    state.turn.marks = [quests_kavan.LED]
    assert aims(state).seek == set(board.chart(state.board).cells[5].floor)
    evening, _ = phase(state)
    kavan = next(token for token in evening.state.quest.tokens if token.kind == "kavan")
    assert board.chart(evening.state.board).tile_of[kavan.square] > 2
    # The young vampire is not struck.
    state = night("the-final-transformation", at={"kat": (3, 2, 1)})
    villain(state, "young-vampire", (3, 1, 1), damage=7)
    assert Use("backstab") not in phase(state)[1]
    # Leading is offered and taken.
    state = with_kavan()
    state.turn.phase = "start"
    assert advice(Evening(state).until("prompt-lead")).choice == Accept()


def test_tokens_are_turned_over_and_how_far_it_is_to_the_end() -> None:
    # More monsters are looked for while there are few.
    state = night("gauntlet-of-terror")
    state.quest.tokens = [Token("monster-back", spot(4, 1, 1, state), Secret("monsters-1", (), "monsters"))]
    lay = board.chart(state.board)
    assert {lay.tile_of[place] for place in aims(state).seek} == {3, 4}
    runaway = put(state, "zombie", 2, 1, 1)
    far = put(state, "zombie", 4, 2, 2)
    assert aims(state).prey[runaway.id] > aims(state).prey[far.id] > 0
    put(state, "rat-swarm", 4, 3, 1)
    beside = {place for other in figure.monsters(state) for place in lay.near[other.square]}
    assert aims(state).seek == beside, "three Monsters are more than the two Heroes"
    # A hero opens the coffin beside its way.
    state = night("hunt-for-strahd-2", at={"kat": (2, 3, 1)})
    coffin = Token("coffin-shut", spot(3, 1, 1, state), Secret("coffin-empty", (), "coffins"))
    state.quest.tokens = [coffin]
    evening, _ = phase(state)
    assert coffin.square not in [token.square for token in evening.state.quest.tokens]
    # Something is shown to the golem when that is likely to calm it.
    for reactions, shown in [(["enrage", "enrage"], True), (["calm", "calm", "calm"], False)]:
        state = night("rampaging-golem", at={"kat": (3, 3, 1)})
        villain(state, "flesh-golem", (3, 1, 1))
        state.heroes[0].tokens, state.quest.shown["reactions"] = ["skull"], reactions
        assert (Deed("show-item", "skull") in phase(state)[1]) is shown
    # The way to the second needed tile is counted once the first lies there.
    state = night("hunt-for-strahd-1")
    first = worth.remaining(state)
    state.board.tiles.append(Placed("T33", 0, -4, 0))
    state.decks.tile.draw = [secret for secret in state.decks.tile.draw if secret.face != "T33"]
    second = worth.remaining(state)
    assert 4 < first < 8 and second > first
    state.board.tiles.append(Placed("T39", 0, -5, 0))
    assert worth.remaining(state) == 0
    # Heroes that wait outside count as lives.
    state = night("adventure-impossible")
    state.heroes[1].gone = "waiting"
    assert worth.lives(state) == state.surges + 1
    # An adventure presses unless its end is a place or a thing.
    nights = {name: table("kat" if 1 in row.heroes else "kat,arjhan", adventure=name) for name, row in ADVENTURES.items()}
    assert {name for name, state in nights.items() if not worth.pressed(state)} == {"escape-the-tomb", "find-the-icon"}
