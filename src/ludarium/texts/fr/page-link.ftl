## How long the link to a table works

page-link-new = Nouveau lien
page-link-days =
    { $n ->
        [one] Le lien est valable encore { $n } jour.
       *[other] Le lien est valable encore { $n } jours.
    }
page-link-hours =
    { $n ->
        [one] Le lien est valable encore { $n } heure.
       *[other] Le lien est valable encore { $n } heures.
    }
page-link-soon = Le lien est valable encore moins d'une heure.
page-link-over = Le lien n'est plus valable.
page-link-hidden = Le lien envoyé est toujours valable. Il est gardé secret même ici et ne peut plus être affiché ; un nouveau le remplace.
error-link-over = Cette invitation a expiré. Demandez un nouveau lien à la personne qui l'a envoyée.
error-not-let-in = L'hôte ne vous a pas laissé entrer. Demandez-lui le lien.
