### La fin d'une bataille sur la page, en français.

sk-ending-won-by = Vous gagnez par { $card }
sk-ending-others = Les autres cartes Victoire
