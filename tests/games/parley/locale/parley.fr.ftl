### Parley

title = Parley
tagline = Des envoyés parlent de vals, tous en même temps, cartes face cachée.
setting-envoys = Envoyés
setting-vales = Vals
setting-short-deck = Petit paquet : tambours et drapeaux seulement
heading = Manche { $round } : { $phase }
outcome = { $result } ({ $cause })

## Noms

name-north = Nord
    .the = le Nord
name-south = Sud
    .the = le Sud
name-east = Est
    .the = l’Est
name-vale = Val
name-hand = Main
name-choice = Choix
name-discard = Cartes jouées
name-deck = Cartes dans la pioche
name-held = Vals tenus
name-face-down = Face cachée
name-group-hands = Cartes
name-group-choices = Ce qui est choisi
name-group-vales = Vals
name-drum = Tambour
name-flag = Drapeau
name-rose = Rose
name-torch = Torche
name-peace = paix
name-trade = commerce
name-war = guerre
name-hidden = quelque chose, face cachée
name-even = personne ne gagne
name-walk-out = quelqu’un a quitté la table
name-vales = plus de vals
name-claims = revendications
name-reveal = révélation
name-talks = pourparlers
name-round-end = fin de la manche

## Questions et réponses

prompt-claim = Manche { $round } : que revendiquez-vous, et sur quel ton ?
prompt-card = Jouez une carte face cachée.
prompt-talks = Vous tenez le moins de vals. Piocher une carte ?
    .pass = Se passer de carte
option-claim = Revendiquer { $b } en parlant de { $a }
option-walk-out = Quitter la table
option-play = Jouer { $a }
option-draw = Piocher une carte
option-pass = Passer
why-settled = { $vale } est tenu par { $seat-the }
why-deck-empty = La pioche est vide

## Ce qui s’est passé

event-round-began = La manche { $round } commence
event-claimed = { $seat } revendique { $claim }
event-card-played = { $seat } joue { $card }
event-card-drawn = { $seat } pioche { $card }
event-revealed = { $seat } parle de { $tone } pour { $vale } avec { $card }
event-die-rolled = Le dé donne { $die }
event-settled = { $vale } revient à { $seat }
event-walked-out = { $seat } quitte la table
event-ended = Les pourparlers s’achèvent : { $result }
