# language: fr
Fonctionnalité: Ce qui prend les cartes que d'autres perdent
  > Un adversaire sacrifie ou se défausse, et une capacité prend cette carte. Quelles cartes sont à sa portée, et de qui ?

  @id:betrayed.taken @situation:betrayed @clause:zone.new_object @variant:two-headed-giant @variant:free-for-all @variant:two-player @from:2010-04-23 @must
  Scénario: Ce qu'un adversaire sacrifie vient au joueur dont la capacité le prend
    Étant donné qu'Angie contrôle « It That Betrays »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Cruel Edict » en ciblant Edward
    Et que le sort se résout
    Et que la capacité déclenchée de « It That Betrays » se résout
    Alors Angie contrôle « Grizzlis »
    Et Edward ne contrôle pas « Grizzlis »

  @id:betrayed.teammates @situation:betrayed @clause:team.opponents @clause:trigger.dies @from:2010-04-23 @must
  Scénario: Ce qu'un coéquipier sacrifie n'est pas pris, et ce que sacrifie un adversaire l'est
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que Ronald contrôle « It That Betrays »
    Et qu'Edward contrôle « Tormod's Crypt »
    Et qu'Angie contrôle « Tormod's Crypt »
    Quand Edward active la capacité de « Tormod's Crypt » d'Edward en ciblant Barry
    Alors la pile compte un sort ou capacité
    Quand la capacité se résout
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie active la capacité de « Tormod's Crypt » d'Angie en ciblant Edward
    Alors la pile compte deux sorts et capacités
    Quand la capacité déclenchée de « It That Betrays » se résout
    Alors Ronald contrôle « Tormod's Crypt »
    Et Angie n'a aucune carte dans son cimetière

  @id:betrayed.gone @situation:betrayed @clause:zone.new_object @from:2010-04-23 @must
  Scénario: Une carte qui a quitté le cimetière est hors de portée
    Étant donné qu'Angie contrôle « It That Betrays »
    Et que Ronald contrôle « Tormod's Crypt »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Cruel Edict » en ciblant Edward
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald active la capacité de « Tormod's Crypt » en ciblant Edward
    Et que la capacité se résout
    Alors Edward n'a aucune carte dans son cimetière
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie ne contrôle pas « Grizzlis »
    Et Angie contrôle « Tormod's Crypt »

  @id:betrayed.commander @situation:betrayed.commander @clause:commander.graveyard @clause:zone.new_object @variant:commander @variant:two-player-commander @from:2020-07-03 @must
  Scénario: Un commandant qui va du cimetière à la zone de commandement est hors de portée
    Étant donné qu'Angie contrôle « It That Betrays »
    Et que le commandant d'Edward est « Isamaru, Hound of Konda »
    Et qu'Edward contrôle « Isamaru, Hound of Konda »
    Quand Angie lance « Cruel Edict » en ciblant Edward
    Et que le sort se résout
    Et qu'Edward met son commandant dans la zone de commandement
    Et que la capacité déclenchée de « It That Betrays » se résout
    Alors Edward a « Isamaru, Hound of Konda » dans la zone de commandement
    Et Angie ne contrôle pas « Isamaru, Hound of Konda »

  @id:betrayed.commander.stays @situation:betrayed.commander @clause:commander.graveyard @clause:zone.new_object @variant:commander @variant:two-player-commander @from:2020-07-03 @must
  Scénario: Un commandant qui reste au cimetière est pris
    Étant donné qu'Angie contrôle « It That Betrays »
    Et que le commandant d'Edward est « Isamaru, Hound of Konda »
    Et qu'Edward contrôle « Isamaru, Hound of Konda »
    Quand Angie lance « Cruel Edict » en ciblant Edward
    Et que le sort se résout
    Et qu'Edward ne met pas son commandant dans la zone de commandement
    Et que la capacité déclenchée de « It That Betrays » se résout
    Alors Angie contrôle « Isamaru, Hound of Konda »

  @id:betrayed.discarded @situation:betrayed.discarded @clause:zone.new_object @clause:team.opponents @from:2005-08-01 @must
  Scénario: Ce dont un adversaire se défausse revient dans sa main, et ce dont se défausse un coéquipier n'y revient pas
    Étant donné qu'Angie contrôle « Exercice de la réflexion »
    Et que Ronald a deux cartes en main
    Et que Barry a deux cartes en main
    Quand Angie lance « Mind Rot » en ciblant Ronald
    Et que le sort se résout
    Et que Ronald défausse deux cartes
    Alors Ronald n'a aucune carte en main
    Quand la capacité déclenchée de « Exercice de la réflexion » se résout
    Et que la capacité déclenchée de « Exercice de la réflexion » se résout
    Alors Ronald a deux cartes en main
    Quand Angie lance « Mind Rot » en ciblant Barry
    Et que le sort se résout
    Et que Barry défausse deux cartes
    Alors Barry n'a aucune carte en main
    Et la pile est vide
