### Wolfenstein : ce que dit le maître dans les leçons.

lesson-firefight = L’échange de tirs
lesson-firefight-walk =
  Vous êtes Klaus Kreutz, avec un pistolet et six points d’action. Deux Soldaten se tiennent dans la pièce au nord. Chaque case coûte 1 PA, en diagonale aussi. Avancez de quatre cases jusqu’à a5 : de là, vous les voyez tous les deux. La compagnie fait du bruit : la pièce reçoit un jeton bruit dès que vous y entrez.
lesson-firefight-shoot =
  Il reste deux PA, juste assez pour un tir. Le pistolet porte à deux cases : le Soldat 1 est à deux cases, le Soldat 2 à quatre, hors de portée. Vous lancez un dé pour l’arme et deux pour votre précision. La table montre les chances avant que vous décidiez.
lesson-firefight-reroll =
  Un Recharger, un Vierge et un dégât d’armure. Le Recharger viderait votre arme, mais vous êtes un vétéran de la guerre : vous pouvez relancer un Recharger, une fois, et le nouveau résultat compte.
lesson-firefight-loot =
  Un dégât PV. Il ignore l’armure et prend le seul PV du Soldat, bien qu’il lui reste deux points d’armure. Sa carte donne à qui l’a tué un point de gloire, une carte équipement et un jeton munition au choix. Le pistolet demande des munitions légères.
lesson-firefight-end-of-turn =
  Quatre PA pour marcher et deux pour le tir : les six sont dépensés. Vous pourriez vous fatiguer pour trois de plus, et le payer au prochain tour. Pas maintenant. Le nazi tué a fait monter le marqueur de danger à 1 ; au seuil d’alarme, des renforts viendraient.
lesson-firefight-first-step =
  Aux nazis d’agir. Le Soldat 2 vous voyait, il est donc activé, et il pouvait tirer, il a donc tiré d’abord : trois dés, moins un pour chacune des trois cases entre vous, mais jamais moins d’un. Il a obtenu un Recharger, qui est un Vierge pour un nazi. Il lui reste trois de ses cinq PA, et il s’approche. Plusieurs chemins sont aussi courts : c’est au contrôleur de l’IA de décider, et seul à la table, c’est vous.
lesson-firefight-second-step =
  Tout est regardé de nouveau à chaque pas : voit-il un héros, peut-il attaquer ? Il a déjà attaqué, et un nazi n’attaque qu’une fois par phase. Il avance encore.
lesson-firefight-third-step =
  Encore un pas, et il est à côté de vous.
lesson-firefight-end =
  Il a dépensé cinq PA et se tient à côté de Klaus, où son arme ne perdra plus de dés. En phase de maintenance, le jeton bruit reste, car un héros et un ennemi partagent encore la pièce, et le marqueur de manches avance. Vous savez vous battre ; la mission est à vous.
