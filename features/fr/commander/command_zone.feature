# language: fr
@source:C
Fonctionnalité: Le début de la partie et la zone de commandement
  > Chaque tête a un commandant, qui commence la partie dans la zone de commandement. Avec combien de points de vie une équipe commence-t-elle ?

  @id:commander.start @clause:commander.start @clause:commander.life @clause:commander.designation @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scénario: Les commandants commencent dans la zone de commandement, et chacun pioche sept cartes
    Étant donné qu'Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et qu'Edward a « Tobias Andrion » dans la zone de commandement
    Et que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et que Barry garde sa main
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Alors Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et Edward a « Tobias Andrion » dans la zone de commandement
    Et le commandant d'Angie est « Isamaru, Hound of Konda »
    Et Edward a sept cartes en main
    Et Ronald a sept cartes en main

  @id:commander.life @clause:commander.life @clause:life.start @clause:life.set_each @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scénario: Le total de chaque joueur passe à 40 : l'équipe en a donc 40, et non 80
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et que Barry garde sa main
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Alors l'équipe d'Angie a 40 points de vie
    Et l'équipe d'Edward a 40 points de vie

  @id:commander.cast @situation:commander.cast @clause:commander.cast @clause:commander.designation @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scénario: Un joueur lance son propre commandant depuis la zone de commandement, mais pas celui d'un coéquipier
    Étant donné qu'Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et que Barry contrôle deux « Source de mana »
    Alors Barry ne peut pas lancer « Isamaru, Hound of Konda »
    Mais Angie peut lancer « Isamaru, Hound of Konda »
    Quand le sort se résout
    Alors Angie contrôle « Isamaru, Hound of Konda »
    Et le commandant d'Angie est « Isamaru, Hound of Konda »
