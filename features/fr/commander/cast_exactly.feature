# language: fr
Fonctionnalité: Un commandant est en un seul lieu, et coûte ce qu'il coûte
  > Un commandant est lancé, meurt ou est exilé. Que reste-t-il là où il était, et que coûte exactement le lancement suivant ?

  @id:exact.commander.once @clause:commander.cast @variant:two-headed-giant-commander @from:2011-02-04 @should
  Scénario: Un commandant qui a été lancé n'est plus dans la zone de commandement, et ne peut pas être lancé de nouveau
    Étant donné qu'Angie a « Épreuve de l'arrière-garde » dans la zone de commandement
    Et que Barry a « Épreuve de l'avant-garde » dans la zone de commandement
    Et qu'Angie contrôle huit « Source de mana »
    Quand Angie lance « Épreuve de l'arrière-garde »
    Et que le sort se résout
    Alors Angie contrôle « Épreuve de l'arrière-garde »
    Et Angie ne peut pas lancer « Épreuve de l'arrière-garde »
    Mais Barry peut lancer « Épreuve de l'avant-garde »

  @id:exact.commander.tax @clause:commander.tax @clause:commander.cast @variant:two-headed-giant-commander @from:2011-02-04 @should
  Scénario: Quatre manas paient le premier lancement d'un commandant qui en coûte un, et le deuxième
    Étant donné qu'Angie a « Épreuve de l'arrière-garde » dans la zone de commandement
    Et qu'Angie contrôle quatre « Source de mana »
    Quand Angie lance « Épreuve de l'arrière-garde »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Épreuve de l'arrière-garde »
    Et qu'Angie met son commandant dans la zone de commandement
    Et que la capacité se résout
    Alors Angie peut lancer « Épreuve de l'arrière-garde »

  @id:exact.commander.exiled @clause:commander.exile @variant:two-headed-giant-commander @from:2020-07-03 @should
  Scénario: Un commandant qui va de l'exil à la zone de commandement n'est plus en exil
    Étant donné qu'Edward contrôle « Épreuve de l'avant-garde »
    Et que le commandant d'Edward est « Épreuve de l'avant-garde »
    Et qu'Edward possède « Shock » en exil
    Quand Angie lance « Utter End » en ciblant « Épreuve de l'avant-garde »
    Et que le sort se résout
    Et qu'Edward met son commandant dans la zone de commandement
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors Edward a « Épreuve de l'avant-garde » dans la zone de commandement
    Et Edward possède une carte en exil
    Et Edward possède « Shock » en exil

  @id:exact.commander.declined @clause:commander.graveyard @variant:two-headed-giant-commander @from:2020-07-03 @should
  Scénario: À qui a laissé un commandant au cimetière on ne redemande rien, et il y reste
    Étant donné qu'Angie contrôle « Épreuve de l'arrière-garde »
    Et que le commandant d'Angie est « Épreuve de l'arrière-garde »
    Quand Angie active la capacité de « Épreuve de l'arrière-garde »
    Et qu'Angie ne met pas son commandant dans la zone de commandement
    Et que la capacité se résout
    Et que Barry lance « Divination »
    Et que le sort se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors Angie a « Épreuve de l'arrière-garde » dans son cimetière
