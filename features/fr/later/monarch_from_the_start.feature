# language: fr
Fonctionnalité: Le monarque dès le début
  > Quelqu'un est le monarque quand une situation commence. Qui pioche, et qui prend la couronne ?

  @id:monarch.placed @clause:monarch.abilities @clause:monarch.one @from:2018-04-27 @must
  Scénario: Le coéquipier du monarque ne pioche rien, et ne prend rien à un adversaire qui ne l'est pas
    Étant donné que Barry est le monarque
    Et qu'Angie a deux cartes en main
    Et que Barry a deux cartes en main
    Et qu'Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'équipe d'Angie finit son tour
    Alors Angie a deux cartes en main
    Et Barry a trois cartes en main
    Et Barry est le monarque

  @id:monarch.placed.taken @clause:monarch.abilities @clause:monarch.one @from:2018-04-27 @must
  Scénario: Celui dont la créature inflige des blessures de combat au monarque prend la couronne, et le coéquipier du monarque ne la perd pas
    Étant donné qu'Edward est le monarque
    Et que Barry contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Ronald avec « Grizzlis »
    Et que Barry attaque Edward avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Barry est le monarque
    Et Angie n'est pas le monarque
    Et Edward n'est pas le monarque
