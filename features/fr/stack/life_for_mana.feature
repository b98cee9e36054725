# language: fr
Fonctionnalité: Points de vie payés pour un symbole de mana
  > Une partie d'un coût peut être payée par du mana ou par des points de vie. À qui sont ces points, et combien peut-on en payer ?

  @id:phyrexian.either @situation:phyrexian @clause:cost.phyrexian @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2011-06-17 @must
  Scénario: Deux points de vie ou un mana paient le symbole, et aucun point de vie n'est perdu quand le mana est dépensé
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Montagne »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Gut Shot » en payant 2 points de vie et en ciblant Edward
    Et que le sort se résout
    Alors l'équipe d'Angie a 18 points de vie
    Et l'équipe d'Edward a 19 points de vie
    Et la carte « Montagne » est dégagée
    Quand Angie lance « Gut Shot » en ciblant Edward
    Et que le sort se résout
    Alors l'équipe d'Angie a 18 points de vie
    Et l'équipe d'Edward a 18 points de vie
    Et la carte « Montagne » est engagée

  @id:phyrexian.each @situation:phyrexian @clause:cost.phyrexian @clause:mana.own @from:2011-06-17 @must
  Scénario: Chaque symbole est payé à sa manière, le reste du coût par son propre mana seulement
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle deux « Marais »
    Et que Barry contrôle trois « Marais »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « War Mammoth »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Alors Angie ne peut pas lancer « Dismember » en ciblant « Géant des collines »
    Et Angie ne peut pas lancer « Dismember » en payant 6 points de vie et en ciblant « Géant des collines »
    Mais Angie peut lancer « Dismember » en payant 2 points de vie et en ciblant « Géant des collines »
    Quand le sort se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et l'équipe d'Angie a 18 points de vie
    Et Edward contrôle « War Mammoth »
    Et Barry peut lancer « Dismember » en ciblant « War Mammoth »
    Quand le sort se résout
    Alors l'équipe d'Angie a 18 points de vie
    Et Edward a « War Mammoth » dans son cimetière

  @id:phyrexian.team @situation:phyrexian @clause:cost.phyrexian @clause:life.pay @from:2011-06-17 @must
  Scénario: Tous les points de vie de l'équipe sont là pour payer, et pas davantage
    Étant donné que l'équipe d'Angie a 5 points de vie
    Et qu'Angie contrôle « Source de mana »
    Et que Barry contrôle « Source de mana »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Oiseaux de paradis »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Dismember » en payant 4 points de vie et en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et l'équipe d'Angie a 1 point de vie
    Et Barry ne peut pas lancer « Gut Shot » en payant 2 points de vie et en ciblant « Oiseaux de paradis »
    Mais Barry peut lancer « Gut Shot » en ciblant « Oiseaux de paradis »
    Quand le sort se résout
    Alors Edward a « Oiseaux de paradis » dans son cimetière

  @id:phyrexian.countered @situation:phyrexian @clause:cost.phyrexian @clause:effect.counter @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2011-06-17 @must
  Scénario: Ce qui a été payé pour un sort contrecarré ne revient pas
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Gut Shot » en payant 2 points de vie et en ciblant Edward
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cancel » en ciblant « Gut Shot »
    Et que le sort se résout
    Alors Angie a « Gut Shot » dans son cimetière
    Et l'équipe d'Angie a 18 points de vie
    Et l'équipe d'Edward a 20 points de vie

  @id:phyrexian.wears_off @situation:phyrexian @clause:cost.phyrexian @clause:layers.lasting @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2011-06-17 @must
  Scénario: Une créature qui y survit est petite jusqu'à la fin du tour, et seule une créature est une cible
    Étant donné qu'Edward contrôle « Surrak Dragonclaw »
    Et qu'Edward contrôle « Douve de Téfèiri »
    Et que l'équipe d'Angie a 20 points de vie
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Alors Angie ne peut pas lancer « Dismember » en payant 4 points de vie et en ciblant « Douve de Téfèiri »
    Mais Angie peut lancer « Dismember » en payant 4 points de vie et en ciblant « Surrak Dragonclaw »
    Quand le sort se résout
    Alors la créature « Surrak Dragonclaw » est 1/1
    Et l'équipe d'Angie a 16 points de vie
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Surrak Dragonclaw » est 6/6
