# language: fr
@source:F @source:I
Fonctionnalité: L'étape de pioche d'une équipe
  > Une équipe a une seule étape de pioche. Qui y pioche ?

  @id:turn.each_draws @clause:turn.each_draws @clause:turn.teams @from:2005-08-01 @must
  Scénario: Chaque membre de l'équipe active pioche une carte, et personne d'autre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie a deux cartes en main
    Et que Barry a cinq cartes en main
    Et qu'Edward a trois cartes en main
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie a trois cartes en main
    Et Barry a six cartes en main
    Et Edward a trois cartes en main

  @id:turn.several_draw @situation:turn.several_draw @clause:turn.draw_order @from:2006-10-01 @must
  Scénario: Quand chaque joueur pioche, chacun pioche autant de cartes qu'il est dit
    Étant donné que Barry a cinq cartes en main
    Et que Ronald a deux cartes en main
    Quand Angie lance « Vision Skeins »
    Et que le sort se résout
    Alors Barry a sept cartes en main
    Et Ronald a quatre cartes en main

  @id:turn.several_draw.empty @situation:turn.several_draw @clause:turn.draw_order @clause:draw.empty @from:2006-10-01 @must
  Scénario: Tous piochent avant que quiconque perde ; deux équipes à court de cartes perdent donc ensemble
    Étant donné que Barry n'a aucune carte dans sa bibliothèque
    Et qu'Edward a une carte dans sa bibliothèque
    Quand Angie lance « Vision Skeins »
    Et que le sort se résout
    Alors la partie se termine en ex æquo
