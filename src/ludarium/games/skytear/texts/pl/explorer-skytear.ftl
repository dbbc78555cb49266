### Eksplorator: co się liczy i jaki miało udział w partii.

sk-explore-openings = Pierwsze aktywacje
sk-explore-heroes = Bohaterowie
sk-explore-pairs = Pary Bohaterów
sk-explore-factions = Frakcje
sk-explore-cards = Karty mocy
sk-explore-activated = aktywowani jako pierwsi
sk-explore-brought = w drużynie
sk-explore-played = zagrane
sk-explore-held = kiedykolwiek na ręce
sk-explore-by-faction = Frakcja
sk-explore-by-owner = Bohater lub frakcja
sk-explore-between = Remisy
sk-explore-hero = { $hero_title }
sk-explore-pair = { $hero_title } i { $owner_title }
sk-explore-faction = { $faction_title }
sk-explore-card = { $card_title }
