### Skytear: battle reports, in French.
### Names stand in the nominative; the sides are `winner` and `loser`, in a draw the first and the second.

sk-report-opening-1 = { $region }. Deux armées voulaient la même lumière, et il n'y en avait pas assez pour deux.
sk-report-opening-2 = Nouvelles du front. Lieu : { $region }. D'un côté { $winner }, de l'autre { $loser }. Tours de jeu : { $turns }.
sk-report-opening-3 = Ce fut fini avant que la poussière ne retombe. Lieu : { $region }, tours de jeu : { $turns }.
sk-report-opening-4 = { $region } : la piste de mana monta cran après cran, et aucun camp ne céda.
sk-report-forces-1 = Sur le terrain : { $first_heroes }. En face : { $second_heroes }.
sk-report-forces-2 = { $winner } aligne : { $first_heroes }. { $loser } répond : { $second_heroes }.
sk-report-turn-tower = Au tour { $turn }, Couloir { $lane } : une Tour s'écroule, et avec elle le calme de tout un camp. { $winner } pousse l'avantage.
sk-report-turn-hero = Au tour { $turn } : { $hero } frappe, { $fallen } tombe, et le silence se fait un instant.
sk-report-turn-double = Au tour { $turn }, deux héros vaincus dans un même camp : { $fallen }. La suite n'est qu'arithmétique.
sk-report-turn-outsider = Au tour { $turn } : le Dôme change de mains et quelque chose en sort. Son nom : { $outsider }. Aujourd'hui, aux ordres de : { $winner }.
sk-report-turn-lane = Le Couloir { $lane } se joue au tour { $turn } entre sbires dont nul ne se souviendra. Sbires perdus : { $count }.
sk-report-turn-comeback = Jusqu'au tour { $turn }, tout plaide pour { $loser }. Puis { $hero } revient sur le champ de bataille, et le ton change.
sk-report-turn-last-stand = Au tour { $turn } : { $hero } tient bon sans aucune aide, le Couloir { $lane } ne cède pas. Nul ne demande comment.
sk-report-end-nexus = Le Nexus ennemi s'éteint, et avec lui le chemin du retour. Victoire : { $winner }.
sk-report-end-card = L'ordre du jour disait : { $victory_card }. L'ordre est exécuté. Victoire : { $winner }.
sk-report-end-track = Le mana ne peut plus monter, et plus personne n'a la force de le suivre. { $winner }, { $loser } : chacun rentre chez soi sur une égalité.
sk-report-end-both = Deux trompettes sonnent ensemble. { $winner } et { $loser } atteignent leur but dans le même souffle : égalité, et deux chansons fort différentes.
sk-report-end-resignation = { $loser } baisse sa bannière tant qu'il reste des bras pour la porter. Victoire : { $winner }.
sk-report-border-moved = La carte est à refaire : une île change de mains ({ $region }). Son nouveau maître : { $kingdom }.
sk-report-border-held = Les frontières ne bougent pas. Lieu : { $region }.
