# language: fr
Fonctionnalité: Attaquer une bataille
  > Un joueur de l'équipe adverse protège une bataille, le plus souvent contre l'équipe de celui qui la contrôle. Qui peut l'attaquer, qui peut bloquer, et qui est alors le joueur défenseur ?

  @id:combat.battle.attack @clause:combat.attacks @clause:battle.attacked @clause:battle.damage @from:2023-04-14 @must
  Scénario: Une équipe attaque à la fois la bataille d'un de ses membres et un joueur
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et qu'Edward contrôle « Invasion of Dominaria »
    Et que le protecteur de « Invasion of Dominaria » est Angie
    Et que « Invasion of Dominaria » a cinq marqueurs « défense »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que Ronald attaque « Invasion of Dominaria » avec « Géant des collines »
    Et qu'Edward attaque Barry avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors « Invasion of Dominaria » a deux marqueurs « défense »
    Et l'équipe d'Angie a 28 points de vie

  @id:combat.battle.attack.own @clause:combat.attacks @clause:battle.attacked @from:2023-04-14 @must
  Scénario: Ni le protecteur ni son coéquipier n'attaquent la bataille
    Étant donné qu'Angie contrôle « Invasion of Dominaria »
    Et que le protecteur de « Invasion of Dominaria » est Edward
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer « Invasion of Dominaria » avec « Géant des collines »
    Et Ronald ne peut pas attaquer « Invasion of Dominaria » avec « Grizzlis »
    Mais Ronald peut attaquer Angie avec « Grizzlis »

  @id:combat.battle.attack.opponents @clause:combat.attacks @clause:battle.attacked @from:2023-04-14 @must
  Scénario: Le contrôleur de la bataille et son coéquipier l'attaquent tous deux pendant leur tour
    Étant donné qu'Angie contrôle « Invasion of Dominaria »
    Et que le protecteur de « Invasion of Dominaria » est Edward
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie peut attaquer « Invasion of Dominaria » avec « Géant des collines »
    Et Barry peut attaquer « Invasion of Dominaria » avec « Grizzlis »

  @id:combat.battle.block.protector @clause:combat.block @clause:battle.block @variant:two-headed-giant @variant:two-player @variant:two-player-commander @from:2023-04-14 @must
  Scénario: Le protecteur bloque ce qui attaque la bataille
    Étant donné qu'Edward contrôle « Invasion of Dominaria »
    Et que le protecteur de « Invasion of Dominaria » est Angie
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque « Invasion of Dominaria » avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Géant des collines » avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors « Invasion of Dominaria » a cinq marqueurs « défense »
    Et Angie ne contrôle aucune créature

  @id:combat.battle.block.teammate @clause:combat.block @clause:battle.block @from:2023-04-14 @should
  Scénario: Le coéquipier du protecteur bloque ce qui attaque la bataille
    > La règle des batailles ne laisse bloquer que le protecteur ; celle des équipes, qui dit différer des autres, nomme les batailles que protège l'un ou l'autre membre.
    Étant donné qu'Edward contrôle « Invasion of Dominaria »
    Et que le protecteur de « Invasion of Dominaria » est Angie
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque « Invasion of Dominaria » avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et que Barry bloque « Géant des collines » avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors « Invasion of Dominaria » a cinq marqueurs « défense »
    Et Barry ne contrôle aucune créature

  @id:combat.battle.block.controller @clause:combat.block @clause:battle.block @from:2023-04-14 @must
  Scénario: Le contrôleur de la bataille ne bloque pas pour elle
    Étant donné qu'Edward contrôle « Invasion of Dominaria »
    Et que le protecteur de « Invasion of Dominaria » est Angie
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Angie contrôle « Youthful Knight »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que Ronald attaque « Invasion of Dominaria » avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Edward ne peut pas bloquer « Géant des collines » avec « Grizzlis »
    Mais Angie peut bloquer « Géant des collines » avec « Youthful Knight »

  @id:combat.battle.thraximundar @clause:combat.defending_effect @clause:battle.defending @source:F-EX04 @from:2023-04-14 @must
  Scénario: Le joueur défenseur est le protecteur de la bataille attaquée
    Étant donné qu'Edward contrôle « Invasion of Dominaria »
    Et que le protecteur de « Invasion of Dominaria » est Barry
    Et qu'Edward contrôle « Thraximundar »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque « Invasion of Dominaria » avec « Thraximundar »
    Et que la capacité déclenchée de « Thraximundar » se résout
    Alors Barry ne contrôle aucune créature
    Et Angie contrôle une créature

  @id:combat.battle.moat @clause:combat.prohibition @clause:battle.attacked @source:F-EX05 @from:2023-04-14 @must
  Scénario: Ce qui protège un joueur ne protège pas la bataille dont il est le protecteur
    Étant donné qu'Angie contrôle « Douve de Téfèiri »
    Et que la couleur choisie pour « Douve de Téfèiri » est le vert
    Et qu'Edward contrôle « Invasion of Dominaria »
    Et que le protecteur de « Invasion of Dominaria » est Angie
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Angie avec « Grizzlis »
    Mais Edward peut attaquer « Invasion of Dominaria » avec « Grizzlis »

  @id:combat.battle.defeated @clause:battle.damage @clause:battle.dies @clause:battle.defeated @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2023-04-14 @must
  Scénario: Une bataille sans défense reste jusqu'à ce que sa propre capacité l'ait exilée
    Étant donné qu'Edward contrôle « Exercice du rempart »
    Et que le protecteur de « Exercice du rempart » est Angie
    Et que « Exercice du rempart » a trois marqueurs « défense »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque « Exercice du rempart » avec « Géant des collines »
    Et que l'étape des blessures de combat de l'équipe d'Edward commence
    Alors « Exercice du rempart » n'a aucun marqueur « défense »
    Quand la capacité déclenchée de « Exercice du rempart » se résout
    Alors Edward ne contrôle pas « Exercice du rempart »

  @id:combat.battle.no_counters @clause:battle.dies @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2023-04-14 @must
  Scénario: Une bataille sans défense dont aucune capacité ne s'est déclenchée est mise au cimetière
    Étant donné qu'Edward contrôle « Invasion of Dominaria »
    Et que le protecteur de « Invasion of Dominaria » est Angie
    Et que « Invasion of Dominaria » n'a aucun marqueur « défense »
    Quand l'étape de début de combat de l'équipe d'Edward commence
    Alors Edward ne contrôle pas « Invasion of Dominaria »

  @id:combat.battle.gone @clause:combat.gone @clause:battle.defeated @from:2023-04-14 @must
  Scénario: Une créature dont la bataille a quitté le combat n'attaque plus rien et ne blesse personne
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et qu'Edward contrôle « Exercice du rempart »
    Et que le protecteur de « Exercice du rempart » est Angie
    Et que « Exercice du rempart » a un marqueur « défense »
    Et qu'Edward contrôle « Youthful Knight »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque « Exercice du rempart » avec « Youthful Knight »
    Et que Ronald attaque « Exercice du rempart » avec « Géant des collines »
    Et que l'étape des blessures de combat de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Exercice du rempart » se résout
    Alors la créature « Géant des collines » attaque
    Quand la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 30 points de vie

  @id:combat.battle.damage @clause:battle.damage @from:2023-04-14 @must
  Scénario: Les blessures d'un sort retirent des marqueurs « défense » à une bataille
    Étant donné qu'Edward contrôle « Invasion of Dominaria »
    Et que le protecteur de « Invasion of Dominaria » est Angie
    Et que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand Ronald lance « Shock » en ciblant « Invasion of Dominaria »
    Et que le sort se résout
    Alors « Invasion of Dominaria » a trois marqueurs « défense »

  @id:combat.battle.protector.one @clause:battle.protector @clause:battle.enters @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2023-04-14 @must
  Scénario: Le contrôleur d'une bataille choisit un adversaire comme protecteur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand Edward lance « Invasion of Dominaria »
    Et que le sort se résout
    Et qu'Edward choisit Angie comme protecteur
    Alors le protecteur de « Invasion of Dominaria » est Angie
    Et « Invasion of Dominaria » a cinq marqueurs « défense »

  @id:combat.battle.protector.other @clause:battle.protector @clause:battle.attacked @from:2023-04-14 @must
  Scénario: Le contrôleur d'une bataille choisit l'autre adversaire comme protecteur, et elle est attaquée aussitôt
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand Edward lance « Invasion of Dominaria »
    Et que le sort se résout
    Et qu'Edward choisit Barry comme protecteur
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que Ronald attaque « Invasion of Dominaria » avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors le protecteur de « Invasion of Dominaria » est Barry
    Et « Invasion of Dominaria » a trois marqueurs « défense »

  @id:combat.battle.protector.teammate @clause:battle.new_protector @clause:battle.protector @from:2023-04-14 @must
  Scénario: Un coéquipier n'est pas un adversaire, et pour la bataille qu'il protège un adversaire est choisi
    Étant donné qu'Edward contrôle « Invasion of Dominaria »
    Et que le protecteur de « Invasion of Dominaria » est Ronald
    Quand l'étape de début de combat de l'équipe d'Edward commence
    Et qu'Edward choisit Barry comme protecteur
    Alors le protecteur de « Invasion of Dominaria » est Barry

  @id:combat.battle.typeless @situation:combat.battle.typeless @clause:battle.typeless @clause:battle.attacked @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2024-11-08 @must
  Scénario: Celui qui contrôle une bataille sans type la protège, et l'autre équipe l'attaque
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Géant des collines »
    Quand Edward lance « Exercice de la palissade »
    Et que le sort se résout
    Alors le protecteur de « Exercice de la palissade » est Edward
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque « Exercice de la palissade » avec « Géant des collines »
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors Edward ne contrôle pas « Exercice de la palissade »

  @id:combat.battle.typeless.teammate @situation:combat.battle.typeless @clause:battle.typeless @clause:battle.new_protector @from:2024-11-08 @must
  Scénario: Personne d'autre que son contrôleur ne peut être le protecteur d'une bataille sans type
    Étant donné qu'Edward contrôle « Exercice de la palissade »
    Et que le protecteur de « Exercice de la palissade » est Angie
    Quand l'étape de début de combat de l'équipe d'Edward commence
    Alors le protecteur de « Exercice de la palissade » est Edward

  @id:combat.battle.typeless.waits @situation:combat.battle.typeless.waits @clause:battle.dies @from:2024-11-08 @until:2026-08-07 @must
  Scénario: Toute bataille sans défense attendait celle de ses capacités qui s'était déclenchée
    Étant donné qu'Edward contrôle « Exercice de la palissade »
    Et que le protecteur de « Exercice de la palissade » est Edward
    Et que « Exercice de la palissade » a deux marqueurs « défense »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que Ronald lance « Shock » en ciblant « Exercice de la palissade »
    Et que le sort se résout
    Alors Edward contrôle « Exercice de la palissade »
    Quand la capacité déclenchée de « Exercice de la palissade » se résout
    Alors Edward ne contrôle pas « Exercice de la palissade »

  @id:combat.battle.typeless.goes @situation:combat.battle.typeless.waits @clause:battle.no_siege @from:2026-08-07 @must
  Scénario: Une bataille sans défense qui n'est pas un siège n'attend aucune de ses capacités
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Exercice de la palissade »
    Et que le protecteur de « Exercice de la palissade » est Edward
    Et que « Exercice de la palissade » a deux marqueurs « défense »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que Ronald lance « Shock » en ciblant « Exercice de la palissade »
    Et que le sort se résout
    Alors Edward ne contrôle pas « Exercice de la palissade »
    Quand la capacité déclenchée de « Exercice de la palissade » se résout
    Alors l'équipe d'Edward a 21 points de vie
