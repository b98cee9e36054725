# language: fr
Fonctionnalité: D'abord en exil, ou jamais
  > Un commandant serait exilé, et son propriétaire peut le mettre dans la zone de commandement. Où est-il pendant que cela se décide ?

  @id:commander.exile_first @situation:commander.exile_first @clause:commander.exile @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2020-07-03 @must
  Scénario: Un commandant exilé est déjà en exil quand son propriétaire peut le mettre dans la zone de commandement
    Étant donné qu'Edward contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Edward est « Isamaru, Hound of Konda »
    Quand Angie lance « Unmake » en ciblant « Isamaru, Hound of Konda »
    Et que le sort se résout
    Alors Edward doit faire un choix
    Et Edward possède « Isamaru, Hound of Konda » en exil
    Et Edward ne contrôle pas « Isamaru, Hound of Konda »

  @id:commander.exile_first.instead @situation:commander.exile_first @clause:commander.exile @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @until:2020-07-03 @must
  Scénario: Quand il y était mis au lieu d'être exilé, il n'était pas en exil
    Étant donné qu'Edward contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Edward est « Isamaru, Hound of Konda »
    Quand Angie lance « Unmake » en ciblant « Isamaru, Hound of Konda »
    Et que le sort se résout
    Alors Edward doit faire un choix
    Et Edward ne possède aucune carte en exil
