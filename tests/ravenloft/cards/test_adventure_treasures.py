"""The Treasures of adventures: what each does, to whom, and what becomes of the card."""

from typing import Any

import pytest

from game.rules.ravenloft import activation, event, hero, turn
from game.rules.ravenloft.choice import Target, Use
from game.rules.ravenloft.decks import monster_deck
from game.rules.ravenloft.forecasts import consequences, forecast
from game.rules.ravenloft.space import markers, placing
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import Monster, Placed, State
from game.rules.ravenloft.tables.cards import MONSTERS, TREASURES
from tests.ravenloft.cards.deeds import act, asked, choices, drift, encounter, offered, only, play, treasure, use
from tests.ravenloft.cards.plays import Play, perform
from tests.ravenloft.cards.scene import HIT, MISS, gone, hp, row, to, villain
from tests.ravenloft.kit import Dice, meet, spot
from tests.ravenloft.scenes import dusk

SPENT = ("dimensional-shackles", "holy-symbol-of-ravenkind", "silver-dagger", "torch", "wooden-stake")
KEPT = ("feywalk-amulet", "sunsword", "tome-of-strahd")


@pytest.mark.rule("CR-005", "CR-050", "CR-052", "CR-183", "CR-185")
def test_which_treasures_of_adventures_are_used_up(dice: Dice) -> None:
    # Treasures of adventures never lie in the treasure deck.
    found = [card for card in TREASURES.values() if card.kind == "adventure"]
    assert {card.id for card in found} == {*SPENT, *KEPT, "icon-of-ravenloft"}
    state = row("kat")
    assert not {secret.face for secret in state.decks.treasure.draw} & {card.id for card in found}
    assert [card.id for card in found if card.copies == 2] == ["wooden-stake"]
    assert {card.id for card in found if card.keep} == set(KEPT)
    # What is used instead of attacking is out of the game afterwards.
    for card in SPENT:
        state = row("kat 0/0/0")
        assert not offered(state, card), "nobody is there"
        villain(state, "werewolf" if card == "silver-dagger" else "young-vampire", 0, 0, 1)
        assert offered(state, card)
        state.turn.parts = ["attack"]
        assert not offered(state, card), "the attack is spent"
        state.turn.parts = []
        dice(MISS)
        drift(hero.use(state, 0, card))
        assert card in state.removed and not state.heroes[0].items and card not in state.decks.treasure.discard
    # What works all the time is never used up.
    for card in KEPT:
        state = row("kat 0/0/0", foes="young-vampire 0/0/1")
        assert not offered(state, card) and state.heroes[0].items == [card]


IMMERIL, KAT, AMULET = {"immeril": (0, 0, 0)}, {"kat": (0, 0, 0)}, {"immeril": ["feywalk-amulet"]}
UNDEAD = {"wolf": (0, 3, 3), "skeleton": (1, 3, 3)}
PLAYS = {
    "with the Amulet a Fey Step leads anywhere": Play("use fey-step", at=IMMERIL, tiles=5, items=AMULET, foes="wolf 4/1/1",
        offers={"prompt-leap": {0, 1, 2, 3, 4}}, answers="4/1/2", ends="immeril 4/1/2"),
    "with the Amulet a scroll leads its owner anywhere, and others to the tile": Play("use scroll-of-teleportation",
        at="immeril 0/0/0, kat 0/0/1", tiles=4, items="kat feywalk-amulet", answers="1, kat, 3/1/1, immeril, 1/3/3",
        ends="kat 3/1/1, immeril 1/3/3"),
    "with the Amulet a Teleport Glyph leads anywhere, its company goes where the Glyph says": Play("draw teleport-glyph",
        at=IMMERIL, tiles=4, items=AMULET, foes="wolf 0/3/3", answers="1/0/0, 3/3/1", ends="immeril 1/0/0, wolf 3/3/1"),
    "with the Amulet the Hag's claw throws a Hero where it likes": Play("act howling-hag", at=IMMERIL, tiles=4, items=AMULET,
        foes="howling-hag 0/0/1", dice=HIT, answers="0/3/3", ends="immeril 0/3/3"),
    "the Amulet lengthens no leap": Play("use great-leap", at="arjhan 0/0/0", tiles=4, items="arjhan feywalk-amulet",
        answers="2/0/0", offers={"prompt-leap": {0, 1, 2}}, ends="arjhan 2/0/0"),
    "the Holy Symbol is neither for a living one here nor for an Undead one next door": Play("use holy-symbol-of-ravenkind",
        at=KAT, foes=UNDEAD, may=False),
    "the Holy Symbol hurts one Undead on the own tile; the Dragon stands on both": Play("use holy-symbol-of-ravenkind", at=KAT,
        foes="wolf 0/3/3, skeleton 1/3/3, wraith 0/3/2, zombie-dragon 0/1/3",
        offers={"prompt-target": ["wraith", "zombie-dragon"]}, answers="zombie-dragon", hp="wraith 2, zombie-dragon 11"),
    "the Silver Dagger does not fly three tiles, nor at others than Werewolves": Play("use silver-dagger", at=KAT, tiles=4,
        foes="howling-hag 0/0/1, wolf 0/0/2, werewolf 3/1/1", may=False),
    "the Silver Dagger flies two tiles": Play("use silver-dagger", at=KAT, tiles=4,
        foes="howling-hag 0/0/1, wolf 0/0/2, werewolf 2/0/0", may=True, offers={"prompt-target": ["werewolf"]}, dice=MISS,
        answers="werewolf", hp="werewolf 4"),
    **{
        f"the Sunsword and a {kind} at {place}": Play("use hunters-shot", at="allisa 0/0/0", items="allisa sunsword",
            foes={kind: place}, dice=HIT, answers=(kind,), hp={kind: MONSTERS[kind].hp - damage})
        for kind, place, damage in [
            ("young-vampire", (0, 0, 1), 2), ("count-strahd", (0, 0, 1), 2), ("young-vampire", (0, 0, 2), 1), ("zombie-dragon", (0, 0, 1), 1),
        ]
    },
    "the Torch strikes everything here and drives it off: 14 hits AC 14, 15 hits AC 15, 13 misses AC 14": Play("use torch",
        at=KAT, tiles=3, dice=(9, 10, 8, MISS), seen={"Attacked": 4},
        foes="wolf 0/3/3, wraith 0/3/2, klak 0/2/2, flesh-golem 0/1/0, zombie 1/3/3",
        answers="wolf, wraith, 1, 1/0/0, klak, 0, 0/0/3", hp="wolf 0, wraith 1, klak 6, flesh-golem 10, zombie 1",
        ends="wraith 1/0/0, klak 0/0/3, flesh-golem 0/1/0"),
    "a stake is for adjacent Vampires": Play("use wooden-stake", at=KAT, foes="zombie-dragon 0/0/1, young-vampire 0/2/0",
        may=False),
    "a stake finds the Vampire": Play("use wooden-stake", at=KAT, foes="zombie-dragon 0/1/1, young-vampire 0/1/0", may=True,
        offers={"prompt-target": ["young-vampire"]}, dice=MISS, answers="young-vampire", hp="young-vampire 7"),
}  # fmt: skip


@pytest.mark.card(
    "feywalk-amulet", "silver-dagger", "sunsword", "torch", "wooden-stake", "howling-hag", "holy-symbol-of-ravenkind"
)
@pytest.mark.rule("CR-034", "CR-039", "CR-052", "CR-066", "CR-109", "CR-113", "CR-117", "CR-157", "CR-294")
@pytest.mark.parametrize("name", PLAYS)
def test_what_a_treasure_of_adventures_does(dice: Dice, name: str) -> None:
    case = PLAYS[name]
    _, events = perform(dice, case)
    if case.do == "use torch":
        assert [attack.bonus for attack in only(events, event.Attacked)] == [5] * 4


def shackled(state: State, other: Monster) -> list[Any]:
    state.turn.hero = 0
    return use(state, "dimensional-shackles", Target(other.id))


@pytest.mark.card("dimensional-shackles", "count-strahd")
@pytest.mark.rule("CR-037", "CR-279", "CR-292", "CR-294")
def test_shackles_go_on_an_adjacent_monster_and_hurt_who_turns_to_mist() -> None:
    state, wolf, golem, far = meet(row("kat 0/0/0"), "wolf 0/0/1, flesh-golem 0/1/0, zombie 0/0/2")
    state.things.append(monster_deck.number_figure(state, "klaks-artifact", spot(0, 0, 0, state)))
    assert choices(state, "dimensional-shackles") == [wolf.id, golem.id]
    events = shackled(state, golem)
    assert golem.markers == ["shackled:kat"] and not far.markers
    assert [(one.figure, one.marker) for one in only(events, event.MarkerGained)] == [(golem.id, "shackled")]
    # Shackles hurt the count that turns to mist; one who is at home already is not teleported.
    for home in (False, True):
        state = row("kat 0/0/0", tiles=3)
        state.board.tiles.append(Placed("T32", 1, 1, 2))
        bones = chart(state.board).cells[-1].bones
        count = villain(state, "count-strahd", 0, 0, 1, damage=8, markers=("mistform",))
        shackled(state, count)
        count.square = bones if home else count.square
        events = act(state, count)
        assert hp(state, count) == [3 + home] and (home or count.markers == ["shackled:kat"])
        assert not home or (count.square == bones and not only(events, event.Relocated))


@pytest.mark.card("dimensional-shackles", "klak", "howling-hag", "feywalk-amulet")
@pytest.mark.rule("CR-227", "CR-294", "CR-233")
def test_shackles_hurt_whoever_moves_by_magic_and_with_the_amulet_portals_lead_anywhere(dice: Dice) -> None:
    # Shackles hurt Klak that vanishes and the hero gets the treasure.
    state, klak = meet(row("kat 0/0/0, arjhan 0/3/3", tiles=2, dice=(MISS, MISS)), "klak 0/0/1 -5")
    shackled(state, klak)
    state.turn.hero, state.turn.looted = 1, []
    events = drift(activation.act(state, klak.id))
    assert gone(state, klak) and [one.by for one in only(events, event.MonsterDestroyed)] == ["kat"]
    assert [one.hero for one in only(events, event.TreasureDrawn)][:1] == ["kat"]
    # Shackles hurt the hag that appears and never anybody that walks.
    state, hag = meet(row("kat 0/0/0", tiles=4), "howling-hag 0/0/1")
    shackled(state, hag)
    state.heroes[0].square = spot(3, 1, 1, state)
    events = drift(activation.act(state, hag.id))
    assert hp(state, hag) == [9] and [one.cause for one in only(events, event.Damaged)] == ["dimensional-shackles"]
    dice(MISS)
    state.heroes[0].square = spot(3, 3, 1, state)
    drift(activation.act(state, hag.id))
    assert hp(state, hag) == [9], "she walked up to Kat"
    # Shackles hurt the spider that swings over on its web and not when others place it.
    state, spider = meet(row("kat 0/0/0", tiles=2), "spider 0/0/1")
    shackled(state, spider)
    play(state, placing.place_on(state, 0, spider.id, 1), to(state, 1, 3, 3))
    assert hp(state, spider) == [1], "a card placed it"
    dice(HIT)
    drift(activation.act(state, spider.id))
    assert gone(state, spider)
    # With the amulet the portal leads anywhere and other placings are no teleports.
    state = row("immeril 0/0/0", tiles=4, items="immeril feywalk-amulet")
    state.heroes[0].square, state.turn.phase = None, "start"
    assert {place[0] for place in asked(state, turn.step(state), "prompt-return")} == {0, 1, 2, 3}
    # Other placings are no teleports.
    state = row("immeril 0/0/0", tiles=4, items="immeril feywalk-amulet")
    assert {place[0] for place in asked(state, placing.place_on(state, 0, "immeril", 2), "prompt-place")} == {2}


@pytest.mark.card("silver-dagger", "werewolf")
@pytest.mark.rule("CR-120")
@pytest.mark.parametrize(("face", "left"), [(10, 2), (9, 4)])
def test_hit_or_miss_the_werewolf_regenerates_no_more(dice: Dice, face: int, left: int) -> None:
    state, wolf = meet(row("kat 0/0/0", dice=face), "werewolf 0/0/1")
    events = use(state, "silver-dagger", Target(wolf.id))
    assert hp(state, wolf) == [left] and wolf.markers == ["silvered"], "15 hits AC 15 for 3; 14 misses for 1"
    assert [one.marker for one in only(events, event.MarkerGained)] == ["silvered"]
    dice(MISS)
    act(state, wolf)
    assert hp(state, wolf) == [left]
    dice(MISS)
    use(state, "silver-dagger", Target(wolf.id))
    assert wolf.markers == ["silvered"], "once is enough"


@pytest.mark.card("tome-of-strahd")
@pytest.mark.rule("CR-034", "CR-108", "CR-117", "CR-134", "CR-287")
def test_the_tome_teaches_its_reader_and_those_near_while_the_reader_stands(dice: Dice) -> None:
    for holder, kind, bonus in [
        ("me", "young-vampire", 8), ("near", "young-vampire", 8), ("far", "young-vampire", 6), ("near", "zombie-dragon", 6),
    ]:  # fmt: skip
        place = {"me": (0, 3, 0), "near": (1, 3, 3), "far": (2, 3, 0)}[holder]
        state = row("allisa,kat", tiles=3, at={"allisa": (0, 0, 0), "kat": place})
        state.heroes[0 if holder == "me" else 1].items = ["tome-of-strahd"]
        other = villain(state, kind, 0, 1, 1)
        told = forecast.attack_sum(state, 0, "hunters-shot", other.id)
        assert told is not None and told.bonus == bonus
        assert [share for share in told.plus if share.source == "tome-of-strahd"] == [("tome-of-strahd", 2)] * (bonus == 8)
        dice(MISS)
        assert only(use(state, "hunters-shot", Target(other.id)), event.Attacked)[0].bonus == bonus
    # A reader who lies or is away teaches nobody.
    for why in ["fallen", "off the board"]:
        state, other = meet(row("allisa 0/0/0, kat 0/3/0", items="kat tome-of-strahd"), "young-vampire 0/1/1")
        state.heroes[1].damage = 8 * (why == "fallen")
        state.heroes[1].square = state.heroes[1].square if why == "fallen" else None
        told = forecast.attack_sum(state, 0, "hunters-shot", other.id)
        assert told is not None and told.bonus == 6


@pytest.mark.card("wooden-stake", "young-vampire")
@pytest.mark.rule("CR-091", "CR-222")
@pytest.mark.parametrize(("face", "left"), [(11, 5), (10, 7)])
def test_hit_or_miss_a_staked_vampire_sleeps_through_the_users_villain_phase(dice: Dice, face: int, left: int) -> None:
    state, vampire = meet(row("kat 0/0/0, arjhan 2/3/3", tiles=3, dice=face), "young-vampire 0/0/1")
    use(state, "wooden-stake", Target(vampire.id))
    assert hp(state, vampire) == [left] and vampire.markers == ["staked:kat"], "16 hits AC 16 for 3; 15 misses for 1"
    assert forecast.coming(state, vampire).asleep == "wooden-stake"
    evening = dusk(state).until("prompt-hero-phase")
    assert [(one.figure, one.card) for one in evening.seen(event.MonsterSlept)] == [(vampire.id, "wooden-stake")]
    assert not evening.seen(event.MonsterActivated) and not evening.state.villains[0].markers
    assert [one.marker for one in evening.seen(event.MarkerSpent)] == ["staked"] and evening.state.turn.hero == 1
    assert forecast.coming(evening.state, evening.state.villains[0]).line == 1, "in Arjhan's Villain Phase it bites again"


@pytest.mark.card("wooden-stake")
@pytest.mark.rule("CR-157", "CR-187", "CR-189")
def test_how_long_a_stake_holds(dice: Dice) -> None:
    # A stake holds against every activation of that phase.
    state, vampire = meet(row("kat 0/0/0"), "young-vampire 0/0/1 +staked:kat")
    events = encounter(state, "howl-of-the-wolf")
    assert only(events, event.MonsterSlept) and vampire.markers == ["staked:kat"], "Howl of the Wolf does not wake it either"
    assert only(play(state, activation.activate(state, vampire.id)), event.MonsterSlept)
    # A stake used in anothers turn waits for the users own villain phase.
    state, vampire = meet(row("kat 0/0/0, arjhan 2/3/3", tiles=3, items="kat wooden-stake", active=1), "young-vampire 0/0/1")
    dice(MISS)
    treasure(state, "action-surge", Use("wooden-stake"), Target(vampire.id), seat=0)
    assert vampire.markers == ["staked:kat"] and not activation.staked(state, vampire)
    play(state, markers.draw_stakes(state, 1))
    assert vampire.markers == ["staked:kat"]
    state.turn.hero = 0
    assert activation.staked(state, vampire)
    # Two stakes of one hero pin once and those of two heroes in both phases.
    state, vampire = meet(row("kat 0/0/0, arjhan 0/0/2"), "young-vampire 0/0/1")
    for seat, face in ((0, MISS), (0, MISS), (1, MISS)):
        dice(face)
        use(state, "wooden-stake", Target(vampire.id), seat=seat)
    assert vampire.markers == ["staked:kat", "staked:arjhan"]


@pytest.mark.rule("CR-294")
@pytest.mark.parametrize(("card", "kind", "told"), [
    ("silver-dagger", "werewolf", ("then", "marked-silvered")), ("wooden-stake", "young-vampire", ("then", "marked-staked")),
    ("dimensional-shackles", "klak", ("first", "marked-shackled")),
])  # fmt: skip
def test_what_follows_from_a_marker_is_told_before_the_card_is_used(card: str, kind: str, told: tuple[str, str]) -> None:
    state = row("kat 0/0/0", items={"kat": [card]})
    other = villain(state, kind, 0, 0, 1)
    found = [line for line in consequences.follow(state, 0, card, other.id) if line.kind.startswith("marked")]
    assert [line.kind for line in found] == [told[1]] and found[0].who == (other.id,)
    assert not state.villains[0].markers, "it was a rehearsal"
