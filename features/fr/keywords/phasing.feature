# language: fr
Fonctionnalité: Déphasage
  > Un permanent passe hors phase : plus rien ne le voit. Quand revient-il en phase, dans l'étape de dégagement de qui, et qu'est-il alors ?

  @id:phasing.keyword @situation:phasing @clause:phasing.untap_step @from:2010-04-23 @must
  Scénario: Ce qui a le déphasage passe hors phase et revient en phase aux étapes de dégagement de l'équipe de son contrôleur, pour les deux têtes, et non à celles de l'autre équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Tolarian Drake »
    Et que Barry contrôle « Tolarian Drake »
    Et que Ronald contrôle « Tolarian Drake »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie ne contrôle pas « Tolarian Drake »
    Et Barry ne contrôle pas « Tolarian Drake »
    Mais Ronald contrôle « Tolarian Drake »
    Et Barry contrôle « Géant des collines »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Angie ne contrôle pas « Tolarian Drake »
    Et Barry ne contrôle pas « Tolarian Drake »
    Et Ronald ne contrôle pas « Tolarian Drake »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie contrôle « Tolarian Drake »
    Et Barry contrôle « Tolarian Drake »
    Mais Ronald ne contrôle pas « Tolarian Drake »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Ronald contrôle « Tolarian Drake »
    Et Angie contrôle « Tolarian Drake »

  @id:phasing.untaps @situation:phasing @clause:phasing.untap_step @clause:step.untap_kept @from:2010-04-23 @must
  Scénario: Ce qui était engagé en passant hors phase revient en phase avant que son équipe dégage, et se dégage donc avec le reste
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que Barry contrôle « Géant des collines »
    Et que Barry contrôle « Wind Drake »
    Et que la carte « Géant des collines » est engagée
    Et que la carte « Wind Drake » est engagée
    Quand Edward lance « Reality Ripple » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Barry ne contrôle pas « Géant des collines »
    Et la carte « Wind Drake » est engagée
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Barry contrôle « Géant des collines »
    Et la carte « Géant des collines » est dégagée
    Et la carte « Wind Drake » est dégagée

  @id:phasing.own_turn @situation:phasing @clause:phasing.untap_step @from:2010-04-23 @must
  Scénario: Ce qui passe hors phase pendant le tour de sa propre équipe le reste pendant celui de l'autre, quel que soit celui qui l'a fait
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que Barry contrôle « Géant des collines »
    Et que Ronald contrôle « Wind Drake »
    Quand Barry lance « Reality Ripple » en ciblant « Géant des collines »
    Et que le sort se résout
    Et qu'Angie lance « Reality Ripple » en ciblant « Wind Drake »
    Et que le sort se résout
    Alors Barry ne contrôle pas « Géant des collines »
    Et Ronald ne contrôle pas « Wind Drake »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Barry ne contrôle pas « Géant des collines »
    Mais Ronald contrôle « Wind Drake »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Barry contrôle « Géant des collines »

  @id:phasing.attacks @situation:phasing @clause:phasing.no_zone @clause:object.newcomer @from:2018-04-27 @must
  Scénario: Une créature passée hors phase le tour de son arrivée peut attaquer le tour où elle revient en phase ; une créature qui arrive alors ne le peut pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Et que Barry lance « Reality Ripple » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Angie ne contrôle aucune créature
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et que Barry lance « Géant des collines »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Barry ne peut pas attaquer Edward avec « Géant des collines »
    Mais Angie peut attaquer Edward avec « Grizzlis »

  @id:phasing.triggers @situation:phasing @clause:phasing.no_zone @from:2013-05-01 @must
  Scénario: Rien n'arrive ni ne part quand Thragtusk passe hors phase et revient en phase, et rien ne se déclenche donc
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que Barry contrôle « Thragtusk »
    Quand Edward lance « Reality Ripple » en ciblant « Thragtusk »
    Et que le sort se résout
    Alors la pile est vide
    Et Barry ne contrôle aucune créature
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la pile est vide
    Et Barry contrôle « Thragtusk »
    Et l'équipe d'Angie a 30 points de vie
    Quand Barry lance « Meurtre » en ciblant « Thragtusk »
    Et que le sort se résout
    Alors la pile compte un sort ou capacité

  @id:phasing.sweeper @situation:phasing @clause:phasing.out @from:2010-04-23 @must
  Scénario: Ce qui est hors phase n'est pas touché par ce qui touche toutes les créatures ; la créature du coéquipier l'est
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que Barry contrôle « Géant des collines »
    Et qu'Angie contrôle « Wind Drake »
    Quand Edward lance « Jour de condamnation »
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Reality Ripple » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que le sort se résout
    Alors Angie a « Wind Drake » dans son cimetière
    Et Barry n'a aucune carte dans son cimetière
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Barry contrôle « Géant des collines »

  @id:phasing.target @situation:phasing @clause:phasing.out @clause:target.illegal @from:2010-04-23 @must
  Scénario: Ce qui est hors phase n'est plus une cible légale, et ne peut pas être choisi comme cible
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Wind Drake »
    Quand Edward lance « Meurtre » en ciblant « Géant des collines »
    Et que l'équipe d'Edward passe la priorité
    Et que Barry lance « Reality Ripple » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que le sort se résout
    Alors Edward a « Meurtre » dans son cimetière
    Et Angie n'a aucune carte dans son cimetière
    Et Ronald ne peut pas lancer « Meurtre » en ciblant « Géant des collines »
    Mais Ronald peut lancer « Meurtre » en ciblant « Wind Drake »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie contrôle « Géant des collines »
    Et Barry peut lancer « Meurtre » en ciblant « Géant des collines »

  @id:phasing.counters @situation:phasing @clause:phasing.no_zone @from:2022-02-18 @must
  Scénario: Un marqueur mis sur une créature avant qu'elle passe hors phase y est encore
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Wind Drake »
    Quand Barry lance « Slip Out the Back » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Angie ne contrôle aucune créature
    Et la créature « Wind Drake » est 2/2
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Angie ne contrôle aucune créature
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la créature « Géant des collines » est 4/4
    Et « Géant des collines » a un marqueur +1/+1

  @id:phasing.aura @situation:phasing @clause:phasing.attached @from:2010-04-23 @must
  Scénario: Les auras passent hors phase avec ce qu'elles enchantent et en reviennent avec lui, celle d'un adversaire aussi, et à nulle autre étape de dégagement
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Wind Drake »
    Et qu'Angie contrôle trois « Source de mana »
    Quand Edward lance « Unholy Strength » en ciblant « Géant des collines »
    Et que le sort se résout
    Et qu'Edward lance « Unholy Strength » en ciblant « Wind Drake »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Et qu'Angie lance « Vanishing » en ciblant « Géant des collines »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Vanishing »
    Et que la capacité se résout
    Alors Angie ne contrôle pas « Géant des collines »
    Et Angie ne contrôle pas « Vanishing »
    Et Edward contrôle « Unholy Strength »
    Et la créature « Wind Drake » est 4/3
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Edward contrôle « Unholy Strength »
    Et Edward n'a aucune carte dans son cimetière
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la créature « Géant des collines » est 5/4
    Et Angie contrôle « Vanishing »
    Et Edward contrôle deux « Unholy Strength »

  @id:phasing.attacker @situation:phasing @clause:phasing.combat @from:2018-04-27 @must
  Scénario: Un attaquant qui passe hors phase n'est plus dans le combat ; celui du coéquipier continue
    Étant donné que Ronald contrôle « Wind Drake »
    Et qu'Edward contrôle « Rainbow Efreet »
    Et qu'Edward contrôle deux « Source de mana »
    Et que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Rainbow Efreet »
    Et que Ronald attaque Angie avec « Wind Drake »
    Et qu'Edward active la capacité de « Rainbow Efreet »
    Et que la capacité se résout
    Alors Edward ne contrôle aucune créature
    Mais la créature « Wind Drake » attaque
    Quand l'étape de fin de combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 28 points de vie

  @id:phasing.blocker @situation:phasing @clause:phasing.combat @from:2018-04-27 @must
  Scénario: Ce qu'un bloqueur bloquait reste bloqué quand celui-ci passe hors phase, et n'inflige pas de blessures
    Étant donné que Barry contrôle « Wind Drake »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Et que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et que Barry bloque « Géant des collines » avec « Wind Drake »
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Reality Ripple » en ciblant « Wind Drake »
    Et que le sort se résout
    Et que l'étape de fin de combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 30 points de vie
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Barry contrôle « Wind Drake »

  @id:phasing.emperion @situation:phasing @clause:phasing.out @clause:life.cannot_lose @from:2010-10-01 @must
  Scénario: Tant que Platinum Emperion est hors phase, le total de points de vie de l'équipe peut changer
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Platinum Emperion »
    Quand Edward lance « Shock » en ciblant Barry
    Et que le sort se résout
    Alors l'équipe d'Angie a 30 points de vie
    Quand Ronald lance « Reality Ripple » en ciblant « Platinum Emperion »
    Et que le sort se résout
    Et qu'Edward lance « Shock » en ciblant Barry
    Et que le sort se résout
    Alors l'équipe d'Angie a 28 points de vie
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que Barry lance « Shock » en ciblant Angie
    Et que le sort se résout
    Alors l'équipe d'Angie a 28 points de vie

  @id:phasing.lands @situation:phasing @clause:phasing.untap_step @clause:object.you @from:2010-04-23 @must
  Scénario: Taniwha fait passer hors phase les seuls terrains de son contrôleur, et s'en va elle-même quand ils reviennent
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle cinq « Source de mana »
    Et que Barry contrôle « Montagne »
    Et que Ronald contrôle « Forêt »
    Et qu'Angie a « Taniwha » en main
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et qu'Angie lance « Taniwha »
    Et que le sort se résout
    Alors Angie contrôle cinq « Source de mana »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Angie contrôle « Taniwha »
    Et la pile est vide
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie ne contrôle pas « Taniwha »
    Et Angie contrôle cinq « Source de mana »
    Et la pile est vide
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie contrôle « Taniwha »
    Quand la capacité déclenchée de « Taniwha » se résout
    Alors Angie ne contrôle pas « Source de mana »
    Mais Barry contrôle « Montagne »
    Et Ronald contrôle « Forêt »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie ne contrôle pas « Taniwha »
    Et Angie contrôle cinq « Source de mana »

  @id:phasing.control @situation:phasing @clause:phasing.untap_step @clause:phasing.no_zone @from:2010-07-16 @must
  Scénario: Ce qui est passé hors phase pendant qu'un autre le contrôlait pour un tour revient en phase avec l'équipe de celui-ci, et est à son propriétaire
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Géant des collines »
    Quand Edward lance « Acte de trahison » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Edward contrôle « Géant des collines »
    Quand Edward lance « Reality Ripple » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie ne contrôle pas « Géant des collines »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Angie contrôle « Géant des collines »
    Et Edward ne contrôle pas « Géant des collines »

  @id:phasing.priest @situation:phasing @clause:phasing.no_zone @clause:effect.until_leaves @from:2013-07-13 @must
  Scénario: Banisher Priest n'est pas partie en passant hors phase, et ce qu'elle a exilé reste où il est
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que Ronald contrôle « Géant des collines »
    Quand Barry lance « Banisher Priest »
    Et que le sort se résout
    Et que la capacité déclenchée de « Banisher Priest » se résout
    Alors Ronald possède « Géant des collines » en exil
    Quand Angie lance « Reality Ripple » en ciblant « Banisher Priest »
    Et que le sort se résout
    Alors Barry ne contrôle aucune créature
    Et Ronald possède « Géant des collines » en exil
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Barry contrôle « Banisher Priest »
    Et Ronald possède « Géant des collines » en exil
    Quand Barry lance « Shock » en ciblant « Banisher Priest »
    Et que le sort se résout
    Alors Ronald contrôle « Géant des collines »

  @id:phasing.veil @situation:phasing @clause:phasing.combat @clause:object.you @from:2018-04-27 @must
  Scénario: Teferi's Veil fait passer hors phase les attaquants de son contrôleur à la fin du combat, et non ceux du coéquipier
    Étant donné qu'Angie contrôle « Teferi's Veil »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Wind Drake »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que Barry attaque Edward avec « Wind Drake »
    Et que la capacité déclenchée de « Teferi's Veil » se résout
    Alors la pile est vide
    Quand l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 25 points de vie
    Et Angie contrôle « Géant des collines »
    Quand la capacité déclenchée de « Teferi's Veil » se résout
    Alors Angie ne contrôle pas « Géant des collines »
    Et Angie contrôle « Grizzlis »
    Et la carte « Wind Drake » est engagée
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la carte « Géant des collines » est dégagée

  @id:phasing.tokens.cease @situation:phasing.tokens @clause:phasing.tokens @from:2010-04-23 @until:2017-08-25 @must
  Scénario: Un jeton qui passait hors phase cessait d'exister
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle deux jetons Gobelin 1/1
    Quand Edward lance « Reality Ripple » en ciblant le premier jeton Gobelin d'Angie
    Et que le sort se résout
    Alors Angie contrôle un jeton de créature
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie contrôle un jeton de créature

  @id:phasing.tokens.stay @situation:phasing.tokens @clause:phasing.tokens @from:2017-08-25 @must
  Scénario: Un jeton qui passe hors phase revient comme une carte
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle deux jetons Gobelin 1/1
    Quand Edward lance « Reality Ripple » en ciblant le premier jeton Gobelin d'Angie
    Et que le sort se résout
    Alors Angie contrôle un jeton de créature
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie contrôle deux jetons de créature

  @id:phasing.protection @situation:phasing.protection @clause:life.cannot_lose @clause:protection.player @clause:phasing.untap_step @from:2018-04-27 @must
  Scénario: Teferi's Protection garde le total de points de vie de toute l'équipe, protège une seule tête, et fait passer hors phase les permanents de celle-ci
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Fountain of Youth »
    Et que Barry contrôle « Wind Drake »
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Teferi's Protection »
    Et que le sort se résout
    Alors Angie ne contrôle pas « Géant des collines »
    Et Angie ne contrôle pas « Fountain of Youth »
    Et Barry contrôle « Wind Drake »
    Et Angie possède « Teferi's Protection » en exil
    Et Edward ne peut pas lancer « Shock » en ciblant Angie
    Mais Edward peut lancer « Shock » en ciblant Barry
    Quand le sort se résout
    Et qu'Edward lance « Rides de flammes »
    Et que le sort se résout
    Et que l'équipe d'Edward passe la priorité
    Et que Barry lance « Angel's Mercy »
    Et que le sort se résout
    Alors l'équipe d'Angie a 30 points de vie
    Et l'équipe d'Edward a 22 points de vie
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie contrôle « Géant des collines »
    Et Angie contrôle « Fountain of Youth »
    Quand Barry lance « Shock » en ciblant Angie
    Et que le sort se résout
    Alors l'équipe d'Angie a 28 points de vie

  @id:phasing.kept @situation:phasing @clause:phasing.no_zone @clause:step.untap_kept @from:2018-04-27 @must
  Scénario: Ce qu'un effet garde engagé pendant la prochaine étape de dégagement de son contrôleur reste engagé en y revenant en phase, bien que l'autre équipe ait dégagé entre-temps
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que Barry contrôle « Géant des collines »
    Et que Barry contrôle « Wind Drake »
    Et que la carte « Géant des collines » est engagée
    Et que la carte « Wind Drake » est engagée
    Quand Angie lance « Grip of the Roil » en ciblant « Géant des collines »
    Et que le sort se résout
    Et qu'Angie lance « Reality Ripple » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors la carte « Géant des collines » est engagée
    Et la carte « Wind Drake » est dégagée
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors la carte « Géant des collines » est dégagée

  @id:phasing.protection.infect @situation:phasing.protection @clause:protection.player @clause:poison.infect @from:2018-04-27 @must
  Scénario: Les blessures infligées à qui a la protection contre tout sont prévenues et n'apportent donc pas de poison ; celles infligées au coéquipier en apportent
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Edward contrôle « Glistener Elf »
    Et que Ronald contrôle « Glistener Elf »
    Quand l'équipe d'Edward passe la priorité
    Et que Barry lance « Teferi's Protection »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Glistener Elf »
    Et que Ronald attaque Barry avec « Glistener Elf »
    Et que l'étape de fin de combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a un marqueur poison
    Et l'équipe d'Angie a 30 points de vie

  @id:phasing.protection.curse @situation:phasing.protection @clause:protection.player @clause:aura.gone @from:2018-04-27 @must
  Scénario: Une aura sur qui a la protection contre tout va au cimetière ; celle qui est sur le coéquipier reste
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand Edward lance « Curse of Bloodletting » en ciblant Angie
    Et que le sort se résout
    Et que Ronald lance « Curse of Death's Hold » en ciblant Barry
    Et que le sort se résout
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Teferi's Protection »
    Et que le sort se résout
    Alors Edward a « Curse of Bloodletting » dans son cimetière
    Mais Ronald contrôle « Curse of Death's Hold »

  @id:phasing.walker @situation:phasing @clause:phasing.combat @clause:combat.gone @from:2018-04-27 @must
  Scénario: Un planeswalker attaqué passe hors phase, et qui l'attaquait ne blesse personne
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Sorin, Lord of Innistrad »
    Et que « Sorin, Lord of Innistrad » a trois marqueurs « loyauté »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque « Sorin, Lord of Innistrad » avec « Géant des collines »
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Teferi's Protection »
    Et que le sort se résout
    Alors Angie ne contrôle pas « Sorin, Lord of Innistrad »
    Et la créature « Géant des collines » attaque
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors « Sorin, Lord of Innistrad » a trois marqueurs « loyauté »
    Et l'équipe d'Angie a 30 points de vie

  @id:phasing.left @situation:phasing.left @clause:phasing.left @clause:team.leaves @variant:free-for-all @from:2018-04-27 @must
  Scénario: Ce qui est passé hors phase sous le contrôle de qui est parti revient en phase une fois que le tour de celui-ci aurait commencé
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Et que c'est la phase principale pré-combat de l'équipe de Martha
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Wind Drake »
    Quand Martha lance « Acte de trahison » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que Martha lance « Reality Ripple » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que Martha lance « Reality Ripple » en ciblant « Wind Drake »
    Et que le sort se résout
    Et que Martha concède la partie
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie ne contrôle pas « Géant des collines »
    Et Edward ne contrôle pas « Wind Drake »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Angie ne contrôle pas « Géant des collines »
    Mais Edward contrôle « Wind Drake »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie contrôle « Géant des collines »

  @id:phasing.leaves @situation:phasing.left @clause:phasing.leaves @clause:team.leaves @variant:free-for-all @from:2018-04-27 @must
  Scénario: Ce qui est hors phase quitte la partie avec son propriétaire, et ce qu'un adversaire a hors phase revient
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Et que c'est la phase principale pré-combat de l'équipe de Martha
    Et que Martha contrôle « Géant des collines »
    Et qu'Edward contrôle « Wind Drake »
    Quand Martha lance « Reality Ripple » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que Martha lance « Reality Ripple » en ciblant « Wind Drake »
    Et que le sort se résout
    Et que Martha concède la partie
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors Edward contrôle « Wind Drake »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors Edward contrôle « Wind Drake »
    Et Martha ne contrôle aucune créature

  @id:phasing.protection.turns @situation:phasing.protection @clause:life.cannot_gain @clause:protection.player @clause:turn.teams @from:2018-04-27 @must
  Scénario: Teferi's Protection dure pendant le tour de l'autre équipe, qui gagne des points de vie comme toujours
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Teferi's Protection »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et que Ronald lance « Angel's Mercy »
    Et que le sort se résout
    Alors l'équipe d'Edward a 37 points de vie
    Et Edward ne peut pas lancer « Shock » en ciblant Angie
    Mais Edward peut lancer « Shock » en ciblant Barry
    Quand le sort se résout
    Alors l'équipe d'Angie a 30 points de vie
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que Barry lance « Shock » en ciblant Angie
    Et que le sort se résout
    Alors l'équipe d'Angie a 28 points de vie

  @id:phasing.chosen @situation:phasing.cards @clause:target.choose @clause:aura.enchant @from:2022-02-18 @must
  Scénario: Reality Ripple fait passer hors phase des artefacts et des terrains aussi ; Slip Out the Back et Vanishing ne visent que des créatures
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Fountain of Youth »
    Et qu'Edward contrôle « Montagne »
    Et que Barry contrôle « Antienne glorieuse »
    Et que Ronald contrôle « Géant des collines »
    Alors Angie ne peut pas lancer « Reality Ripple » en ciblant « Antienne glorieuse »
    Et Angie ne peut pas lancer « Slip Out the Back » en ciblant « Fountain of Youth »
    Et Angie ne peut pas lancer « Vanishing » en ciblant « Montagne »
    Quand Angie lance « Reality Ripple » en ciblant « Fountain of Youth »
    Et que le sort se résout
    Et qu'Angie lance « Reality Ripple » en ciblant « Montagne »
    Et que le sort se résout
    Alors Angie ne contrôle pas « Fountain of Youth »
    Et Edward ne contrôle pas « Montagne »
    Et Angie peut lancer « Vanishing » en ciblant « Géant des collines »
    Et Angie peut lancer « Slip Out the Back » en ciblant « Géant des collines »

  @id:phasing.fights @situation:phasing.cards @clause:combat.reach @clause:combat.trample @from:2018-04-27 @must
  Scénario: Ce qui a le déphasage combat tant qu'il est là : Tolarian Drake et Rainbow Efreet volent, et Taniwha piétine
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Taniwha »
    Et qu'Angie contrôle « Rainbow Efreet »
    Et que Barry contrôle « Tolarian Drake »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Taniwha » et « Rainbow Efreet »
    Et que Barry attaque Ronald avec « Tolarian Drake »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Rainbow Efreet » avec « Grizzlis »
    Et Edward ne peut pas bloquer « Tolarian Drake » avec « Grizzlis »
    Mais Ronald peut bloquer « Tolarian Drake » avec « Wind Drake »
    Et Edward peut bloquer « Taniwha » avec « Grizzlis »
    Quand l'étape des blessures de combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie répartit les blessures : 2 à « Grizzlis », 5 à Edward
    Alors l'équipe d'Edward a 22 points de vie

  @id:phasing.costs @situation:phasing.cards @clause:mana.own @from:2010-04-23 @must
  Scénario: Qui fait passer hors phase sa propre créature paie avec son propre mana, et celui d'un coéquipier ne sert à rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Rainbow Efreet »
    Et qu'Angie contrôle « Source de mana »
    Et que Barry contrôle deux « Source de mana »
    Quand Barry lance « Vanishing » en ciblant « Rainbow Efreet »
    Et que le sort se résout
    Alors Angie ne peut pas activer la capacité de « Rainbow Efreet »
    Et Barry ne peut pas activer la capacité de « Vanishing »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie ne peut pas activer la capacité de « Rainbow Efreet »
    Mais Barry peut activer la capacité de « Vanishing »
    Quand la capacité se résout
    Alors Angie ne contrôle pas « Rainbow Efreet »
    Et Barry ne contrôle pas « Vanishing »

  @id:phasing.tokens.own.cease @situation:phasing.tokens.own @clause:phasing.tokens @clause:phasing.untap_step @from:2010-04-23 @until:2017-08-25 @must
  Scénario: Un jeton avec le déphasage cessait d'exister à l'étape de dégagement suivante de son équipe, et la carte seule revenait
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Kiki-Jiki, Mirror Breaker »
    Et qu'Angie contrôle « Tolarian Drake »
    Quand l'étape de fin de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie active la capacité de « Kiki-Jiki, Mirror Breaker » en ciblant « Tolarian Drake »
    Et que la capacité se résout
    Alors Angie contrôle deux « Tolarian Drake »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie ne contrôle pas « Tolarian Drake »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie contrôle « Tolarian Drake »
    Et Angie ne contrôle aucun jeton de créature

  @id:phasing.tokens.own.stay @situation:phasing.tokens.own @clause:phasing.tokens @clause:phasing.untap_step @from:2017-08-25 @must
  Scénario: Un jeton avec le déphasage revient à côté de la carte, et ce qui devait lui arriver à l'étape de fin entre-temps n'a pas eu lieu
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Kiki-Jiki, Mirror Breaker »
    Et qu'Angie contrôle « Tolarian Drake »
    Quand l'étape de fin de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie active la capacité de « Kiki-Jiki, Mirror Breaker » en ciblant « Tolarian Drake »
    Et que la capacité se résout
    Alors Angie contrôle deux « Tolarian Drake »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie ne contrôle pas « Tolarian Drake »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie contrôle deux « Tolarian Drake »
    Et Angie contrôle un jeton de créature
