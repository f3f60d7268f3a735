"""The Events of Dungeonville, as past participles; all are public. Wizards are seats, all else is named by its id."""

from game.rules.dungeonville.event import expedition, fight, rounds, town
from game.rules.dungeonville.event.expedition import *
from game.rules.dungeonville.event.fight import *
from game.rules.dungeonville.event.rounds import *
from game.rules.dungeonville.event.town import *
from game.rules.engine.script import event_types

PUBLIC = event_types(rounds, town, fight, expedition)
