"""The words that a card's text is written in, and what each of them means.

`n` is the number in the text, `bunker` the same number for a Bunker. Words of `STANDING` hold while their card is kept.
Words of `USES` happen when it is used; each is carried out by the chapter that registers it (`effects.py`).
"""

from __future__ import annotations

from typing import Final

STANDING: Final = {
    # dice and scoring
    "lock": "n dice are Locked instead of two",
    "last-reroll": "after the last throw one unlocked die may be thrown once more",
    "ignore-skull": "n Skulls of the tally cancel nothing",
    "more-tools": "n Tools more, if a Tool survives",
    "courage-at-first": "n Courage in Phase 2 while the marker shows 1",
    "courage-if-none": "n Courage in Phase 2 if no Courage survives in the tally",
    "soldiers-each-turn": "n Soldiers in Phase 2; `most` instead, if it is given, when any RWB was obtained this turn",
    "soldiers-on-bonus": "n Soldiers for each RWB obtained (of `face`, if one is named)",
    "courage-on-bonus": "n Courage for each RWB obtained",
    "points-on-bonus": "n Item Points for each RWB obtained",
    "points-on-their-bonus": "n Item Points for each RWB that an Allied Unit obtains",
    # Phase 3
    "recruits": "n Specialists may be recruited in a turn",
    "finds": "n Items may be found in a turn",
    "cheaper-items": "Items cost n less, at least 1",
    "cheaper-decorations": "Decorations cost n Courage less",
    "dearer-decorations": "Decorations cost the German n Courage more",
    "award-choice": "of two Awards drawn one is kept, the other goes under the deck",
    "trade-adjacent": "trades with Units in adjacent Sectors",
    # movement
    "cheaper-advance": "Advances cost n Courage less",
    "ignore-mines": "Landmines do nothing to this Unit",
    "amphibious": "lateral moves ignore Landmines and Barriers",
    "courage-lateral": "n Courage for every lateral move",
    "snipe": "Phase 4, if the Unit stays and he is not new: d6, on n or more the German loses a Specialist",
    "activates-mines": "Landmines are active",
    # combat
    "activates-mgf": "Machine Gun Fire is active",
    "own-def": "the DEF of its Sector is n lower for this Unit (`bunker` lower in a Bunker)",
    "others-def": "the DEF of its Sector is n lower for the other Units there",
    "fewer-losses": "the Unit's losses of a Phase 5 are n lower",
    "lower-mgf": "the Unit's loss to Machine Gun Fire is n lower",
    "general": "all Units ignore harmful attributes of Sectors",
    "return-soldiers": "n of the Soldiers paid for DEF come back at the end of Phase 5",
    "stand-in": "may be lost instead of another Specialist of his side",
}

USES: Final = {
    # gains
    "soldiers": "gain n Soldiers",
    "soldiers-all": "every Unit gains n Soldiers",
    "courage": "gain n Courage",
    "stars": "gain n Stars",
    "points": "gain n Item Points",
    "bonus": "obtain an RWB of one's own side: that of `face`, or any one",
    "recruit": "recruit one available Specialist costing up to `most` Stars, free and beyond the limit",
    "award": "draw n Awards",
    # dice
    "more-rerolls": "n re-rolls more this turn",
    "reroll-die": "throw again one die or d6 just thrown, Locked or not",
    "change-face": "change the face of up to n dice of one's tally, or of a d6 just thrown",
    "change-colour": "change the colour of one die of one's tally",
    "exchange-die": "exchange one die with another Unit that agrees",
    "copy-tally": "use a copy of a Unit's tally instead of one's own",
    "second-tally": "make a second tally and keep one of the two",
    "steal": "take n dice out of Allied tallies",
    "pool-dice": "take n dice out of the Trading Pool",
    "give-skull": "move one of one's Skulls to an Allied tally",
    "no-cancel": "one's Skulls cancel nothing this turn",
    "add-result": "add n results of `face` and `colour` to one's tally; what is not named is one's choice",
    "climb-skulls": "n Skulls more for a Climb this turn",
    "stop-theft": "a card just used to steal this Unit's dice is spent without effect",
    # bonuses
    "battle-cry": "Advance this turn without costs and requirements",
    "used-item": "may find one used Item this turn",
    "extra-find": "may find one Item beyond the limit this turn",
    "draw-decoration": "draw a Decoration",
    "rearrange": "look at the top n Decorations and put them back in any order",
    # Phase 2 and 3
    "stay-put": "the marker is not turned this turn",
    "trade-anywhere": "trades with any Unit this turn",
    "trade-row": "trades with Units in its row this turn",
    # Phase 4
    "free-advance": "one Advance of this turn costs no Courage",
    "dearer-advance": "every Advance costs n Courage more this turn",
    # Phase 5
    "lower-def": "the DEF of one's own Sector is n lower this turn (`bunker` lower in a Bunker)",
    "lower-def-near": "the DEF of one's own or an adjacent Sector, no Bunker, is n lower this turn",
    "lower-def-any": "the DEF of any Sector, no Bunker, is n lower this turn",
    "zero-def": "the DEF of one's own Sector, no Bunker, counts as 0 this turn",
    "lower-losses": "the Unit's losses of this Phase 5 are n lower",
    "no-losses": "the Unit has no losses in this Phase 5; not in a Bunker",
    "no-mgf": "the Unit ignores Machine Gun Fire this turn",
    "covered": "n points of DEF count as covered by the German",
    "no-lowering": "Allied cards cannot lower DEF this turn",
    "tracer": "each roll for Machine Gun Fire kills n more this turn",
    "mgf-token": "a Sector without Machine Gun Fire gets it",
    # against the German
    "shoot-german": "the German loses a Specialist of the Allies' choice",
    "sabotage": "the German loses an Item of his choice and n Item Points",
    "resistance": "the German loses a Specialist of the Allies' choice, or n Soldiers",
    "hidden": "German cards cannot choose this Unit this turn",
    # against the Allies
    "sharpshoot": "a Unit loses a Soldier, or on a 6 a Specialist",
    "hunt-sniper": "one of n uses that find the Sniper of solitaire",
    "kill-sniper": "the Sniper of solitaire is dead",
    "lose-specialist": "a Unit loses a Specialist of its choice",
    "lose-item": "a Unit loses an Item of its choice, or n Soldiers if it has none",
    "lose-soldiers-all": "every Unit loses n Soldiers",
    "sector-soldiers": "every Unit in one Sector loses n Soldiers",
    "goliath": "a Unit outside a Bunker loses d6 Soldiers and its Vehicle",
    "firebomb": "the assaulting Unit loses n Soldiers",
    "take-resources": "take up to n Stars and n Courage from a Unit",
    # the German's own
    "save-specialist": "a Specialist who would be lost is not",
    "retrieve": "one Specialist lost this turn comes back",
    "wound-soldiers": "the German loses n Soldiers, or as many as he has",
    "wound-item": "the German loses an Item of his choice, or n Soldiers if he has none",
    "wound-hand": "a random Decoration of his hand is discarded; without any he loses a Specialist",
}

WORDS: Final = frozenset(STANDING) | frozenset(USES)
