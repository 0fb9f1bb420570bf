### The terminal's own words. The words of each game are in its folder.

## Boards

tracks = Tracks
cards = Cards
counts = Counts

## Halls of Hegra

hegra-tracks = Tracks
hegra-defenders = Defenders
hegra-infirmary = Infirmary · level 1 is worst
hegra-bags = Bags and decks
hegra-event = Event card
hegra-front = Walls and Sectors
hegra-map = Map
hegra-actions = Action spaces
hegra-at-work = At work
hegra-walls = Walls
hegra-empty = empty
hegra-beds = Beds
hegra-wall = DP
hegra-wall-a = A
hegra-wall-b = B
hegra-wall-c = C
hegra-tile-wall = DP
hegra-tile-wall-a = DP A
hegra-tile-wall-b = DP B
hegra-tile-wall-c = DP C
hegra-loaded = ready
hegra-damaged = damaged
hegra-standing = up
hegra-lying = down
hegra-grenade = grenade
hegra-hit = shoot
hegra-move = move
hegra-gun = gun
hegra-reach = in reach of
hegra-silent = cannot fire
hegra-strength = strength { $n }
hegra-decks = Decks
hegra-no-text = no effect
hegra-injury-chart = injured first:
hegra-space = Action space
hegra-cost = cost
hegra-placed = placed
hegra-right-part = right part damaged
hegra-closed = closed ({ $rule })
hegra-times =
  { $n ->
    [0] too few
    [one] once
   *[other] { $n } times
  }
hegra-arriving = Infantry: { $n }
hegra-rate = each readies { $n }
hegra-hit-draws =
  { $n ->
    [one] { $n } Hit draw
   *[other] { $n } Hit draws
  }
hegra-healthy = { $healthy } healthy, { $required } needed
hegra-deck-counts = Snow { $snow-cards }, High { $high-deck } ({ $despair-in-high } Despair), Low { $low-deck } ({ $hope-in-low } Hope), Air stacks { $air-stacks }, Patrols { $patrol-bag }, Infantry { $infantry-reserve }
hegra-map-legend = * place for Artillery · A Artillery · P Patrol · + delivery
hegra-actions-legend = first the cost in Defenders · =2 counts as two · ✗ barred

hegra-letter-officer = O
hegra-letter-soldier = S
hegra-letter-volunteer = V
hegra-letter-medic = M
hegra-letter-hunter = H
hegra-letter-doubt = ?
hegra-letter-infantry = I
hegra-letter-patrol = P
hegra-letter-artillery = A
hegra-row-yellow = Y
hegra-row-green = G
hegra-row-blue = B
hegra-trail = T
hegra-depot-supply = Supply
hegra-depot-patrol = Patrol
hegra-depot-miss = Miss
hegra-depot-morale = Morale

## At the table

no-terminal = There is no terminal here, so nobody can be asked. To watch a game: { $command }
unfinished = Unfinished games:
continue-which = Enter continues the first, a number continues another, n begins a new game:
continue-how = Type a number from 1 to { $n }, n for a new game, or q to leave.
cannot-continue = This game cannot be continued, but its file stays: { $error }. A new game begins.
described =
  { $n ->
    [one] last played { $played }, { $n } decision, seed { $seed }, options { $options }
   *[other] last played { $played }, { $n } decisions, seed { $seed }, options { $options }
  }
continued =
  { $n ->
    [one] The game goes on after { $n } decision.
   *[other] The game goes on after { $n } decisions.
  }
begun = A new game, seed { $seed }.
first-help = Type a number to answer, ? for what is not possible, h for everything else. Every decision is saved at once.
news = What happened
left-out =
  { $n ->
    [one] { $n } earlier line is in the log (l).
   *[other] { $n } earlier lines are in the log (l).
  }
no-such-number = There are { $n } options: type a number from 1 to { $n }.
not-understood = “{ $line }” is neither an option nor a command. Type a number, or h for help.
is-possible = That is possible: it is option { $n }.
no-reason-known = “{ $line }” does not belong to this question. Type ? to see what is not possible, and why.
one-of = type { $written } and one of these: { $candidates }
and-more = and { $n } more
nothing-refused = Nothing is refused here: the list has everything that can be done.
which-rule = Type r and an id, such as r HEGRA-REC-01, or r and a word to search for.
no-rule = No rule has the id “{ $rule }” or mentions it.
more-rules = { $n } more rules mention it.
nothing-to-undo = Nothing has been decided yet.
nothing-to-redo = Nothing was undone.
sealed-chance = This cannot be taken back: since “{ $written }” a die was rolled, or something was drawn or shown.
sealed-seat = This cannot be taken back: somebody else has decided since “{ $written }”.
taken-back =
  { $n ->
    [one] Taken back: “{ $written }”. Type redo to take it again.
   *[other] Taken back: { $n } decisions, the first “{ $written }”. Type redo to take them again, one by one.
  }
kept-at = The game is saved in { $path }.
nothing-kept = Nothing was decided, so nothing is saved.
come-back = To continue it: { $command }
language = The language is now English.
next-step = Enter shows the next step, s skips to the end:
next-step-how = Enter continues, s skips to the end, r and an id shows a rule, l shows the log, q leaves.
steps-on = The game now stops after each step of what happens by itself.
steps-off = The game now shows what happens by itself all at once.
the-end = The end
played = { $n } decisions, seed { $seed }.
over-help = The game is over: l shows the log, b the table, r a rule, s FILE saves a copy, u undoes; Enter leaves.

help-answer-keys = 1, 2, 3 …
help-answer = answer with an option’s number or its written form, such as place soldier repair (Tab completes it)
help-why-keys = ?  ? TEXT
help-why = what is not possible here, and why; or why TEXT is not
help-rule-keys = r ID  r WORD
help-rule = a rule’s text and page; or the rules that mention a word
help-log-keys = l  l N
help-log = the log, or its last N lines, with decision numbers and rules
help-undo-keys = u  ua  ut
help-undo = take back a step, an action or a turn, unless a die was rolled or something was drawn or shown
help-redo-keys = redo
help-redo = repeat a decision that was taken back
help-save-keys = s  s FILE
help-save = where the game is saved; or save a copy in FILE
help-lang-keys = lang en|fr
help-lang = change the language
help-board-keys = b
help-board = the whole table, with everything on it
help-steps-keys = steps on|off
help-steps = whether to stop after each step of the enemy’s turn
help-help-keys = h
help-help = this list
help-quit-keys = q
help-quit = leave; the game can be continued later

## Other commands

watching = { $player } plays, seed { $seed }
keys = space pauses · + and - change the speed ({ $seconds } s) · q skips to the end
keys-halted = paused: space steps · Enter continues · q skips to the end
games = Games
simulated = { $game }: { $player }, { $n } games, seed { $seed }
win-rate = Win rate
won-of = { $wins } won of { $n }; in brackets the 95 % confidence interval.
results = Results
causes = Causes of defeat
measured = { $measure }: { $mean } on average
decisions-a-game = { $n } decisions per game on average.
replayed = { $game }, ruleset { $ruleset }, seed { $seed }, options { $options }
replay-checked =
  { $checks ->
    [0] { $n } decisions replayed; the journal has no checks. The position is { $check }.
   *[other] { $n } decisions replayed, { $checks } saved positions checked. The position is { $check }.
  }
stands-at = Unfinished: { $where }

measure-hegra-day = Days survived
