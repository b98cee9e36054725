# language: fr
@source:C
Fonctionnalité: La bibliothèque d'un joueur qui a un commandant
  > Un deck a cent cartes. Combien forment la bibliothèque une fois le commandant dans la zone de commandement et les mains piochées ?

  @id:commander.library @situation:commander.library @clause:commander.library @clause:start.hands @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Les quatre-vingt-dix-neuf autres cartes forment la bibliothèque, dont sept sont piochées
    Étant donné qu'Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et qu'Edward a « Tobias Andrion » dans la zone de commandement
    Et que l'équipe d'Angie joue en premier
    Alors Angie a sept cartes en main
    Et Angie a 92 cartes dans sa bibliothèque
    Et Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et Edward a sept cartes en main
    Et Edward a 92 cartes dans sa bibliothèque
    Et Edward a « Tobias Andrion » dans la zone de commandement

  @id:commander.library.partners @clause:commander.library @clause:deck.commander_partner @variant:commander @variant:two-player-commander @from:2016-11-11 @must
  Scénario: De deux partenaires, aucun n'est dans la bibliothèque
    Étant donné qu'Angie a « Yoshimaru, Ever Faithful » dans la zone de commandement
    Et qu'Angie a « Ishai, Ojutai Dragonspeaker » dans la zone de commandement
    Et que l'équipe d'Angie joue en premier
    Alors Angie a sept cartes en main
    Et Angie a 91 cartes dans sa bibliothèque
    Et Angie a « Yoshimaru, Ever Faithful » dans la zone de commandement
    Et Angie a « Ishai, Ojutai Dragonspeaker » dans la zone de commandement

  @id:commander.library.two_heads @situation:commander.library @clause:commander.library @clause:start.hands @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scénario: Chaque tête a sa propre bibliothèque, sans son commandant
    Étant donné qu'Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et que Barry a « Tobias Andrion » dans la zone de commandement
    Et que l'équipe d'Angie joue en premier
    Alors Angie a sept cartes en main
    Et Angie a 92 cartes dans sa bibliothèque
    Et Barry a sept cartes en main
    Et Barry a 92 cartes dans sa bibliothèque
    Et Edward a 92 cartes dans sa bibliothèque
    Et Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et Barry a « Tobias Andrion » dans la zone de commandement
