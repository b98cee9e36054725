# language: fr
Fonctionnalité: Des capacités contrecarrées
  > Un sort contrecarre une capacité. Lesquelles peut-il cibler, et que reste-t-il de celles qu'une équipe partage ?

  @id:stifle.one @clause:ability.countered @clause:trigger.step @clause:life.shared @from:2007-05-01 @must
  Scénario: De deux capacités déclenchées pendant l'entretien d'une équipe, l'une est contrecarrée et l'autre non
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Ronald contrôle « Copper Tablet »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Copper Tablet » se résout
    Et que la capacité déclenchée de « Copper Tablet » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que Barry lance « Stifle » en ciblant « Copper Tablet »
    Et que le sort se résout
    Alors la pile compte un sort ou capacité
    Quand la capacité déclenchée de « Copper Tablet » se résout
    Alors l'équipe d'Angie a 19 points de vie

  @id:stifle.mana @clause:ability.countered @clause:mana.ability @from:2005-08-01 @must
  Scénario: Ce qui ajoute du mana n'est sur aucune pile, et n'est donc pas une cible comme l'est une autre capacité
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Unspeakable Symbol »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Forêt »
    Quand Angie active la capacité de « Unspeakable Symbol »
    Et qu'Angie choisit « Grizzlis » comme cible
    Et que Barry active la capacité de « Forêt »
    Et que l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas lancer « Stifle » en ciblant « Forêt »
    Mais Edward peut lancer « Stifle » en ciblant « Unspeakable Symbol »
    Quand le sort se résout
    Alors la pile est vide
    Et la créature « Grizzlis » est 2/2
    Et l'équipe d'Angie a 17 points de vie

  @id:stifle.kinds @clause:ability.countered @clause:effect.counter @from:2009-07-11 @must
  Scénario: Ce qui contrecarre les capacités ne contrecarre aucun sort, et ce qui contrecarre les sorts aucune capacité
    Étant donné qu'Angie contrôle « Unspeakable Symbol »
    Et qu'Angie contrôle « Grizzlis »
    Quand Angie active la capacité de « Unspeakable Symbol »
    Et qu'Angie choisit « Grizzlis » comme cible
    Et que Barry lance « Giant Growth » en ciblant « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas lancer « Stifle » en ciblant « Giant Growth »
    Et Edward ne peut pas lancer « Negate » en ciblant « Unspeakable Symbol »
    Mais Edward peut lancer « Stifle » en ciblant « Unspeakable Symbol »
    Et Edward peut lancer « Negate » en ciblant « Giant Growth »

  @id:stifle.illusion @clause:ability.countered @clause:trigger.targeted @from:2011-09-30 @must
  Scénario: Le coéquipier sauve une illusion ciblée, car c'est la capacité qui est la cible, et non l'illusion
    Étant donné qu'Angie contrôle « Phantasmal Bear »
    Et que Barry contrôle « Phantasmal Bear »
    Quand Barry lance « Giant Growth » en ciblant « Phantasmal Bear » d'Angie
    Et que Barry lance « Stifle » en ciblant « Phantasmal Bear » d'Angie
    Et que le sort se résout
    Alors la pile compte un sort ou capacité
    Quand le sort se résout
    Alors la créature « Phantasmal Bear » d'Angie est 5/5
    Et la créature « Phantasmal Bear » de Barry est 2/2

  @id:stifle.illusion_twice @clause:trigger.targeted @from:2011-09-30 @must
  Scénario: Une illusion ciblée deux fois est sacrifiée une fois, et son autre capacité ne fait rien
    Étant donné qu'Angie contrôle « Phantasmal Bear »
    Quand Barry lance « Giant Growth » en ciblant « Phantasmal Bear »
    Et qu'Angie lance « Shock » en ciblant « Phantasmal Bear »
    Et que la capacité déclenchée de « Phantasmal Bear » se résout
    Alors Angie a « Phantasmal Bear » dans son cimetière
    Et la pile compte trois sorts et capacités
    Quand le sort se résout
    Et que la capacité déclenchée de « Phantasmal Bear » se résout
    Alors Angie a « Phantasmal Bear » dans son cimetière
    Et la pile compte un sort ou capacité

  @id:stifle.sliver @clause:trigger.targeted @from:2015-01-23 @must
  Scénario: Ce qui protège un slivoïde contrecarre une capacité, même si la source de celle-ci est sacrifiée pour elle
    Étant donné qu'Angie contrôle « Goblin Firestarter »
    Et qu'Angie contrôle « Source de mana »
    Et qu'Edward contrôle « Diffusion Sliver »
    Quand Angie active la capacité de « Goblin Firestarter » en ciblant « Diffusion Sliver »
    Et que la capacité déclenchée de « Diffusion Sliver » se résout
    Alors la pile est vide
    Et Edward contrôle « Diffusion Sliver »
