# language: fr
Fonctionnalité: Le mana non dépensé à la fin d'un tour
  > Du mana est ajouté à l'étape de fin, et une autre étape de fin suit, ou une étape de nettoyage où l'on agit. Qu'en reste-t-il ?

  @id:unspent.end_again @situation:unspent.end @clause:mana.empties @clause:step.extra @from:2009-07-11 @must
  Scénario: Le mana d'une étape de fin a disparu à celle qui est ajoutée
    Étant donné qu'Angie contrôle « Exercice de la longue soirée »
    Et qu'Angie contrôle « Forêt »
    Quand l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Exercice de la longue soirée » se résout
    Et qu'Angie active la capacité de « Forêt »
    Alors Angie a un mana non dépensé
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape de fin de l'équipe d'Angie
    Et Angie n'a aucun mana non dépensé

  @id:unspent.cleanup @situation:unspent.end @clause:mana.empties @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Le mana de l'étape de fin a disparu à l'étape de nettoyage où quelque chose se déclenche
    Étant donné qu'Edward contrôle « Zulaport Cutthroat »
    Et que Barry contrôle « Liliana, the Last Hope »
    Et qu'Angie contrôle « Forêt »
    Quand Barry lance « Giant Growth » en ciblant « Zulaport Cutthroat »
    Et que le sort se résout
    Et que Barry active la première capacité de « Liliana, the Last Hope »
    Et que Barry choisit « Zulaport Cutthroat » comme cible
    Et que la capacité se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Et qu'Angie active la capacité de « Forêt »
    Alors Angie a un mana non dépensé
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape de nettoyage de l'équipe d'Angie
    Et Angie n'a aucun mana non dépensé

  @id:unspent.cleanup_again @situation:unspent.end @clause:mana.empties @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Le mana d'une étape de nettoyage a disparu à l'étape de nettoyage qui la suit
    Étant donné qu'Edward contrôle « Zulaport Cutthroat »
    Et qu'Edward contrôle « Megrim »
    Et que Barry contrôle « Liliana, the Last Hope »
    Et que Ronald contrôle « Forêt »
    Et qu'Angie contrôle quatre « Source de mana »
    Et qu'Angie a huit cartes en main
    Et qu'Angie a « Think Twice » dans son cimetière
    Quand Angie lance « Giant Growth » en ciblant « Zulaport Cutthroat »
    Et que le sort se résout
    Et que Barry active la première capacité de « Liliana, the Last Hope »
    Et que Barry choisit « Zulaport Cutthroat » comme cible
    Et que la capacité se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Et que la capacité déclenchée de « Zulaport Cutthroat » se résout
    Et qu'Angie lance « Think Twice »
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald active la capacité de « Forêt »
    Alors Ronald a un mana non dépensé
    Quand l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Et qu'Angie défausse une carte
    Alors c'est l'étape de nettoyage de l'équipe d'Angie
    Et Ronald n'a aucun mana non dépensé
