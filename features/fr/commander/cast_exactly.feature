# language: fr
Fonctionnalité: Un commandant est en un seul lieu, et coûte ce qu'il coûte
  > Un commandant est lancé, meurt ou est exilé. Que reste-t-il là où il était, et que coûte exactement le lancement suivant ?

  @id:exact.commander.once @clause:commander.cast @variant:two-headed-giant-commander @from:2011-02-04 @should
  Scénario: Un commandant qui a été lancé n'est plus dans la zone de commandement, et ne peut pas être lancé de nouveau
    Étant donné qu'Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et que Barry a « Tobias Andrion » dans la zone de commandement
    Et qu'Angie contrôle huit « Source de mana »
    Quand Angie lance « Isamaru, Hound of Konda »
    Et que le sort se résout
    Alors Angie contrôle « Isamaru, Hound of Konda »
    Et Angie ne peut pas lancer « Isamaru, Hound of Konda »
    Mais Barry peut lancer « Tobias Andrion »

  @id:exact.commander.tax @clause:commander.tax @clause:commander.cast @variant:two-headed-giant-commander @from:2011-02-04 @should
  Scénario: Quatre manas paient le premier lancement d'un commandant qui en coûte un, et le deuxième
    Étant donné qu'Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et qu'Angie contrôle quatre « Source de mana »
    Et qu'Angie contrôle « Goblin Bombardment »
    Quand Angie lance « Isamaru, Hound of Konda »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Goblin Bombardment »
    Et qu'Angie choisit Edward comme cible
    Et qu'Angie met son commandant dans la zone de commandement
    Et que la capacité se résout
    Alors Angie peut lancer « Isamaru, Hound of Konda »

  @id:exact.commander.exiled @clause:commander.exile @variant:two-headed-giant-commander @from:2020-07-03 @should
  Scénario: Un commandant qui va de l'exil à la zone de commandement n'est plus en exil
    Étant donné qu'Edward contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Edward est « Isamaru, Hound of Konda »
    Et qu'Edward possède « Shock » en exil
    Quand Angie lance « Utter End » en ciblant « Isamaru, Hound of Konda »
    Et que le sort se résout
    Et qu'Edward met son commandant dans la zone de commandement
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors Edward a « Isamaru, Hound of Konda » dans la zone de commandement
    Et Edward possède une carte en exil
    Et Edward possède « Shock » en exil

  @id:exact.commander.declined @clause:commander.graveyard @variant:two-headed-giant-commander @from:2020-07-03 @should
  Scénario: À qui a laissé un commandant au cimetière on ne redemande rien, et il y reste
    Étant donné qu'Angie contrôle « Isamaru, Hound of Konda »
    Et qu'Angie contrôle « Goblin Bombardment »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Quand Angie active la capacité de « Goblin Bombardment »
    Et qu'Angie choisit Edward comme cible
    Et qu'Angie ne met pas son commandant dans la zone de commandement
    Et que la capacité se résout
    Et que Barry lance « Divination »
    Et que le sort se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors Angie a « Isamaru, Hound of Konda » dans son cimetière
