# language: fr
Fonctionnalité: Ce qui devient une cible
  > Des capacités se déclenchent quand quelque chose devient la cible d'un sort ou d'une capacité. Ceux d'un coéquipier comptent-ils ?

  @id:targeted.illusion @clause:trigger.targeted @clause:stack.top @from:2011-09-30 @must
  Scénario: Une illusion disparaît dès que quelqu'un la cible, même le coéquipier, avant que cela ne se résolve
    Étant donné qu'Angie contrôle « Phantasmal Bear »
    Et que Barry contrôle « Phantasmal Bear »
    Et qu'Edward contrôle « Phantasmal Bear »
    Quand Barry lance « Giant Growth » en ciblant « Phantasmal Bear » d'Angie
    Et que la capacité déclenchée de « Phantasmal Bear » d'Angie se résout
    Alors Angie a « Phantasmal Bear » dans son cimetière
    Quand le sort se résout
    Et qu'Angie lance « Shock » en ciblant « Phantasmal Bear » d'Edward
    Et que la capacité déclenchée de « Phantasmal Bear » d'Edward se résout
    Alors Edward a « Phantasmal Bear » dans son cimetière
    Et Barry contrôle « Phantasmal Bear »

  @id:targeted.triggered @clause:trigger.targeted @from:2015-01-23 @must
  Scénario: Une capacité qui se déclenche cible aussi l'illusion, et ne la trouve plus
    Étant donné qu'Edward contrôle « Phantasmal Bear »
    Et que Ronald contrôle « Grizzlis »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et qu'Angie lance « Banisher Priest »
    Et que le sort se résout
    Et qu'Angie choisit « Phantasmal Bear » d'Edward comme cible
    Et que la capacité déclenchée de « Phantasmal Bear » se résout
    Alors Edward a « Phantasmal Bear » dans son cimetière
    Et Ronald contrôle « Grizzlis »

  @id:targeted.opponent @clause:trigger.targeted @clause:team.opponents @clause:life.shared @from:2015-09-26 @must
  Scénario: Un dragon punit le sort ou la capacité d'un adversaire, et non ceux du coéquipier
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Thunderbreak Regent »
    Et que Barry contrôle « Grizzlis »
    Et que Ronald contrôle « Unspeakable Symbol »
    Quand Barry lance « Giant Growth » en ciblant « Thunderbreak Regent »
    Et que le sort se résout
    Alors l'équipe d'Angie a 20 points de vie
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que Ronald lance « Giant Growth » en ciblant « Thunderbreak Regent »
    Et que la capacité déclenchée de « Thunderbreak Regent » se résout
    Alors l'équipe d'Edward a 17 points de vie
    Quand le sort se résout
    Et que Ronald active la capacité de « Unspeakable Symbol »
    Et que Ronald choisit « Thunderbreak Regent » comme cible
    Et que la capacité déclenchée de « Thunderbreak Regent » se résout
    Alors l'équipe d'Edward a 11 points de vie
    Quand la capacité se résout
    Et que Ronald lance « Giant Growth » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors l'équipe d'Edward a 11 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:targeted.both @clause:trigger.targeted @clause:target.each @from:2011-09-30 @must
  Scénario: Chaque créature qu'un sort cible est détruite, à qui qu'elle soit, et aucune autre
    Étant donné qu'Angie contrôle « Horobi, Death's Wail »
    Et que Barry contrôle « Grizzlis »
    Et que Barry contrôle « Mur de bois »
    Et que Ronald contrôle « Géant des collines »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et que Barry lance « Prey Upon » en ciblant « Grizzlis » et « Géant des collines »
    Et que la capacité déclenchée de « Horobi, Death's Wail » se résout
    Et que la capacité déclenchée de « Horobi, Death's Wail » se résout
    Alors Barry a « Grizzlis » dans son cimetière
    Et Ronald a « Géant des collines » dans son cimetière
    Et Barry contrôle « Mur de bois »
    Et la pile compte un sort ou capacité

  @id:targeted.spell @clause:trigger.targeted @from:2013-05-01 @must
  Scénario: Ce qui remarque les sorts remarque aussi ceux du coéquipier, sur les créatures de son contrôleur, et aucune capacité
    Étant donné qu'Angie contrôle « Wild Defiance »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et que Barry contrôle « Unspeakable Symbol »
    Quand Barry lance « Indestructible Aura » en ciblant « Grizzlis »
    Et que la capacité déclenchée de « Wild Defiance » se résout
    Alors la créature « Grizzlis » est 5/5
    Quand le sort se résout
    Et que Barry active la capacité de « Unspeakable Symbol »
    Et que Barry choisit « Grizzlis » comme cible
    Alors la pile compte un sort ou capacité
    Quand la capacité se résout
    Alors la créature « Grizzlis » est 6/6
    Quand Angie lance « Indestructible Aura » en ciblant « Géant des collines »
    Alors la pile compte un sort ou capacité
    Quand le sort se résout
    Alors la créature « Géant des collines » est 3/3

  @id:targeted.after_all @clause:trigger.targeted @clause:trigger.order @from:2011-09-30 @must
  Scénario: Une illusion que cible à son tour la capacité d'un adversaire disparaît avant que celle-ci ne se résolve
    Étant donné qu'Angie contrôle « Phantasmal Bear »
    Et qu'Edward contrôle « Bogardan Firefiend »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Shock » en ciblant « Bogardan Firefiend »
    Et que le sort se résout
    Et qu'Edward choisit « Phantasmal Bear » comme cible
    Alors la pile compte deux sorts et capacités
    Quand la capacité déclenchée de « Phantasmal Bear » se résout
    Alors Angie a « Phantasmal Bear » dans son cimetière
    Et la pile compte un sort ou capacité

  @id:targeted.sacrificed @situation:targeted.sacrificed @clause:trigger.targeted @from:2011-09-30 @must
  Scénario: Ce qui guette les cibles le fait à leur choix, même quand il est sacrifié pour cette capacité même
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Horobi, Death's Wail »
    Et qu'Angie contrôle « Goblin Bombardment »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie sacrifie « Horobi, Death's Wail »
    Et qu'Angie active la capacité de « Goblin Bombardment » en ciblant « Géant des collines »
    Et que la capacité déclenchée de « Horobi, Death's Wail » se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et Angie a « Horobi, Death's Wail » dans son cimetière
    Et Barry contrôle « Grizzlis »

  @id:targeted.cost_of_spell @situation:targeted.sacrificed @clause:trigger.targeted @clause:cost.additional @from:2011-09-30 @must
  Scénario: Ce qui est sacrifié pour payer un sort guette encore ce que vise ce sort
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Horobi, Death's Wail »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie sacrifie « Horobi, Death's Wail »
    Et qu'Angie lance « Fling » en ciblant « Géant des collines »
    Et que la capacité déclenchée de « Horobi, Death's Wail » se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et Barry contrôle « Grizzlis »
