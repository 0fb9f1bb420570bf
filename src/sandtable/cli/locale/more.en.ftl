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
campaign-which = Enter plays the next mission, a number one that you know, q leaves:
campaign-how = Type Enter, a number from 1 to { $n }, or q to leave.

lesson-help = Enter does what is marked; or type it yourself. ? asks why not, r ID shows a rule, q leaves.
lesson-later = Possible, but not what this lesson is about. Enter does what is marked.
lesson-no-undo = A lesson goes only forward; begin it again to see a step once more.
lesson-not-kept = Lessons are not kept.

measure-wolfenstein-round = Rounds played
measure-wolfenstein-dead = Heroes lost
