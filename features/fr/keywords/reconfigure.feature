# language: fr
Fonctionnalité: Un équipement qui est une créature
  > Un équipement est une créature tant qu'il n'est attaché à aucune. Qui l'attache à quoi, quand, et qu'est-il alors ?

  @id:ruling.cloudsteel_kirin @clause:equipment.reconfigure @clause:team.wins_and_loses @from:2022-02-18 @must
  Scénario: L'équipe d'une créature qui porte le Cloudsteel Kirin ne peut pas perdre la partie, jusqu'à ce qu'il en soit détaché
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 2 points de vie
    Et qu'Angie contrôle « Cloudsteel Kirin »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle dix « Source de mana »
    Et qu'Edward a « Shock » en main
    Et qu'Edward contrôle « Source de mana »
    Quand Angie active la première capacité de « Cloudsteel Kirin » en ciblant « Grizzlis »
    Et que la capacité se résout
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant Barry
    Et que le sort se résout
    Alors l'équipe d'Angie a 0 point de vie
    Et la partie continue
    Quand Angie active la deuxième capacité de « Cloudsteel Kirin »
    Et que la capacité se résout
    Alors l'équipe d'Angie perd la partie

  @id:ruling.cloudsteel_kirin.win @clause:equipment.reconfigure @clause:team.wins_and_loses @from:2022-02-18 @must
  Scénario: Un joueur qui a une créature portant le Cloudsteel Kirin empêche les deux adversaires de gagner
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 50 points de vie
    Et qu'Edward contrôle « Test d'endurance »
    Et qu'Angie contrôle « Cloudsteel Kirin »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle cinq « Source de mana »
    Quand Angie active la première capacité de « Cloudsteel Kirin » en ciblant « Grizzlis »
    Et que la capacité se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Test d'endurance » se résout
    Alors la partie continue
    Et l'équipe d'Angie est toujours dans la partie

  @id:reconfigure.creature @clause:equipment.reconfigure @variant:two-headed-giant @variant:two-player @from:2022-02-18 @must
  Scénario: Sur une autre créature l'équipement n'en est pas une, et il donne ce qu'il a à donner
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Cloudsteel Kirin »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle cinq « Source de mana »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie active la première capacité de « Cloudsteel Kirin » en ciblant « Grizzlis »
    Et que la capacité se résout
    Alors Angie contrôle une créature
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Cloudsteel Kirin »
    Mais Angie peut attaquer Edward avec « Grizzlis »
    Quand l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Grizzlis » avec « Géant des collines »
    Mais Edward peut ne bloquer avec aucune créature

  @id:reconfigure.off @clause:equipment.reconfigure @clause:ability.only_if @variant:two-headed-giant @variant:two-player @from:2022-02-18 @must
  Scénario: Ce qui n'est attaché à rien ne se détache pas, et ce qui est détaché est de nouveau une créature
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Rabbit Battery »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle deux « Source de mana »
    Alors Angie ne peut pas activer la deuxième capacité de « Rabbit Battery »
    Mais Angie peut activer la première capacité de « Rabbit Battery » en ciblant « Grizzlis »
    Quand la capacité se résout
    Alors la créature « Grizzlis » est 3/3
    Et Angie contrôle une créature
    Et Angie peut activer la deuxième capacité de « Rabbit Battery »
    Quand la capacité se résout
    Alors la créature « Grizzlis » est 2/2
    Et la créature « Rabbit Battery » est 1/1
    Et Angie contrôle deux créatures

  @id:reconfigure.whose @clause:equipment.reconfigure @clause:target.choose @from:2022-02-18 @must
  Scénario: Un équipement avec la reconfiguration s'attache à une autre créature de son contrôleur, et ni à lui-même ni à celle d'un coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Rabbit Battery »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et qu'Angie contrôle « Source de mana »
    Alors Angie ne peut pas activer la première capacité de « Rabbit Battery » en ciblant « Géant des collines »
    Et Angie ne peut pas activer la première capacité de « Rabbit Battery » en ciblant « Rabbit Battery »
    Mais Angie peut activer la première capacité de « Rabbit Battery » en ciblant « Grizzlis »
    Quand la capacité se résout
    Alors la créature « Grizzlis » est 3/3
    Et la créature « Géant des collines » est 3/3

  @id:reconfigure.dies @clause:equipment.reconfigure @clause:equipment.unattached @variant:two-headed-giant @variant:two-player @from:2022-02-18 @must
  Scénario: Quand la créature qui porte Rabbit Battery meurt, Rabbit Battery est de nouveau une créature
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Rabbit Battery »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Goblin Bombardment »
    Et qu'Angie contrôle « Source de mana »
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie active la première capacité de « Rabbit Battery » en ciblant « Grizzlis »
    Et que la capacité se résout
    Et qu'Angie active la capacité de « Goblin Bombardment » en ciblant Edward
    Et que la capacité se résout
    Alors l'équipe d'Edward a 19 points de vie
    Et Angie a « Grizzlis » dans son cimetière
    Et Angie contrôle une créature
    Et la créature « Rabbit Battery » est 1/1

  @id:reconfigure.when @clause:equipment.reconfigure @clause:ability.only_if @variant:two-headed-giant @variant:two-player @from:2022-02-18 @must
  Scénario: Un équipement avec la reconfiguration s'attache quand un rituel pourrait être lancé, et à aucun autre moment
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Rabbit Battery »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle deux « Source de mana »
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Alors Angie ne peut pas activer la première capacité de « Rabbit Battery » en ciblant « Grizzlis »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie peut activer la première capacité de « Rabbit Battery » en ciblant « Grizzlis »
    Quand la capacité se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors Angie ne peut pas activer la deuxième capacité de « Rabbit Battery »
    Et la créature « Grizzlis » est 3/3
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie peut activer la deuxième capacité de « Rabbit Battery »

  @id:unattach.all @clause:equipment.unattach @from:2009-10-01 @must
  Scénario: Tout équipement est détaché d'une créature, à qui qu'elle soit, et aucun d'une autre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Bonesplitter »
    Et qu'Angie contrôle « Swiftfoot Boots »
    Et que Barry contrôle « Géant des collines »
    Et que Barry contrôle « Maul of the Skyclaves »
    Et qu'Angie contrôle deux « Source de mana »
    Et que Barry contrôle cinq « Source de mana »
    Quand Angie active la capacité de « Bonesplitter » en ciblant « Grizzlis »
    Et que la capacité se résout
    Et qu'Angie active la capacité de « Swiftfoot Boots » en ciblant « Grizzlis »
    Et que la capacité se résout
    Et que Barry active la capacité de « Maul of the Skyclaves » en ciblant « Géant des collines »
    Et que la capacité se résout
    Alors la créature « Grizzlis » est 4/2
    Et la créature « Géant des collines » est 5/5
    Quand Barry lance « Disarm » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors la créature « Géant des collines » est 3/3
    Et la créature « Grizzlis » est 4/2
    Et Barry contrôle « Maul of the Skyclaves »

  @id:isnt.god @clause:object.devotion @clause:life.shared @from:2018-04-27 @must
  Scénario: Un dieu avec peu de dévotion n'est pas une créature, et voit pourtant arriver les créatures de son contrôleur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Purphoros, God of the Forge »
    Et qu'Angie contrôle « Hidetsugu le malfaisant »
    Et que Barry contrôle « Goblin Chieftain »
    Et qu'Angie a « Grizzlis » en main
    Et que Barry a « Géant des collines » en main
    Et qu'Angie contrôle deux « Source de mana »
    Et que Barry contrôle quatre « Source de mana »
    Quand Barry lance « Géant des collines »
    Et que le sort se résout
    Alors la pile est vide
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Et que la capacité déclenchée de « Purphoros, God of the Forge » se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et Angie contrôle deux créatures
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Purphoros, God of the Forge »
    Mais Angie peut attaquer Edward avec « Hidetsugu le malfaisant »

  @id:isnt.god.devoted @clause:object.devotion @from:2018-04-27 @must
  Scénario: Un dieu avec une dévotion de cinq est une créature, et n'en est plus une quand elle n'y est plus
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Purphoros, God of the Forge »
    Et qu'Angie contrôle « Hidetsugu le malfaisant »
    Et qu'Angie contrôle « Goblin Chieftain »
    Et qu'Angie contrôle « Goblin Bombardment »
    Et que l'équipe d'Edward a 20 points de vie
    Alors Angie contrôle trois créatures
    Et la créature « Purphoros, God of the Forge » est 6/5
    Quand Angie active la capacité de « Goblin Bombardment » en ciblant Edward
    Et qu'Angie sacrifie « Goblin Chieftain »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 19 points de vie
    Et Angie contrôle une créature

  @id:reconfigure.effect_creature @situation:reconfigure.effect_creature @clause:equipment.reconfigure @clause:layers.order @variant:two-headed-giant @variant:two-player @from:2022-02-18 @must
  Scénario: Sur ce qui n'est créature que par un effet, un équipement avec la reconfiguration n'en est pas une non plus
    Étant donné que l'équipe d'Angie a 10 points de vie
    Et qu'Angie contrôle « Rabbit Battery »
    Et qu'Angie contrôle cinq « Source de mana »
    Quand Angie lance « Opal Avenger »
    Et que le sort se résout
    Et que la capacité déclenchée de « Opal Avenger » se résout
    Alors Angie contrôle deux créatures
    Quand Angie active la première capacité de « Rabbit Battery » en ciblant « Opal Avenger »
    Et que la capacité se résout
    Alors la créature « Opal Avenger » est 4/6
    Et Angie contrôle une créature
