# language: fr
Fonctionnalité: Une étape de nettoyage avec priorité
  > Une créature meurt quand une durée prend fin. Qui agit pendant l'étape de nettoyage, et que fait celle qui suit ?

  @id:cleanup.trigger @clause:step.cleanup @clause:trigger.dies @from:2018-04-27 @must
  Scénario: Ce qui se déclenche pendant l'étape de nettoyage s'y résout, une autre étape de nettoyage suit, et le tour est fini
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Zulaport Cutthroat »
    Et que Barry contrôle « Liliana, the Last Hope »
    Quand Angie lance « Giant Growth » en ciblant « Zulaport Cutthroat »
    Et que le sort se résout
    Et que Barry active la première capacité de « Liliana, the Last Hope »
    Et que Barry choisit « Zulaport Cutthroat » comme cible
    Et que la capacité se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors la créature « Zulaport Cutthroat » est 2/3
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Et que la capacité déclenchée de « Zulaport Cutthroat » se résout
    Alors c'est l'étape de nettoyage de l'équipe d'Angie
    Et l'équipe d'Edward a 21 points de vie
    Et l'équipe d'Angie a 18 points de vie
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape d'entretien de l'équipe d'Edward
    Et l'équipe d'Angie a 18 points de vie

  @id:cleanup.discards @situation:cleanup.trigger @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Les cartes piochées pendant une étape de nettoyage avec priorité sont défaussées pendant la suivante
    Étant donné qu'Edward contrôle « Zulaport Cutthroat »
    Et que Barry contrôle « Liliana, the Last Hope »
    Et qu'Angie a sept cartes en main
    Quand Barry lance « Giant Growth » en ciblant « Zulaport Cutthroat »
    Et que le sort se résout
    Et que Barry active la première capacité de « Liliana, the Last Hope »
    Et que Barry choisit « Zulaport Cutthroat » comme cible
    Et que la capacité se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Et que la capacité déclenchée de « Zulaport Cutthroat » se résout
    Et qu'Angie lance « Meditate »
    Et que le sort se résout
    Alors c'est l'étape de nettoyage de l'équipe d'Angie
    Et Angie a dix cartes en main
    Quand l'équipe d'Angie finit son tour
    Et qu'Angie défausse trois cartes
    Alors Angie a sept cartes en main
    Et c'est l'étape d'entretien de l'équipe d'Edward

  @id:cleanup.action @clause:step.cleanup @clause:state_check.when @from:2005-08-01 @must
  Scénario: Une créature qui meurt pendant l'étape de nettoyage donne la priorité même si rien ne se déclenche, et une autre étape de nettoyage suit
    Étant donné qu'Angie a sept cartes en main
    Et qu'Edward contrôle « Oiseaux de paradis »
    Quand Barry lance « Giant Growth » en ciblant « Oiseaux de paradis »
    Et que le sort se résout
    Et que Barry lance « Scar » en ciblant « Oiseaux de paradis »
    Et que le sort se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors la créature « Oiseaux de paradis » est 2/3
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape de nettoyage de l'équipe d'Angie
    Et Edward a « Oiseaux de paradis » dans son cimetière
    Quand Angie lance « Meditate »
    Et que le sort se résout
    Alors c'est l'étape de nettoyage de l'équipe d'Angie
    Et Angie a dix cartes en main
    Quand l'équipe d'Angie finit son tour
    Et qu'Angie défausse trois cartes
    Alors c'est l'étape d'entretien de l'équipe d'Edward
    Et Angie a sept cartes en main

  @id:cleanup.no_action @situation:cleanup.action @clause:step.cleanup @from:2005-08-01 @must
  Scénario: Une créature qui ne fait que rapetisser pendant l'étape de nettoyage ne donne la priorité à personne
    Étant donné qu'Edward contrôle « Oiseaux de paradis »
    Quand Barry lance « Giant Growth » en ciblant « Oiseaux de paradis »
    Et que le sort se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors la créature « Oiseaux de paradis » est 3/4
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape d'entretien de l'équipe d'Edward
    Et la créature « Oiseaux de paradis » est 0/1
