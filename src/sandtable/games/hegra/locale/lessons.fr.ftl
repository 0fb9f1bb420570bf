### Halls of Hegra : ce que dit le maître dans les leçons.

lesson-first-day = Le premier jour
lesson-first-day-event =
  Bienvenue, Commandant : tenez cette forteresse onze jours, et ayez à la fin au moins autant de Défenseurs valides que la Reddition en exige. Chaque jour s’ouvre sur une carte Événement : aujourd’hui le soleil brille, mais une dispute envoie un Défenseur de la zone Prêts dans la zone Fatigués. Choisissez un Soldat, puisqu’il n’y a encore personne à combattre.
lesson-first-day-recruit =
  Des gens de la vallée vous rejoignent, tirés un par un du Sac de Recrutement ; le premier est un Chasseur. Le Doute se cache aussi dans ce sac : s’il sort, vous ne gardez qu’un seul de ceux que vous avez tirés. Avec un seul en main, vous ne risquez rien : tirez encore.
lesson-first-day-risk =
  Un Volontaire, et chaque Volontaire qui vous rejoint apporte un Ravitaillement. À partir de deux, chaque tirage est un pari, jusqu’à quatre Défenseurs, et vous pouvez vous arrêter à tout moment. Les chances sont bonnes : osez !
lesson-first-day-doubt =
  Pas de chance : le Doute s’installe, et un seul des deux peut rester. Gardez le Chasseur, qui en vaut deux dans la neige. Le Volontaire part dans la Réserve, le Doute retourne dans le sac.
lesson-first-day-officer =
  Placez maintenant vos Défenseurs Prêts sur les cases Action. Chaque case montre combien il en faut pour agir une fois, qui en est exclu et qui y compte double. Pour Négocier, un seul suffit et l’Officier compte double : à lui seul, il apaisera deux fois la vallée.
lesson-first-day-first-soldier =
  Regardez les murs : trois des quatre Positions Défensives sont endommagées, et personne ne pourra s’y tenir quand l’ennemi viendra, le jour 4. Réparer demande deux Défenseurs. La place des Soldats est sur les murs et aux Canons, mais aujourd’hui ils ont le temps de réparer.
lesson-first-day-second-soldier =
  Un seul viendrait pour rien : envoyez un deuxième Soldat. À deux, on répare une fois ; à quatre, deux fois.
lesson-first-day-hunter =
  Une partie de la forteresse est ensevelie. Le marqueur de Neige est sur 3, et passer au-delà de 1 révèle une carte Neige. Quiconque déneige le fait reculer d’une case, mais un Chasseur compte double.
lesson-first-day-volunteer =
  Deux pas amènent le marqueur sur 1, et un troisième fera une trouvaille. Faites déneiger aussi un Volontaire.
lesson-first-day-runner =
  Un Ravitaillement permet à des Défenseurs Fatigués de redevenir Prêts, et vous n’en avez qu’un. Envoyez votre dernier Volontaire en Mission de Ravitaillement : un Ravitailleur s’absente un jour ou plus, mieux vaut partir tôt. Qui n’est pas placé resterait Prêt pour demain.
lesson-first-day-negotiate =
  Tous sont placés, et le travail du jour commence : section par section, de la Mobilisation au Moral. L’Officier agit d’abord. Faites reculer le Doute : tant qu’il reste là, aucun disque Doute ne s’ajoute au sac, et le Moral gagne 1 chaque soir jusqu’au jour 3.
lesson-first-day-fear =
  Et encore une fois, contre la Peur. À la fin du jour 3, elle fera partir autant de Défenseurs du Sac de Recrutement qu’elle en indique : chaque case compte.
lesson-first-day-set-out =
  L’Officier est Fatigué maintenant, comme chacun après son travail. Murs et Canons n’ont encore rien à faire, place à la Mission de Ravitaillement : votre Volontaire attend dans la Forteresse, en bas de la carte, et les Dépôts sont en haut. En route !
lesson-first-day-bottom-row =
  La Météo dit jusqu’où va un Ravitailleur : six cases au soleil, cinq sous les nuages, quatre dans la neige. La Forteresse touche toute la rangée du bas. Seul le Dépôt le plus à gauche est garni pour l’instant : partez par la gauche.
lesson-first-day-green-row =
  Suivez les lignes, une case à la fois. Chaque période a sa rangée, où apparaissent les Patrouilles allemandes : la Rangée Jaune jusqu’au jour 3, puis la Verte, et pendant le Siège celle-ci, la Bleue, juste à votre porte.
lesson-first-day-yellow-row =
  Qui tombe sur une Patrouille ou sur l’Artillerie allemande doit s’arrêter, ou s’en remettre au dé : il faut dépasser la Méfiance pour se faufiler. Les Soldats peuvent aussi combattre. Aujourd’hui, la voie est libre.
lesson-first-day-trailhead =
  Il reste trois pas, et le Dépôt est à deux. Un Ravitailleur peut faire halte en chemin, mais deux ne peuvent pas rester sur la même case ; seuls la Forteresse et les Dépôts en accueillent plusieurs.
lesson-first-day-depot =
  Encore un pas. Atteindre un Dépôt met fin au déplacement, même s’il restait un pas à faire.
lesson-first-day-token =
  Voici les vivres, et un Ravitailleur porte un seul jeton. Rapporté à la Forteresse, celui-ci vaut trois Ravitaillements et 1 Moral, mais la Méfiance monte aussi de 1. Cette charge coûte une case de déplacement, sauf à un Chasseur.
lesson-first-day-wall =
  À présent, l’Entretien : dans une section, l’ordre est à votre choix. Dégagez la Position Défensive A, et un Défenseur de plus pourra se tenir sur les murs. La tuile Dégât va dans le Sac d’Impacts : quand les bombes tomberont, elle pourra en sortir et frapper de nouveau le même mur.
lesson-first-day-snow =
  À vos pelles : deux pas pour le Chasseur, un pour le Volontaire. Le marqueur passera au-delà de 1, reviendra sur 3 et révélera une carte Neige.
lesson-first-day-morale =
  Vous avez trouvé la Contre-Patrouille, une nouvelle case Action pour chasser les Patrouilles. L’Infirmerie est vide, le soir vient et on compte le Moral : le recul du Doute l’a porté à +1, et de deux cartes Moral Haut vous en résolvez une (au-dessous de 0, ce seraient des cartes Moral Bas, qui font mal). Prenez les deux Ravitaillements.
lesson-first-day-second-day =
  Le jour s’est achevé avec le Moral de retour à 0, la Reddition inchangée et une Patrouille allemande sur Jaune 1, que votre Ravitailleur pourra contourner. Le jour 2 amène un avion d’observation, avec plus de Méfiance et plus de Peur, mais pas de nouveau Doute dans le sac : votre Officier y a veillé. Un Médecin est venu, et un deuxième tirage ne risque rien.
lesson-first-day-stop =
  Un Soldat. Vous pourriez continuer, à peu près au même risque qu’hier. Cette fois, contentez-vous de ces deux-là et arrêtez-vous : ils rejoignent la zone Prêts.
lesson-first-day-first-rest =
  Voici ce que le jour 1 vous épargnait : six Défenseurs sont Fatigués depuis hier et ne peuvent pas être placés. Chaque matin, deux d’entre eux peuvent se reposer gratuitement, et seront Prêts demain. Commencez par un Soldat, puisqu’il n’y a toujours personne à combattre.
lesson-first-day-second-rest =
  Encore un Soldat : deux par matin, c’est le maximum.
lesson-first-day-supply =
  Il en reste quatre, et 1 Ravitaillement suffit pour quatre Défenseurs. Le Moral peut payer aussi, un niveau pour deux Défenseurs, mais les cartes du soir s’en ressentent. Dépensez un Ravitaillement et gardez les autres : un soir où il n’en reste aucun coûte du Moral.
lesson-first-day-ready =
  Le prix est payé. Appelez-les un par un, l’Officier d’abord : il reste à négocier.
lesson-first-day-end =
  Les trois autres suivent, vous placez de nouveau tout le monde, et ce soir votre Ravitailleur peut rentrer avec trois Ravitaillements. Ainsi va chaque jour. Recrutez, réparez et faites des provisions tant que tout est calme : à la fin du jour 3, il faudra garnir les murs ; dès le jour 4, l’Infanterie allemande monte à l’assaut ; dès le jour 7, le Siège apporte bombes et obus, jusqu’au Dernier Carré du jour 11. Vous savez comment va un jour ; la forteresse est à vous.
