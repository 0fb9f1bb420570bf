### The terminal's own words: campaigns and lessons.

campaign = Campaign: { $game }
chapter-won = won
chapter-open = next
chapter-lost =
  { $n ->
    [one] lost once
   *[other] lost { $n } times
  }
campaign-won = Every mission is won. The campaign is over.
campaign-which = Enter plays the next mission, a number plays an earlier one, q leaves:
campaign-how = Type Enter, a number from 1 to { $n }, or q to leave.

lesson-help = Enter does what is marked, or type it yourself. ? asks why not, r ID shows a rule, q leaves.
lesson-later = That is possible, but not part of this lesson. Enter does what is marked.
lesson-no-undo = A lesson cannot go back; begin it again to repeat a step.
lesson-not-kept = Lessons are not saved.

measure-wolfenstein-round = Rounds played
measure-wolfenstein-dead = Heroes lost
measure-reichbusters-round = Rounds played
measure-reichbusters-alarm = Games with an alarm
measure-reichbusters-escaped = Heroes who escaped
measure-reichbusters-wounds = Wounds at the end
