### La fin d'une bataille sur la page, en français.

sk-ending-won-by = Vous gagnez par { $card }
sk-ending-others = Les autres cartes Victoire
sk-ending-damage = Dégâts aux structures, selon leur source
sk-ending-damage-turns =
    { $n ->
        [one] Phase des Sbires du tour { $turns }
       *[other] Phases des Sbires des tours { $turns }
    }
sk-ending-report = Rapport de bataille
sk-ending-report-save = Enregistrer le rapport
sk-ending-report-war = La rapporter à la guerre des royaumes
