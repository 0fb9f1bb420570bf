### Les mots du terminal lui-même : campagnes et leçons.

campaign = Campagne : { $game }
chapter-won = gagnée
chapter-open = suivante
chapter-lost =
  { $n ->
    [one] perdue une fois
   *[other] perdue { $n } fois
  }
campaign-won = Toutes les missions sont gagnées. La campagne est finie.
campaign-which = Entrée joue la mission suivante, un numéro une mission connue, q quitte :
campaign-how = Tapez Entrée, un numéro de 1 à { $n }, ou q pour quitter.

lesson-help = Entrée fait ce qui est indiqué, ou tapez-le vous-même. ? demande pourquoi non, r ID montre une règle, q quitte.
lesson-later = Possible, mais ce n’est pas le sujet de cette leçon. Entrée fait ce qui est indiqué.
lesson-no-undo = Une leçon ne va que de l’avant ; recommencez-la pour revoir une étape.
lesson-not-kept = Les leçons ne sont pas conservées.

measure-wolfenstein-round = Manches jouées
measure-wolfenstein-dead = Héros perdus
measure-reichbusters-round = Manches jouées
measure-reichbusters-alarm = Parties avec alarme
measure-reichbusters-escaped = Héros sortis
measure-reichbusters-wounds = Blessures à la fin
