# language: fr
Fonctionnalité: Main et bibliothèque
  > Depuis 2015, un commandant peut aller dans la zone de commandement aussi au lieu de la main ou de la bibliothèque de son propriétaire.

  @id:commander.hand.before @situation:commander.hand @clause:commander.designation @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @until:2015-07-17 @must
  Scénario: Un commandant renvoyé va dans la main de son propriétaire
    Étant donné qu'Edward contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Edward est « Isamaru, Hound of Konda »
    Et qu'Edward a 50 cartes dans sa bibliothèque
    Quand Angie lance « Unsummon » en ciblant « Isamaru, Hound of Konda »
    Et que le sort se résout
    Alors Edward ne contrôle pas « Isamaru, Hound of Konda »
    Et Edward a « Isamaru, Hound of Konda » en main

  @id:commander.hand.returns @situation:commander.hand @clause:commander.hand_library @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2015-07-17 @must
  Scénario: Le propriétaire met un commandant dans la zone de commandement au lieu de la main
    Étant donné qu'Edward contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Edward est « Isamaru, Hound of Konda »
    Et qu'Edward a 50 cartes dans sa bibliothèque
    Quand Angie lance « Unsummon » en ciblant « Isamaru, Hound of Konda »
    Et qu'Edward met son commandant dans la zone de commandement
    Et que le sort se résout
    Alors Edward ne contrôle pas « Isamaru, Hound of Konda »
    Et Edward a « Isamaru, Hound of Konda » dans la zone de commandement
    Et Edward a 50 cartes dans sa bibliothèque

  @id:commander.hand.stays @situation:commander.hand @clause:commander.hand_library @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2015-07-17 @must
  Scénario: Le propriétaire laisse un commandant revenir en main
    Étant donné qu'Edward contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Edward est « Isamaru, Hound of Konda »
    Et qu'Edward a 50 cartes dans sa bibliothèque
    Quand Angie lance « Unsummon » en ciblant « Isamaru, Hound of Konda »
    Et qu'Edward ne met pas son commandant dans la zone de commandement
    Et que le sort se résout
    Alors Edward ne contrôle pas « Isamaru, Hound of Konda »
    Et Edward a « Isamaru, Hound of Konda » en main

  @id:commander.library.before @situation:commander.library @clause:commander.designation @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @until:2015-07-17 @must
  Scénario: Un commandant est mélangé à la bibliothèque de son propriétaire
    Étant donné qu'Edward contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Edward est « Isamaru, Hound of Konda »
    Et qu'Edward a 50 cartes dans sa bibliothèque
    Quand Angie lance « Exercice de l'oubli » en ciblant « Isamaru, Hound of Konda »
    Et que le sort se résout
    Alors Edward ne contrôle pas « Isamaru, Hound of Konda »
    Et Edward a 51 cartes dans sa bibliothèque

  @id:commander.library.returns @situation:commander.library @clause:commander.hand_library @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2015-07-17 @must
  Scénario: Le propriétaire met un commandant dans la zone de commandement au lieu de la bibliothèque
    Étant donné qu'Edward contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Edward est « Isamaru, Hound of Konda »
    Et qu'Edward a 50 cartes dans sa bibliothèque
    Quand Angie lance « Exercice de l'oubli » en ciblant « Isamaru, Hound of Konda »
    Et qu'Edward met son commandant dans la zone de commandement
    Et que le sort se résout
    Alors Edward ne contrôle pas « Isamaru, Hound of Konda »
    Et Edward a « Isamaru, Hound of Konda » dans la zone de commandement
    Et Edward a 50 cartes dans sa bibliothèque

  @id:commander.library.stays @situation:commander.library @clause:commander.hand_library @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2015-07-17 @must
  Scénario: Le propriétaire laisse un commandant être mélangé à la bibliothèque
    Étant donné qu'Edward contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Edward est « Isamaru, Hound of Konda »
    Et qu'Edward a 50 cartes dans sa bibliothèque
    Et qu'Edward contrôle « Bad Moon »
    Alors Angie ne peut pas lancer « Exercice de l'oubli » en ciblant « Bad Moon »
    Mais Angie peut lancer « Exercice de l'oubli » en ciblant « Isamaru, Hound of Konda »
    Quand Edward ne met pas son commandant dans la zone de commandement
    Et que le sort se résout
    Alors Edward ne contrôle pas « Isamaru, Hound of Konda »
    Et Edward a 51 cartes dans sa bibliothèque
