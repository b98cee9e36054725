# language: fr
Fonctionnalité: Des cartes lancées face cachée
  > Une carte est lancée face cachée puis retournée face visible. Qu'est-elle entre-temps, quand et par qui est-elle retournée, et qu'est-ce qui se déclenche ?

  @id:morph.cast @situation:morph @clause:spell.morph @from:2005-08-01 @must
  Scénario: Une carte lancée face cachée coûte trois manas quelconques, est une créature 2/2 et ne montre rien d'elle-même
    Étant donné qu'Angie contrôle trois « Plaine »
    Alors Angie ne peut pas lancer « Battering Craghorn »
    Mais Angie peut lancer « Battering Craghorn » face cachée
    Quand le sort se résout
    Alors Angie contrôle une créature 2/2
    Et la carte « Battering Craghorn » est face cachée

  @id:morph.not @situation:morph @clause:spell.morph @from:2005-08-01 @must
  Scénario: Une carte sans la mue ne peut pas être lancée ainsi, ni à un autre moment qu'une créature
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas lancer « Battering Craghorn » face cachée
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie ne peut pas lancer « Géant des collines » face cachée
    Mais Angie peut lancer « Battering Craghorn » face cachée

  @id:morph.up @situation:morph @clause:spell.turned_up @from:2005-08-01 @must
  Scénario: Une créature avec la mue est retournée pendant le tour adverse, aussitôt, par son propre joueur et non par son coéquipier
    Étant donné qu'Angie contrôle six « Montagne »
    Et que Barry contrôle trois « Montagne »
    Quand Angie lance « Battering Craghorn » face cachée
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Alors Barry ne peut pas retourner « Battering Craghorn » face visible
    Mais Angie peut retourner « Battering Craghorn » face visible
    Et la pile est vide
    Et la créature « Battering Craghorn » est 3/1
    Et la carte « Battering Craghorn » est face visible

  @id:morph.paid @situation:morph @clause:spell.turned_up @clause:mana.own @from:2005-08-01 @must
  Scénario: Le mana d'un coéquipier ne paie pas pour elle
    Étant donné qu'Angie contrôle cinq « Montagne »
    Et que Barry contrôle six « Montagne »
    Quand Angie lance « Battering Craghorn » face cachée
    Et que le sort se résout
    Alors Angie ne peut pas retourner « Battering Craghorn » face visible
    Et la créature « Battering Craghorn » est 2/2
    Quand Barry lance « Glacial Stalker » face cachée
    Et que le sort se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors Barry ne peut pas retourner « Glacial Stalker » face visible
    Mais Angie peut retourner « Battering Craghorn » face visible

  @id:morph.in_combat @situation:morph @clause:spell.turned_up @from:2018-04-27 @must
  Scénario: Retournée pendant le combat, elle frappe en premier et survit
    Étant donné qu'Angie contrôle trois « Montagne »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Battering Craghorn » face cachée
    Et que le sort se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Battering Craghorn »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Battering Craghorn » avec « Grizzlis »
    Et qu'Angie retourne « Battering Craghorn » face visible
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Grizzlis » dans son cimetière
    Et Angie contrôle « Battering Craghorn »

  @id:morph.triggers @situation:morph @clause:spell.turned_up @clause:trigger.event @from:2005-08-01 @must
  Scénario: Ce qui se déclenche quand elle est retournée utilise la pile, et arriver sur le champ de bataille n'a rien à voir
    Étant donné qu'Edward contrôle « Géant des collines »
    Et qu'Angie contrôle six « Île »
    Quand Angie lance « Echo Tracer » face cachée
    Et que le sort se résout
    Alors la pile est vide
    Quand Angie retourne « Echo Tracer » face visible
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Echo Tracer » se résout
    Alors Edward a « Géant des collines » en main
    Et la carte « Echo Tracer » est face visible

  @id:morph.mega @situation:morph @clause:spell.turned_up @from:2018-04-27 @must
  Scénario: La mégamue y met un marqueur quand elle est retournée
    Étant donné qu'Angie contrôle huit « Plaine »
    Quand Angie lance « Sandstorm Charger » face cachée
    Et que le sort se résout
    Et qu'Angie retourne « Sandstorm Charger » face visible
    Alors la créature « Sandstorm Charger » est 4/5
    Et « Sandstorm Charger » a un marqueur +1/+1

  @id:morph.dies @situation:morph @clause:spell.morph @from:2005-08-01 @must
  Scénario: Une créature face cachée meurt comme une créature 2/2, et se trouve face visible dans le cimetière de son propriétaire
    Étant donné que Barry contrôle trois « Plaine »
    Quand Barry lance « Glacial Stalker » face cachée
    Et que le sort se résout
    Et qu'Angie lance « Shock » en ciblant « Glacial Stalker »
    Et que le sort se résout
    Alors Barry a « Glacial Stalker » dans son cimetière

  @id:morph.graveyard @situation:morph @clause:spell.morph @from:2005-08-01 @must
  Scénario: Une carte d'un cimetière n'est pas lancée face cachée, comme une carte en main l'est
    Étant donné qu'Angie contrôle trois « Plaine »
    Et qu'Angie a « Glacial Stalker » dans son cimetière
    Alors Angie ne peut pas lancer « Glacial Stalker » face cachée
    Mais Angie peut lancer « Battering Craghorn » face cachée

  @id:morph.placed @situation:morph @clause:spell.turned_up @clause:object.face_down @clause:mana.own @from:2018-04-27 @must
  Scénario: Ce qui est déjà face cachée sur le champ de bataille est une 2/2 sans capacité, et son joueur seul le retourne
    Étant donné qu'Angie contrôle « Battering Craghorn »
    Et que la carte « Battering Craghorn » est face cachée
    Et que Barry contrôle « Glacial Stalker »
    Et que la carte « Glacial Stalker » est face cachée
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Angie contrôle cinq « Montagne »
    Et que Barry contrôle cinq « Île »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Battering Craghorn »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Battering Craghorn » avec « Grizzlis »
    Alors Angie ne peut pas retourner « Glacial Stalker » face visible
    Mais Barry peut retourner « Glacial Stalker » face visible
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie a « Battering Craghorn » dans son cimetière
    Et Edward a « Grizzlis » dans son cimetière
    Et la créature « Glacial Stalker » est 4/5
