### D-Day Dice avec Atlantikwall sur un écran de caractères.

measure-atlantikwall-turns = Tours joués

atlantikwall-sides = Unités et dés · ▣ verrouillé · ✗ annulé ou servi · * Décoration
atlantikwall-market = Ce qu’on peut obtenir · entre parenthèses : sans effet ici
atlantikwall-legend = ↑5 2♥ Avancer au 5 pour 2 Courage · ✱ mines (✧ inactives) · ▓ Barrière · MG mitrailleuses (mg inactives) · ●○ tours ici
atlantikwall-guns-on = mitrailleuses actives
atlantikwall-guns-off = mitrailleuses muettes
atlantikwall-mines-on = mines actives
atlantikwall-mines-off = mines inactives

# Une lettre pour chaque camp, couleur et ressource

atlantikwall-letter-able = A
atlantikwall-letter-baker = B
atlantikwall-letter-charlie = C
atlantikwall-letter-easy = E
atlantikwall-letter-german = G
atlantikwall-letter-landing = U
atlantikwall-colour-red = R
atlantikwall-colour-white = Bc
atlantikwall-colour-blue = Bu
atlantikwall-colour-black = N
atlantikwall-colour-plain = –
atlantikwall-face-skull = Crâne
atlantikwall-face-star = Étoile
atlantikwall-face-soldier = 1 Sold.
atlantikwall-face-soldiers = 2 Sold.
atlantikwall-face-courage = Courage
atlantikwall-face-tool = Outil
atlantikwall-sign-stars = ★
atlantikwall-sign-points = pt
atlantikwall-sign-courage = ♥

# Un Secteur

atlantikwall-def = DEF
atlantikwall-mg-on = MG
atlantikwall-mg-off = mg
atlantikwall-leave = ne pas rester
atlantikwall-no-lock = sans verrou
atlantikwall-no-items = sans Objets
atlantikwall-no-trade = sans échange
atlantikwall-climb = falaise : { $n } Crânes
atlantikwall-full = complet
atlantikwall-taken = pris
atlantikwall-needs = exige { $card }
atlantikwall-costs = −{ $n } Spécialiste
atlantikwall-costs-named = −{ $card }
atlantikwall-dice = { $n } dés
atlantikwall-units = { $n } Unité
atlantikwall-no-bonus = pas de RWB { $face }
atlantikwall-start = départ { $n }
atlantikwall-arrival = +{ $n }d6 Sold.

# Un camp

atlantikwall-soldiers = Soldats
atlantikwall-courage = Courage
atlantikwall-stars = Étoiles
atlantikwall-points = Points
atlantikwall-counters = Jetons
atlantikwall-where = en { $at }, la DEF coûte { $n }
atlantikwall-due =
  { $missing ->
    [0] doit { $n } pour la DEF
   *[other] doit { $n } pour la DEF, { $missing } manquent
  }
atlantikwall-lacks = { $what } : manque { $missing }
atlantikwall-straight = suite
atlantikwall-rerolls =
  { $n ->
    [one] { $n } relance
   *[other] { $n } relances
  }
atlantikwall-hand =
  { $n ->
    [one] { $n } Décoration face cachée
   *[other] { $n } Décorations face cachée
  }
atlantikwall-forces = { $allied } (Spécialistes : { $allied-specialists }) contre { $german } (Spécialistes : { $german-specialists })
atlantikwall-shots = chasse : { $n }
atlantikwall-type-lock = Tapez lock et les numéros des dés, comme lock 25, ou le numéro d’un groupe :
atlantikwall-type-reroll = Tapez reroll et les numéros des dés, comme reroll 134, ou le numéro d’un groupe :
atlantikwall-give = Donner à { $unit }
