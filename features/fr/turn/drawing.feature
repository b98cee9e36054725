# language: fr
@source:F @source:I
Fonctionnalité: L'étape de pioche d'une équipe
  > Une équipe a une seule étape de pioche. Qui y pioche ?

  @id:turn.each_draws @clause:turn.each_draws @from:2005-08-01 @must
  Scénario: Chaque membre de l'équipe active pioche une carte, et personne d'autre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie a deux cartes en main
    Et que Barry a cinq cartes en main
    Et qu'Edward a trois cartes en main
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie a trois cartes en main
    Et Barry a six cartes en main
    Et Edward a trois cartes en main
