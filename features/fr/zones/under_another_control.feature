# language: fr
Fonctionnalité: Ce qu'un autre joueur contrôle pour un temps
  > Un sort ou une aura donne à un joueur le contrôle de la créature d'un autre. À qui est-elle alors, et qu'en advient-il ensuite ?

  @id:control.turn @situation:control.turn @clause:object.control @clause:layers.lasting @variant:two-player @variant:free-for-all @from:2009-10-01 @must
  Scénario: Une créature prise pour un tour attaque son propriétaire, et lui revient à la fin du tour
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Géant des collines »
    Et que la carte « Géant des collines » est engagée
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Acte de trahison » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Angie contrôle « Géant des collines »
    Et Edward contrôle une créature
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 17 points de vie
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Edward contrôle deux créatures
    Et Angie ne contrôle aucune créature

  @id:control.turn.teams @situation:control.turn @clause:object.control @from:2018-04-27 @must
  Scénario: Une créature prise est au lanceur et non à son coéquipier, et ne bloque pour personne de l'équipe qui l'avait
    Étant donné qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Oiseaux de paradis »
    Et que Barry contrôle « Grizzlis »
    Quand Angie lance « Acte de trahison » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Angie contrôle « Géant des collines »
    Et Barry contrôle une créature
    Et Edward contrôle une créature
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Edward avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Grizzlis » avec « Géant des collines »
    Mais Edward peut bloquer « Grizzlis » avec « Oiseaux de paradis »

  @id:control.aura @situation:control.aura @clause:object.control @clause:ability.static @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Une créature enchantée est à son nouveau contrôleur, et vient d'arriver chez lui
    Étant donné qu'Edward contrôle « Géant des collines »
    Et qu'Angie contrôle « Wind Drake »
    Quand Angie lance « Control Magic » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Angie contrôle « Géant des collines »
    Et Edward ne contrôle aucune créature
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Géant des collines »
    Mais Angie peut attaquer Edward avec « Wind Drake »

  @id:control.aura.ends @situation:control.aura @clause:object.control @clause:ability.static @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Sans l'aura, la créature revient à son propriétaire
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Control Magic » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Angie contrôle « Géant des collines »
    Quand Angie lance « Naturalisation » en ciblant « Control Magic »
    Et que le sort se résout
    Alors Edward contrôle « Géant des collines »
    Et Angie ne contrôle aucune créature
    Et Angie a « Control Magic » dans son cimetière

  @id:control.latest @clause:object.control @clause:layers.lasting @from:2009-10-01 @must
  Scénario: De plusieurs qui ont pris une créature, le dernier l'a, et ensuite celui qui l'avait prise avant
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Control Magic » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que Barry lance « Acte de trahison » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Barry contrôle « Géant des collines »
    Et Angie ne contrôle aucune créature
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Angie contrôle « Géant des collines »
    Et Barry ne contrôle aucune créature
    Et Edward ne contrôle aucune créature

  @id:control.attacker @situation:control.attacker @clause:object.control @variant:two-player @from:2005-08-01 @must
  Scénario: Une créature attaquante qui est prise n'attaque plus, et bloque pour qui l'a prise
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et qu'Edward attaque Angie avec « Grizzlis »
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Blind with Anger » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors la créature « Grizzlis » attaque
    Et la carte « Géant des collines » est dégagée
    Quand l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Grizzlis » avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 20 points de vie
    Et Edward ne contrôle aucune créature

  @id:control.blocker @situation:control.attacker @clause:object.control @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Une créature bloqueuse qui est prise n'inflige pas de blessures, et ce qu'elle bloquait reste bloqué
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Grizzlis » avec « Géant des collines »
    Et qu'Edward lance « Blind with Anger » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 20 points de vie
    Et Edward contrôle deux créatures
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie contrôle « Géant des collines »
    Et Edward contrôle une créature

  @id:control.targets @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2009-10-01 @must
  Scénario: Seules des créatures peuvent être prises, par un sort aucune légendaire, et un autre ne détruit que des artefacts et des enchantements
    Étant donné qu'Edward contrôle « Douve de Téfèiri »
    Et qu'Edward contrôle « Hidetsugu le malfaisant »
    Et qu'Edward contrôle « Obsianus Golem »
    Et qu'Edward contrôle « Géant des collines »
    Alors Angie ne peut pas lancer « Acte de trahison » en ciblant « Douve de Téfèiri »
    Et Angie ne peut pas lancer « Control Magic » en ciblant « Douve de Téfèiri »
    Et Angie ne peut pas lancer « Blind with Anger » en ciblant « Douve de Téfèiri »
    Et Angie ne peut pas lancer « Blind with Anger » en ciblant « Hidetsugu le malfaisant »
    Et Angie ne peut pas lancer « Naturalisation » en ciblant « Géant des collines »
    Mais Angie peut lancer « Acte de trahison » en ciblant « Hidetsugu le malfaisant »
    Quand le sort se résout
    Alors Angie peut lancer « Control Magic » en ciblant « Géant des collines »
    Quand le sort se résout
    Alors Angie peut lancer « Blind with Anger » en ciblant « Obsianus Golem »
    Quand le sort se résout
    Alors Angie peut lancer « Naturalisation » en ciblant « Obsianus Golem »
    Quand le sort se résout
    Alors Edward a « Obsianus Golem » dans son cimetière

  @id:control.at_once @situation:control.turn @clause:object.control @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Une créature engagée prise par un éphémère est dégagée et attaque aussitôt
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Géant des collines »
    Et que la carte « Géant des collines » est engagée
    Quand Angie lance « Blind with Anger » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 17 points de vie

  @id:control.leaves.taker @situation:control.leaves @clause:team.leaves @clause:object.control @variant:free-for-all @from:2005-08-01 @must
  Scénario: Ce qu'avait pris un joueur qui part est de nouveau à son propriétaire
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Control Magic » en ciblant « Géant des collines »
    Et que le sort se résout
    Et qu'Angie concède la partie
    Alors Edward contrôle « Géant des collines »

  @id:control.leaves.taker.turn @situation:control.leaves @clause:team.leaves @clause:object.control @variant:free-for-all @from:2009-10-01 @must
  Scénario: Ce qu'un joueur qui part avait pris pour le tour est de nouveau à son propriétaire
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Acte de trahison » en ciblant « Géant des collines »
    Et que le sort se résout
    Et qu'Angie concède la partie
    Alors Edward contrôle « Géant des collines »

  @id:control.leaves.owner @situation:control.leaves @clause:team.leaves @clause:object.control @variant:free-for-all @from:2005-08-01 @must
  Scénario: Ce qu'un autre a pris part avec son propriétaire, et l'aura reste
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Control Magic » en ciblant « Géant des collines »
    Et que le sort se résout
    Et qu'Edward concède la partie
    Alors Angie ne contrôle aucune créature
    Et Angie a « Control Magic » dans son cimetière

  @id:control.leaves.borrowed @clause:team.leaves @clause:effect.onto_battlefield @variant:free-for-all @from:2009-10-01 @must
  Scénario: Ce que contrôle un joueur qui part, et qu'aucun autre ne contrôlait, est exilé
    Étant donné qu'Edward a « Géant des collines » dans son cimetière
    Quand Angie lance « Ashen Powder » en ciblant « Géant des collines »
    Et que le sort se résout
    Et qu'Angie concède la partie
    Alors Edward possède « Géant des collines » en exil
    Et Edward ne contrôle aucune créature

  @id:control.leaves.lent @clause:team.lent @clause:effect.onto_battlefield @variant:free-for-all @from:2016-01-16 @must
  Scénario: Ce qui reviendrait à un joueur parti est exilé
    Étant donné qu'Edward a « Géant des collines » dans son cimetière
    Quand Angie lance « Ashen Powder » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe de Martha commence
    Et que Martha lance « Control Magic » en ciblant « Géant des collines »
    Et que le sort se résout
    Et qu'Angie concède la partie
    Alors Martha contrôle « Géant des collines »
    Quand Martha lance « Naturalisation » en ciblant « Control Magic »
    Et que le sort se résout
    Alors Edward possède « Géant des collines » en exil
    Et Martha ne contrôle aucune créature
