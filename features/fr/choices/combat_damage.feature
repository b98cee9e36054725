# language: fr
@source:F @source:I @source:J
Fonctionnalité: Qui dit comment les blessures de combat sont attribuées
  > Une créature attaquante peut blesser deux créatures, et une créature bloqueuse aussi. Quelle équipe dit d'abord ce qu'elle fait ?

  @id:choices.damage.free @situation:choices.damage @clause:combat.damage @clause:combat.division @from:2005-08-01 @until:2009-07-11 @must
  Scénario: L'équipe active dit d'abord ce que font ses créatures attaquantes au moment de l'attribution
    Étant donné qu'Angie contrôle « Obsianus Golem »
    Et qu'Angie contrôle « High Ground »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Géant des collines »
    Et que Ronald attaque l'équipe d'Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Géant des collines » avec « Obsianus Golem »
    Et qu'Angie bloque « Grizzlis » avec « Obsianus Golem »
    Et que Barry bloque « Géant des collines » avec « Wind Drake »
    Et que l'étape des blessures de combat de l'équipe d'Edward commence
    Alors Edward doit faire un choix
    Et Ronald doit faire un choix
    Mais Angie n'a aucun choix à faire
    Et Barry n'a aucun choix à faire

  @id:choices.damage.free.then @situation:choices.damage @clause:combat.damage @clause:combat.division @from:2005-08-01 @until:2009-07-11 @must
  Scénario: L'équipe en défense dit après l'équipe active ce que font ses créatures bloqueuses, au moment de l'attribution
    Étant donné qu'Angie contrôle « Obsianus Golem »
    Et qu'Angie contrôle « High Ground »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Géant des collines »
    Et que Ronald attaque l'équipe d'Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Géant des collines » avec « Obsianus Golem »
    Et qu'Angie bloque « Grizzlis » avec « Obsianus Golem »
    Et que Barry bloque « Géant des collines » avec « Wind Drake »
    Et que l'étape des blessures de combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward répartit les blessures : 2 à « Wind Drake », 1 à « Obsianus Golem »
    Alors Angie doit faire un choix
    Et Barry doit faire un choix
    Mais Edward n'a aucun choix à faire
    Et Ronald n'a aucun choix à faire

  @id:choices.damage.ordered @situation:choices.damage @clause:combat.order @clause:combat.division @from:2009-07-11 @until:2018-04-27 @must
  Scénario: L'équipe active dit d'abord ce que font ses créatures attaquantes dans l'ordre qu'elle annonce
    Étant donné qu'Angie contrôle « Obsianus Golem »
    Et qu'Angie contrôle « High Ground »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Géant des collines »
    Et que Ronald attaque l'équipe d'Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Géant des collines » avec « Obsianus Golem »
    Et qu'Angie bloque « Grizzlis » avec « Obsianus Golem »
    Et que Barry bloque « Géant des collines » avec « Wind Drake »
    Alors Edward doit faire un choix
    Et Ronald doit faire un choix
    Mais Angie n'a aucun choix à faire
    Et Barry n'a aucun choix à faire

  @id:choices.damage.ordered.then @situation:choices.damage @clause:combat.order @clause:combat.division @from:2009-07-11 @until:2018-04-27 @must
  Scénario: L'équipe en défense dit après l'équipe active ce que font ses créatures bloqueuses, dans l'ordre qu'elle annonce
    Étant donné qu'Angie contrôle « Obsianus Golem »
    Et qu'Angie contrôle « High Ground »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Géant des collines »
    Et que Ronald attaque l'équipe d'Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Géant des collines » avec « Obsianus Golem »
    Et qu'Angie bloque « Grizzlis » avec « Obsianus Golem »
    Et que Barry bloque « Géant des collines » avec « Wind Drake »
    Et que l'équipe d'Edward annonce l'ordre d'assignation des blessures : d'abord « Wind Drake », puis « Obsianus Golem »
    Alors Angie doit faire un choix
    Et Barry doit faire un choix
    Mais Edward n'a aucun choix à faire
    Et Ronald n'a aucun choix à faire

  @id:choices.damage.ordered.now @situation:choices.damage @clause:combat.order @clause:combat.division @from:2018-04-27 @until:2024-11-08 @must
  Scénario: L'équipe active dit d'abord ce que font ses créatures attaquantes dans un ordre, aussi quand un joueur est attaqué
    Étant donné qu'Angie contrôle « Obsianus Golem »
    Et qu'Angie contrôle « High Ground »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que Ronald attaque Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Géant des collines » avec « Obsianus Golem »
    Et qu'Angie bloque « Grizzlis » avec « Obsianus Golem »
    Et que Barry bloque « Géant des collines » avec « Wind Drake »
    Alors Edward doit faire un choix
    Et Ronald doit faire un choix
    Mais Angie n'a aucun choix à faire
    Et Barry n'a aucun choix à faire

  @id:choices.damage.ordered.now.then @situation:choices.damage @clause:combat.order @clause:combat.division @from:2018-04-27 @until:2024-11-08 @must
  Scénario: L'équipe en défense dit après l'équipe active ce que font ses créatures bloqueuses, dans un ordre, aussi quand un joueur est attaqué
    Étant donné qu'Angie contrôle « Obsianus Golem »
    Et qu'Angie contrôle « High Ground »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que Ronald attaque Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Géant des collines » avec « Obsianus Golem »
    Et qu'Angie bloque « Grizzlis » avec « Obsianus Golem »
    Et que Barry bloque « Géant des collines » avec « Wind Drake »
    Et que l'équipe d'Edward annonce l'ordre d'assignation des blessures : d'abord « Wind Drake », puis « Obsianus Golem »
    Alors Angie doit faire un choix
    Et Barry doit faire un choix
    Mais Edward n'a aucun choix à faire
    Et Ronald n'a aucun choix à faire

  @id:choices.damage.free.now @situation:choices.damage @clause:combat.damage @clause:combat.division @from:2024-11-08 @must
  Scénario: L'équipe active dit d'abord ce que font ses créatures attaquantes sans aucun ordre
    Étant donné qu'Angie contrôle « Obsianus Golem »
    Et qu'Angie contrôle « High Ground »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que Ronald attaque Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Géant des collines » avec « Obsianus Golem »
    Et qu'Angie bloque « Grizzlis » avec « Obsianus Golem »
    Et que Barry bloque « Géant des collines » avec « Wind Drake »
    Et que l'étape des blessures de combat de l'équipe d'Edward commence
    Alors Edward doit faire un choix
    Et Ronald doit faire un choix
    Mais Angie n'a aucun choix à faire
    Et Barry n'a aucun choix à faire

  @id:choices.damage.free.now.then @situation:choices.damage @clause:combat.damage @clause:combat.division @from:2024-11-08 @must
  Scénario: L'équipe en défense dit après l'équipe active ce que font ses créatures bloqueuses, sans aucun ordre
    Étant donné qu'Angie contrôle « Obsianus Golem »
    Et qu'Angie contrôle « High Ground »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que Ronald attaque Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Géant des collines » avec « Obsianus Golem »
    Et qu'Angie bloque « Grizzlis » avec « Obsianus Golem »
    Et que Barry bloque « Géant des collines » avec « Wind Drake »
    Et que l'étape des blessures de combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward répartit les blessures : 2 à « Wind Drake », 1 à « Obsianus Golem »
    Alors Angie doit faire un choix
    Et Barry doit faire un choix
    Mais Edward n'a aucun choix à faire
    Et Ronald n'a aucun choix à faire
