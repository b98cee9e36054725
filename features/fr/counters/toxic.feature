# language: fr
Fonctionnalité: Des créatures toxiques
  > Une créature toxique inflige des blessures de combat. Qui reçoit des marqueurs poison, combien, et que deviennent les blessures ?

  @id:poison.toxic.besides @situation:poison.toxic @clause:poison.toxic @clause:poison.shared @from:2024-11-08 @must
  Scénario: Le joueur attaqué reçoit des marqueurs poison en plus des blessures, et ce sont ceux de l'équipe
    Étant donné qu'Angie contrôle « Branchblight Stalker »
    Et que l'équipe d'Edward a 30 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Branchblight Stalker »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 27 points de vie
    Et l'équipe d'Edward a deux marqueurs poison
    Et l'équipe d'Angie n'a aucun marqueur poison

  @id:poison.toxic.each @situation:poison.toxic @clause:poison.toxic @clause:poison.lethal @from:2024-11-08 @must
  Scénario: De deux créatures chacune donne ses propres marqueurs, quelle que soit la tête attaquée, et quinze font perdre la partie
    Étant donné qu'Angie contrôle « Branchblight Stalker »
    Et que Barry contrôle « Bilious Skulldweller »
    Et que l'équipe d'Edward a 12 marqueurs poison
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Branchblight Stalker »
    Et que Barry attaque Ronald avec « Bilious Skulldweller »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie

  @id:poison.toxic.three @situation:poison.toxic @clause:poison.toxic @from:2024-11-08 @must
  Scénario: De deux créatures l'une donne deux marqueurs et l'autre un
    Étant donné qu'Angie contrôle « Branchblight Stalker »
    Et que Barry contrôle « Bilious Skulldweller »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Branchblight Stalker »
    Et que Barry attaque Ronald avec « Bilious Skulldweller »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a trois marqueurs poison

  @id:poison.toxic.deathtouch @situation:poison.toxic.deathtouch @clause:damage.deathtouch @from:2024-11-08 @must
  Scénario: Une créature toxique avec le contact mortel détruit ce qui la bloque
    Étant donné que Barry contrôle « Bilious Skulldweller »
    Et que Ronald contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Edward avec « Bilious Skulldweller »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « Bilious Skulldweller » avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Ronald a « Géant des collines » dans son cimetière

  @id:poison.toxic.fourteen @situation:poison.toxic @clause:poison.toxic @clause:poison.lethal @from:2024-11-08 @must
  Scénario: Une créature toxique 2 donne deux marqueurs et non trois, autant qu'elle inflige de blessures
    Étant donné qu'Angie contrôle « Branchblight Stalker »
    Et que l'équipe d'Edward a 12 marqueurs poison
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Branchblight Stalker »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 14 marqueurs poison
    Et la partie continue

  @id:poison.toxic.blocked @situation:poison.toxic @clause:poison.toxic @from:2024-11-08 @must
  Scénario: Une créature à qui elle inflige des blessures de combat ne donne de marqueur à personne
    Étant donné qu'Angie contrôle « Branchblight Stalker »
    Et que Ronald contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Branchblight Stalker »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « Branchblight Stalker » avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward n'a aucun marqueur poison
    Et Ronald a « Géant des collines » dans son cimetière

  @id:poison.toxic.other_damage @situation:poison.toxic @clause:poison.toxic @from:2024-11-08 @must
  Scénario: Les blessures qu'elle inflige hors du combat ne donnent pas de marqueurs
    Étant donné qu'Angie contrôle « Branchblight Stalker »
    Et que l'équipe d'Edward a 30 points de vie
    Quand Angie lance « Soul's Fire » en ciblant « Branchblight Stalker » et Edward
    Et que le sort se résout
    Alors l'équipe d'Edward a 27 points de vie
    Et l'équipe d'Edward n'a aucun marqueur poison

  @id:poison.toxic.alone @situation:poison.toxic @clause:poison.toxic @variant:free-for-all @from:2024-11-08 @must
  Scénario: Quand chacun joue pour soi, les marqueurs sont ceux du joueur attaqué
    Étant donné qu'Angie contrôle « Branchblight Stalker »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Martha avec « Branchblight Stalker »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Martha a deux marqueurs poison
    Et Edward n'a aucun marqueur poison
    Et Simon n'a aucun marqueur poison
