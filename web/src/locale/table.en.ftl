### The words of the table itself; what happens in a game is said by the game's own file.

app-missing = There is no such page.
app-not-loaded = This page could not be loaded. The server may be away, or a new version may have come: load the page again.

ui-setting-up = Setting up the table…
ui-try-again = Try again
ui-to-home = To the shelf
ui-failed = That did not work. Try again in a moment.
ui-not-now = Not now: while other people play here, this waits until the game has ended.
ui-close = Close
ui-lost-title = No seat at this table
ui-lost =
  { $why-id ->
    [token] This browser has no valid seat at this table. Ask the host for a new link.
    [closed] This table has been closed.
   *[other] The server has ended the connection. Load the page again.
  }
ui-reconnecting = The line is broken. Trying again; nothing is lost.

## Head

ui-table-tools = Settings and help
ui-language = Language
ui-language-en = English
ui-language-fr = Français
ui-theme =
  { $theme-id ->
    [light] Light (change to dark)
    [dark] Dark (change to automatic)
   *[auto] Light or dark as the system says (change to light)
  }
ui-theme-label = Light
ui-theme-auto = As the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-settings = Settings
ui-keys = Keys
ui-keys-more = Tab goes through everything that can be done, on the board too; Enter does it.
ui-animation = What happens by itself
ui-animation-off = At once
ui-animation-1 = Played
ui-animation-2 = Twice as fast
ui-animation-step = Step by step
ui-text-size = Size of the text
ui-percent = { $size } %

## Board

ui-zoom = Size of the board
ui-zoom-in = Larger
ui-zoom-out = Smaller
ui-fit = Fit the board
ui-cards = Cards

## Tabs

ui-panels = Log, rules and people
ui-skip = Skip to your move
ui-tab-prompt = Your move
ui-tab-side = Fortunes
ui-tab-log = Log
ui-tab-rules = Rules
ui-tab-people = Table

## Asking

ui-options = What you can do
ui-option-count =
  { $count ->
    [one] 1 option
   *[other] { $count } options
  }
ui-filter = Filter
ui-unpick = No longer this one
ui-expected = What the lesson is after
ui-advised = What the program would do
ui-not-possible =
  { $count ->
    [one] 1 thing is not possible now: why?
   *[other] { $count } things are not possible now: why?
  }
ui-and-more = and { $count } more
ui-read-rule = Read rule { $rule }
ui-waiting-for = { $who } to decide.
ui-one-moment = One moment…
ui-nobody-asked = Nobody is asked anything now.
ui-refused =
  { $code-id ->
    [stale] The table has moved on; that answer came too late.
    [sealed] That can no longer be taken back.
    [not-yet] Possible, but the lesson is after something else first.
    [not-yours] Somebody else plays that seat.
    [too-often] That was a little fast. Try again in a moment.
    [full] This table was played at for so long that it is full. Look at an earlier moment, and go on from a copy of it.
    [closed] This table has been closed.
   *[other] That was not possible: { $message }
  }
ui-lesson-step = Step { $taken } of { $steps }
ui-gallery-lesson = This is where a lesson says what to try next, and why it is a good idea.
ui-is-asked = is asked now
ui-dice = Dice: { $faces }

## Taking back

ui-move-tools = Undo and hint
ui-undo-title = Take back
ui-undo-more = How far back?
ui-redo = Take it again
ui-hint = What would the program do?
ui-undo-size =
  { $size-id ->
    [step] { $decisions ->
        [one] The last decision
       *[other] The last { $decisions } decisions
      }
    [action] { $decisions ->
        [one] The last action
       *[other] The last action: { $decisions } decisions
      }
   *[turn] { $decisions ->
        [one] The whole turn
       *[other] The whole turn: { $decisions } decisions
      }
  }
ui-undo-do =
  { $size-id ->
    [step] Take back the decision
    [action] Take back the action
   *[turn] Take back the turn
  }
ui-undo-sealed =
  { $by-id ->
    [dice] Something has been rolled, drawn or shown since.
    [others] Somebody else has decided since.
   *[nothing] There is nothing to take back.
  }
ui-undo-anyway = Take back all the same
ui-undo-sure = Yes: nobody else is concerned
ui-undo-propose = Ask the others
ui-proposed =
  { $size-id ->
    [turn] { $who } would like to take back the whole turn.
    [action] { $who } would like to take back the last action.
   *[step] { $who } would like to take back the last decision.
  }
ui-proposed-by-you = The others are asked whether you may take this back.
ui-withdraw-proposal = Never mind
ui-agree = Agree
ui-decline = Decline

## What happened

ui-log-empty = Nothing has happened yet.
ui-log-earlier = Earlier lines
ui-log-look = Look at the table after decision { $decision }
ui-film = Meanwhile · { $at } of { $of }
ui-film-back = One step back
ui-film-play = Play
ui-film-pause = Pause
ui-film-step = Next
ui-film-skip = To the end
ui-film-slider = Step of what happened
ui-past = Looking at the past: after decision { $number } of { $last }
ui-past-now = Back to now
ui-past-replay = Play it again
ui-past-back = One decision back
ui-past-on = One decision on
ui-past-slider = Decision
ui-since = Since you last looked
ui-since-done = Understood
ui-game-over = The game is over
ui-rematch = Play again
ui-look-back = Look back

## Rules and details

ui-rules-search = Search the rules
ui-rules-more = { $count } more; search to narrow them down.
ui-details = Details
ui-details-none = Point at a piece, a place or a card to read about it here.
ui-can-do = Possible here
ui-cannot-do = Not possible, and why

## People

ui-seats = Seats
ui-seat-state =
  { $holder-id ->
    [here] at this table
    [invited] { $online-id ->
        [yes] here now
       *[no] away
      }
    [open] free
   *[program] a program
  }
ui-seat-holder = Who holds this seat?
ui-holder-here = Played here
ui-holder-invited = Invite somebody
ui-holder-open = Free for whoever watches
ui-holder-program = Program: { $program }
ui-new-invitation = New invitation
ui-invitation = Invitation, for one person, seven days
ui-sit-here = Sit down here
ui-watching =
  { $count ->
    [one] 1 person is watching.
   *[other] { $count } people are watching.
  }
ui-chat = Talk
ui-chat-write = Say something
ui-chat-send = Say
ui-spectator = Spectator
ui-this-table = This table
ui-table-name = Name of the table
ui-rename = Rename
ui-watch-link = Let somebody watch
ui-watch-invitation = Link for a spectator
ui-journal = Save the journal (also for a bug report)
ui-clone = A table of my own from here on
ui-close-table = Close the table
ui-close-sure = Nobody can play here any more then. The journal is kept.
ui-close-not = Leave it open
ui-copy = Copy
ui-copied = Copied

## Keys

ui-key-space = Space
ui-key-does-number = choose an option, or open a group
ui-key-does-arrows = from option to option; through the past or the film
ui-key-does-enter = do what is in focus
ui-key-does-escape = away with what lies on top: the film, the past, what was picked
ui-key-does-undo = take back
ui-key-does-redo = take it again
ui-key-does-hint = what would the program do?
ui-key-does-space = next step of the film
ui-key-does-seat = the next seat that is asked
ui-key-does-fit = fit the board
ui-key-does-zoom = board larger, smaller
ui-key-does-pan = move the board
ui-key-does-log = log
ui-key-does-rules = rules
ui-key-does-sheet = these keys
