# language: fr
Fonctionnalité: Ce que d'autres en font
  > Une carte fait créer des jetons ou piocher un autre joueur, contrecarre ce qu'un autre lance, ou fait revenir ce qui est mort. À qui est-ce ?

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
    Et qu'Angie n'a aucune carte en main
    Et que Barry n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Edric, Spymaster of Trest » se résout
    Et que Barry fait ce que la capacité permet
    Alors Barry a une carte en main
    Et Angie n'a aucune carte en main

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
  Scénario: Les permanents du contrôleur de Seedborn Muse se dégagent pendant l'étape de dégagement de chaque autre joueur
    Étant donné qu'Angie contrôle « Seedborn Muse »
    Et qu'Angie contrôle « Géant des collines »
    Et que Martha contrôle « Grizzlis »
    Et que la carte « Grizzlis » est engagée
    Et que la carte « Géant des collines » est engagée
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la carte « Géant des collines » est dégagée
    Et la carte « Grizzlis » est engagée

  @id:of_others.greatest @clause:effect.choice @clause:object.you @from:2016-01-16 @must
  Scénario: Chaque adversaire sacrifie sa créature avec la force la plus grande, quoi que le coéquipier ait
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Wind Drake »
    Quand Angie lance « Crackling Doom »
    Et que le sort se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et Edward contrôle « Grizzlis »
    Et Edward a « Géant des collines » dans son cimetière
    Et Ronald ne contrôle aucune créature

  @id:of_others.owned @clause:object.control @clause:object.you @from:2018-04-27 @must
  Scénario: Ce que des adversaires contrôlent de ce que l'on possède compte, et pas ce qui est à un coéquipier
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Zedruu the Greathearted »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Wind Drake »
    Et que Barry contrôle « Grizzlis »
    Quand Angie lance « Harmless Offering » en ciblant « Géant des collines » et Edward
    Et que le sort se résout
    Et que Barry lance « Harmless Offering » en ciblant « Grizzlis » et Edward
    Et que le sort se résout
    Alors Edward contrôle « Géant des collines »
    Et Edward contrôle « Grizzlis »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Zedruu the Greathearted » se résout
    Alors l'équipe d'Angie a 21 points de vie
    Et Angie a une carte en main

  @id:of_others.exchanged @clause:object.control @clause:layers.lasting @from:2006-10-01 @must
  Scénario: Toutes les créatures de deux joueurs changent de mains à la fois, et reviennent à la fin du tour
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Wind Drake »
    Quand Angie lance « Reins of Power » en ciblant Edward
    Et que le sort se résout
    Alors Angie contrôle « Grizzlis »
    Et Edward contrôle « Géant des collines »
    Et Ronald contrôle « Wind Drake »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Angie contrôle « Géant des collines »
    Et Edward contrôle « Grizzlis »

  @id:of_others.deluge @clause:cost.additional @clause:spell.variable @clause:life.pay @from:2016-01-16 @must
  Scénario: On paie autant de points de vie que X, et toutes les créatures sont réduites d'autant
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Edward contrôle « Géant des collines »
    Et que Barry contrôle « Élémental de l'air »
    Quand Angie lance « Toxic Deluge » avec X = 3
    Et que le sort se résout
    Alors l'équipe d'Angie a 17 points de vie
    Et Edward ne contrôle aucune créature
    Et la créature « Élémental de l'air » est 1/1
