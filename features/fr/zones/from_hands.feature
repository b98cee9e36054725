# language: fr
Fonctionnalité: D'une main sur le champ de bataille
  > Un effet permet à des joueurs de mettre des cartes de leur main sur le champ de bataille. Les cartes de qui, sous le contrôle de qui, et quand ?

  @id:from_hand.each @clause:effect.steps @clause:effect.onto_battlefield @from:2009-07-11 @must
  Scénario: Chacun des quatre joueurs peut mettre une carte qui convient, chacun décide seul, et chacun contrôle la sienne
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Géant des collines » en main
    Et que Barry a « Grizzlis » en main
    Et qu'Edward a « Giant Spider » en main
    Et qu'Edward a « Shock » en main
    Et que Ronald a « Divination » en main
    Quand Angie lance « Show and Tell »
    Et que le sort se résout
    Et qu'Angie met « Géant des collines » de sa main sur le champ de bataille
    Et que Barry ne met aucune carte de sa main sur le champ de bataille
    Et qu'Edward met « Giant Spider » de sa main sur le champ de bataille
    Alors Angie contrôle « Géant des collines »
    Et Barry a « Grizzlis » en main
    Et Edward contrôle « Giant Spider »
    Et Edward a une carte en main
    Et Ronald a une carte en main
    Et Ronald ne contrôle aucune créature

  @id:from_hand.together @situation:from_hand.each @clause:effect.steps @clause:trigger.enters @from:2009-07-11 @must
  Scénario: Ce que les joueurs mettent ensemble arrive ensemble, et la dernière carte voit arriver les autres
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie a « Géant des collines » en main
    Et que Barry a « Grizzlis » en main
    Et que Ronald a « Soul Warden » en main
    Quand Angie lance « Show and Tell »
    Et que le sort se résout
    Et qu'Angie met « Géant des collines » de sa main sur le champ de bataille
    Et que Barry met « Grizzlis » de sa main sur le champ de bataille
    Et que Ronald met « Soul Warden » de sa main sur le champ de bataille
    Alors Ronald contrôle « Soul Warden »
    Et la pile compte deux sorts et capacités
    Quand la capacité déclenchée de « Soul Warden » se résout
    Et que la capacité déclenchée de « Soul Warden » se résout
    Alors l'équipe d'Edward a 22 points de vie

  @id:from_hand.own @clause:effect.onto_battlefield @clause:object.you @from:2009-07-11 @must
  Scénario: Ce que la capacité d'une créature dit de « votre main » n'est pas celle d'un coéquipier, et seule une créature est mise
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Elvish Piper »
    Et qu'Angie contrôle « Source de mana »
    Et qu'Angie a « Géant des collines » en main
    Et qu'Angie a « Shock » en main
    Et que Barry a « Giant Spider » en main
    Quand Angie active la capacité de « Elvish Piper »
    Et que la capacité se résout
    Et qu'Angie met « Géant des collines » de sa main sur le champ de bataille
    Alors Angie contrôle « Géant des collines »
    Et la carte « Elvish Piper » est engagée
    Et Angie a une carte en main
    Et Barry a « Giant Spider » en main

  @id:from_hand.aura @situation:from_hand.aura @clause:aura.enters @clause:effect.onto_battlefield @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scénario: Celui qui met une aura sur le champ de bataille choisit ce qu'elle enchante parmi ce qui s'y trouve déjà
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Claustrophobia » en main
    Et qu'Edward a « Géant des collines » en main
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Élémental de l'air »
    Quand Angie lance « Show and Tell »
    Et que le sort se résout
    Et qu'Angie met « Claustrophobia » de sa main sur le champ de bataille
    Et qu'Edward met « Géant des collines » de sa main sur le champ de bataille
    Et qu'Angie choisit d'enchanter « Élémental de l'air »
    Et que la capacité déclenchée de « Claustrophobia » se résout
    Alors la carte « Élémental de l'air » est engagée
    Mais la carte « Grizzlis » est dégagée
    Et Edward contrôle « Géant des collines »

  @id:from_hand.aura_stays @situation:from_hand.aura @clause:aura.enters @clause:effect.onto_battlefield @variant:two-headed-giant @variant:two-player @from:2009-07-11 @should
  Scénario: Une aura reste en main quand il n'y a rien à enchanter que ce qui arrive en même temps qu'elle
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Claustrophobia » en main
    Et qu'Edward a « Géant des collines » en main
    Quand Angie lance « Show and Tell »
    Et que le sort se résout
    Et qu'Angie met « Claustrophobia » de sa main sur le champ de bataille
    Et qu'Edward met « Géant des collines » de sa main sur le champ de bataille
    Alors Angie a « Claustrophobia » en main
    Et la carte « Géant des collines » est dégagée
    Et Angie a « Show and Tell » dans son cimetière

  @id:from_hand.clone @situation:from_hand.clone @clause:effect.onto_battlefield @clause:object.enters_as_copy @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scénario: Ce qui arrive en même temps qu'un Clone ne peut pas être copié par lui, et il meurt là où il n'y a rien d'autre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Géant des collines » en main
    Et qu'Edward a « Clone » en main
    Quand Angie lance « Show and Tell »
    Et que le sort se résout
    Et qu'Angie met « Géant des collines » de sa main sur le champ de bataille
    Et qu'Edward met « Clone » de sa main sur le champ de bataille
    Alors Edward a « Clone » dans son cimetière
    Et Angie contrôle « Géant des collines »

  @id:from_hand.ixidron @situation:from_hand.ixidron @clause:effect.onto_battlefield @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scénario: Ce qui arrive en même temps qu'Ixidron reste face visible, et ce qui était déjà là non
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Ixidron » en main
    Et qu'Edward a « Géant des collines » en main
    Et qu'Edward contrôle « Élémental de l'air »
    Quand Angie lance « Show and Tell »
    Et que le sort se résout
    Et qu'Angie met « Ixidron » de sa main sur le champ de bataille
    Et qu'Edward met « Géant des collines » de sa main sur le champ de bataille
    Alors la créature « Géant des collines » est 3/3
    Et la créature « Élémental de l'air » est 2/2
    Et la créature « Ixidron » est 1/1

  @id:from_hand.ixidron_second @situation:from_hand.ixidron @clause:effect.onto_battlefield @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scénario: Là où le joueur d'Ixidron choisit en dernier, ce qui arrive en même temps reste face visible
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Géant des collines » en main
    Et qu'Edward a « Ixidron » en main
    Et qu'Edward contrôle « Élémental de l'air »
    Quand Angie lance « Show and Tell »
    Et que le sort se résout
    Et qu'Angie met « Géant des collines » de sa main sur le champ de bataille
    Et qu'Edward met « Ixidron » de sa main sur le champ de bataille
    Alors la créature « Géant des collines » est 3/3
    Et la créature « Élémental de l'air » est 2/2
    Et la créature « Ixidron » est 1/1
