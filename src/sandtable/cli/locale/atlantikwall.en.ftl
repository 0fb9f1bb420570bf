### D-Day Dice with Atlantikwall on a screen of characters.

measure-atlantikwall-turns = Turns played

atlantikwall-sides = Units and dice · ▣ Locked · ✗ cancelled or used · * Decoration
atlantikwall-market = What can be had · brackets: of no use here
atlantikwall-legend = ↑5 2♥ Advance to 5 for 2 Courage · ✱ Landmines (✧ not active) · ▓ Barrier · MG machine guns (mg not active) · ●○ turns here
atlantikwall-guns-on = machine guns active
atlantikwall-guns-off = machine guns silent
atlantikwall-mines-on = Landmines active
atlantikwall-mines-off = Landmines not active

# One letter for each side, colour and resource

atlantikwall-letter-able = A
atlantikwall-letter-baker = B
atlantikwall-letter-charlie = C
atlantikwall-letter-easy = E
atlantikwall-letter-german = G
atlantikwall-letter-landing = L
atlantikwall-colour-red = R
atlantikwall-colour-white = W
atlantikwall-colour-blue = B
atlantikwall-colour-black = K
atlantikwall-colour-plain = –
atlantikwall-face-skull = Skull
atlantikwall-face-star = Star
atlantikwall-face-soldier = 1 Sold.
atlantikwall-face-soldiers = 2 Sold.
atlantikwall-face-courage = Courage
atlantikwall-face-tool = Tool
atlantikwall-sign-stars = ★
atlantikwall-sign-points = pt
atlantikwall-sign-courage = ♥

# A Sector

atlantikwall-def = DEF
atlantikwall-mg-on = MG
atlantikwall-mg-off = mg
atlantikwall-leave = don’t stay
atlantikwall-no-lock = no Locks
atlantikwall-no-items = no Items
atlantikwall-no-trade = no trade
atlantikwall-climb = climb: { $n } Skulls
atlantikwall-full = full
atlantikwall-taken = taken
atlantikwall-needs = needs { $card }
atlantikwall-costs = −{ $n } Specialist
atlantikwall-costs-named = −{ $card }
atlantikwall-dice = { $n } dice
atlantikwall-units = { $n } Unit
atlantikwall-no-bonus = no { $face } RWB
atlantikwall-start = start { $n }
atlantikwall-arrival = +{ $n }d6 Sold.

# A side

atlantikwall-soldiers = Soldiers
atlantikwall-courage = Courage
atlantikwall-stars = Stars
atlantikwall-points = Points
atlantikwall-counters = Counters
atlantikwall-where = at { $at }, DEF costs { $n }
atlantikwall-due =
  { $missing ->
    [0] owes { $n } for DEF
   *[other] owes { $n } for DEF, { $missing } missing
  }
atlantikwall-lacks = { $what } lacks { $missing }
atlantikwall-straight = straight
atlantikwall-rerolls =
  { $n ->
    [one] 1 re-roll left
   *[other] { $n } re-rolls left
  }
atlantikwall-hand =
  { $n ->
    [one] 1 Decoration face down
   *[other] { $n } Decorations face down
  }
atlantikwall-forces = { $allied } (Specialists: { $allied-specialists }) against { $german } (Specialists: { $german-specialists })
atlantikwall-shots = hunted: { $n }
atlantikwall-type-lock = Type lock and the numbers of the dice, as in lock 25, or the number of a set:
atlantikwall-type-reroll = Type reroll and the numbers of the dice, as in reroll 134, or the number of a set:
atlantikwall-give = Give { $unit }
