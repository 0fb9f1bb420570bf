### Parley

title = Parley
tagline = Envoys talk of vales, all at the same time, with their cards face down.
setting-envoys = Envoys
setting-vales = Vales
setting-short-deck = Short deck: drums and flags only
heading = Round { $round }: { $phase }
outcome = { $result } ({ $cause })

## Names

name-north = North
    .the = the North
name-south = South
    .the = the South
name-east = East
    .the = the East
name-vale = Vale
name-hand = Hand
name-choice = Choice
name-discard = Cards played
name-deck = Cards in the deck
name-held = Vales held
name-face-down = Face down
name-group-hands = Cards
name-group-choices = What is chosen
name-group-vales = Vales
name-drum = Drum
name-flag = Flag
name-rose = Rose
name-torch = Torch
name-peace = peace
name-trade = trade
name-war = war
name-hidden = something face down
name-even = nobody wins
name-walk-out = somebody walked out
name-vales = most vales
name-claims = claims
name-reveal = reveal
name-talks = talks
name-round-end = end of the round

## What is asked and answered

prompt-claim = Round { $round }: what do you claim, and in what tone?
prompt-card = Play a card face down.
prompt-talks = You hold the fewest vales. Draw a card?
    .pass = Do without a card
option-claim = Claim { $b }, speaking of { $a }
option-walk-out = Walk out
option-play = Play { $a }
option-draw = Draw a card
option-pass = Pass
why-settled = { $vale } belongs to { $seat-the }
why-deck-empty = The deck is empty

## What happened

event-round-began = Round { $round } begins
event-claimed = { $seat } claims { $claim }
event-card-played = { $seat } plays { $card }
event-card-drawn = { $seat } draws { $card }
event-revealed = { $seat } speaks of { $tone } over { $vale } with { $card }
event-die-rolled = The die shows { $die }
event-settled = { $vale } goes to { $seat }
event-walked-out = { $seat } walks out
event-ended = The parley ends: { $result }
