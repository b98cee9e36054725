# language: fr
Fonctionnalité: Ce qui n'est pas détruit
  > Un permanent est indestructible. Que peut-on lui faire, et à ce qui est à côté ?

  @id:keyword.indestructible.destroy @clause:effect.indestructible @from:2010-04-23 @must
  Scénario: Un effet qui détruit toutes les créatures laisse ce qui est indestructible, et rien à côté
    Étant donné qu'Angie contrôle « Darksteel Gargoyle »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Jour de condamnation »
    Et que le sort se résout
    Alors Angie contrôle « Darksteel Gargoyle »
    Et Barry a « Géant des collines » dans son cimetière
    Et Edward a « Grizzlis » dans son cimetière

  @id:keyword.indestructible.damage @clause:effect.indestructible @from:2018-04-27 @must
  Scénario: Des blessures mortelles ne le détruisent pas, ni au tour suivant
    Étant donné qu'Angie contrôle « Darksteel Gargoyle »
    Et qu'Edward contrôle « Typhoid Rats »
    Et que Ronald contrôle « Obsianus Golem »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que Ronald attaque Angie avec « Obsianus Golem »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Obsianus Golem » avec « Darksteel Gargoyle »
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie contrôle « Darksteel Gargoyle »
    Quand Angie attaque Edward avec « Darksteel Gargoyle »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie contrôle « Darksteel Gargoyle »

  @id:keyword.indestructible.deathtouch @clause:effect.indestructible @clause:damage.deathtouch @from:2018-04-27 @must
  Scénario: Le contact mortel ne le détruit pas non plus, et détruit la créature à côté
    Étant donné qu'Angie contrôle « Darksteel Gargoyle »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Typhoid Rats »
    Et que Ronald contrôle « Vampire Nighthawk »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Typhoid Rats »
    Et que Ronald attaque Angie avec « Vampire Nighthawk »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Vampire Nighthawk » avec « Darksteel Gargoyle »
    Et que Barry bloque « Typhoid Rats » avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Angie contrôle « Darksteel Gargoyle »
    Et Barry a « Géant des collines » dans son cimetière
    Et Edward a « Typhoid Rats » dans son cimetière
    Et Ronald a « Vampire Nighthawk » dans son cimetière

  @id:keyword.indestructible.sacrifice @clause:effect.indestructible @from:2018-04-27 @must
  Scénario: Ce qui est indestructible peut être sacrifié
    Étant donné qu'Edward contrôle « Darksteel Gargoyle »
    Et que Ronald contrôle « Géant des collines »
    Quand Angie lance « Cruel Edict » en ciblant Edward
    Et que le sort se résout
    Alors Edward a « Darksteel Gargoyle » dans son cimetière
    Et Ronald contrôle « Géant des collines »

  @id:keyword.indestructible.shrunk @clause:effect.indestructible @clause:creature.dies @from:2018-04-27 @must
  Scénario: Ce qui est indestructible va au cimetière sans endurance
    Étant donné qu'Edward contrôle « Darksteel Gargoyle »
    Quand Angie lance « Grasp of Darkness » en ciblant « Darksteel Gargoyle »
    Et que le sort se résout
    Alors Edward a « Darksteel Gargoyle » dans son cimetière
