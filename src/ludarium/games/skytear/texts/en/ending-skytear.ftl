### The end of a battle on the page, in English.

sk-ending-won-by = You won by { $card }
sk-ending-others = The other victory cards
sk-ending-report = Battle report
sk-ending-report-save = Save the report
sk-ending-report-war = Report it to the war of the realms
