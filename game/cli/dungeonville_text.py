"""Dungeonville in a terminal: the town, the five dungeons, every wizard's party, an expedition with its odds; deeds are shown to their holders alone."""

from collections.abc import Iterable, Iterator, Sequence

from game.cli.painter import columns
from game.rules.dungeonville import choice as answers, event, town
from game.rules.dungeonville.beliefs.odds import danger, deadly_rooms, letter_of, risk_of
from game.rules.dungeonville.party import capacity, gold
from game.rules.dungeonville.purse import wealth
from game.rules.dungeonville.recruiting import offers
from game.rules.dungeonville.scoring import true_score
from game.rules.dungeonville.state import COLOURS, AdventurerId, DungeonId, Fight, RoomId, State, Trip, seats
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS, NUMBERS, ROOMS
from game.rules.engine.agent import Observation
from game.rules.engine.script import Choice, Event
from game.rules.engine.secret import Seat, redact
from game.text import Speaker, name, say

CLAIM, DEED = "claim", "deed"
"""What can be typed beside the numbers of answers."""
NAME, KIND, HUE = 24, 9, 9
"""How wide the columns of adventurers are, in letters."""


def mapped(options: Sequence[Choice]) -> bool:
    """Whoever hires looks at the town, whoever fights or explores at those who may die."""
    read_off = answers.Recruit, answers.Order, answers.Enter, answers.Escape, answers.Sacrifice, answers.UseItem, answers.Drop
    return any(isinstance(option, read_off) for option in options)


def sight(view: Observation[State]) -> object:
    """The table is shown once for each phase, but not again between the choice of dungeons and the gold; whoever wants it again asks for it."""
    t = view.state
    return t.round, "scout" if t.phase in ("combat", "explore") else t.phase


def describe(view: Observation[State], speaker: Speaker, options: Sequence[Choice], *, whole: bool) -> list[str]:
    """The town, the dungeons and the wizards, and what is going on; in between only what the question is about."""
    t = _open(view)
    if not whole:
        return [*_scene(t, speaker), *_purse(view)]
    lines = ["", *_dungeons(t, speaker), ""]
    for seat in seats(t):
        lines += [*_wizard(t, seat, speaker), *_rows(t.wizards[seat].party)]
    scene = [] if t.phase == "scout" else ["", *_scene(t, speaker)]
    own = [line for seat in sorted(view.seats) for line in private(view, seat, speaker)] if _alone(view) or t.end else []
    return [*lines, *scene, *([""] if own else []), *own, ""]


def _alone(view: Observation[State]) -> bool:
    """Whether a single wizard looks, from whom nothing of its own has to be hidden."""
    return len(view.seats) == 1


def _open(view: Observation[State]) -> State:
    """What may stand on the screen: all that the one before it knows, and of several only what everybody knows (DV-106, DV-107, DV-111)."""
    found: State = view.state if _alone(view) else redact(view.state, frozenset())
    return found


# ---------------------------------------------------------------------- the table


def _scene(t: State, speaker: Speaker) -> Iterator[str]:
    """What the question of now is about: the town, the doors, a fight or an expedition."""
    if t.trip is not None:
        yield from _trip(t, t.trip, speaker)
    elif t.fight is not None:
        yield from _fight(t, t.fight, speaker)
    elif t.phase == "scout":
        yield from _dungeons(t, speaker)
    elif t.phase == "recruit":
        yield from _town(t)


def _purse(view: Observation[State]) -> Iterator[str]:
    """What whoever is asked has to pay with in town."""
    t, decision = view.state, view.decision
    if t.phase == "recruit" and decision is not None:
        yield from (say("table-purse", gold=wealth(t, seat)) for seat in decision.options)


def _town(t: State) -> Iterator[str]:
    """Whoever is for hire, in the order of the answers: from the Street to the Tavern."""
    yield _head(say("table-town"))
    for one in t.town:
        place = say("table-place", place=town.place_of(t, one), price=town.price_of(t, one))
        yield f"  {place:<11}{_row(one)}"


def _head(title: str) -> str:
    """The words above the columns of adventurers."""
    columns_of = f"{'':<{NAME}}{say('table-rank'):>4} {say('table-kind'):<{KIND}} {say('table-hue'):<{HUE}} "
    return f"{title:<13}{columns_of}{' '.join(row.short.upper() for row in DUNGEONS.values())}"


def _row(adventurer: AdventurerId) -> str:
    row = ADVENTURERS[adventurer]
    letters = "  ".join(row.letters)
    return f"{name(adventurer):<{NAME}}{row.rank:>4} {name(row.kind):<{KIND}} {_hue(adventurer):<{HUE}}  {letters}"


def _hue(adventurer: AdventurerId) -> str:
    return name(ADVENTURERS[adventurer].colour or "colourless")


def _rows(party: Iterable[AdventurerId]) -> Iterator[str]:
    yield from (f"{'':<13}{_row(one)}" for one in party)


def _dungeons(t: State, speaker: Speaker) -> Iterator[str]:
    for dungeon, row in DUNGEONS.items():
        yield say(
            "table-dungeon",
            short=row.short.upper(),
            dungeon=dungeon,
            rooms=len(t.rooms[dungeon]),
            gone=len(t.heaps[dungeon]),
            blood=_tokens(t.blood[dungeon], speaker),
            pawns=[speaker.seat(seat) for seat in seats(t) if t.wizards[seat].pawn == dungeon],
        )
    yield say("table-decks", deck=len(t.deck), gone=len(t.discard), house=len(t.house))
    for place, dungeon in enumerate(t.house_exposed):
        if dungeon:
            yield say("table-house", place=place + 1, dungeon=dungeon)


def _tokens(numbers: Sequence[int], speaker: Speaker) -> list[str]:
    """Blood by the wizard who lost it."""
    return [say("table-tokens", number=number, seat=speaker.seat(seat)) for seat, number in enumerate(numbers) if number]


def _wizard(t: State, seat: Seat, speaker: Speaker) -> Iterator[str]:
    wizard = t.wizards[seat]
    yield _head("") if seat == t.stone else ""
    yield say("table-wizard", seat=speaker.seat(seat), title=say(f"title-{COLOURS[seat]}"), stone=seat == t.stone)
    if wizard.treasury or wizard.blood:
        yield say("table-treasury", gold=wealth(t, seat), cards=_cards(wizard.treasury), blood=wizard.blood)
    if wizard.haul:
        yield say("table-haul", gold=gold(wizard.haul), cards=_cards(wizard.haul))
    yield say("table-graveyard", number=sum(wizard.graveyard), tokens=_tokens(wizard.graveyard, speaker))
    if wizard.exposed:
        yield say("table-exposed", dungeon=wizard.exposed)
    yield say("table-party", number=len(wizard.party), capacity=capacity(t, seat))


def _cards(cards: Iterable[RoomId]) -> list[str]:
    """Gold by its amount, items by their names."""
    return [name(card) if ROOMS[card].item else str(ROOMS[card].gold) for card in cards]


# ---------------------------------------------------------------------- what goes on


def _fight(t: State, fight: Fight, speaker: Speaker) -> Iterator[str]:
    """The parties that meet, each with those who were turned over already (DV-110)."""
    yield _head("")
    for seat in fight.seats:
        yield say("table-meets", seat=speaker.seat(seat), dungeon=fight.dungeon)
        yield from _rows(t.wizards[seat].party)
        if fight.standing.get(seat):
            yield say("table-standing", adventurers=fight.standing[seat])


def _trip(t: State, trip: Trip, speaker: Speaker) -> Iterator[str]:
    """An expedition: what was found, what can be carried, and how the next room stands to the party (DV-071, DV-075)."""
    load, most = gold(trip.carried), capacity(t, trip.seat)
    yield say("table-trip", seat=speaker.seat(trip.seat), dungeon=trip.dungeon)
    if trip.rooms:
        yield say("table-rooms", rooms=[_room(room) for room in trip.rooms])
    yield say("table-load", gold=load, capacity=most, cards=_cards(trip.carried))
    for member in t.wizards[trip.seat].party:
        risk = round(100 * risk_of(t, trip.seat, member, trip.dungeon))
        yield say("table-risk", adventurer=member, letter=letter_of(t, member, trip.dungeon), who=_who(member), risk=risk)
    deadly, possible = deadly_rooms(t, trip.seat, trip.dungeon)
    percent = round(100 * danger(t, trip.seat, trip.dungeon))
    yield say("table-odds", deadly=deadly, rooms=possible, danger=percent)


def _room(room: RoomId) -> str:
    """A room card with its letter and its gold."""
    row = ROOMS[room]
    return name(room) if row.item else say("table-room", room=room, letter=row.letter, gold=row.gold)


def _who(adventurer: AdventurerId) -> str:
    """What an adventurer is, in short."""
    row = ADVENTURERS[adventurer]
    return say("table-who", rank=row.rank, kind=row.kind, colour=_hue(adventurer))


# ---------------------------------------------------------------------- what one alone may know


def private(view: Observation[State], seat: Seat, speaker: Speaker) -> list[str]:
    """The deed and the score of `seat`, the rooms and deeds that it has looked at, and its fighters (DV-106, DV-107, DV-110 to DV-112)."""
    t = view.state
    own = t.deeds[seat].face
    graves, blood = sum(t.wizards[seat].graveyard), t.blood[own]
    score, others = true_score(t, seat), sum(blood) - blood[seat]
    lines = [
        say("own-deed", seat=speaker.seat(seat), dungeon=own),
        say("own-score", score=score, goal=t.options.goal, graves=graves, others=others, own=blood[seat]),
    ]
    left = [(place, card) for place, card in enumerate(t.house) if seat in card.audience and not t.house_exposed[place]]
    lines += [say("own-house", place=place + 1, dungeon=card.face) for place, card in left]
    lines += [say("own-room", dungeon=dungeon, room=_room(room)) for dungeon, room in _peeked(t, seat)]
    if t.fight is not None and seat in t.fight.lineups:
        lines.append(say("own-fighters", fighters=[card.face for card in t.fight.lineups[seat]]))
    return lines


def _peeked(t: State, seat: Seat) -> Iterator[tuple[DungeonId, RoomId]]:
    """The rooms on top of a deck at which `seat` has looked."""
    for dungeon, deck in t.rooms.items():
        if deck and seat in deck[-1].audience:
            yield dungeon, deck[-1].face


def asks_private(view: Observation[State], seat: Seat, line: str) -> Seat | None:
    """Whose deed a line asks for: "deed" that of `seat`, "deed morgane" that of another wizard before this screen."""
    word, _, called = line.lower().partition(" ")
    if word != DEED:
        return None
    return _called(view, called.strip()) if called.strip() else seat


def _called(view: Observation[State], called: str) -> Seat | None:
    """The wizard before this screen whose name begins like this; None for nobody or several."""
    fits = [seat for seat in view.seats if name(COLOURS[seat]).lower().startswith(called)]
    return fits[0] if len(fits) == 1 else None


# ---------------------------------------------------------------------- answers and news


def typed(view: Observation[State], seat: Seat, line: str) -> list[tuple[Seat, Choice]]:
    """A claim of victory, with the name of the claimant where several look, or three fighters by their ranks in order (DV-116, DV-118)."""
    word, _, rest = line.lower().partition(" ")
    if word == CLAIM:
        claimant = seat if _alone(view) and not rest else _called(view, rest.strip()) if rest.strip() else None
        return [] if claimant is None else [(claimant, answers.Claim())]
    options = view.decision.options.get(seat, ()) if view.decision is not None else ()
    orders = [one for one in options if isinstance(one, answers.Order)]
    wanted = line.replace(",", " ").split()
    return [(seat, one) for one in orders if [str(ADVENTURERS[fighter].rank) for fighter in one.fighters] == wanted]


def menu(view: Observation[State], options: Sequence[Choice], speaker: Speaker, prompt: str) -> list[str]:
    """The answers with their numbers, and what else can be typed."""
    labels = [label(view, option, speaker, prompt) for option in options]
    lines = columns([say("terminal-option", number=number, choice=words) for number, words in enumerate(labels, 1)])
    orders = [say("table-orders")] if len(options) > NUMBERS.party and isinstance(options[0], answers.Order) else []
    return [*lines, *orders, say("table-words", alone=_alone(view))]


def label(view: Observation[State], option: Choice, speaker: Speaker, prompt: str) -> str:
    """What an answer is called, with what it is about."""
    words, facts = speaker.choice(option, prompt), _facts(view, option)
    return say("table-answer", words=words, facts=facts) if facts else words


def _facts(view: Observation[State], option: Choice) -> str:
    """What the one who answers has to know about an answer, in a few words; "" for nothing."""
    t = _open(view)
    seat = next((seat for seat, own in view.decision.options.items() if option in own), None) if view.decision else None
    match option:
        case answers.Recruit(adventurer) if seat is not None:
            return say("table-price", who=_who(adventurer), price=offers(t, seat)[adventurer])
        case answers.Dismiss(adventurer) | answers.Spare(adventurer):
            return _who(adventurer)
        case answers.Sacrifice(adventurer) | answers.Thaw(adventurer) | answers.Imitate(adventurer) if t.trip is not None:
            return say("table-letter", who=_who(adventurer), letter=letter_of(t, adventurer, t.trip.dungeon))
        case answers.Enter(dungeon) if seat is not None:
            return say("table-danger", danger=round(100 * danger(t, seat, dungeon)))
        case answers.Order(fighters):
            return ", ".join(str(ADVENTURERS[fighter].rank) for fighter in fighters)
        case answers.Lay(card) | answers.Drop(card):
            return say("table-worth", gold=NUMBERS.item_gold if ROOMS[card].item else ROOMS[card].gold)
    return ""


def tell(view: Observation[State], news: Event, speaker: Speaker) -> list[str]:
    """The line of an Event, with the numbers that it does not name."""
    line = speaker.event(news).strip()
    return [*([line] if line else []), *_numbers(view, news, speaker)]


def _numbers(view: Observation[State], news: Event, speaker: Speaker) -> Iterator[str]:
    match news:
        case event.RoomRevealed(room=room):
            yield (
                say(f"text-{room}")
                if ROOMS[room].item
                else say("told-room", text=say(f"text-{room}"), letter=ROOMS[room].letter, gold=ROOMS[room].gold)
            )
        case event.SetRevealed(seats=fighting, fighters=fighters, strengths=strengths):
            for seat, fighter, strength in zip(fighting, fighters, strengths, strict=True):
                yield say("told-fighter", seat=speaker.seat(seat), adventurer=fighter, strength=strength, colour=_hue(fighter))
        case event.FightWon(seats=fighting, survivors=survivors):
            counts = [
                say("told-survivors", seat=speaker.seat(seat), number=number)
                for seat, number in zip(fighting, survivors, strict=True)
            ]
            yield say("told-standing", counts=counts)
        case event.Peeked(seat=seat, dungeon=dungeon) if _alone(view) and seat in view.seats:
            yield from (
                say("own-room", dungeon=place, room=_room(room)) for place, room in _peeked(view.state, seat) if place == dungeon
            )


def ended(view: Observation[State], speaker: Speaker) -> list[str]:
    """Whose deed was whose, and how each score came about, the best first (DV-122)."""
    t = view.state
    order = sorted(range(len(t.wizards)), key=lambda seat: -true_score(t, seat))
    return [_reckoned(t, seat, speaker) for seat in order]


def _reckoned(t: State, seat: Seat, speaker: Speaker) -> str:
    """A wizard's deed and score."""
    deed = t.deeds[seat].face
    blood = t.blood[deed]
    return say(
        "told-score", seat=speaker.seat(seat), dungeon=deed, score=true_score(t, seat), graves=sum(t.wizards[seat].graveyard),
        others=sum(blood) - blood[seat], own=blood[seat],
    )  # fmt: skip
