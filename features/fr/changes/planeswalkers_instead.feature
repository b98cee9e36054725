# language: fr
Fonctionnalité: Des blessures à un planeswalker à la place de son contrôleur
  > Jusqu'en 2018, un adversaire pouvait faire infliger les blessures hors du combat à un planeswalker du joueur. Lequel, et de quelles sources ?

  @id:walkers.instead @situation:walkers.instead @clause:planeswalker.redirection @clause:planeswalker.damage @from:2007-10-01 @until:2018-04-27 @must
  Scénario: Un adversaire fait infliger les blessures d'un sort à un planeswalker à la place
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Sorin, Lord of Innistrad »
    Quand Angie lance « Shock » en ciblant Edward
    Et qu'Angie redirige les blessures vers « Sorin, Lord of Innistrad »
    Et que le sort se résout
    Alors l'équipe d'Edward a 20 points de vie
    Et « Sorin, Lord of Innistrad » a un marqueur « loyauté »
    Quand Angie lance « Shock » en ciblant Edward
    Et qu'Angie ne redirige pas les blessures
    Et que le sort se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et « Sorin, Lord of Innistrad » a un marqueur « loyauté »

  @id:walkers.instead.teammate @situation:walkers.instead @clause:planeswalker.redirection @from:2013-07-13 @until:2018-04-27 @must
  Scénario: Un planeswalker du coéquipier ne les subit pas
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que Ronald contrôle « Sorin, Lord of Innistrad »
    Quand Angie lance « Shock » en ciblant Edward
    Et qu'Angie redirige les blessures vers « Sorin, Lord of Innistrad »
    Et que le sort se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et « Sorin, Lord of Innistrad » a trois marqueurs « loyauté »

  @id:walkers.instead.own @situation:walkers.instead @clause:planeswalker.redirection @clause:team.opponents @from:2013-07-13 @until:2018-04-27 @must
  Scénario: Les blessures infligées par un coéquipier restent où elles sont
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Sorin, Lord of Innistrad »
    Quand l'équipe d'Angie passe la priorité
    Et que Ronald lance « Shock » en ciblant Edward
    Et que Ronald redirige les blessures vers « Sorin, Lord of Innistrad »
    Et que le sort se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et « Sorin, Lord of Innistrad » a trois marqueurs « loyauté »

  @id:walkers.instead.each @situation:walkers.instead @clause:planeswalker.redirection @clause:life.shared @from:2013-07-13 @until:2018-04-27 @must
  Scénario: Des blessures aux deux membres, seules celles de son contrôleur vont à un planeswalker
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Sorin, Lord of Innistrad »
    Et que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Sizzle »
    Et qu'Angie redirige les blessures vers « Sorin, Lord of Innistrad »
    Et que le sort se résout
    Alors l'équipe d'Edward a 17 points de vie
    Et Edward a « Sorin, Lord of Innistrad » dans son cimetière

  @id:walkers.instead.combat @situation:walkers.instead @clause:planeswalker.redirection @clause:combat.damage @variant:two-player @from:2013-07-13 @until:2018-04-27 @must
  Scénario: Les blessures de combat à un joueur ne pouvaient pas être infligées à un planeswalker à sa place
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Sorin, Lord of Innistrad »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et qu'Angie redirige les blessures vers « Sorin, Lord of Innistrad »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Et « Sorin, Lord of Innistrad » a trois marqueurs « loyauté »

  @id:walkers.no_more @situation:walkers.instead @clause:planeswalker.redirection @from:2018-04-27 @must
  Scénario: Depuis 2018, aucune blessure à un joueur n'est plus infligée à un planeswalker à sa place
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Sorin, Lord of Innistrad »
    Quand Angie lance « Shock » en ciblant Edward
    Et qu'Angie redirige les blessures vers « Sorin, Lord of Innistrad »
    Et que le sort se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et « Sorin, Lord of Innistrad » a trois marqueurs « loyauté »
