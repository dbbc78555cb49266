### La fin d'une partie sur la page, en français.

tk-ending-won = Vous avez gagné, { $won } à { $lost }
tk-ending-lost = Vous avez perdu, { $lost } à { $won }
tk-source-of-standing = pièces légendaires dans l'arène
