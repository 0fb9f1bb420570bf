### D-Day Dice avec Atlantikwall : ce que dit le maître dans les leçons.

lesson-first-landing = Le premier débarquement
lesson-first-landing-lock =
    Votre Unité attend dans le Secteur 1 avec quatre Soldats. Tout le monde lance six dés en même temps, deux de chaque couleur, et doit en verrouiller deux aussitôt. Deux Soldats sur un rouge et sur un blanc, c’est un bon début : verrouillez les dés 1 et 3.
lesson-first-landing-reroll =
    Ce qui n’est pas verrouillé peut être relancé, deux fois au plus. Un Crâne ne sert à personne. Relancez les dés 2, 4, 5 et 6.
lesson-first-landing-last-reroll =
    Regardez : la même face en rouge, blanc et bleu forme un RWB, et celui-ci, Troupes fraîches, apporte six Soldats de plus. L’Outil et l’Étoile sont bienvenus, mais des Soldats valent mieux : relancez encore les dés 2 et 5.
lesson-first-landing-skull =
    Un Crâne, tout de même. Chaque Crâne annule un autre résultat de votre choix ; abandonnez le Soldat rouge, pour que le RWB reste entier.
lesson-first-landing-recruit =
    Phase 3 : les Étoiles paient des Spécialistes, un par tour, et chacun se bat comme un Soldat. Le Caporal vous laisse verrouiller un dé au lieu de deux.
lesson-first-landing-find =
    Les points d’Objet paient des Objets, un par tour aussi. Trouvez la Radio de campagne.
lesson-first-landing-use =
    Un Objet est dépensé quand on l’utilise, et la Radio appelle cinq Soldats. Utilisez-la maintenant.
lesson-first-landing-advance =
    Phase 4 : une Avancée coûte le Courage imprimé sur la ligne. On ne revient jamais en arrière, et on ne reste jamais plus de trois tours. Allez au Secteur 2.
lesson-first-landing-here =
    Certains Secteurs vous donnent quelqu’un gratuitement. Avec l’Éclaireur, chaque Avancée coûte un Courage de moins : prenez-le.
lesson-first-landing-combat =
    Phase 5 : à chaque tour, votre Unité perd autant d’hommes que la DEF de son Secteur, ici quatre. Les Soldats tombent d’abord, à moins que vous ne préfériez céder un Spécialiste.
lesson-first-landing-lock-one =
    Un nouveau tour, et chaque face une fois. Le Caporal est à l’œuvre : ne verrouillez qu’un dé, le bleu aux deux Soldats.
lesson-first-landing-stop =
    Six faces différentes forment une suite, et une suite vaut une Récompense. Inutile de relancer : arrêtez-vous. Le Secteur ajoute son propre Courage.
lesson-first-landing-straight =
    Le Crâne d’une suite annule quand même un résultat. Le Soldat seul est ce qui vous manquera le moins.
lesson-first-landing-award =
    La Récompense d’une suite se pioche en phase 3. Piochez-la.
lesson-first-landing-medal =
    La Silver Star apporte cinq Soldats, une seule fois. Utilisez-la.
lesson-first-landing-done =
    Vous pourriez recruter encore, mais continuons : dites que vous avez terminé.
lesson-first-landing-sideways =
    De côté, on ne paie pas de Courage, mais il y a des mines entre les Secteurs 2 et 3. Soyez brave, une fois.
lesson-first-landing-mines =
    Un dé décide combien d’hommes les mines emportent : deux. Perdez des Soldats.
lesson-first-landing-sharpshooter =
    Le Tireur d’élite attend ici. Avec lui, la DEF de votre Secteur baisse d’un point pour votre Unité. Prenez-le.
lesson-first-landing-second-combat =
    Une DEF de quatre en coûte donc trois. Perdez encore des Soldats.
lesson-first-landing-end =
    Voilà un tour : lancer, compter, acheter, avancer, combattre. Rassemblez des Soldats là où la DEF est basse, gardez du Courage pour la prochaine Avancée, et amenez chaque Unité vivante dans le Bunker. Une Unité perdue, et tous ont perdu.
