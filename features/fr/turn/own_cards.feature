# language: fr
@source:F @source:I @source:N
Fonctionnalité: Les cartes dont un joueur peut se servir
  > Les coéquipiers partagent points de vie et tours. L'un peut-il se servir des cartes de l'autre, et les voir ?

  @id:own.cast @clause:mana.own @from:2005-08-01 @must
  Scénario: Personne ne lance une carte de la main de son coéquipier
    Étant donné qu'Angie a « Grizzlis » en main
    Et qu'Angie contrôle cinq « Forêt »
    Et que Barry contrôle cinq « Forêt »
    Alors Barry ne peut pas lancer « Grizzlis » d'Angie
    Mais Angie peut lancer « Grizzlis »

  @id:own.activate @clause:mana.own @from:2005-08-01 @must
  Scénario: Personne n'active une capacité d'un permanent de son coéquipier
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et qu'Angie contrôle « Wall of Blood »
    Alors Barry ne peut pas activer la capacité de « Wall of Blood » d'Angie
    Et Edward ne peut pas activer la capacité de « Wall of Blood » d'Angie
    Mais Angie peut activer la capacité de « Wall of Blood »

  @id:own.land @clause:mana.own @clause:turn.each_plays_land @from:2005-10-01 @must
  Scénario: Personne ne joue un terrain de la main de son coéquipier
    Étant donné qu'Angie a « Forêt » en main
    Alors Barry ne peut pas jouer le terrain « Forêt » d'Angie
    Mais Angie peut jouer le terrain « Forêt »
    Et Angie contrôle « Forêt »

  @id:own.hand_seen @clause:hand.seen @from:2005-08-01 @must
  Scénario: Un coéquipier a le droit de regarder une main, et personne d'autre
    Étant donné qu'Angie a « Grizzlis » en main
    Et que Ronald a « Géant des collines » en main
    Alors Angie a le droit de regarder « Grizzlis »
    Et Barry a le droit de regarder « Grizzlis »
    Mais Edward n'a pas le droit de regarder « Grizzlis »
    Et Ronald n'a pas le droit de regarder « Grizzlis »
    Et Edward a le droit de regarder « Géant des collines »
    Mais Angie n'a pas le droit de regarder « Géant des collines »
    Et Barry n'a pas le droit de regarder « Géant des collines »

  @id:own.board_seen @situation:own.hand_seen @clause:hand.seen @from:2005-08-01 @must
  Scénario: Ce qui a été lancé de la main d'un coéquipier, chacun a le droit de le regarder
    Étant donné qu'Angie a « Grizzlis » en main
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Alors Edward a le droit de regarder « Grizzlis »
    Et Ronald a le droit de regarder « Grizzlis »
    Et Barry a le droit de regarder « Grizzlis »
