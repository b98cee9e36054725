# language: fr
Fonctionnalité: Le même choix, encore une fois
  > Un joueur se voit demander plusieurs fois la même chose dans une partie. Est-ce chaque fois un nouveau choix ?

  @id:again.offer @situation:again @clause:effect.offer @from:2018-06-08 @must
  Scénario: Ce qui a été pris une fois peut être laissé la fois suivante, et inversement
    Étant donné qu'Angie a « Plaine » en main
    Et qu'Angie a « Montagne » en main
    Et qu'Angie contrôle « Obsianus Golem »
    Et qu'Angie a cinq cartes dans sa bibliothèque
    Quand Angie fait ce que la capacité permet
    Et qu'Angie se défausse de « Plaine »
    Et qu'Angie lance « Keldon Raider »
    Et que le sort se résout
    Et que la capacité déclenchée de « Keldon Raider » se résout
    Alors Angie a « Plaine » dans son cimetière
    Et Angie a quatre cartes dans sa bibliothèque
    Quand Angie ne fait pas ce que la capacité permet
    Et qu'Angie lance « Ironclad Revolutionary »
    Et que le sort se résout
    Et que la capacité déclenchée de « Ironclad Revolutionary » se résout
    Alors la créature « Ironclad Revolutionary » est 4/4
    Et Angie contrôle « Obsianus Golem »
    Quand Angie fait ce que la capacité permet
    Et qu'Angie se défausse de « Montagne »
    Et qu'Angie lance « Azra Bladeseeker »
    Et que le sort se résout
    Et que la capacité déclenchée de « Azra Bladeseeker » se résout
    Alors Angie a « Montagne » dans son cimetière
    Et Angie a trois cartes dans sa bibliothèque

  @id:again.sacrifice @situation:again @clause:choice.order @from:2005-08-01 @must
  Scénario: Qui a sacrifié une créature choisit parmi les autres
    Étant donné qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Élémental de l'air »
    Quand Edward sacrifie « Géant des collines »
    Et qu'Angie lance « Innocent Blood »
    Et que le sort se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Quand Edward sacrifie « Élémental de l'air »
    Et qu'Angie lance « Innocent Blood »
    Et que le sort se résout
    Alors Edward a « Élémental de l'air » dans son cimetière
    Et Edward contrôle « Grizzlis »
