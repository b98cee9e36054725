# language: fr
Fonctionnalité: La bibliothèque au début
  > Les mains sont piochées. Que reste-t-il d'un deck de soixante cartes dont aucune n'est mise de côté ?

  @id:start.library @clause:deck.size_constructed @from:2005-08-01 @should
  Scénario: Un deck de soixante cartes laisse une bibliothèque de cinquante-trois après la première main, quel que soit le joueur
    Étant donné que l'équipe d'Angie joue en premier
    Alors Angie a 53 cartes dans sa bibliothèque
    Et Ronald a 53 cartes dans sa bibliothèque
    Et Barry a sept cartes en main
