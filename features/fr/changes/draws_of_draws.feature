# language: fr
Fonctionnalité: Les pioches que devient une pioche remplacée
  > Une pioche devient plusieurs pioches. Qu'est-ce qui peut encore remplacer chacune d'elles ?

  @id:draws.each.library @situation:draws.each @clause:replacement.draw @clause:replacement.once @clause:team.win_effect @from:2011-09-30 @must
  Scénario: La seconde des deux pioches qu'une seule est devenue est remplacée à son tour, la bibliothèque étant alors vide
    Étant donné qu'Angie contrôle « Thought Reflection »
    Et qu'Angie contrôle « Laboratory Maniac »
    Et qu'Angie a une carte dans sa bibliothèque
    Quand Angie lance « Reach Through Mists »
    Et que le sort se résout
    Alors l'équipe d'Angie gagne la partie

  @id:draws.each.first @situation:draws.each @clause:replacement.draw @clause:replacement.once @variant:two-player @from:2018-04-27 @must
  Scénario: Des deux pioches que la première d'une étape est devenue, seule la première est la première
    Étant donné qu'Angie contrôle « Thought Reflection »
    Et qu'Angie contrôle « Alhammarret's Archive »
    Et qu'Angie n'a aucune carte en main
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors Angie a trois cartes en main
