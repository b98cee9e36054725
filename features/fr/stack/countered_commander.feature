# language: fr
Fonctionnalité: Un commandant contrecarré
  > Un commandant est lancé et contrecarré. Peut-il retourner dans la zone de commandement ?

  @id:counter.commander.returns @situation:counter.commander @clause:commander.graveyard @clause:effect.counter @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  Scénario: Le propriétaire d'un commandant contrecarré le met dans la zone de commandement
    Étant donné qu'Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Quand Angie lance « Isamaru, Hound of Konda »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Essence Scatter » en ciblant « Isamaru, Hound of Konda »
    Et qu'Angie met son commandant dans la zone de commandement
    Et que le sort se résout
    Alors Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et Angie n'a aucune carte dans son cimetière
    Et Angie ne contrôle aucune créature

  @id:counter.commander.stays @situation:counter.commander @clause:commander.graveyard @clause:effect.counter @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  Scénario: Le propriétaire d'un commandant contrecarré le laisse dans le cimetière
    Étant donné qu'Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Quand Angie lance « Isamaru, Hound of Konda »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Essence Scatter » en ciblant « Isamaru, Hound of Konda »
    Et qu'Angie ne met pas son commandant dans la zone de commandement
    Et que le sort se résout
    Alors Angie a « Isamaru, Hound of Konda » dans son cimetière
    Et Angie ne contrôle aucune créature
