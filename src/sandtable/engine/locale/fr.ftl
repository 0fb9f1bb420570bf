### Words that every game has.

pair = { $first } ({ $second })

event-forced = Seul choix possible pour { $seat-the } : { $option }.
event-rewound =
  { $decisions ->
    [one] La table s’accorde pour revenir sur { $decisions } décision.
   *[other] La table s’accorde pour revenir sur { $decisions } décisions.
  }
