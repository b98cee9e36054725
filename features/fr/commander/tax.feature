# language: fr
@source:C
Fonctionnalité: La taxe du commandant
  > Un commandant peut être lancé plusieurs fois. Combien coûte-t-il de plus chaque fois ?

  @id:commander.tax @situation:commander.tax @clause:commander.tax @clause:commander.cast @clause:commander.graveyard @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scénario: Le deuxième lancement coûte deux de plus, et ceux d'un coéquipier ne comptent pas
    Étant donné qu'Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et que Barry a « Tobias Andrion » dans la zone de commandement
    Et qu'Angie contrôle trois « Source de mana »
    Et qu'Angie contrôle « Goblin Bombardment »
    Quand Angie lance « Isamaru, Hound of Konda »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Goblin Bombardment »
    Et qu'Angie choisit Edward comme cible
    Et qu'Angie met son commandant dans la zone de commandement
    Et que la capacité se résout
    Alors Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et Angie ne peut pas lancer « Isamaru, Hound of Konda »
    Mais Barry peut lancer « Tobias Andrion »

  @id:commander.tax.paid @situation:commander.tax @clause:commander.tax @clause:commander.cast @clause:commander.graveyard @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scénario: Celui qui a le mana paie la taxe, qui augmente à chaque lancement
    Étant donné qu'Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et que Barry a « Tobias Andrion » dans la zone de commandement
    Et qu'Angie contrôle huit « Source de mana »
    Et qu'Angie contrôle « Goblin Bombardment »
    Quand Angie lance « Isamaru, Hound of Konda »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Goblin Bombardment »
    Et qu'Angie choisit Edward comme cible
    Et qu'Angie met son commandant dans la zone de commandement
    Et que la capacité se résout
    Et qu'Angie lance « Isamaru, Hound of Konda »
    Et que le sort se résout
    Alors Angie contrôle « Isamaru, Hound of Konda »
    Quand Angie active la capacité de « Goblin Bombardment »
    Et que la capacité se résout
    Alors Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et Angie ne peut pas lancer « Isamaru, Hound of Konda »
    Mais Barry peut lancer « Tobias Andrion »

  @id:commander.tax.from_hand @situation:commander.tax @clause:commander.tax @clause:commander.designation @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  Scénario: Un commandant lancé depuis une main ne coûte rien de plus, et ce lancement ne compte pas
    Étant donné qu'Angie a « Isamaru, Hound of Konda » en main
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie contrôle « Goblin Bombardment »
    Quand Angie lance « Isamaru, Hound of Konda »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Goblin Bombardment »
    Et qu'Angie choisit Edward comme cible
    Et qu'Angie met son commandant dans la zone de commandement
    Et que la capacité se résout
    Et qu'Angie lance « Isamaru, Hound of Konda »
    Et que le sort se résout
    Alors Angie contrôle « Isamaru, Hound of Konda »
