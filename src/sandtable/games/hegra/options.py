"""The options of a table: the difficulty, and the rulings that can be read another way."""

from __future__ import annotations

from typing import Literal

import msgspec

from sandtable.engine.options import Description
from sandtable.games.hegra.names import COMMANDER


class Options(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    """The difficulty, and the rulings that a table may read another way. The defaults are our rulings."""

    difficulty: Literal["recruit", "standard", "veteran"] = "standard"
    #: HEGRA-RUL-15: do suppressed Infantry stand up when an attack ends in step A?
    stand_up_after_free_advance: bool = False
    #: HEGRA-RUL-17: do lying Infantry in a red Sector cost Morale too?
    lying_count_in_red_sector: bool = False
    #: HEGRA-RUL-21: who dies in a Charge when the walls and Tired are empty?
    charge_fallback: Literal["ready", "nobody", "ready-then-rest"] = "ready"
    #: HEGRA-RUL-33: does the Retreat move the Artillery marker to the last space it empties?
    retreat_moves_marker: bool = False
    #: HEGRA-RUL-57: when does a passed Sneak raise Suspicion?
    sneak_suspicion: Literal["after-movement", "at-once"] = "after-movement"
    #: HEGRA-RUL-76: may a bed that treatment frees be filled at once?
    freed_bed: Literal["at-once", "in-recovery"] = "at-once"


DESCRIPTION = Description(
    "hegra",
    Options,
    seats=lambda options: (COMMANDER,),  # HEGRA-CMP-21
    variants={
        "standard": {},
        "recruit": {"difficulty": "recruit"},
        "veteran": {"difficulty": "veteran"},
        "other-readings": {
            "stand-up-after-free-advance": True,
            "lying-count-in-red-sector": True,
            "charge-fallback": "ready-then-rest",
            "retreat-moves-marker": True,
            "sneak-suspicion": "at-once",
            "freed-bed": "in-recovery",
        },
        "charge-takes-nobody": {"charge-fallback": "nobody"},
    },
)
