### Halls of Hegra : les mots dont seul son plateau a besoin.

hegra-side = Garnison

# Les salles, selon la section de la journée qui s’y résout

hegra-section-0 = Mobilisation
hegra-section-3 = Ravitaillement
hegra-section-4 = Entretien
hegra-section-5 = Infirmerie

hegra-airfield = Værnes
hegra-under-snow = Sous la neige
hegra-quiet-slope = La pente est calme. L’assaut viendra le jour 4.

# À côté du plateau

hegra-tracks = Pistes
hegra-garrison = Garnison
hegra-bags = Sacs et paquets
hegra-cards = Cartes sur la table
hegra-healthy = Défenseurs valides
hegra-healthy-of = { $healthy } pour { $required } exigés
hegra-supply-rate =
  { $rate ->
    [one] 1 Ravitaillement rend { $rate } Défenseur Prêt
   *[other] 1 Ravitaillement rend { $rate } Défenseurs Prêts
  }
hegra-nobody = personne
hegra-empty = vide
hegra-infantry-come =
  { $count ->
    [one] { $count } Fantassin
   *[other] { $count } Fantassins
  }
hegra-hurt-first = Blessés d’abord
hegra-tiles-a-day =
  { $count ->
    [one] { $count } piochée par jour
   *[other] { $count } piochées par jour
  }
hegra-artillery-track = { $count } encore à venir
hegra-hope-among = dont { $count } Espoir
hegra-despair-among = dont { $count } Désespoir
hegra-doubt-discs =
  { $count ->
    [0] aucun disque Doute par jour
    [one] { $count } disque Doute par jour
   *[other] { $count } disques Doute par jour
  }
