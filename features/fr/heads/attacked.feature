# language: fr
Fonctionnalité: Ce que les créatures attaquent quand les équipes ont trois ou quatre têtes
  > Une troisième ou une quatrième tête a un planeswalker, protège une bataille ou est à l'abri des attaques. Qui peut attaquer quoi, et qui cela concerne-t-il ?

  @id:heads.planeswalker @variant:three-headed-giant @clause:combat.attacks @clause:team.more_heads @must
  Plan du scénario: Parmi les créatures qui attaquent ensemble, l'une attaque le planeswalker d'un troisième adversaire
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et que Celia contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que Victor attaque « Nissa, Voice of Zendikar » avec « Géant des collines »
    Et qu'Edward attaque <attaqué> avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward choisit Barry comme joueur qui subit les blessures
    Alors « Nissa, Voice of Zendikar » a deux marqueurs « loyauté »
    Et l'équipe d'Angie a 28 points de vie

    Exemples:
      | à partir du | règle   | attaqué          |
      | 2007-10-01  | 606.7a  | l'équipe d'Angie |
      | 2018-04-27  | 805.10b | Barry            |

  @id:heads.planeswalker.block @variant:four-headed-giant @clause:combat.block @clause:team.more_heads @from:2018-04-27 @must
  Scénario: Le quatrième joueur d'une équipe bloque ce qui attaque le planeswalker du premier
    Étant donné qu'Angie contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »
    Et que Dora contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que Walter attaque « Nissa, Voice of Zendikar » avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et que Dora bloque « Géant des collines » avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »
    Et Dora ne contrôle aucune créature

  @id:heads.battle @variant:three-headed-giant @clause:combat.attacks @clause:battle.attacked @clause:team.more_heads @from:2023-04-14 @must
  Scénario: Les trois adversaires de son protecteur peuvent attaquer une bataille, mais aucun coéquipier du protecteur
    Étant donné qu'Edward contrôle « Invasion of Dominaria »
    Et que le protecteur de « Invasion of Dominaria » est Celia
    Et que « Invasion of Dominaria » a cinq marqueurs « défense »
    Et qu'Angie contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer « Invasion of Dominaria » avec « Wind Drake »
    Mais Angie peut attaquer Victor avec « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que Victor attaque « Invasion of Dominaria » avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors « Invasion of Dominaria » a deux marqueurs « défense »

  @id:heads.battle.protector @situation:heads.battle.protector @variant:four-headed-giant @clause:battle.protector @clause:battle.enters @clause:team.more_heads @must
  Plan du scénario: Le contrôleur d'une bataille choisit n'importe lequel de ses quatre adversaires comme protecteur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand Edward lance « Invasion of Dominaria »
    Et que le sort se résout
    Et qu'Edward choisit <joueur> comme protecteur
    Alors le protecteur de « Invasion of Dominaria » est <joueur>

    Exemples:
      | à partir du | joueur |
      | 2023-04-14  | Angie  |
      | 2023-04-14  | Dora   |

  @id:heads.prohibition.team @situation:heads.prohibition @variant:three-headed-giant @clause:combat.prohibition @clause:team.more_heads @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Ce qui ne peut pas attaquer l'un des trois joueurs ne peut pas attaquer leur équipe
    Étant donné que Celia contrôle « Douve de Téfèiri »
    Et que la couleur choisie pour « Douve de Téfèiri » est le vert
    Et qu'Edward contrôle « Grizzlis »
    Et que Victor contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer l'équipe d'Angie avec « Grizzlis »
    Mais Victor peut attaquer l'équipe d'Angie avec « Géant des collines »

  @id:heads.prohibition.player @situation:heads.prohibition @variant:three-headed-giant @clause:combat.prohibition @clause:team.more_heads @must
  Plan du scénario: Ce qui ne peut pas attaquer l'un des trois joueurs peut attaquer les deux autres
    Étant donné que Celia contrôle « Douve de Téfèiri »
    Et que la couleur choisie pour « Douve de Téfèiri » est le vert
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Celia avec « Grizzlis »
    Mais Edward peut attaquer <joueur> avec « Grizzlis »

    Exemples:
      | à partir du | règle   | joueur |
      | 2018-04-27  | 805.10b | Angie  |
      | 2018-04-27  | 805.10b | Barry  |

  @id:heads.defending.chosen @situation:heads.defending @variant:three-headed-giant @clause:combat.defending_effect @clause:team.more_heads @until:2018-04-27 @must
  Plan du scénario: Un effet qui parlait du joueur défenseur désignait l'un quelconque des trois, au choix de son contrôleur
    Étant donné qu'Edward contrôle « Thraximundar »
    Et qu'Angie contrôle « Grizzlis »
    Et que Celia contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Thraximundar »
    Et que la capacité déclenchée de « Thraximundar » se résout
    Et qu'Edward choisit <joueur> comme joueur défenseur
    Alors <joueur> ne contrôle aucune créature
    Et <coéquipier> contrôle une créature

    Exemples:
      | à partir du | joueur | coéquipier |
      | 2007-02-01  | Celia  | Angie      |
      | 2007-02-01  | Angie  | Celia      |

  @id:heads.defending.attacked @situation:heads.defending @variant:three-headed-giant @clause:combat.defending_effect @clause:team.more_heads @from:2018-04-27 @must
  Scénario: Un effet qui parle du joueur défenseur désigne celui des trois qui est attaqué
    Étant donné qu'Edward contrôle « Thraximundar »
    Et qu'Angie contrôle « Grizzlis »
    Et que Celia contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Celia avec « Thraximundar »
    Et que la capacité déclenchée de « Thraximundar » se résout
    Alors Celia ne contrôle aucune créature
    Et Angie contrôle une créature
