# language: fr
Fonctionnalité: Ce que personne ne peut choisir
  > Quelqu'un doit choisir, et nomme ce que les règles ne lui laissent pas. Que devient le choix ?

  @id:choice.refused.trample.before @situation:choice.refused.trample @clause:combat.trample @clause:combat.damaged_player @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Les blessures de piétinement ne vont à aucun joueur avant que le bloqueur ait ce qui le tue
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « War Mammoth »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « War Mammoth »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « War Mammoth » avec « Grizzlis »
    Et que l'équipe d'Angie choisit Edward comme joueur qui subit les blessures
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Angie doit faire un choix
    Et l'équipe d'Angie ne peut pas répartir les blessures : 1 à « Grizzlis », 2 à Edward
    Et l'équipe d'Angie ne peut pas répartir les blessures : 3 à « Grizzlis », 1 à Edward
    Quand l'équipe d'Angie répartit les blessures : 2 à « Grizzlis », 1 à Edward
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 19 points de vie
    Et Ronald a « Grizzlis » dans son cimetière

  @id:choice.refused.trample @situation:choice.refused.trample @clause:combat.trample @from:2018-04-27 @must
  Scénario: Les blessures de piétinement vont au joueur attaqué une fois que le bloqueur a ce qui le tue, et pas plus tôt
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « War Mammoth »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « War Mammoth »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « War Mammoth » avec « Grizzlis »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Angie doit faire un choix
    Et l'équipe d'Angie ne peut pas répartir les blessures : 1 à « Grizzlis », 2 à Edward
    Et l'équipe d'Angie ne peut pas répartir les blessures : 2 à « Grizzlis », 1 à Ronald
    Et l'équipe d'Angie ne peut pas répartir les blessures : 3 à « Grizzlis », 1 à Edward
    Quand l'équipe d'Angie répartit les blessures : 2 à « Grizzlis », 1 à Edward
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 19 points de vie
    Et Ronald a « Grizzlis » dans son cimetière

  @id:choice.refused.trample.two @clause:combat.trample @from:2018-04-27 @must
  Scénario: De deux bloqueurs de deux joueurs, chacun doit avoir ce qui le tue avant que les blessures de piétinement passent
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « War Mammoth »
    Et qu'Edward contrôle « Oiseaux de paradis »
    Et que Ronald contrôle « Soul Warden »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « War Mammoth »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « War Mammoth » avec « Oiseaux de paradis »
    Et que Ronald bloque « War Mammoth » avec « Soul Warden »
    Et que l'équipe d'Angie annonce l'ordre d'assignation des blessures : d'abord « Oiseaux de paradis », puis « Soul Warden »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Angie doit faire un choix
    Et l'équipe d'Angie ne peut pas répartir les blessures : 1 à « Oiseaux de paradis », 0 à « Soul Warden », 2 à Edward
    Quand l'équipe d'Angie répartit les blessures : 1 à « Oiseaux de paradis », 1 à « Soul Warden », 1 à Edward
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 19 points de vie
    Et Edward a « Oiseaux de paradis » dans son cimetière
    Et Ronald a « Soul Warden » dans son cimetière

  @id:choice.refused.order.before @situation:choice.refused.order @clause:combat.division @clause:combat.order @from:2009-07-11 @until:2018-04-27 @must
  Scénario: Des bloqueurs rangés par l'équipe attaquante, le deuxième ne recevait rien avant que le premier ait ce qui le tuait
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Grizzlis »
    Et que Ronald bloque « Géant des collines » avec « Wind Drake »
    Et que l'équipe d'Angie annonce l'ordre d'assignation des blessures : d'abord « Grizzlis », puis « Wind Drake »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Angie doit faire un choix
    Et l'équipe d'Angie ne peut pas répartir les blessures : 1 à « Grizzlis », 2 à « Wind Drake »
    Quand l'équipe d'Angie répartit les blessures : 2 à « Grizzlis », 1 à « Wind Drake »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Grizzlis » dans son cimetière
    Et Ronald contrôle « Wind Drake »

  @id:choice.refused.order @situation:choice.refused.order @clause:combat.division @clause:combat.order @from:2018-04-27 @until:2024-11-08 @must
  Scénario: Le deuxième de deux bloqueurs en ordre ne reçoit rien avant que le premier ait ce qui le tue
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Grizzlis »
    Et que Ronald bloque « Géant des collines » avec « Wind Drake »
    Et que l'équipe d'Angie annonce l'ordre d'assignation des blessures : d'abord « Grizzlis », puis « Wind Drake »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Angie doit faire un choix
    Et l'équipe d'Angie ne peut pas répartir les blessures : 1 à « Grizzlis », 2 à « Wind Drake »
    Quand l'équipe d'Angie répartit les blessures : 2 à « Grizzlis », 1 à « Wind Drake »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Grizzlis » dans son cimetière
    Et Ronald contrôle « Wind Drake »

  @id:choice.refused.total @clause:combat.division @from:2024-11-08 @must
  Scénario: Ce que reçoivent les bloqueurs fait ce qu'inflige l'attaquant, ni plus ni moins
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Grizzlis »
    Et que Ronald bloque « Géant des collines » avec « Wind Drake »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Angie doit faire un choix
    Et l'équipe d'Angie ne peut pas répartir les blessures : 2 à « Grizzlis », 2 à « Wind Drake »
    Et l'équipe d'Angie ne peut pas répartir les blessures : 1 à « Grizzlis », 1 à « Wind Drake »
    Quand l'équipe d'Angie répartit les blessures : 1 à « Grizzlis », 2 à « Wind Drake »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward contrôle « Grizzlis »
    Et Ronald a « Wind Drake » dans son cimetière

  @id:choice.refused.blocker @clause:combat.division_blocker @from:2024-11-08 @must
  Scénario: Ce qu'inflige une créature qui en bloque deux fait sa force
    Étant donné qu'Angie contrôle « Obsianus Golem »
    Et qu'Angie contrôle « High Ground »
    Et que Barry contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que Ronald attaque Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Géant des collines » avec « Obsianus Golem »
    Et qu'Angie bloque « Grizzlis » avec « Obsianus Golem »
    Et que l'étape des blessures de combat de l'équipe d'Edward commence
    Alors Angie doit faire un choix
    Et l'équipe d'Angie ne peut pas répartir les blessures : 3 à « Géant des collines », 2 à « Grizzlis »
    Et l'équipe d'Angie ne peut pas répartir les blessures : 2 à « Géant des collines », 1 à « Grizzlis »
    Quand l'équipe d'Angie répartit les blessures : 2 à « Géant des collines », 2 à « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Edward contrôle « Géant des collines »
    Et Ronald a « Grizzlis » dans son cimetière

  @id:choice.refused.sacrifice @clause:effect.choice @clause:object.you @from:2005-08-01 @must
  Scénario: Qui doit sacrifier une créature ne peut pas prendre celle d'un coéquipier ou d'un adversaire
    Étant donné qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Wind Drake »
    Et que Ronald contrôle « Grizzlis »
    Et qu'Angie contrôle « Soul Warden »
    Quand Angie lance « Cruel Edict » en ciblant Edward
    Et que le sort se résout
    Alors Edward doit faire un choix
    Et Edward ne peut pas sacrifier « Grizzlis »
    Et Edward ne peut pas sacrifier « Soul Warden »
    Et Edward ne peut pas sacrifier « Géant des collines » et « Wind Drake »
    Quand Edward sacrifie « Wind Drake »
    Alors Edward a « Wind Drake » dans son cimetière
    Et Edward contrôle « Géant des collines »
    Et Ronald contrôle « Grizzlis »

  @id:choice.refused.another @clause:target.choose @from:2009-07-11 @must
  Scénario: Une capacité déclenchée qui vise un autre permanent ne peut viser ni sa source, ni ce dont elle épargne la sorte
    Étant donné qu'Angie contrôle trois « Plaine »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Forêt »
    Et qu'Edward contrôle « Fountain of Youth »
    Quand Angie lance « Oblivion Ring »
    Et que le sort se résout
    Alors Angie doit faire un choix
    Et Angie ne peut pas choisir « Oblivion Ring » comme cible
    Et Angie ne peut pas choisir « Forêt » comme cible
    Et Angie ne peut pas choisir Edward comme cible
    Quand Angie choisit « Fountain of Youth » comme cible
    Et que la capacité déclenchée de « Oblivion Ring » se résout
    Alors Edward possède « Fountain of Youth » en exil
    Et Barry contrôle « Géant des collines »

  @id:choice.refused.own_tapped @clause:target.choose @from:2018-04-27 @must
  Scénario: Une capacité déclenchée qui vise une créature engagée de son contrôleur ne peut viser celle d'un coéquipier
    Étant donné qu'Angie contrôle « Anafenza, the Foremost »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Wind Drake »
    Et qu'Angie contrôle « Obsianus Golem »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Anafenza, the Foremost », « Géant des collines » et « Wind Drake »
    Et que Barry attaque Edward avec « Grizzlis »
    Alors Angie doit faire un choix
    Et Angie ne peut pas choisir « Grizzlis » comme cible
    Et Angie ne peut pas choisir « Obsianus Golem » comme cible
    Et Angie ne peut pas choisir « Anafenza, the Foremost » comme cible
    Quand Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Anafenza, the Foremost » se résout
    Alors la créature « Géant des collines » est 4/4
    Et la créature « Grizzlis » est 2/2

  @id:choice.refused.shroud @clause:target.choose @from:2015-01-23 @must
  Scénario: Une capacité déclenchée ne peut viser une créature avec le linceul, qui que ce soit qui la contrôle
    Étant donné qu'Angie contrôle trois « Plaine »
    Et que Barry contrôle « Mist Leopard »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Fiend Hunter »
    Et que le sort se résout
    Alors Angie doit faire un choix
    Et Angie ne peut pas choisir « Mist Leopard » comme cible
    Et Angie ne peut pas choisir « Fiend Hunter » comme cible
    Quand Angie choisit « Géant des collines » comme cible
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Fiend Hunter » se résout
    Alors Edward possède « Géant des collines » en exil

  @id:choice.refused.found @clause:effect.search @clause:effect.choice @from:2009-07-11 @must
  Scénario: Qui peut chercher un terrain de base ne peut pas trouver une autre carte
    Étant donné qu'Angie a dix cartes dans sa bibliothèque
    Et qu'Angie a « Géant des collines » dans sa bibliothèque
    Et qu'Angie a « Forêt » dans sa bibliothèque
    Quand Angie lance « Rampant Growth »
    Et que le sort se résout
    Alors Angie doit faire un choix
    Et Angie ne peut pas trouver « Géant des collines » dans sa bibliothèque
    Quand Angie trouve « Forêt » dans sa bibliothèque
    Alors Angie contrôle « Forêt »

  @id:choice.refused.from_hand @clause:effect.choice @clause:object.you @from:2009-07-11 @must
  Scénario: Qui peut mettre une créature de sa main sur le champ de bataille ne peut y mettre ni un terrain, ni la carte d'un coéquipier
    Étant donné qu'Angie contrôle « Elvish Piper »
    Et qu'Angie contrôle « Forêt »
    Et qu'Angie a « Géant des collines » en main
    Et qu'Angie a « Marais » en main
    Et que Barry a « Wind Drake » en main
    Quand Angie active la capacité de « Elvish Piper »
    Et que la capacité se résout
    Alors Angie doit faire un choix
    Et Angie ne peut pas mettre « Marais » de sa main sur le champ de bataille
    Et Angie ne peut pas mettre « Wind Drake » de sa main sur le champ de bataille
    Quand Angie met « Géant des collines » de sa main sur le champ de bataille
    Alors Angie contrôle « Géant des collines »
    Et Angie a « Marais » en main
    Et Barry a « Wind Drake » en main

  @id:choice.refused.copied @clause:object.enters_as_copy @from:2009-07-11 @must
  Scénario: Ce qui arrive comme copie d'une créature ne peut pas être la copie d'un artefact
    Étant donné que Barry contrôle « Fountain of Youth »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Clone »
    Et que le sort se résout
    Alors Angie doit faire un choix
    Et Angie ne peut pas choisir de copier « Fountain of Youth »
    Quand Angie choisit de copier « Géant des collines »
    Alors Angie contrôle une créature 3/3

  @id:choice.refused.modes @clause:trigger.modes @from:2022-02-18 @must
  Scénario: D'une capacité dont on choisit l'un des modes, personne n'en choisit deux
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Edward contrôle « Fountain of Youth »
    Quand Angie lance « Knight of Autumn »
    Et que le sort se résout
    Alors Angie doit faire un choix
    Et Angie ne peut pas choisir les modes 1 et 3
    Quand Angie choisit le mode 3
    Et que la capacité déclenchée de « Knight of Autumn » se résout
    Alors l'équipe d'Angie a 24 points de vie
    Et la créature « Knight of Autumn » est 2/1

  @id:choice.refused.affected @clause:life.set_each @from:2010-04-23 @must
  Scénario: Une équipe désigne comme joueur affecté l'un de ses propres membres
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle une créature
    Et que Ronald contrôle deux créatures
    Quand Angie lance « Biorythme »
    Et que le sort se résout
    Alors Angie doit faire un choix
    Et l'équipe d'Angie ne peut pas choisir Edward comme joueur affecté
    Quand l'équipe d'Angie choisit Angie comme joueur affecté
    Alors Ronald doit faire un choix
    Et l'équipe d'Edward ne peut pas choisir Angie comme joueur affecté
    Quand l'équipe d'Edward choisit Ronald comme joueur affecté
    Alors l'équipe d'Angie a 1 point de vie
    Et l'équipe d'Edward a 2 points de vie

  @id:choice.refused.greatest @clause:effect.choice @from:2018-04-27 @must
  Scénario: Qui doit sacrifier une créature de la plus grande force ne peut pas en prendre une plus petite
    Étant donné qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Élémental de l'air »
    Et qu'Edward contrôle « Barkhide Mauler »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Crackling Doom »
    Et que le sort se résout
    Alors Edward doit faire un choix
    Et Edward ne peut pas sacrifier « Géant des collines »
    Quand Edward sacrifie « Élémental de l'air »
    Alors Edward contrôle « Géant des collines »
    Et Edward contrôle « Barkhide Mauler »
    Et Ronald a « Grizzlis » dans son cimetière

  @id:choice.refused.vote @clause:effect.vote @from:2015-01-23 @must
  Scénario: Un vote pour un permanent que contrôle le lanceur n'en est pas un
    Étant donné qu'Angie contrôle « Fountain of Youth »
    Et que Barry contrôle « Wind Drake »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Forêt »
    Quand Angie lance « Council's Judgment »
    Et que le sort se résout
    Alors Angie doit faire un choix
    Et Angie ne peut pas voter pour « Fountain of Youth »
    Et Angie ne peut pas voter pour « Forêt »
    Quand Angie vote pour « Géant des collines »
    Alors Barry doit faire un choix
    Et Barry ne peut pas voter pour « Fountain of Youth »
    Quand Barry vote pour « Wind Drake »
    Alors Edward doit faire un choix
    Quand Edward vote pour « Géant des collines »
    Alors Ronald doit faire un choix
    Quand Ronald vote pour « Wind Drake »
    Alors Barry possède « Wind Drake » en exil
    Et Edward possède « Géant des collines » en exil

  @id:choice.refused.legend @clause:legend.rule @from:2013-07-13 @must
  Scénario: De deux permanents légendaires du même nom, c'est l'un des siens que l'on garde, et non celui d'un coéquipier
    Étant donné qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que Barry contrôle « Isamaru, Hound of Konda »
    Et qu'Angie a « Isamaru, Hound of Konda » en main
    Quand Angie lance « Isamaru, Hound of Konda »
    Et que le sort se résout
    Alors Angie doit faire un choix
    Et Angie ne peut pas garder « Isamaru, Hound of Konda » de Barry sur le champ de bataille
    Quand Angie garde la première carte « Isamaru, Hound of Konda » d'Angie sur le champ de bataille
    Alors Angie a la deuxième carte « Isamaru, Hound of Konda » d'Angie dans son cimetière
    Et Barry contrôle « Isamaru, Hound of Konda »

  @id:choice.refused.opponent @clause:effect.clash @clause:team.opponents @from:2009-07-11 @must
  Scénario: Qui affronte un adversaire ne peut pas affronter son coéquipier
    Étant donné qu'Angie a « Élémental de l'air » au-dessus de sa bibliothèque
    Et que Barry a « Wind Drake » au-dessus de sa bibliothèque
    Et qu'Edward a « Plaine » au-dessus de sa bibliothèque
    Et que Ronald a « Grizzlis » au-dessus de sa bibliothèque
    Quand Angie lance « Oaken Brawler »
    Et que le sort se résout
    Et que la capacité déclenchée de « Oaken Brawler » se résout
    Alors Angie doit faire un choix
    Et Angie ne peut pas choisir Barry comme adversaire
    Et Angie ne peut pas choisir Angie comme adversaire
    Quand Angie choisit Ronald comme adversaire
    Alors Angie doit faire un choix
    Quand Angie ne met aucune carte au-dessous de sa bibliothèque
    Alors Ronald doit faire un choix
    Quand Ronald ne met aucune carte au-dessous de sa bibliothèque
    Alors la créature « Oaken Brawler » est 3/5

  @id:choice.refused.discard @clause:effect.discard @from:2009-07-11 @must
  Scénario: Qui doit se défausser d'une carte ne peut pas prendre celle d'un coéquipier
    Étant donné que Barry a « Élémental de l'air » en main
    Et qu'Edward a « Wind Drake » en main
    Et que Ronald a « Grizzlis » en main
    Et que Ronald a « Géant des collines » en main
    Quand Angie lance « Syphon Mind »
    Et que le sort se résout
    Alors Ronald doit faire un choix
    Et Ronald ne peut pas se défausser de « Wind Drake »
    Quand Ronald se défausse de « Géant des collines »
    Alors Ronald a « Grizzlis » en main
    Et Ronald a « Géant des collines » dans son cimetière
    Et Edward a « Wind Drake » dans son cimetière
    Et Barry a « Élémental de l'air » dans son cimetière

  @id:choice.refused.proliferate @clause:counters.proliferate @from:2016-11-11 @must
  Scénario: Rien de ce qui n'a pas de marqueur n'est choisi pour en recevoir un de plus
    Étant donné que Barry contrôle « Géant des collines »
    Et que « Géant des collines » a deux marqueurs +1/+1
    Et qu'Angie contrôle « Wind Drake »
    Et que Barry a deux marqueurs énergie
    Quand Angie lance « Steady Progress »
    Et que le sort se résout
    Alors Angie doit faire un choix
    Et Angie ne peut pas choisir « Wind Drake » pour recevoir un marqueur de plus
    Et Angie ne peut pas choisir « Géant des collines » et Angie pour recevoir chacun un marqueur de plus
    Quand Angie choisit « Géant des collines » pour recevoir un marqueur de plus
    Alors « Géant des collines » a trois marqueurs +1/+1
    Et Barry a deux marqueurs énergie

  @id:choice.refused.enchanted @clause:aura.enters @from:2009-07-11 @must
  Scénario: Une Aura qui est mise sur le champ de bataille n'est mise sur rien qu'elle ne puisse enchanter
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Claustrophobia » en main
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Élémental de l'air »
    Et qu'Edward contrôle « Fountain of Youth »
    Et que Barry contrôle « Mist Leopard »
    Quand Angie lance « Show and Tell »
    Et que le sort se résout
    Alors Angie doit faire un choix
    Quand Angie met « Claustrophobia » de sa main sur le champ de bataille
    Alors Angie doit faire un choix
    Et Angie ne peut pas choisir d'enchanter « Fountain of Youth »
    Quand Angie choisit d'enchanter « Mist Leopard »
    Et que la capacité déclenchée de « Claustrophobia » se résout
    Alors la carte « Mist Leopard » est engagée
    Et la carte « Grizzlis » est dégagée

  @id:choice.refused.general.trample @clause:combat.trample @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Un bloqueur doit recevoir ce qui le tue avant que les blessures de l'attaquant passent par piétinement
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « War Mammoth »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « War Mammoth »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « War Mammoth » avec « Grizzlis »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Angie doit faire un choix
    Et l'équipe d'Angie ne peut pas répartir les blessures : 1 à « Grizzlis », 2 à Edward
    Et l'équipe d'Angie ne peut pas répartir les blessures : 2 à « Grizzlis », 2 à Edward
    Quand l'équipe d'Angie répartit les blessures : 2 à « Grizzlis », 1 à Edward
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 19 points de vie
    Et Edward a « Grizzlis » dans son cimetière

  @id:choice.refused.general.sacrifice @clause:effect.choice @clause:object.you @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Qui doit sacrifier une créature ne peut sacrifier ni celle d'un autre joueur, ni deux des siennes
    Étant donné qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Wind Drake »
    Et qu'Angie contrôle « Soul Warden »
    Quand Angie lance « Cruel Edict » en ciblant Edward
    Et que le sort se résout
    Alors Edward doit faire un choix
    Et Edward ne peut pas sacrifier « Soul Warden »
    Et Edward ne peut pas sacrifier « Géant des collines » et « Wind Drake »
    Quand Edward sacrifie « Wind Drake »
    Alors Edward a « Wind Drake » dans son cimetière
    Et Edward contrôle « Géant des collines »
    Et Angie contrôle « Soul Warden »
