### D-Day Dice with Atlantikwall: the words of the beach, the tray and what lies beside them.

atl-side = Units

# The beach

atl-beach = The beach
atl-sector = { place-at }, DEF { $def }
atl-def-now = now DEF { $n }
atl-mgf =
  { $active ->
    [yes] Machine Gun Fire, active
   *[other] Machine Gun Fire, not active
  }
atl-guns = MG
atl-guns-off = off
atl-line =
  { $courage ->
    [0] { $barrier ->
        [yes] Line to { place-to }: a Barrier
       *[other] { $mines ->
            [yes] Line to { place-to }: Landmines
           *[other] Line to { place-to }
          }
      }
   *[other] { $mines ->
        [yes] Line to { place-to }: { $courage } Courage, Landmines
       *[other] Line to { place-to }: { $courage } Courage
      }
  }
atl-unit =
  { $soldiers ->
    [one] { $unit }, 1 Soldier, turn { $marker } of { $stay } in { place-at }
   *[other] { $unit }, { $soldiers } Soldiers, turn { $marker } of { $stay } in { place-at }
  }
atl-unit-must = { $unit } must move
atl-landing = The automated Unit, turn { $turns } of { $stay } in { place-at }
atl-letter-able = A
atl-letter-baker = B
atl-letter-charlie = C
atl-letter-easy = E
atl-stay = Stay
atl-no-way = No way

# What is printed on Sectors, in a word or two

atl-short-start =
  { $n ->
    [one] { $n } Soldier
   *[other] { $n } Soldiers
  }
atl-short-needs = { $card }
atl-short-costs = −{ $n } Specialist
atl-short-costs-named = −{ $card }
atl-short-here = { $card }
atl-short-adds = +{ $n } { $face }
atl-short-arrival = +{ $n }d6 men
atl-short-no-bonus = No { $face } RWB
atl-short-units = { $n } Unit at most
atl-short-mgf-specialists = 6: −{ $n } Specialist
atl-short-dice = { $n } dice
atl-short-climb = { $skulls } Skulls
atl-short-leave = Can’t stay
atl-short-no-lock = No Locking
atl-short-no-items = No Items
atl-short-vehicle = Vehicle
atl-short-gift = { $card }

# Dice

atl-letter-red = R
atl-letter-white = W
atl-letter-blue = B
atl-letter-black = K
atl-letter-plain = +
atl-die = Die { $number }: { $die }
atl-die-locked = Locked
atl-die-cancelled = cancelled
atl-dice-of = Dice { of-side }
atl-tray = Your dice
atl-no-dice = No dice thrown yet
atl-aside = Set aside: { $colour }
atl-throws-left =
  { $n ->
    [0] no re-roll left
    [one] 1 re-roll left
   *[other] { $n } re-rolls left
  }
atl-closed = tally closed
atl-gives = Gives
atl-cancels =
  { $n ->
    [one] 1 Skull
   *[other] { $n } Skulls
  }
atl-lock =
  { $n ->
    [one] Lock this die
   *[other] Lock these { $n } dice
  }
atl-lock-more =
  { $n ->
    [one] Tap 1 more die to Lock
   *[other] Tap { $n } dice to Lock
  }
atl-reroll =
  { $n ->
    [one] Re-roll 1 die
   *[other] Re-roll { $n } dice
  }
atl-reroll-none = Tap the dice to re-roll
atl-keep = Keep them
atl-choose-die = Tap a die
atl-all-dice = All
atl-others = The others’ dice

# RWBs and the straight

atl-lights = What the dice can become
atl-with-these = chances with these dice
atl-at-best = chances at best
atl-light =
  { $complete ->
    [yes] { $what }: complete
   *[other] { $what }: { $parts } of { $all }
  }
atl-light-chance = { $percent }%
atl-rwb = RWB of { $face }
atl-straight = Straight

# Resources

atl-dial = { $what }: { $n }
atl-more = +{ $n }
atl-less = −{ $n }

# Sides

atl-at = { place-at }
atl-turn = turn { $marker } of { $stay }
atl-waits = not landed yet
atl-you = you
atl-phases = Phases
atl-hand = Your hand, seen by you alone
atl-hand-down =
  { $n ->
    [0] No Decorations in hand
    [one] 1 Decoration in hand, face down
   *[other] { $n } Decorations in hand, face down
  }
atl-dues = What DEF costs the German
atl-pays =
  { $n ->
    [one] The highest DEF takes 1 Soldier
   *[other] The highest DEF takes { $n } Soldiers
  }
atl-has =
  { $n ->
    [one] He has 1
   *[other] He has { $n }
  }
atl-missing =
  { $n ->
    [0] Nobody is missing
    [one] 1 is missing: every Unit faces 1 DEF less
   *[other] { $n } are missing: every Unit faces { $n } DEF less
  }
atl-mines-state =
  { $active ->
    [yes] Landmines active
   *[other] Landmines not active
  }
atl-mgf-state =
  { $active ->
    [yes] Machine guns manned
   *[other] Machine guns not manned
  }
atl-losses =
  { $n ->
    [0] DEF costs nobody here
    [one] DEF costs 1 Soldier here
   *[other] DEF costs { $n } Soldiers here
  }

# Assault

atl-assault = { $unit } against the German
atl-specialists =
  { $n ->
    [one] 1 Specialist
   *[other] { $n } Specialists
  }
atl-would-win =
  { $winner-id ->
    [allies] The Allies would win
   *[other] The German would win
  }

# Solitaire

atl-path = Its way
atl-path-turn = turn { $turns } of { $stay } here
atl-sniper =
  { $state ->
    [dead] Its Sniper is dead
    [none] It has no Sniper yet
   *[other] Its Sniper is at work
  }
atl-pool = Trading Pool
atl-pool-empty = The Trading Pool is empty
atl-mgf-hurts = The machine guns are not manned: they strike you
atl-mines-hurt = The Landmines are not laid: they strike you

# The market

atl-market = What can be had
atl-can = Can be had
atl-short =
  { $currency-id ->
    [courage] { $n } Courage short
    [points]
      { $n ->
        [one] 1 Item Point short
       *[other] { $n } Item Points short
      }
   *[other]
      { $n ->
        [one] 1 Star short
       *[other] { $n } Stars short
      }
  }
atl-cannot = Not now
atl-helps = Helps here
atl-no-help = Little use
atl-left-over =
  { $n ->
    [0] nothing left
   *[other] { $n } left
  }
atl-deck-size =
  { $n ->
    [one] 1 in the deck
   *[other] { $n } in the deck
  }

atl-more-cards =
  { $n ->
    [one] 1 more, not to be had now
   *[other] { $n } more, not to be had now
  }
atl-fewer-cards = Only what can be had or helps

# Gifts

atl-gifts = Give
atl-fewer = Fewer { $what }
atl-many = More { $what }
atl-whom = To whom

# Piles

atl-piles = Used up and gone
