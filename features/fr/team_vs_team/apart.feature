# language: fr
Fonctionnalité: Rien n'est partagé
  > Les coéquipiers peuvent se consulter et regarder la main l'un de l'autre. Qu'ont-ils d'autre en commun ?

  @id:versus.hand.seen @clause:hand.seen @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Les coéquipiers peuvent regarder la main l'un de l'autre, et les adversaires non
    Étant donné qu'Angie a « Shock » en main
    Et que Barry a « Divination » en main
    Alors Barry a le droit de regarder « Shock »
    Et Angie a le droit de regarder « Divination »
    Mais Edward n'a pas le droit de regarder « Shock »
    Et Ronald n'a pas le droit de regarder « Divination »

  @id:versus.mana @clause:versus.apart @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Personne ne paie avec le mana du coéquipier
    Étant donné qu'Angie ne contrôle pas « Source de mana »
    Et que Barry contrôle « Source de mana »
    Et qu'Edward a 20 points de vie
    Alors Angie ne peut pas lancer « Shock » en ciblant Edward
    Quand Angie passe la priorité
    Alors Barry peut lancer « Shock » en ciblant Edward

  @id:versus.permanents @clause:versus.apart @clause:object.you @variant:team-vs-team @from:2011-09-30 @must
  Scénario: En équipe contre équipe aussi, personne n'active une capacité des permanents du coéquipier
    Étant donné que Barry contrôle « Wall of Blood »
    Et que Barry a 20 points de vie
    Et qu'Angie a 20 points de vie
    Alors Angie ne peut pas activer la capacité de « Wall of Blood »
    Quand Angie passe la priorité
    Alors Barry peut activer la capacité de « Wall of Blood »
    Et Barry a 19 points de vie
    Et Angie a 20 points de vie
