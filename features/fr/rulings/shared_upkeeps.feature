# language: fr
Fonctionnalité: Entretiens que deux joueurs partagent
  > Une capacité se déclenche pendant un entretien. Le fait-elle une fois pour l'équipe, ou une fois pour chaque membre, et de qui une chose est-elle vraie ?

  @id:ruling.celestial_force @clause:trigger.step @clause:life.shared @from:2005-08-01 @must
  Scénario: Celestial Force donne 3 points de vie une fois à l'entretien de chaque équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « Celestial Force »
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 23 points de vie
    Et l'équipe d'Edward a 20 points de vie
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 26 points de vie

  @id:ruling.ghirapur_orrery @clause:trigger.step @clause:trigger.intervening_if @from:2007-05-01 @must
  Scénario: Ghirapur Orrery fait piocher trois cartes au membre qui n'en a pas, bien que le coéquipier en ait une
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Ghirapur Orrery »
    Et qu'Edward n'a aucune carte en main
    Et que Ronald a une carte en main
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a quatre cartes en main
    Et Ronald a deux cartes en main

  @id:ruling.ghirapur_orrery.both @situation:ruling.ghirapur_orrery @clause:trigger.step @from:2007-05-01 @must
  Scénario: Quand aucun des membres n'a de cartes, Ghirapur Orrery fait piocher trois cartes à chacun
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Ghirapur Orrery »
    Et qu'Edward n'a aucune carte en main
    Et que Ronald n'a aucune carte en main
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a quatre cartes en main
    Et Ronald a quatre cartes en main

  @id:ruling.call_to_the_grave @clause:trigger.step @clause:object.types @from:2007-05-01 @must
  Scénario: Chaque membre sacrifie une créature à Call to the Grave à l'entretien qu'ils partagent, et aucun Zombie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Call to the Grave »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle deux « Géant des collines »
    Et qu'Edward contrôle « Diregraf Ghoul »
    Et que Ronald contrôle « Goblin Piker »
    Et que Ronald contrôle « Fountain of Youth »
    Quand l'étape de pioche de l'équipe d'Edward commence
    Et qu'Edward sacrifie la première carte « Géant des collines »
    Alors Edward contrôle deux créatures
    Et Edward contrôle « Diregraf Ghoul »
    Et Edward a la première carte « Géant des collines » dans son cimetière
    Et Ronald a « Goblin Piker » dans son cimetière
    Et Ronald contrôle « Fountain of Youth »
    Et Angie contrôle « Grizzlis »
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors Angie a « Grizzlis » dans son cimetière
