# language: fr
Fonctionnalité: Ce qui vise certaines créatures épargne les autres
  > Un sort ou une capacité désigne des créatures par leur sorte, leur couleur ou leur contrôleur. Lesquelles sont épargnées, et qu'en est-il des joueurs ?

  @id:spared.players @clause:creature.dies @clause:life.shared @from:2005-08-01 @must
  Scénario: Des blessures infligées à chaque créature tuent les petites de tous les joueurs et n'atteignent aucun joueur
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Wind Drake »
    Et que Barry contrôle deux jetons Gobelin 1/1
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Pyroclasm »
    Et que le sort se résout
    Alors Angie ne contrôle aucune créature
    Et Barry ne contrôle aucune créature
    Et Edward contrôle une créature
    Et Ronald ne contrôle aucune créature
    Et l'équipe d'Angie a 20 points de vie
    Et l'équipe d'Edward a 20 points de vie

  @id:spared.flying @clause:creature.dies @from:2005-08-01 @must
  Scénario: Des blessures à chaque créature sans le vol épargnent un oiseau 0/1
    Étant donné qu'Angie contrôle deux jetons Gobelin 1/1
    Et que Barry contrôle « Oiseaux de paradis »
    Et qu'Edward contrôle « Oiseaux de paradis »
    Et que Ronald contrôle deux jetons Saprobionte 1/1
    Quand Angie lance « Tremor »
    Et que le sort se résout
    Alors Angie ne contrôle aucune créature
    Et Ronald ne contrôle aucune créature
    Et Barry contrôle « Oiseaux de paradis »
    Et Edward contrôle « Oiseaux de paradis »

  @id:spared.colour @clause:ability.static @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Ce qui renforce les créatures noires renforce celles de tous et laisse une verte comme elle est
    Étant donné qu'Angie contrôle « Bad Moon »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Infectious Horror »
    Alors la créature « Grizzlis » est 2/2
    Et la créature « Infectious Horror » est 3/3

  @id:spared.subtype @clause:ability.static @clause:object.you @from:2005-08-01 @must
  Scénario: Un seigneur gobelin renforce les autres gobelins de son contrôleur, mais ni lui-même, ni un ours, ni ceux du coéquipier
    Étant donné qu'Angie contrôle « Goblin Chieftain »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle deux jetons Gobelin 1/1
    Et que Barry contrôle deux jetons Gobelin 1/1
    Et qu'Edward contrôle deux jetons Gobelin 1/1
    Alors Angie contrôle deux jetons Gobelin 2/2
    Et Barry contrôle deux jetons Gobelin 1/1
    Et Edward contrôle deux jetons Gobelin 1/1
    Et la créature « Goblin Chieftain » est 2/2
    Et la créature « Grizzlis » est 2/2

  @id:spared.token @clause:ability.static @from:2005-08-01 @must
  Scénario: Ce qui renforce les jetons de créature laisse les créatures qui sont des cartes comme elles sont
    Étant donné qu'Angie contrôle « Leyline of the Meek »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle deux jetons Gobelin 1/1
    Et qu'Edward contrôle un jeton Saprobionte 1/1
    Alors la créature « Grizzlis » est 2/2
    Et Barry contrôle deux jetons Gobelin 2/2
    Et Edward contrôle un jeton Saprobionte 2/2

  @id:spared.types @clause:object.you @from:2018-04-27 @must
  Scénario: Les artefacts et les créatures des adversaires sont exilés ; les enchantements, les terrains et les créatures du coéquipier restent
    Étant donné que l'équipe d'Angie a 45 points de vie
    Et qu'Angie contrôle « Ajani, Strength of the Pride »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Antienne glorieuse »
    Et que Ronald contrôle « Copper Tablet »
    Et que Ronald contrôle « Forêt »
    Quand Angie active la troisième capacité de « Ajani, Strength of the Pride »
    Et que la capacité se résout
    Alors Edward possède « Grizzlis » en exil
    Et Angie possède « Ajani, Strength of the Pride » en exil
    Et Ronald possède « Copper Tablet » en exil
    Et Edward contrôle « Antienne glorieuse »
    Et Ronald contrôle « Forêt »
    Et Barry contrôle « Géant des collines »

  @id:spared.power @clause:trigger.intervening_if @from:2018-04-27 @must
  Scénario: Une créature de force 3 n'en est pas une de force 4 ou plus, et la grosse du coéquipier ne compte pas
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Force verdoyante »
    Quand Angie lance « Turret Ogre »
    Et que le sort se résout
    Alors l'équipe d'Edward a 20 points de vie
    Quand l'étape de fin de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie

  @id:spared.tapped @clause:trigger.step @clause:object.you @from:2005-08-01 @must
  Scénario: Seules les créatures engagées de son contrôleur sont comptées, ni les dégagées ni celles du coéquipier
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Throne of the God-Pharaoh »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Wind Drake »
    Et que Barry contrôle « Grizzlis »
    Et que la carte « Géant des collines » est engagée
    Et que la carte « Grizzlis » est engagée
    Quand l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Throne of the God-Pharaoh » se résout
    Alors l'équipe d'Edward a 18 points de vie

  @id:spared.attacking @clause:combat.attack @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scénario: Un pirate qui reste en arrière n'est pas compté parmi ceux qui attaquent
    Étant donné qu'Angie contrôle « Dire Fleet Captain »
    Et qu'Angie contrôle « Forerunner of the Coalition »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Dire Fleet Captain »
    Et que la capacité déclenchée de « Dire Fleet Captain » se résout
    Alors la créature « Dire Fleet Captain » est 2/2

  @id:spared.devotion @clause:object.devotion @from:2016-01-16 @must
  Scénario: Les symboles de mana d'une autre couleur n'ajoutent rien à la dévotion au noir, pas plus que ceux du coéquipier
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Mal à l'affût »
    Quand Angie lance « Marchand gris d'Asphodèle »
    Et que le sort se résout
    Et que la capacité déclenchée de « Marchand gris d'Asphodèle » se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 24 points de vie

  @id:spared.prevented @clause:replacement.open @from:2005-08-01 @must
  Scénario: Un sort qui protège son lanceur et ses créatures laisse mourir celles de son coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Wind Drake »
    Et que Ronald contrôle deux jetons Gobelin 1/1
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Safe Passage »
    Et que le sort se résout
    Et qu'Edward lance « Pyroclasm »
    Et que le sort se résout
    Alors Angie contrôle « Grizzlis »
    Et Barry ne contrôle aucune créature
    Et Ronald ne contrôle aucune créature

  @id:spared.prevented.teammate @situation:spared.prevented @clause:replacement.open @from:2005-08-01 @must
  Scénario: Les blessures infligées à chaque joueur sont prévenues pour son lanceur, et non pour son coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'équipe d'Edward passe la priorité
    Et que Barry lance « Safe Passage »
    Et que le sort se résout
    Et qu'Edward lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a 16 points de vie
    Et l'équipe d'Edward a 12 points de vie

  @id:spared.fog @clause:replacement.open @from:2018-04-27 @must
  Scénario: Si toutes les blessures de combat sont prévenues, bloqueur et bloqué survivent, et un sort tue toujours
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Wind Drake »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que Barry attaque Edward avec « Wind Drake »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald lance « Brouillard »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward contrôle « Grizzlis »
    Et Angie contrôle « Géant des collines »
    Et l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Pyroclasm »
    Et que le sort se résout
    Alors Edward ne contrôle aucune créature

  @id:spared.target @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Un enchantement n'est pas une cible pour ce qui cible les créatures et les joueurs
    Étant donné qu'Edward contrôle « Antienne glorieuse »
    Et qu'Edward contrôle « Grizzlis »
    Alors Angie ne peut pas lancer « Unsummon » en ciblant « Antienne glorieuse »
    Et Angie ne peut pas lancer « Unsummon » en ciblant Edward
    Mais Angie peut lancer « Unsummon » en ciblant « Grizzlis »

  @id:spared.target.gone @clause:target.illegal @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Un sort dont l'unique cible a disparu ne fait rien, et son lanceur ne gagne pas de points de vie
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Essence Drain » en ciblant « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Unsummon » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a « Grizzlis » en main
    Et l'équipe d'Angie a 20 points de vie
    Et Angie a « Essence Drain » dans son cimetière
