# language: fr
Fonctionnalité: Attaquer un planeswalker d'une équipe
  > Des créatures peuvent attaquer un planeswalker au lieu d'une équipe, ou d'un joueur. Qui est alors attaqué, et qui peut bloquer ?

  @id:combat.planeswalker.group @situation:combat.planeswalker @clause:combat.attacks @from:2007-10-01 @until:2018-04-27 @must
  Scénario: De deux créatures qui attaquent ensemble, l'une attaque un planeswalker et l'autre l'équipe
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et qu'Angie contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque « Nissa, Voice of Zendikar » avec « Géant des collines »
    Et que Ronald attaque l'équipe d'Angie avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward choisit Barry comme joueur qui subit les blessures
    Alors « Nissa, Voice of Zendikar » a deux marqueurs « loyauté »
    Et l'équipe d'Angie a 28 points de vie

  @id:combat.planeswalker.each @situation:combat.planeswalker @clause:combat.attacks @from:2018-04-27 @must
  Scénario: De deux créatures qui attaquent ensemble, l'une attaque un planeswalker et l'autre le second joueur
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et qu'Angie contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque « Nissa, Voice of Zendikar » avec « Géant des collines »
    Et que Ronald attaque Barry avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors « Nissa, Voice of Zendikar » a deux marqueurs « loyauté »
    Et l'équipe d'Angie a 28 points de vie

  @id:combat.planeswalker.moat @clause:combat.prohibition @source:F-EX05 @from:2018-04-27 @must
  Scénario: Ce qui protège un joueur ne protège pas son planeswalker
    Étant donné qu'Angie contrôle « Douve de Téfèiri »
    Et que la couleur choisie pour « Douve de Téfèiri » est le vert
    Et qu'Angie contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Angie avec « Grizzlis »
    Mais Edward peut attaquer « Nissa, Voice of Zendikar » avec « Grizzlis »

  @id:combat.planeswalker.block @clause:combat.block @from:2018-04-27 @must
  Scénario: Un coéquipier bloque ce qui attaque le planeswalker
    Étant donné qu'Angie contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque « Nissa, Voice of Zendikar » avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et que Barry bloque « Géant des collines » avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »
    Et Barry ne contrôle aucune créature

  @id:combat.planeswalker.thraximundar @clause:combat.defending_effect @source:F-EX04 @from:2018-04-27 @must
  Scénario: Le joueur défenseur est le contrôleur du planeswalker attaqué
    Étant donné que Barry contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »
    Et qu'Edward contrôle « Thraximundar »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque « Nissa, Voice of Zendikar » avec « Thraximundar »
    Et que la capacité déclenchée de « Thraximundar » se résout
    Alors Barry ne contrôle aucune créature
    Et Angie contrôle une créature
