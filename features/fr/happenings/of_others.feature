# language: fr
Fonctionnalité: Ce que d'autres en font
  > Une carte fait créer des jetons ou piocher un autre joueur, contrecarre ce qu'un autre lance, ou fait revenir ce qui est mort. À qui est-ce ?

  @id:of_others.create @clause:object.you @clause:object.as_it_was @from:2011-06-17 @must
  Scénario: Le contrôleur de ce qui est détruit crée le jeton, et aucun coéquipier
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Beast Within » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Edward contrôle un jeton Bête 3/3
    Et Ronald ne contrôle aucune créature
    Et Angie ne contrôle aucune créature

  @id:of_others.target @clause:object.you @clause:target.choose @from:2005-10-01 @must
  Scénario: L'adversaire choisi crée trois jetons, et son coéquipier aucun
    Quand Angie lance « Hunted Dragon »
    Et que le sort se résout
    Et qu'Angie choisit Ronald comme cible
    Et que la capacité déclenchée de « Hunted Dragon » se résout
    Alors Ronald contrôle trois Chevaliers
    Et Edward ne contrôle aucune créature
    Et Angie contrôle « Hunted Dragon »

  @id:of_others.may @clause:object.you @clause:combat.damage_when @clause:effect.offer @from:2018-04-27 @must
  Scénario: Celui qui contrôle la créature qui touche un adversaire peut piocher, un coéquipier et aucun adversaire
    Étant donné qu'Angie contrôle « Edric, Spymaster of Trest »
    Et que Barry contrôle « Géant des collines »
    Et qu'Angie a zéro carte en main
    Et que Barry a zéro carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Edric, Spymaster of Trest » se résout
    Et que Barry fait ce que la capacité permet
    Alors Barry a une carte en main
    Et Angie a zéro carte en main

  @id:of_others.may.opponent @clause:combat.damage_when @variant:free-for-all @from:2018-04-27 @must
  Scénario: Un adversaire qui touche un autre adversaire peut piocher, et celui qui touche son contrôleur ne le peut pas
    Étant donné qu'Angie contrôle « Edric, Spymaster of Trest »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a une carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Martha avec « Géant des collines »
    Et qu'Edward attaque Angie avec « Grizzlis »
    Et que l'étape des blessures de combat de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Edric, Spymaster of Trest » se résout
    Et qu'Edward fait ce que la capacité permet
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Edward a deux cartes en main

  @id:of_others.countered @clause:effect.counter @clause:emblem.abilities @from:2016-11-11 @must
  Scénario: Le premier sort de chaque adversaire est contrecarré, pas le deuxième, et jamais celui d'un coéquipier
    Étant donné qu'Angie contrôle « Jace, Unraveler of Secrets »
    Et que « Jace, Unraveler of Secrets » a huit marqueurs « loyauté »
    Quand Angie active la troisième capacité de « Jace, Unraveler of Secrets »
    Et que la capacité se résout
    Et que Barry lance « Géant des collines »
    Et que le sort se résout
    Alors Barry contrôle « Géant des collines »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Grizzlis »
    Alors la pile compte deux sorts et capacités
    Quand l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors Edward a « Grizzlis » dans son cimetière
    Quand Edward lance « Wind Drake »
    Et que le sort se résout
    Alors Edward contrôle « Wind Drake »

  @id:of_others.hand @clause:zone.owner @clause:trigger.dies @from:2005-08-01 @must
  Scénario: Ce qui est mort va dans la main de son propriétaire
    Étant donné qu'Angie contrôle « Endless Cockroaches »
    Quand Barry lance « Shock » en ciblant « Endless Cockroaches »
    Et que le sort se résout
    Et que la capacité déclenchée de « Endless Cockroaches » se résout
    Alors Angie a « Endless Cockroaches » en main

  @id:of_others.yours @clause:zone.owner @clause:trigger.dies @from:2005-08-01 @must
  Scénario: Ce qu'était la créature d'un adversaire revient sous le contrôle de qui a l'aura
    Étant donné qu'Edward contrôle « Grizzlis »
    Quand Angie lance « False Demise » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que Barry lance « Shock » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que la capacité déclenchée de « False Demise » se résout
    Alors Angie contrôle « Grizzlis »
    Et Edward n'a aucune carte dans son cimetière

  @id:of_others.tapped @clause:zone.new_object @clause:trigger.dies @from:2017-09-29 @must
  Scénario: Une créature qui meurt ce tour-ci revient engagée, sous le contrôle de son propriétaire
    Étant donné que Barry contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Quand Angie lance « Supernatural Stamina » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors la créature « Géant des collines » est 5/3
    Quand Angie lance « Jour de condamnation »
    Et que le sort se résout
    Et que la capacité déclenchée de « Géant des collines » se résout
    Alors Barry contrôle « Géant des collines »
    Et la carte « Géant des collines » est engagée
    Et la créature « Géant des collines » est 3/3
    Et Angie ne contrôle aucune créature

  @id:of_others.untap @clause:step.untap_too @clause:object.you @from:2005-08-01 @must
  Scénario: Les permanents du joueur se dégagent pendant l'étape de dégagement de l'autre équipe, et pas ceux du coéquipier
    Étant donné qu'Angie contrôle « Seedborn Muse »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et que la carte « Géant des collines » est engagée
    Et que la carte « Grizzlis » est engagée
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la carte « Géant des collines » est dégagée
    Et la carte « Grizzlis » est engagée

  @id:of_others.untap.each @clause:step.untap_too @variant:free-for-all @from:2005-08-01 @must
  Scénario: Ils se dégagent pendant l'étape de dégagement de chaque autre joueur
    Étant donné qu'Angie contrôle « Seedborn Muse »
    Et qu'Angie contrôle « Géant des collines »
    Et que Martha contrôle « Grizzlis »
    Et que la carte « Grizzlis » est engagée
    Et que la carte « Géant des collines » est engagée
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la carte « Géant des collines » est dégagée
    Et la carte « Grizzlis » est engagée
