### The pages around the table: shelf, set-up, joining, campaigns, statistics and rules.

## On all pages

page-home = Back to the shelf
page-loading = One moment …
page-unreachable = The server cannot be reached. Is it still running?
page-again = Try again
page-error = That did not work: { $message }
page-wait =
  { $seconds ->
    [one] Too many requests at once. Try again in { $seconds } second.
   *[other] Too many requests at once. Try again in { $seconds } seconds.
  }
page-refused = The server says:
page-everywhere = On every page
page-unknown-game = This server has no such game.

## The shelf

home-title = What shall it be tonight?
home-subtitle = Take a box from the shelf. Every decision is kept, and nobody asks you for an account.
home-play = Play now
home-choose = Choose …
home-lesson = Lesson
home-lesson-named = Lesson: { $lesson }
home-rules = Rules
home-campaign = Campaign
home-watch = Watch a program play
home-players =
  { $n ->
    [one] { $n } player
   *[other] { $n } players
  }
home-number = { $what }: { $value }
home-shelf = Games
home-shelf-empty = There is no game on this server yet.
home-laying = The table is being laid …

home-resume = Back to your table
home-tables = Tables in progress
home-tables-empty = No table stands in the room yet. Press “Play now” on a box and it will wait for you here until the game is over.
home-finished = Finished games
home-finished-all =
  { $n ->
    [one] Show { $n } more
   *[other] Show { $n } more
  }
home-statistics = Statistics
home-your-turn = Your turn
home-your-turn-as = Your turn: { $seats }
home-waiting-for = Waiting for { $seats }
home-program-plays = A program is playing
home-campaign-tag = Campaign, chapter { $chapter }
home-decisions =
  { $n ->
    [0] not begun
    [one] { $n } decision
   *[other] { $n } decisions
  }
home-continue = Continue
home-continue-named = Continue { $name }
home-look = Look again
home-look-named = Look again at { $name }
home-close = Close
home-close-named = Close { $name }
home-close-sure = Close this table? Nobody can play on it then.
home-close-yes = Close it
home-close-no = Keep it
home-forget = Leave
home-forget-named = Leave { $name }: take it off this list
home-won = Won
home-lost = Lost
home-closed = Closed

home-join = Join by link
home-join-how = Somebody has sent you a link? Paste it here.
home-join-go = Join
home-join-bad = That is no invitation. Copy the whole link, up to its last letter.
home-import = Open a saved game
home-import-how = Drop a journal file here, or pick one. It opens where it stopped.
home-import-pick = Pick a file …
home-import-large = This file is too large to be a journal.

## Setting up a table

setup-title = Lay the table
setup-options = The game
setup-house = House rules
setup-house-how = Optional rules, and what the rulebook lets one read in more than one way. As ruled, unless you say otherwise.
setup-house-changed =
  { $n ->
    [0] as ruled
    [one] { $n } changed
   *[other] { $n } changed
  }
setup-reset = Back to the game’s own
setup-default = default
setup-changed = changed
setup-game-picks = Pick nobody, and the game picks.
setup-pick-exactly =
  { $n ->
    [one] Pick { $n }, or nobody: then the game picks. Picked: { $picked }
   *[other] Pick { $n }, or nobody: then the game picks. Picked: { $picked }
  }
setup-pick-between = Pick { $least } to { $most }. Picked: { $picked }
setup-seats = Who sits where
setup-impossible = There is no such table: these choices do not go together. Change one of them.
setup-seat = Seat { $n }
setup-holder-here = Me, here
setup-holder-invited = Somebody I invite
setup-holder-program = A program
setup-holder-open = Left open
setup-holder-here-how = You decide for this seat on this screen.
setup-holder-invited-how = You get a link to send; it works once and lasts a week.
setup-holder-program-how = It answers by itself, at the pace of the table.
setup-holder-open-how = Whoever watches may take the seat.
setup-program = Which program
setup-program-random = Random: anything that is allowed
setup-program-greedy = Greedy: takes the best-looking option
setup-name-here = Your name
setup-name-here-how = What the others see.
setup-more = Table and chance
setup-table-name = Name of the table
setup-table-name-how = Only so that you find it again.
setup-seed = Seed
setup-seed-random = Let chance decide
setup-seed-how = The same seed and the same decisions give the same game.
setup-seed-bad = A seed is a whole number of at most 78 digits.
setup-summary = Your table
setup-start = Start
setup-rules = Rules of the game

setup-laid = The table is laid
setup-laid-how = Send each link to one person. It works once, within seven days.
setup-copy = Copy the link
setup-copied = Copied
setup-to-table = To the table

## Joining

join-title = You are invited to a table
join-how = Say what the others shall call you, then sit down. No account is needed.
join-name = Your name
join-sit = Sit down
join-sitting = Sitting down …
join-sat-seat = You play { $seat }.
join-sat-watch = You watch; everything that a spectator may know is on the table.
join-to-table = To the table
join-used-title = This invitation no longer works
join-used = It was used before, was withdrawn, or is older than seven days. Ask for a new one; each works once.
join-bad-title = Something is missing
join-bad = This link is not complete. Copy it again, up to its last letter.

## Campaigns

campaign-title = Campaign
campaign-none = This game has no campaign: each table stands for itself.
campaign-how =
  { $n ->
    [one] { $n } chapter. Lost ones can be played again.
   *[other] { $n } chapters in their order. Lost ones can be played again.
  }
campaign-new = Begin a new campaign
campaign-name = Name of the campaign
campaign-name-default = Campaign
campaign-begin = Play the first chapter
campaign-all = Your campaigns
campaign-chapter = Chapter { $n }
campaign-progress = { $won } of { $n } won
campaign-won = Every chapter is won. The campaign is over.
campaign-state-won = won
campaign-state-lost = lost
campaign-state-playing = under way
campaign-state-next = next
campaign-state-ahead = still ahead
campaign-play = Play this chapter
campaign-replay = Play it again
campaign-continue = Continue

## Statistics

statistics-title = Statistics
statistics-how = Your finished games. The stroke is your win rate so far, the coloured bar the interval that holds the true one 95 times out of 100; it shrinks as you play.
statistics-empty = No game is finished yet. Lessons, copies and games of programs do not count; every other one will, won or lost.
statistics-all = All games
statistics-games = Games
statistics-wins = Won
statistics-rate = Win rate
statistics-length = Average length
statistics-rate-of = { $rate }% won; the true rate is likely between { $low }% and { $high }%
statistics-percent = { $n }%
statistics-interval = { $low }–{ $high }%
statistics-decisions =
  { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
  }
statistics-measure-day =
  { $n ->
    [one] { $n } day
   *[other] { $n } days
  }
statistics-measure-round =
  { $n ->
    [one] { $n } round
   *[other] { $n } rounds
  }
statistics-measure-dead =
  { $n ->
    [one] { $n } Hero lost
   *[other] { $n } Heroes lost
  }
statistics-csv = Save as CSV
statistics-json = Save as JSON

## Rules

rules-title = Rules
rules-how = Every rule that the table enforces, in our own words, with the page of the rulebook that it comes from.
rules-search = Search the rules
rules-search-hint = word, page or id
rules-found =
  { $n ->
    [0] No rule speaks of that. Try a shorter word.
    [one] { $n } rule
   *[other] { $n } rules
  }
rules-clear = Show all rules
rules-sections = Sections
rules-section = Section
rules-no-such = This game has no such rule:
rules-kind-rule = Rule
rules-kind-component = Component
rules-kind-example = Example
rules-kind-ruling = Ruling
rules-kind-difficulty = Difficulty

## Nothing here

missing-title = Nothing stands here
missing-how = No page has this address. A link may have been cut off, or the table is gone.

## Sections of the rule catalogues

topic-ai-controller = AI controller
topic-air-tiles = Air tiles
topic-ammo = Ammo
topic-artillery-track = Artillery track
topic-attack = Attack
topic-barricade = Barricades
topic-bleeding = Bleeding
topic-bots = Bots
topic-cards = Cards
topic-components = Components
topic-costs = Costs
topic-coup = Coup
topic-damage = Damage
topic-damage-tiles = Damage tiles
topic-day-phase = Day Phase
topic-death = Death
topic-defence-track = Defence track
topic-defend-the-walls = Defend the Walls
topic-defenders = Defenders
topic-dice = Dice
topic-difficulty = Difficulty
topic-discard = Discarding
topic-doors = Doors
topic-dug-out-actions = Dug-out actions
topic-end-of-game = End of the game
topic-equipment = Equipment
topic-event-first-attack = Events of the 1st Attack
topic-event-mobilisation = Events of the Mobilisation
topic-event-siege = Events of the Siege
topic-example = Examples
topic-examples = Examples
topic-exchange = Exchange
topic-fatigue = Fatigue
topic-fire-artillery = Fire Artillery
topic-game-end = End of the game
topic-general = General
topic-glory = Glory
topic-hazard = Hazard
topic-hero-turn = A Hero’s turn
topic-hit-bag = Hit bag
topic-infantry-attack = Infantry Attack
topic-infirmary = Infirmary
topic-initiative = Initiative
topic-injuries = Injuries
topic-last-stand = Last Stand
topic-line-of-sight = Line of sight
topic-machine-gun = Machine Gun
topic-maintenance = Maintenance
topic-map = Map
topic-missions = Missions
topic-mobilisation-actions = Mobilisation actions
topic-morale = Morale
topic-morning-phase = Morning Phase
topic-movement = Movement
topic-nazi-actions = Nazi actions
topic-nazi-phase = Nazi Phase
topic-noise = Noise
topic-obstacles = Obstacles
topic-oversized = Large models
topic-overview = Overview
topic-patrols = Patrols
topic-placement = Placement
topic-priority = Priority
topic-range = Range
topic-recruiting = Recruiting
topic-reload = Reloading
topic-retreat = Retreat
topic-round = Rounds
topic-ruling = Rulings
topic-search = Searching
topic-secret-passage = Secret passages
topic-setup = Setting up
topic-shared-life = Shared life
topic-silent = Silent executions
topic-snow = Snow
topic-solo = Alone at the table
topic-spawn = Coming in
topic-status-tiles = Status tiles
topic-stun = Stun
topic-supplies = Supplies
topic-supply-run = Supply Run
topic-suppression = Suppression
topic-surrender = Surrender
topic-suspicion = Suspicion
topic-turn-track = Turn track
