### The end of a battle on the page, in English.

sk-ending-won-by = You won by { $card }
sk-ending-others = The other victory cards
sk-ending-damage = Damage to structures, by source
sk-ending-damage-turns =
    { $n ->
        [one] Minion Phase of turn { $turns }
       *[other] Minion Phases of turns { $turns }
    }
sk-ending-report = Battle report
sk-ending-report-save = Save the report
sk-ending-report-war = Report it to the war of the realms
