# language: fr
Fonctionnalité: Ce que dit une carte, et rien de plus
  > Des cartes imprimées dont beaucoup de situations se servent : chaque nombre, chaque sorte de cible, et ce qui dure un tour.

  @id:card.angelic_blessing @clause:layers.lasting @clause:step.cleanup @clause:target.choose @from:2018-04-27 @must
  Scénario: Angelic Blessing donne +3/+3 et le vol pour ce tour, et à des créatures seulement
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Antienne glorieuse »
    Et qu'Edward contrôle « Obsianus Golem »
    Alors Angie ne peut pas lancer « Angelic Blessing » en ciblant « Antienne glorieuse »
    Mais Angie peut lancer « Angelic Blessing » en ciblant « Géant des collines »
    Quand le sort se résout
    Alors la créature « Géant des collines » est 6/6
    Et la créature « Grizzlis » est 2/2
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines » et « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Géant des collines » avec « Obsianus Golem »
    Mais Edward peut bloquer « Grizzlis » avec « Obsianus Golem »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 3/3

  @id:card.caress_of_phyrexia @clause:life.shared @clause:poison.shared @from:2018-04-27 @must
  Scénario: Caress of Phyrexia fait piocher trois cartes à sa cible, lui fait perdre 3 points de vie et lui donne trois marqueurs poison
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Edward n'a aucune carte en main
    Et que Ronald n'a aucune carte en main
    Quand Angie lance « Caress of Phyrexia » en ciblant Ronald
    Et que le sort se résout
    Alors Ronald a trois cartes en main
    Et Edward n'a aucune carte en main
    Et l'équipe d'Edward a 17 points de vie
    Et l'équipe d'Edward a trois marqueurs poison
    Et l'équipe d'Angie a 20 points de vie
    Et l'équipe d'Angie n'a aucun marqueur poison

  @id:card.furnace_whelp @clause:layers.lasting @clause:step.cleanup @clause:combat.block @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scénario: Furnace Whelp vole, et grandit d'un point jusqu'à la fin du tour chaque fois que sa capacité se résout
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Furnace Whelp »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Edward contrôle « Obsianus Golem »
    Quand Angie active la capacité de « Furnace Whelp »
    Et que la capacité se résout
    Alors la créature « Furnace Whelp » est 3/2
    Quand Angie active la capacité de « Furnace Whelp »
    Et que la capacité se résout
    Alors la créature « Furnace Whelp » est 4/2
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Furnace Whelp » et « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Furnace Whelp » avec « Obsianus Golem »
    Mais Edward peut bloquer « Grizzlis » avec « Obsianus Golem »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 16 points de vie
    Et la créature « Furnace Whelp » est 2/2

  @id:card.door_to_nothingness @clause:team.wins_and_loses @clause:ability.only_if @from:2018-04-27 @must
  Scénario: Door to Nothingness arrive engagée, et est sacrifiée pour sa capacité
    Étant donné qu'Angie contrôle dix « Source de mana »
    Quand Angie lance « Door to Nothingness »
    Et que le sort se résout
    Alors la carte « Door to Nothingness » est engagée
    Et Angie ne peut pas activer la capacité de « Door to Nothingness »
    Quand l'étape de pioche de l'équipe d'Edward commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors la carte « Door to Nothingness » est dégagée
    Et Angie peut activer la capacité de « Door to Nothingness »
    Quand Angie choisit Ronald comme cible
    Alors Angie a « Door to Nothingness » dans son cimetière
    Quand la capacité se résout
    Alors l'équipe d'Edward perd la partie

  @id:card.high_ground @clause:combat.block @from:2024-11-08 @must
  Scénario: High Ground laisse chaque créature de son contrôleur en bloquer une de plus, et aucune d'un coéquipier
    Étant donné qu'Angie contrôle « High Ground »
    Et qu'Angie contrôle « Obsianus Golem »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Grizzlis »
    Et que Ronald attaque Barry avec « Wind Drake »
    Et que Ronald attaque Barry avec « Youthful Knight »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Barry ne peut pas bloquer à la fois « Grizzlis » et « Youthful Knight » avec « Géant des collines »
    Mais Angie peut bloquer à la fois « Grizzlis » et « Youthful Knight » avec « Obsianus Golem »

  @id:card.goblin_freerunner @clause:combat.block @from:2024-11-08 @must
  Scénario: Goblin Freerunner est bloqué par deux créatures, et non par une seule
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Goblin Freerunner »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Goblin Freerunner » avec « Géant des collines »
    Mais Edward peut bloquer « Goblin Freerunner » avec « Géant des collines »
    Et Ronald peut bloquer « Goblin Freerunner » avec « Grizzlis »

  @id:card.infernal_contract @clause:life.read @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scénario: Infernal Contract prend la moitié de 17 points de vie, arrondie à l'unité supérieure, pour quatre cartes
    Étant donné que l'équipe d'Angie a 17 points de vie
    Et qu'Angie a « Infernal Contract » en main
    Quand Angie lance « Infernal Contract »
    Et que le sort se résout
    Alors Angie a quatre cartes en main
    Et l'équipe d'Angie a 8 points de vie

  @id:card.acolyte_of_xathrid @clause:ability.only_if @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scénario: Acolyte of Xathrid prend un point de vie, et s'engage pour cela
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Acolyte of Xathrid »
    Et qu'Angie contrôle quatre « Source de mana »
    Quand Angie active la capacité de « Acolyte of Xathrid »
    Et qu'Angie choisit Edward comme cible
    Alors la carte « Acolyte of Xathrid » est engagée
    Quand la capacité se résout
    Alors l'équipe d'Edward a 19 points de vie
    Et Angie ne peut pas activer la capacité de « Acolyte of Xathrid »
    Quand l'étape de pioche de l'équipe d'Edward commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie peut activer la capacité de « Acolyte of Xathrid »
