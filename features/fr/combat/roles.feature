# language: fr
@source:F @source:I @source:J @source:W
Fonctionnalité: Équipe attaquante et équipe défenseur
  > Quatre joueurs ont des créatures. Lesquelles attaquent pendant un tour, et lesquelles bloquent ?

  @id:combat.roles.team @situation:combat.roles @clause:combat.attacks @clause:turn.teams @from:2005-08-01 @until:2018-04-27 @must
  Scénario: L'équipe active attaque l'autre, qui bloque
    Étant donné qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Oiseaux de paradis »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Angie ne peut pas attaquer l'équipe d'Edward avec « Grizzlis »
    Et Barry ne peut pas attaquer l'équipe d'Edward avec « Oiseaux de paradis »
    Mais Edward peut attaquer l'équipe d'Angie avec « Géant des collines »
    Quand l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Edward ne peut pas bloquer « Géant des collines » avec « Géant des collines »
    Mais Angie peut bloquer « Géant des collines » avec « Grizzlis »

  @id:combat.roles.players @situation:combat.roles @clause:combat.attacks @clause:turn.teams @from:2018-04-27 @must
  Scénario: Les membres de l'équipe active attaquent ceux de l'autre, qui bloque
    Étant donné qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Oiseaux de paradis »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Angie ne peut pas attaquer Edward avec « Grizzlis »
    Et Edward ne peut pas attaquer Ronald avec « Géant des collines »
    Mais Edward peut attaquer Barry avec « Géant des collines »
    Quand l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Edward ne peut pas bloquer « Géant des collines » avec « Géant des collines »
    Mais Angie peut bloquer « Géant des collines » avec « Grizzlis »
