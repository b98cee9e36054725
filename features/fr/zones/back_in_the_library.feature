# language: fr
Fonctionnalité: Une carte qui retourne dans la bibliothèque de son propriétaire
  > Un joueur a deux cartes du même nom, et l'une est mélangée dans la bibliothèque. Laquelle est piochée plus tard ?

  @id:library.of_one_name @clause:priority.pass @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: De deux cartes du même nom, celle qui a été mélangée dans la bibliothèque vide est piochée, et l'autre reste en main
    Étant donné qu'Angie n'a aucune carte dans sa bibliothèque
    Et qu'Angie a « Flambeau de l'Immortalité » en main
    Et qu'Angie a « Flambeau de l'Immortalité » en main
    Quand Angie lance la deuxième carte « Flambeau de l'Immortalité » en ciblant Angie
    Et que le sort se résout
    Alors Angie a une carte dans sa bibliothèque
    Et Angie a une carte en main
    Et Angie n'a aucune carte dans son cimetière
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie n'a aucune carte dans sa bibliothèque
    Et Angie a la deuxième carte « Flambeau de l'Immortalité » en main
    Et Angie a deux cartes en main
    Et Angie peut lancer la première carte « Flambeau de l'Immortalité » en ciblant Angie
    Et Angie peut lancer la deuxième carte « Flambeau de l'Immortalité » en ciblant Angie
