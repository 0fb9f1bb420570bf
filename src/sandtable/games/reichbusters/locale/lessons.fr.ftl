### Reichbusters : ce que dit le maître dans les leçons.

lesson-three-doors = Trois portes
lesson-three-doors-choose =
  Vous menez Claudine et Quentin. Ils sont dans le couloir d’un château plein d’ennemis qui ne se doutent encore de rien ; l’un des deux doit en sortir avec le Dossier. À chaque manche, chaque héros joue un tour, dans l’ordre que vous voulez, et après chacun vient un tour de l’ennemi. Claudine s’y connaît en serrures : qu’elle commence.
lesson-three-doors-quiet-door =
  Un héros a deux actions de base ; cartes et objets viennent en plus. Le chiffre d’une porte est son bruit : on lance autant de dés quand elle s’ouvre. La porte vers a1 a un 1, celle vers e1 un 2. Prenez la plus douce.
lesson-three-doors-hush =
  La porte est ouverte. Sur une étagère à trophées, il y a un objet de plus à trouver. Passons au bruit. Une carte a deux moitiés : celle du haut est une action, celle du bas change un lancer ou un déplacement, et l’on ne se sert que d’une des deux. Le bas de Crochetage retire deux dés de bruit : il n’en reste aucun à lancer.
lesson-three-doors-enter =
  Voilà une porte silencieuse. Votre deuxième action de base : entrez. Il n’y a pas d’ennemi, la pièce sera donc marquée vide, et aucune patrouille n’en sortira.
lesson-three-doors-rummage =
  Les deux actions de base sont dépensées, mais les cartes n’en coûtent pas. Le haut de Fureter prend un objet de votre zone, pour un seul dé de bruit.
lesson-three-doors-take =
  Les objets sont face cachée : vous voyez leur dos, ici un objet divers, sans savoir ce que c’est. Prenez-en un.
lesson-three-doors-quiet-turn =
  Un blanc : le total est 0, et c’est à partir de 1 qu’on l’aurait entendue. Vous tenez les Clés, qui ouvrent une porte verrouillée d’un seul coup. Terminez le tour.
lesson-three-doors-corridor =
  Le tour de l’ennemi est déjà passé : personne n’a rien remarqué, personne n’a donc rien fait. À Quentin et à son arc long. Envoyez-le vers p2.
lesson-three-doors-silent-door =
  La porte vers b1 a un 1, et Quentin est Furtif : un dé de moins, rien à lancer. Le jeton en b1 dit qu’il y a quelqu’un. On saura qui dès qu’un héros verra le jeton.
lesson-three-doors-arrow =
  Un Soldat, et il a vu bouger quelque chose. Sa pièce devient jaune : elle est méfiante. S’il vous voit encore à la fin du tour ennemi, elle passera en alerte. Mieux vaut qu’il n’y soit plus : Pointe de fer est une attaque à distance, en plus des actions de base.
lesson-three-doors-shot =
  L’arc long lance trois dés et ne fait aucun bruit. Le Soldat a une défense de 4, et vos chances sont affichées à côté du choix avant que vous décidiez.
lesson-three-doors-loot =
  Un spécial et deux 1. Un spécial vaut 2 : cela fait 4, et c’est assez. Un spécial doit aussi servir à quelque chose, et celui qui tombe peut laisser un objet utile. Dépensez-le pour le butin.
lesson-three-doors-round =
  Il tombe sans un bruit. Quentin en a fait assez : terminez son tour. C’est le dernier de la manche, gardez un œil sur la piste.
lesson-three-doors-again =
  La piste est à 2. Elle compte les cases jusqu’à l’alarme, une à chaque manche, et après l’alarme tout le monde vous donne la chasse. La pièce B n’a plus de couleur : il n’y a plus personne pour s’y méfier. Au tour de Claudine.
lesson-three-doors-back =
  Le château continue derrière la pièce E. Sa porte est entre e1 et p1 : allez en p1.
lesson-three-doors-loud-door =
  Celle-ci a un 2. Crochetage est dans la défausse, Claudine n’est pas Furtive : les deux dés seront donc lancés. Ouvrez quand même, et voyez ce que fait le bruit.
lesson-three-doors-listen =
  Un autre Soldat, et à la vue de Claudine la pièce E est devenue méfiante. Puis les dés : 2 et 1 font 3, on l’a entendue. La moitié haute de la carte Bruit s’applique toujours : la pièce la plus proche avec des ennemis monte d’un niveau, et la pièce E est en alerte, en rouge. La moitié basse, une patrouille, demande 5 : elle vous est épargnée. Terminez le tour et voyez ce que veut dire le rouge.
lesson-three-doors-dodge =
  Tant que quelqu’un est en alerte, chaque tour ennemi avance la piste d’une case de plus : elle est à 3. Et les ennemis en alerte agissent. Le Soldat a Claudine à portée et tire à 4 ; elle se défend avec deux dés. Certaines cartes attendent un tel moment. Esquive lui donne un troisième dé, et un pas ensuite.
lesson-three-doors-away =
  2, blanc et 2 font 4, et contre 4 c’est assez : aucune blessure. Maintenant, passez l’angle et rejoignez Quentin en p2, où le Soldat ne la voit pas.
lesson-three-doors-end =
  Vous connaissez maintenant les couleurs. Une pièce sans couleur est tranquille : elle n’a rien remarqué. Une pièce jaune est méfiante, et passe au rouge si elle voit de nouveau un héros. Une pièce rouge est en alerte : ses ennemis viennent à vous, et l’alarme se rapproche à chaque tour ennemi. Et si la dernière porte a fait du bruit, c’est que rien n’a retiré ses deux dés : ni carte, ni compétence. Le reste du château est à vous. Le Dossier est en f4.
