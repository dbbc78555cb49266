### Skytear: battle reports, in English.
### Names stand in the nominative; the sides are `winner` and `loser`, in a draw the first and the second.

sk-report-opening-1 = { $region }. Two armies wanted the same light, and there was not enough of it for both.
sk-report-opening-2 = News from the front. Place: { $region }. { $winner } against { $loser }, turns: { $turns }.
sk-report-opening-3 = It was over before the dust had settled. Place: { $region }, turns: { $turns }.
sk-report-opening-4 = { $region } saw the whole track of mana climb, step by step, and neither side gave way.
sk-report-forces-1 = In the field: { $first_heroes }. Facing them: { $second_heroes }.
sk-report-forces-2 = { $winner } brought { $first_heroes }; { $loser } answered with { $second_heroes }.
sk-report-turn-tower = Turn { $turn }, lane { $lane }: a tower comes down, and with it the calm of a whole side. { $winner } presses on.
sk-report-turn-hero = Turn { $turn }: { $hero } strikes, { $fallen } falls, and for a moment it is quiet.
sk-report-turn-double = Turn { $turn } counts two fallen heroes on one side: { $fallen }. From then on it is arithmetic.
sk-report-turn-outsider = Turn { $turn }: the dome changes hands and something climbs out of it. Its name: { $outsider }. Its orders today come from { $winner }.
sk-report-turn-lane = Lane { $lane } is decided in turn { $turn } by minions nobody will remember. Minions lost there: { $count }.
sk-report-turn-comeback = Until turn { $turn } everything speaks for { $loser }. Then { $hero } comes back to the field, and the talk changes.
sk-report-turn-last-stand = Turn { $turn }: { $hero } stands alone on lane { $lane } and holds it. Nobody asks how.
sk-report-end-nexus = The enemy nexus goes dark, and the road home with it. Victory: { $winner }.
sk-report-end-card = The order of the day was { $victory_card }, and it has been carried out. Victory: { $winner }.
sk-report-end-track = The mana has climbed as high as it can and nobody is left to climb after it. { $winner } and { $loser } both go home, neither having won.
sk-report-end-both = Two trumpets sound at once. { $winner } and { $loser } have each reached their goal in the same breath: a draw, and two very different songs about it.
sk-report-end-resignation = { $loser } lowers the banner while there are still people to carry it. Victory: { $winner }.
sk-report-border-moved = The map is redrawn: an island changes hands ({ $region }). Its new ruler: { $kingdom }.
sk-report-border-held = The borders stay where they were. Place: { $region }.
