# language: fr
Fonctionnalité: Les équipements
  > Un équipement est attaché à une créature. À celle de qui, quand, et qu'en est-il quand la créature part ou est prise ?

  @id:equip.own @clause:equipment.equip @clause:target.choose @from:2005-08-01 @must
  Scénario: Un équipement s'attache à une créature de son propre contrôleur, pas à celle d'un coéquipier, et elle seule grandit
    Étant donné qu'Angie contrôle « Bonesplitter »
    Et qu'Angie contrôle trois « Source de mana »
    Et qu'Angie a « Wind Drake » en main
    Et que Barry contrôle « Grizzlis »
    Et que Barry contrôle deux « Source de mana »
    Alors Angie ne peut pas activer la capacité de « Bonesplitter »
    Et Barry ne peut pas activer la capacité de « Bonesplitter »
    Quand Angie lance « Wind Drake »
    Et que le sort se résout
    Alors Angie ne peut pas activer la capacité de « Bonesplitter »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie peut activer la capacité de « Bonesplitter »
    Quand la capacité se résout
    Alors la créature « Wind Drake » est 4/2
    Et la créature « Grizzlis » est 2/2

  @id:equip.when @clause:equipment.equip @clause:ability.as_sorcery @from:2005-08-01 @must
  Scénario: On n'équipe que pendant une phase principale de sa propre équipe, la pile étant vide
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Bonesplitter »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle deux « Source de mana »
    Quand l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas activer la capacité de « Bonesplitter »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie ne peut pas activer la capacité de « Bonesplitter »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et que Barry lance « Angel's Mercy »
    Alors Angie ne peut pas activer la capacité de « Bonesplitter »
    Quand le sort se résout
    Alors Angie peut activer la capacité de « Bonesplitter »
    Quand la capacité se résout
    Alors la créature « Grizzlis » est 4/2

  @id:equip.dies @clause:equipment.unattached @clause:zone.new_object @from:2005-08-01 @must
  Scénario: Un équipement reste quand sa créature meurt, et n'est attaché à rien, même si la créature revient
    Étant donné qu'Angie contrôle « Bonesplitter »
    Et qu'Angie contrôle dix « Source de mana »
    Et qu'Angie contrôle « Grizzlis »
    Quand Angie active la capacité de « Bonesplitter »
    Et que la capacité se résout
    Alors la créature « Grizzlis » est 4/2
    Quand Angie lance « Unsummon » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Angie contrôle « Bonesplitter »
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Alors la créature « Grizzlis » est 2/2
    Quand Angie active la capacité de « Bonesplitter »
    Et que la capacité se résout
    Alors la créature « Grizzlis » est 4/2
    Quand Barry lance « Meurtre » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Angie contrôle « Bonesplitter »
    Et Angie a « Grizzlis » dans son cimetière

  @id:equip.gone @situation:equip.dies @clause:equipment.equip @clause:target.illegal @from:2005-08-01 @must
  Scénario: Quand la créature part avant que la capacité se résolve, l'équipement reste sur celle qu'il équipe
    Étant donné qu'Angie contrôle « Bonesplitter »
    Et qu'Angie contrôle dix « Source de mana »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Quand Angie active la capacité de « Bonesplitter »
    Alors Angie doit faire un choix
    Quand Angie choisit « Géant des collines » comme cible
    Et que la capacité se résout
    Quand Angie active la capacité de « Bonesplitter »
    Et qu'Angie choisit « Grizzlis » comme cible
    Et que Barry lance « Unsummon » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que la capacité se résout
    Alors la créature « Géant des collines » est 5/3
    Et Angie contrôle « Bonesplitter »

  @id:equip.destroyed @situation:equip.dies @clause:equipment.equip @clause:ability.independent @from:2005-08-01 @must
  Scénario: Un équipement détruit avant que sa capacité se résolve ne s'attache à rien
    Étant donné qu'Angie contrôle « Bonesplitter »
    Et qu'Angie contrôle dix « Source de mana »
    Et qu'Angie contrôle « Grizzlis »
    Quand Angie active la capacité de « Bonesplitter »
    Et que Barry lance « Naturalisation » en ciblant « Bonesplitter »
    Et que le sort se résout
    Et que la capacité se résout
    Alors la créature « Grizzlis » est 2/2
    Et Angie a « Bonesplitter » dans son cimetière

  @id:equip.taken @clause:equipment.control @clause:equipment.equip @from:2005-08-01 @must
  Scénario: Quand un adversaire prend la créature, l'équipement reste sur elle et à son contrôleur, qui seul peut l'attacher ailleurs
    Étant donné qu'Angie contrôle « Bonesplitter »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle dix « Source de mana »
    Et qu'Edward contrôle « Bonesplitter »
    Et qu'Edward contrôle dix « Source de mana »
    Quand Angie active la capacité de « Bonesplitter » d'Angie
    Et que la capacité se résout
    Alors la créature « Grizzlis » est 4/2
    Quand Angie lance « Géant des collines »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Control Magic » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Edward contrôle « Grizzlis »
    Et la créature « Grizzlis » est 4/2
    Et Edward ne peut pas activer la capacité de « Bonesplitter » d'Angie
    Mais Edward peut activer la capacité de « Bonesplitter » d'Edward
    Quand la capacité se résout
    Alors la créature « Grizzlis » est 6/2
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 6/2
    Quand Angie active la capacité de « Bonesplitter » d'Angie
    Et que la capacité se résout
    Alors la créature « Grizzlis » est 4/2
    Et la créature « Géant des collines » est 5/3

  @id:equip.no_creature @clause:equipment.unattached @clause:object.types @from:2018-04-27 @must
  Scénario: Un équipement n'est plus attaché à ce qui n'est plus une créature, et n'y revient pas quand cela en redevient une
    Étant donné qu'Angie contrôle « Bonesplitter »
    Et qu'Angie contrôle dix « Source de mana »
    Et qu'Angie contrôle « Still Life »
    Quand Angie active la capacité de « Still Life »
    Et que la capacité se résout
    Et qu'Angie active la capacité de « Bonesplitter »
    Et que la capacité se résout
    Alors la créature « Still Life » est 6/3
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Et qu'Angie active la capacité de « Still Life »
    Et que la capacité se résout
    Alors la créature « Still Life » est 4/3
    Et Angie contrôle « Bonesplitter »

  @id:equip.hexproof @clause:target.hexproof @clause:equipment.equip @from:2018-04-27 @must
  Scénario: Avec les Bottes une créature attaque aussitôt, et les adversaires ne peuvent pas la choisir, un coéquipier si
    Étant donné qu'Angie contrôle « Swiftfoot Boots »
    Et qu'Angie contrôle dix « Source de mana »
    Et qu'Angie contrôle « Wind Drake »
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Swiftfoot Boots »
    Et qu'Angie choisit « Grizzlis » comme cible
    Et que la capacité se résout
    Et que l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas lancer « Unsummon » en ciblant « Grizzlis »
    Mais Edward peut lancer « Unsummon » en ciblant « Wind Drake »
    Quand le sort se résout
    Alors Barry peut lancer « Giant Growth » en ciblant « Grizzlis »
    Quand le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie peut attaquer Edward avec « Grizzlis »

  @id:equip.enters @clause:trigger.enters @clause:equipment.equip @clause:combat.block @from:2018-04-27 @must
  Scénario: Le Maillet s'attache en arrivant à une créature de son contrôleur, pas à celle d'un coéquipier ; elle a alors le vol et l'initiative
    Étant donné qu'Angie contrôle dix « Source de mana »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Élémental de l'air »
    Quand Angie lance « Maul of the Skyclaves »
    Et que le sort se résout
    Et que la capacité déclenchée de « Maul of the Skyclaves » se résout
    Alors la créature « Grizzlis » est 4/4
    Et la créature « Géant des collines » de Barry est 3/3
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Grizzlis » avec « Géant des collines » d'Edward
    Mais Ronald peut bloquer « Grizzlis » avec « Élémental de l'air »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors Ronald a « Élémental de l'air » dans son cimetière
    Et Angie contrôle « Grizzlis »
    Quand Barry lance « Unsummon » en ciblant « Grizzlis »
    Et que le sort se résout
    Et qu'Angie lance « Grizzlis »
    Et que le sort se résout
    Alors la créature « Grizzlis » est 2/2
    Quand Angie active la capacité de « Maul of the Skyclaves »
    Et que la capacité se résout
    Alors la créature « Grizzlis » est 4/4
