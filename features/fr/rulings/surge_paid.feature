# language: fr
Fonctionnalité: Décisions : coûts de déferlement payés
  > Un sort en dit plus là où son coût de déferlement a été payé. Qu'y a-t-il après le sort d'un coéquipier, et sans lui ?

  @id:ruling.crush_of_tentacles @clause:spell.surge @clause:mana.own @from:2016-01-16 @must
  Scénario: Après le sort d'un coéquipier, Crush of Tentacles coûte cinq manas et laisse une créature
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle neuf « Source de mana »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Montagne »
    Et qu'Angie a « Crush of Tentacles » en main
    Quand Barry lance « Grizzlis »
    Et que le sort se résout
    Et qu'Angie lance « Crush of Tentacles » pour son coût de déferlement
    Et que le sort se résout
    Alors Edward a « Géant des collines » en main
    Et Barry a « Grizzlis » en main
    Et Edward contrôle « Montagne »
    Et Angie contrôle un jeton de créature 8/8
    Quand Angie lance « Glen Elendra Liege »
    Et que le sort se résout
    Alors Angie contrôle un jeton de créature 9/9

  @id:ruling.crush_of_tentacles.full @situation:ruling.crush_of_tentacles @clause:spell.surge @from:2016-01-16 @must
  Scénario: Pour son coût de mana, Crush of Tentacles ne laisse rien, bien qu'un coéquipier ait lancé un sort
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Barry lance « Grizzlis »
    Et que le sort se résout
    Et qu'Angie lance « Crush of Tentacles »
    Et que le sort se résout
    Alors Edward a « Géant des collines » en main
    Et Barry a « Grizzlis » en main
    Et Angie ne contrôle aucun jeton de créature

  @id:ruling.crush_of_tentacles.countered @situation:ruling.crush_of_tentacles @clause:spell.surge @clause:effect.counter @from:2016-01-16 @must
  Scénario: Le sort d'un coéquipier qui a été contrecarré compte aussi
    Étant donné qu'Edward contrôle « Géant des collines »
    Et qu'Angie contrôle cinq « Source de mana »
    Et que Barry a « Grizzlis » en main
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Alors Angie ne peut pas lancer « Crush of Tentacles » pour son coût de déferlement
    Quand Barry lance « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cancel » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Barry a « Grizzlis » dans son cimetière
    Et Angie peut lancer « Crush of Tentacles » pour son coût de déferlement
    Quand le sort se résout
    Alors Edward a « Géant des collines » en main
    Et Angie contrôle un jeton de créature

  @id:ruling.overwhelming_denial.on_stack @situation:ruling.overwhelming_denial @clause:spell.surge @clause:spell.uncountered @clause:effect.counter @from:2016-01-16 @must
  Scénario: Tant que le sort d'un coéquipier est sur la pile, Overwhelming Denial coûte deux manas et en contrecarre un autre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que Barry contrôle « Grizzlis »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie a « Overwhelming Denial » en main
    Quand Edward lance « Géant des collines »
    Et que l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas lancer « Overwhelming Denial » pour son coût de déferlement, en ciblant « Géant des collines »
    Quand Barry lance « Giant Growth » en ciblant « Grizzlis »
    Alors Angie peut lancer « Overwhelming Denial » pour son coût de déferlement, en ciblant « Géant des collines »
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cancel » en ciblant « Overwhelming Denial »
    Et que le sort se résout
    Alors Edward a « Cancel » dans son cimetière
    Quand le sort se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et Angie a « Overwhelming Denial » dans son cimetière

  @id:ruling.overwhelming_denial.mana_cost @situation:ruling.overwhelming_denial @clause:effect.counter @from:2016-01-16 @must
  Scénario: Pour son coût de mana, Overwhelming Denial contrecarre un sort comme pour son coût de déferlement
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand Edward lance « Géant des collines »
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Overwhelming Denial » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Edward a « Géant des collines » dans son cimetière

  @id:ruling.reckless_bushwhacker @clause:spell.surge @clause:trigger.intervening_if @from:2016-01-16 @must
  Scénario: Le sort contrecarré d'un coéquipier laisse Reckless Bushwhacker aider les autres créatures
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle deux « Source de mana »
    Et que Barry a « Grizzlis » en main
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Barry lance « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cancel » en ciblant « Grizzlis »
    Et que le sort se résout
    Et qu'Angie lance « Reckless Bushwhacker » pour son coût de déferlement
    Et que le sort se résout
    Et que la capacité déclenchée de « Reckless Bushwhacker » se résout
    Alors Barry a « Grizzlis » dans son cimetière
    Et la créature « Géant des collines » est 4/3
    Et la créature « Reckless Bushwhacker » est 2/1
