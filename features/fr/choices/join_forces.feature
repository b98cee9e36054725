# language: fr
Fonctionnalité: Du mana que tous peuvent payer
  > Chaque joueur peut payer n'importe quelle quantité de mana, et tous ont ce qui vient du tout. Qui paie dans une équipe, et avec le mana de qui ?

  @id:join_forces.together @situation:join_forces @clause:effect.offer @clause:mana.own @from:2011-06-17 @must
  Scénario: Chacun paie avec son propre mana, les coéquipiers séparément, et chacun pioche autant de cartes que tous ont payé ensemble
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle deux « Île »
    Et que Barry contrôle deux « Île »
    Et qu'Edward contrôle trois « Île »
    Et que Barry n'a aucune carte en main
    Et que Ronald n'a aucune carte en main
    Quand Angie paie 1 mana
    Et que Barry ne paie aucun mana
    Et qu'Edward paie 3 mana
    Et qu'Angie lance « Minds Aglow »
    Et que le sort se résout
    Alors Barry a quatre cartes en main
    Et Ronald a quatre cartes en main

  @id:join_forces.own @situation:join_forces @clause:mana.own @from:2011-06-17 @must
  Scénario: Qui n'a pas de mana n'est pas interrogé, quoi qu'ait un coéquipier, et personne n'est obligé de payer
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Marais »
    Et que Barry contrôle deux « Marais »
    Et qu'Angie a cinq cartes dans sa bibliothèque
    Et que Barry a cinq cartes dans sa bibliothèque
    Et que Ronald a cinq cartes dans sa bibliothèque
    Quand Barry ne paie aucun mana
    Et qu'Angie lance « Shared Trauma »
    Et que le sort se résout
    Alors Angie a cinq cartes dans sa bibliothèque
    Quand Barry paie 2 mana
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Et qu'Angie lance « Shared Trauma »
    Et que le sort se résout
    Alors Barry a deux cartes dans son cimetière
    Et Ronald a deux cartes dans son cimetière

  @id:join_forces.all @situation:join_forces @clause:effect.offer @variant:free-for-all @from:2011-06-17 @must
  Scénario: À quatre joueurs, les adversaires paient pour ce qui les aide tous
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Île »
    Et que Martha contrôle deux « Île »
    Et que Simon contrôle « Île »
    Et qu'Edward n'a aucune carte en main
    Quand Martha paie 2 mana
    Et que Simon paie 1 mana
    Et qu'Angie lance « Minds Aglow »
    Et que le sort se résout
    Alors Edward a trois cartes en main
