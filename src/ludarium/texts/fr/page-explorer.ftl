### L'explorateur : ce qui allait avec la victoire.

page-explorer-title = Explorateur
page-explorer-sub = Ce qui allait avec la victoire, et à quel point c'est sûr
page-explorer-source = Parties
page-explorer-simulated = Simulées
page-explorer-own = Les miennes
page-explorer-form = Forme
page-explorer-subject = Afficher
page-explorer-measure = Compté quand
page-explorer-everything = Tout
page-explorer-games = Parties
page-explorer-wins = Victoires
page-explorer-rate = Taux de victoire
page-explorer-interval = Intervalle à 95 %
page-explorer-between-two = { $low } à { $high }
page-explorer-name = Nom
page-explorer-few = trop peu de parties
page-explorer-show-few =
    { $n ->
        [one] Montrer { $n } ligne de moins de { $few } parties
       *[other] Montrer { $n } lignes de moins de { $few } parties
    }
page-explorer-hide-few = Cacher les lignes de moins de { $few } parties
page-explorer-made =
    { $n ->
        [one] D'après { $n } partie simulée ; le bot { $bot } jouait à chaque place. Ce qui se choisit rarement a été tiré au sort.
       *[other] D'après { $n } parties simulées ; le bot { $bot } jouait à chaque place. Ce qui se choisit rarement a été tiré au sort.
    }
page-explorer-older = Ces parties ont été jouées selon des règles plus anciennes.
page-explorer-own-made =
    { $n ->
        [one] D'après { $n } de vos parties terminées. Seul votre camp est compté, et vous seul le voyez.
       *[other] D'après { $n } de vos parties terminées. Seul votre camp est compté, et vous seul le voyez.
    }
page-explorer-waiting =
    { $n ->
        [one] Encore { $n } partie à parcourir…
       *[other] Encore { $n } parties à parcourir…
    }
page-explorer-unread =
    { $n ->
        [one] { $n } partie a été jouée selon d'autres règles et n'est pas comptée.
       *[other] { $n } parties ont été jouées selon d'autres règles et ne sont pas comptées.
    }
page-explorer-none = Aucune partie simulée de cette forme n'est livrée avec le jeu.
page-explorer-none-own = Vous n'avez pas encore terminé de partie de cette forme.
page-explorer-none-here = Il n'y a rien de tel dans ces parties.
page-explorer-caution = Un taux dit ce qui allait avec la victoire, non ce qui l'a causée : qui mène peut faire davantage.
