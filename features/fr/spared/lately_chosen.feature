# language: fr
Fonctionnalité: Ce qu'un sort ou une capacité peut viser, et ce qu'il ne peut pas
  > Une carte parle de créatures, d'artefacts, de ce qui est à un joueur. Qu'y a-t-il là qu'elle ne vise pas ?

  @id:card.chosen.casualties @situation:card.chosen @clause:spell.several_modes @clause:target.choose @from:2019-05-03 @must
  Scénario: Chaque mode détruit un permanent de sa sorte, quel que soit l'adversaire, et n'en vise aucun d'une autre
    Étant donné qu'Edward contrôle « Jade Statue »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Bad Moon »
    Et que Ronald contrôle « Chandra, Pyrogenius »
    Et que Barry contrôle « Altar of the Goyf »
    Alors Angie ne peut pas lancer « Casualties of War » en choisissant le mode 1 et en ciblant « Géant des collines »
    Et Angie ne peut pas lancer « Casualties of War » en choisissant le mode 2 et en ciblant « Jade Statue »
    Et Angie ne peut pas lancer « Casualties of War » en choisissant le mode 3 et en ciblant « Géant des collines »
    Et Angie ne peut pas lancer « Casualties of War » en choisissant le mode 4 et en ciblant « Bad Moon »
    Et Angie ne peut pas lancer « Casualties of War » en choisissant le mode 5 et en ciblant « Géant des collines »
    Mais Angie peut lancer « Casualties of War » en choisissant les modes 1 et 5 et en ciblant « Jade Statue » et « Chandra, Pyrogenius »
    Quand le sort se résout
    Alors Edward a « Jade Statue » dans son cimetière
    Et Ronald a « Chandra, Pyrogenius » dans son cimetière
    Et Edward contrôle « Géant des collines »
    Et Ronald contrôle « Bad Moon »
    Et Barry contrôle « Altar of the Goyf »

  @id:card.chosen.command @situation:card.chosen @clause:spell.several_modes @from:2009-07-11 @must
  Scénario: Les créatures des adversaires sont engagées, et rien d'autre de ce qui est à eux
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Jade Statue »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Cryptic Command » en choisissant les modes 3 et 4
    Et que le sort se résout
    Alors la carte « Géant des collines » est engagée
    Et la carte « Jade Statue » est dégagée

  @id:card.chosen.knight @situation:card.chosen @clause:trigger.modes @clause:target.choose @from:2018-10-05 @must
  Scénario: Un chevalier détruit l'artefact d'un coéquipier là où il n'y a rien d'autre à détruire
    Étant donné que Barry contrôle « Jade Statue »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Knight of Autumn »
    Et que le sort se résout
    Et qu'Angie choisit le mode 2
    Et que la capacité déclenchée de « Knight of Autumn » se résout
    Alors Barry a « Jade Statue » dans son cimetière
    Et Edward contrôle « Géant des collines »

  @id:card.chosen.indrik @situation:card.chosen @clause:trigger.no_target @clause:target.choose @from:2019-07-12 @must
  Scénario: Une créature qui se bat contre celle d'un autre joueur ne la trouve ni parmi celles de son contrôleur, ni dans ce qui n'en est pas une
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Jade Statue »
    Quand Angie lance « Affectionate Indrik »
    Et que le sort se résout
    Alors la pile est vide
    Et Angie contrôle « Grizzlis »

  @id:card.chosen.indrik_teammate @situation:card.chosen @clause:effect.fight @clause:target.choose @from:2019-07-12 @must
  Scénario: Ce qui se bat contre une créature d'un autre joueur peut choisir celle d'un coéquipier, car un coéquipier est un autre joueur
    Étant donné qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Jade Statue »
    Quand Angie lance « Affectionate Indrik »
    Et que le sort se résout
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Affectionate Indrik » se résout
    Alors Barry a « Géant des collines » dans son cimetière
    Et Angie contrôle « Grizzlis »
    Et Angie contrôle « Affectionate Indrik »

  @id:card.chosen.ignition @situation:card.chosen @clause:target.choose @from:2015-07-17 @must
  Scénario: La créature d'un joueur est enflammée, et ni celle d'un coéquipier ni un artefact
    Étant donné qu'Angie contrôle « Jade Statue »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe d'Angie a 20 points de vie
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Alors Angie ne peut pas lancer « Chandra's Ignition » en ciblant « Jade Statue »
    Et Angie ne peut pas lancer « Chandra's Ignition » en ciblant « Grizzlis »
    Mais Angie peut lancer « Chandra's Ignition » en ciblant « Géant des collines »
    Quand le sort se résout
    Alors l'équipe d'Edward a 14 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Et Barry a « Grizzlis » dans son cimetière
    Et Angie contrôle « Géant des collines »

  @id:card.chosen.one_target @situation:card.chosen @clause:target.choose @clause:cost.resources @from:2019-07-12 @must
  Scénario: Ce qui détruit une créature ne peut pas être activé tant qu'il n'y en a pas, et le peut dès qu'un coéquipier en a une
    Étant donné que l'équipe d'Angie a 40 points de vie
    Et qu'Angie contrôle « Jade Statue »
    Et qu'Angie contrôle « Altar of the Goyf »
    Et qu'Angie contrôle « Underhanded Designs »
    Et qu'Angie contrôle dix « Source de mana »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Alors Angie ne peut pas activer la capacité de « Underhanded Designs »
    Quand Barry lance « Grizzlis »
    Et que le sort se résout
    Alors Angie peut activer la capacité de « Underhanded Designs »
    Quand la capacité se résout
    Alors Barry a « Grizzlis » dans son cimetière
    Et Angie a « Underhanded Designs » dans son cimetière

  @id:card.chosen.likeness @situation:card.chosen @clause:object.copy @from:2009-07-11 @must
  Scénario: Ce qui devient une copie d'une créature n'a rien à choisir parmi les artefacts
    Étant donné qu'Edward contrôle « Jade Statue »
    Et que Barry contrôle « Géant des collines »
    Quand Angie lance « Exercice de la ressemblance » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Angie n'a aucun choix à faire
    Et Barry contrôle « Géant des collines »

  @id:card.chosen.regent @situation:card.chosen @clause:trigger.targeted @clause:object.you @from:2018-04-27 @must
  Scénario: Un dragon remarque les dragons de son contrôleur, et ni ceux d'un coéquipier ni une créature qui n'en est pas un
    Étant donné qu'Angie contrôle « Thunderbreak Regent »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Scourge of the Throne »
    Et que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand Edward lance « Giant Growth » en ciblant « Grizzlis »
    Alors la pile compte un sort ou capacité
    Quand Edward lance « Giant Growth » en ciblant « Scourge of the Throne »
    Alors la pile compte deux sorts et capacités
    Quand Edward lance « Giant Growth » en ciblant « Thunderbreak Regent »
    Alors la pile compte quatre sorts et capacités

  @id:card.chosen.horobi @situation:card.chosen @clause:trigger.targeted @from:2015-01-23 @must
  Scénario: Un sort qui cible ce qui n'est pas une créature ne détruit rien de ce seul fait
    Étant donné qu'Angie contrôle « Horobi, Death's Wail »
    Et que Barry contrôle « Jade Statue »
    Et qu'Edward contrôle « Géant des collines »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Into the Roil » en ciblant « Jade Statue »
    Alors la pile compte un sort ou capacité
    Quand Angie lance « Into the Roil » en ciblant « Géant des collines »
    Alors la pile compte trois sorts et capacités
    Quand la capacité déclenchée de « Horobi, Death's Wail » se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et Barry contrôle « Jade Statue »

  @id:card.chosen.defiance @situation:card.chosen @clause:trigger.targeted @clause:step.cleanup @from:2015-01-23 @must
  Scénario: Un rituel qui cible sa propre créature est remarqué, ni une aura ni un sort qui cible un artefact ne le sont, et le tour suivant l'oublie
    Étant donné qu'Angie contrôle « Wild Defiance »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Jade Statue »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Barry lance « Unholy Strength » en ciblant « Géant des collines »
    Alors la pile compte un sort ou capacité
    Quand le sort se résout
    Et qu'Angie lance « Into the Roil » en ciblant « Jade Statue »
    Alors la pile compte un sort ou capacité
    Quand le sort se résout
    Et qu'Angie lance « Angelic Blessing » en ciblant « Géant des collines »
    Alors la pile compte deux sorts et capacités
    Quand le sort se résout
    Alors la créature « Géant des collines » est 11/10
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 5/4

  @id:card.chosen.grave @situation:card.chosen @clause:trigger.step @clause:object.types @from:2009-07-11 @must
  Scénario: Qui n'a que des zombies ne sacrifie rien, et son coéquipier sacrifie autre chose
    Étant donné qu'Angie contrôle « Call to the Grave »
    Et qu'Edward contrôle « Caged Zombie »
    Et que Ronald contrôle « Géant des collines »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward contrôle « Caged Zombie »
    Et Ronald a « Géant des collines » dans son cimetière
