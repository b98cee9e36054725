# language: fr
Fonctionnalité: Cartes nommées
  > Quelques cartes imprimées de plus, chacune avec ce que ses mots laissent de côté auprès de ce qu'ils disent.

  @id:plain.efreet @clause:trigger.step @clause:object.you @clause:combat.block @from:2018-04-27 @must
  Scénario: Serendib Efreet vole, et ne blesse que son contrôleur, une fois à chaque entretien de celui-ci
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Serendib Efreet »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Serendib Efreet »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Serendib Efreet » avec « Grizzlis »
    Mais Edward peut bloquer « Serendib Efreet » avec « Wind Drake »
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 20 points de vie
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 19 points de vie
    Et l'équipe d'Edward a 20 points de vie

  @id:plain.progress @clause:counters.proliferate @from:2010-10-01 @must
  Scénario: Steady Progress fait piocher une carte à son lanceur, et aucune aux autres
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que « Géant des collines » a un marqueur +1/+1
    Quand Barry lance « Steady Progress »
    Et que le sort se résout
    Et que Barry choisit « Géant des collines » pour recevoir un marqueur de plus
    Alors « Géant des collines » a deux marqueurs +1/+1
    Et Barry a une carte en main
    Et Angie n'a aucune carte en main
    Et Edward n'a aucune carte en main
