"""The table at the start (TS-001 to TS-027)."""

from collections import Counter

import pytest

from game.rules.engine.rules import OptionsError
from game.rules.engine.secret import HIDDEN, redact
from game.rules.terrorscape import RULES
from game.rules.terrorscape.setup import Options, new_game
from game.rules.terrorscape.status import strength
from game.rules.terrorscape.tables.cards import ABILITIES, ITEMS, KILLERS, NUMBERS, SURVIVORS, item_cards, killer_cards
from tests.terrorscape.kit import Evening

NEW = Options(survivors="marco,sophia,anna")


@pytest.mark.rule("TS-001", "TS-008", "TS-222", "TS-002", "TS-003", "TS-004", "TS-022", "TS-113", "TS-005", "TS-007")
def test_the_box_holds_what_the_rulebook_says() -> None:
    # a screen stands between the two boards
    t = new_game(NEW, 1)
    assert (redact(t, {0}).team, redact(t, {1, 2, 3}).dark) == (HIDDEN, HIDDEN)
    assert redact(t, {2}).team.places == ["R1", "R1", "R1"]
    nobody = redact(t, set())
    assert (nobody.team, nobody.dark) == (HIDDEN, HIDDEN)
    assert redact(t, {0, 1}).team.places == ["R1", "R1", "R1"], "whoever may look behind both sides sees both"
    # there are three killers of thirteen cards and five survivors
    assert list(KILLERS) == ["butcher", "specter", "murderer"]
    assert list(SURVIVORS) == ["marco", "johnson", "william", "sophia", "anna"]
    assert [len(killer_cards(killer)) for killer in KILLERS] == [13, 13, 13]
    types = {killer: Counter(kind for card in killer_cards(killer) for kind in ABILITIES[card].types) for killer in KILLERS}
    assert types["butcher"] == {"quick": 6, "special": 3, "slow": 4}
    assert types["specter"] == {"quick": 8, "special": 3, "slow": 2}
    assert types["murderer"] == {"quick": 8, "slow": 5, "attack": 3}
    # forty five items lie in four piles
    sizes = {deck: len(item_cards(deck)) for deck in ("discovery", "search", "bottom", "start")}
    assert (sizes, len(ITEMS)) == ({"discovery": 32, "search": 10, "bottom": 1, "start": 2}, 19)
    every = Counter(item for deck in sizes for item in item_cards(deck))
    assert (every["key"], every["toolbox"], every["hatchet"], every["whiskey-bottle"]) == (7, 4, 4, 4)
    assert item_cards("discovery").count("key") == 2
    t = new_game(NEW, 3)
    assert Counter(secret.face for secret in t.team.discovery) == Counter(item_cards("discovery"))
    assert len(t.team.search) == 11
    # tokens are limited to their number
    assert (NUMBERS.barricades, NUMBERS.repair, NUMBERS.rescue, NUMBERS.keys) == (7, 5, 5, 5)


@pytest.mark.rule("TS-010", "TS-011", "TS-015", "TS-025", "TS-012", "TS-013", "TS-014", "TS-027")
def test_seats_and_characters_are_chosen_or_drawn() -> None:
    # one killer and three survivors sit in the order of their tokens
    assert RULES.seats(NEW) == (0, 1, 2, 3)
    t = new_game(NEW, 1)
    assert [RULES.seat_name(t, seat) for seat in range(4)] == ["name-butcher", "name-marco", "name-sophia", "name-anna"]
    assert [token.id for token in redact(t, {0}).survivors] == ["marco", "sophia", "anna"], "the killer knows who plays whom"
    assert redact(t, {1, 2}) == redact(t, {3}), "a person may hold several survivors"
    # characters are chosen or drawn and public
    drawn = {(t.killer, *(token.id for token in t.survivors)) for t in (new_game(Options("random"), seed) for seed in range(40))}
    assert {killer for killer, *_ in drawn} == set(KILLERS) and len(drawn) > 20
    for _, *names in drawn:
        assert len(set(names)) == 3
    t = redact(new_game(Options("specter", "anna,marco,johnson"), 1), set())
    assert (t.killer, [token.id for token in t.survivors]) == ("specter", ["anna", "marco", "johnson"])
    assert not any(token.hurt or token.fear for token in t.survivors)
    assert Options().killer == "butcher", "who is proposed"


@pytest.mark.rule("TS-013")
def test_three_different_survivors_are_asked_for() -> None:
    for wrong in ("marco", "marco,anna", "marco,anna,anna", "marco,anna,freddy", "marco,anna,william,sophia"):
        with pytest.raises(OptionsError, match="survivors"):
            RULES.seats(Options(survivors=wrong))


@pytest.mark.rule("TS-016", "TS-017", "TS-020", "TS-021")
def test_counters_begin_at_their_start_and_the_locked_card_is_set_aside_before_two_cards_are_drawn() -> None:
    assert sorted(NUMBERS.dice) == [0, 1, 1, 1, 1, 3]
    for killer, locked, start in (("butcher", "brutal-rage", 5), ("specter", "life-drain", 2), ("murderer", "death-blossom", 4)):
        for seed in range(30):
            t = new_game(Options(killer), seed)  # type: ignore[arg-type]
            dark = t.dark
            assert (t.level, strength(t), t.team.progress, dark.estimate, t.rescue, t.keys) == (1, start, 0, 0, None, 0)
            assert (dark.locked, len(dark.hand), len(dark.deck), dark.discard) == (locked, 2, 10, [])
            assert Counter([*dark.hand, *(secret.face for secret in dark.deck), locked]) == Counter(killer_cards(killer))


@pytest.mark.rule("TS-018", "TS-019", "TS-022", "TS-023", "TS-024", "TS-025", "TS-026", "TS-061")
def test_the_night_begins_in_the_hall() -> None:
    # the killer begins in the garden and the survivors in the hall
    t = new_game(NEW, 1)
    assert (t.place, t.dark.place, t.team.places) == ("G5", "G5", ["R1", "R1", "R1"])
    # one key lies fixed beneath the search deck
    decks = [[secret.face for secret in new_game(NEW, seed).team.search] for seed in range(20)]
    assert ({deck[0] for deck in decks}, len({tuple(deck) for deck in decks})) == ({"key"}, 20)
    assert all(Counter(deck[1:]) == Counter(item_cards("search")) for deck in decks)
    # only survivors in play bring their items
    assert new_game(NEW, 1).team.packs == [["medical-kit"], ["camera"], []]
    assert new_game(Options(survivors="johnson,william,anna"), 1).team.packs == [[], [], []]
    # the survivors begin and the sides take turns
    evening = Evening(new_game(NEW, 1))
    assert (evening.t.side, evening.t.round, evening.prompt) == ("survivors", 1, "prompt-act")
    evening.until("prompt-killer")
    assert (evening.t.side, evening.t.round) == ("killer", 1)
    evening.play(*[one for one in evening.options() if type(one).__name__ == "Done"]).clear()
    assert (evening.t.side, evening.t.round) == ("survivors", 2)
