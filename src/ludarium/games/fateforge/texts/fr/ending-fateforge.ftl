### La fin d'un combat, d'une expédition ou d'une campagne sur la page, en français.

ff-ending-combat-success = Le combat est gagné
ff-ending-combat-partial = Un échec partiel
ff-ending-combat-fail = Le combat est perdu
ff-ending-left-by = Le groupe est parti par la sortie { $exit }.
ff-ending-no-way = Il ne restait aucune issue.
ff-ending-rounds = Manche { $n } sur { $all }.
ff-ending-rounds-extra = Manche { $n } sur { $all }, avec la manche supplémentaire.
ff-ending-by = { $hero }, manche { $round }
ff-ending-by-from = { $hero }, manche { $round }, pris à { $enemy }
ff-ending-in-round = manche { $round }
ff-ending-by-exit =
    { $n ->
        [0] sortie { $exit }, aucun dégât en chemin
        [one] sortie { $exit }, { $n } dégât en chemin
       *[other] sortie { $exit }, { $n } dégâts en chemin
    }
ff-ending-hero-health = { $player } · { $n } de santé sur { $all }
ff-ending-hero-defeated =
    { $n ->
        [one] { $n } vaincu
       *[other] { $n } vaincus
    }
ff-ending-hero-dealt =
    { $n ->
        [one] { $n } dégât infligé
       *[other] { $n } dégâts infligés
    }
ff-ending-hero-blocked =
    { $n ->
        [one] { $n } bloqué
       *[other] { $n } bloqués
    }
ff-ending-hero-chests =
    { $n ->
        [one] { $n } coffre
       *[other] { $n } coffres
    }
ff-ending-carried = Butin emporté
ff-ending-gain-gem =
    { $n ->
        [one] { $n } gemme
       *[other] { $n } gemmes
    }
ff-ending-gain-gold =
    { $n ->
        [one] { $n } pièce d'or
       *[other] { $n } pièces d'or
    }
ff-ending-gain-food =
    { $n ->
        [one] { $n } marqueur de vivres
       *[other] { $n } marqueurs de vivres
    }
ff-ending-gain-victory-points =
    { $n ->
        [one] { $n } point de victoire
       *[other] { $n } points de victoire
    }
ff-ending-gain-trait-points =
    { $n ->
        [one] { $n } point de trait
       *[other] { $n } points de trait
    }
ff-ending-from-chest = { $item }, dans le coffre
ff-ending-by-round = Manche par manche
ff-ending-fight-again = Combattre à nouveau
ff-ending-set-out-again = Repartir en expédition
ff-ending-new-campaign = Nouvelle campagne

## Between two pages of a campaign

ff-ending-of-combat = Fin du combat
ff-ending-last-map = La situation à la fin
ff-ending-next-page = La page suivante
ff-ending-turn-page = Tourner la page

## An expedition

ff-ending-medals = Médailles
ff-ending-medal-won = pour tous les combats gagnés
ff-ending-medal-asks =
    { $n ->
        [one] à partir de { $n } point de médaille
       *[other] à partir de { $n } points de médaille
    }
ff-ending-combats = Les combats

## A campaign

ff-ending-looking-back = Un regard en arrière
ff-ending-chosen = Vos choix
ff-ending-led = { $where } :
ff-ending-hero-learnt =
    { $n ->
        [one] { $player } · { $n } compétence
       *[other] { $player } · { $n } compétences
    }
ff-ending-combats-won = combats, dont { $n } en plein succès
ff-ending-victory-points =
    { $n ->
        [one] point de victoire
       *[other] points de victoire
    }
ff-ending-quests =
    { $n ->
        [one] quête secondaire
       *[other] quêtes secondaires
    }
ff-ending-endings =
    { $n ->
        [one] fin
       *[other] fins
    }
ff-ending-unread = Pages encore non lues
ff-ending-other-endings =
    { $n ->
        [one] une autre fin
       *[other] { $n } autres fins
    }
ff-ending-quests-left =
    { $n ->
        [one] une quête secondaire que vous n'avez pas prise
       *[other] { $n } quêtes secondaires que vous n'avez pas prises
    }

## In a profile

deed-gold = De l'or
    .what = Une médaille d'or rapportée.
