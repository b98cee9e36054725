# language: fr
@source:F @source:I
Fonctionnalité: Le mana non dépensé
  > Les coéquipiers ne partagent pas leur mana. Quand est-il perdu, et qu'en coûte-t-il à l'équipe ?

  @id:mana.empties @clause:mana.empties @clause:mana.burn @variant:two-headed-giant @variant:two-player @variant:free-for-all @must
  Plan du scénario: Le mana non dépensé reste pendant la phase puis brûle ; plus tard, il disparaît avec l'étape
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Seat of the Synod »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et qu'Edward active la capacité de « Seat of the Synod »
    Alors Edward a un mana non dépensé
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors Edward a <mana> mana non dépensé
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward n'a aucun mana non dépensé
    Et l'équipe d'Edward a <vie> points de vie

    Exemples:
      | à partir du | règle | mana | vie |
      | 2005-08-01  | 300.3 | 1    | 19  |
      | 2009-07-11  | 500.4 | 0    | 20  |

  @id:mana.burn.last_life @situation:mana.burn @clause:mana.burn @from:2005-08-01 @until:2009-07-11 @must
  Scénario: Le mana non dépensé d'un membre pouvait coûter à l'équipe son dernier point de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Seat of the Synod »
    Et que l'équipe d'Angie a 1 point de vie
    Quand Angie active la capacité de « Seat of the Synod »
    Alors l'équipe d'Angie a 1 point de vie
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward gagne la partie

  @id:mana.burn.none @situation:mana.burn @clause:mana.empties @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2009-07-11 @must
  Scénario: Le mana non dépensé est perdu, et rien d'autre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Seat of the Synod »
    Et que l'équipe d'Angie a 1 point de vie
    Quand Angie active la capacité de « Seat of the Synod »
    Alors l'équipe d'Angie a 1 point de vie
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 1 point de vie
    Et la partie continue

  @id:mana.own @clause:mana.own @clause:mana.ability @from:2005-08-01 @must
  Scénario: Un joueur dépense le mana de sa propre réserve, et non celui de son coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Seat of the Synod »
    Et qu'Angie contrôle « Killer Whale »
    Et que Barry contrôle « Killer Whale »
    Quand Angie active la capacité de « Seat of the Synod »
    Alors Angie a un mana non dépensé
    Et Barry n'a aucun mana non dépensé
    Et Barry ne peut pas activer la capacité de « Killer Whale » de Barry
    Mais Angie peut activer la capacité de « Killer Whale » d'Angie
    Et Angie n'a aucun mana non dépensé
