### Halls of Hegra: words that only its board needs.

hegra-side = Garrison

# Halls, by the section of the day that is resolved there

hegra-section-0 = Mobilisation
hegra-section-3 = Supply Run
hegra-section-4 = Maintenance
hegra-section-5 = Infirmary

hegra-airfield = Værnes
hegra-under-snow = Under the snow
hegra-quiet-slope = The slope is quiet. The attack comes on day 4.

# Beside the board

hegra-tracks = Tracks
hegra-garrison = Garrison
hegra-bags = Bags and decks
hegra-cards = Cards on the table
hegra-healthy = Healthy Defenders
hegra-healthy-of = { $healthy } of { $required } required
hegra-supply-rate =
  { $rate ->
    [one] 1 Supply makes 1 Defender Ready
   *[other] 1 Supply makes { $rate } Defenders Ready
  }
hegra-nobody = nobody
hegra-empty = empty
hegra-infantry-come = { $count } Infantry
hegra-hurt-first = Hurt first
hegra-tiles-a-day = { $count } drawn a day
hegra-artillery-track = { $count } still to come
hegra-hope-among = { $count } Hope among them
hegra-despair-among = { $count } Despair among them
hegra-doubt-discs =
  { $count ->
    [0] no Doubt disc a day
    [one] 1 Doubt disc a day
   *[other] { $count } Doubt discs a day
  }
