### Words that every game has.

pair = { $first } ({ $second })

event-forced = The only choice for { $seat-the }: { $option }.
event-rewound =
  { $decisions ->
    [one] The table agrees to take back 1 decision.
   *[other] The table agrees to take back { $decisions } decisions.
  }
