"""The words of the game: discs, tiles, places. Plain strings, as they stand in journals and scenario files."""

from __future__ import annotations

from typing import Final

COMMANDER: Final = "commander"  # the one seat (HEGRA-CMP-21)

# Discs (HEGRA-CMP-08, HEGRA-CMP-12) and their colours (HEGRA-DFN-01)
OFFICER: Final = "officer"
SOLDIER: Final = "soldier"
VOLUNTEER: Final = "volunteer"
MEDIC: Final = "medic"
HUNTER: Final = "hunter"
DOUBT: Final = "doubt"
DEFENDERS: Final = (OFFICER, SOLDIER, VOLUNTEER, MEDIC, HUNTER)
COLOURS: Final = {OFFICER: "black", SOLDIER: "brown", MEDIC: "white", HUNTER: "green", VOLUNTEER: "blue"}
INFANTRY: Final = "infantry"  # a German in a bed is a Patient too (HEGRA-RUL-97)

# Weather (HEGRA-SET-04)
SUN: Final = "sun"
CLOUD: Final = "cloud"
SNOW: Final = "snow"
WEATHERS: Final = (SUN, CLOUD, SNOW)

# Stages (HEGRA-OVR-01) and event decks (HEGRA-OVR-04)
MOBILISATION: Final = "mobilisation"
FIRST_ATTACK: Final = "first-attack"
SIEGE: Final = "siege"

# Tiles of the Hit bag; a Damage tile has the name of what it damages
MISS: Final = "miss"
ARTILLERY: Final = "artillery"
AIR_INJURY: Final = "air-injury"
AIR_MORALE: Final = "air-morale"
AIR_SUPPLY: Final = "air-supply"
AIR: Final = (AIR_INJURY, AIR_MORALE, AIR_SUPPLY)

# The four Defensive Positions, left to right (HEGRA-WAL-06)
WALL: Final = "wall"
WALL_A: Final = "wall-a"
WALL_B: Final = "wall-b"
WALL_C: Final = "wall-c"
WALLS: Final = (WALL, WALL_A, WALL_B, WALL_C)

GUN_1: Final = "gun-1"
GUN_2: Final = "gun-2"
GUNS: Final = (GUN_1, GUN_2)
MACHINE_GUN: Final = "machine-gun"

# Action spaces, by section (HEGRA-PLC-12)
NEGOTIATE: Final = "negotiate"
OPEN_ROUTE: Final = "open-route"
RECKLESS: Final = "reckless"
TELEPHONE: Final = "field-telephone"
FIRE_ARTILLERY: Final = "fire-artillery"
SUPPLY_RUN: Final = "supply-run"
COUNTER_PATROL: Final = "counter-patrol"
SHOVEL: Final = "shovel"
REPAIR: Final = "repair"
BOLSTER: Final = "bolster"
PROMOTE: Final = "promote"
INSPIRE: Final = "inspire"
RADIO: Final = "radio"
MAP_ROOM: Final = "map-room"
TREAT: Final = "treat"
CABINET: Final = "medicine-cabinet"
DUG_OUT: Final = (COUNTER_PATROL, TELEPHONE, CABINET, MAP_ROOM, RADIO)

# The map: Fortress, three coloured rows of numbered spaces, trailheads, Depots
FORTRESS: Final = "fortress"
YELLOW: Final = "yellow"
GREEN: Final = "green"
BLUE: Final = "blue"
ROWS: Final = (BLUE, GREEN, YELLOW)  # from the Fortress outward
AIRFIELD: Final = "airfield"

# Tracks that an option names
DEFENCE: Final = "defence"

# Delivery groups
DELIVER_SUPPLY: Final = "supply"
DELIVER_PATROL: Final = "patrol"
DELIVER_MISS: Final = "miss"
DELIVER_MORALE: Final = "morale"
DELIVERIES: Final = (DELIVER_SUPPLY, DELIVER_PATROL, DELIVER_MISS, DELIVER_MORALE)
