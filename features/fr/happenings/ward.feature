# language: fr
Fonctionnalité: Ce qui pare
  > Ce qu'un adversaire cible est contrecarré à moins que ce joueur ne paie. Qu'en est-il du sort d'un coéquipier, et qui peut payer ?

  @id:ward.mana @clause:trigger.ward @clause:mana.own @clause:team.opponents @from:2021-04-23 @must
  Scénario: Le sort d'un adversaire est contrecarré à moins que son lanceur ne paie, quoi qu'ait le coéquipier, et non celui d'un coéquipier
    Étant donné qu'Angie contrôle « Waterfall Aerialist »
    Et que Ronald contrôle « Forêt »
    Et qu'Edward contrôle trois « Forêt »
    Quand Barry lance « Giant Growth » en ciblant « Waterfall Aerialist »
    Alors la pile compte un sort ou capacité
    Quand le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald lance « Giant Growth » en ciblant « Waterfall Aerialist »
    Alors la pile compte deux sorts et capacités
    Quand la capacité déclenchée de « Waterfall Aerialist » se résout
    Alors Ronald a « Giant Growth » dans son cimetière
    Et la pile est vide
    Et la créature « Waterfall Aerialist » est 6/4
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Giant Growth » en ciblant « Waterfall Aerialist »
    Et qu'Edward paie ce qui est demandé
    Et que la capacité déclenchée de « Waterfall Aerialist » se résout
    Et que le sort se résout
    Alors la créature « Waterfall Aerialist » est 9/7

  @id:ward.life @clause:trigger.ward @clause:life.pay @clause:life.shared @from:2021-04-23 @must
  Scénario: Les points de vie demandés à un adversaire sont retirés du total de l'équipe, si l'équipe en a autant
    Étant donné que l'équipe d'Edward a 5 points de vie
    Et qu'Angie contrôle « Owlin Shieldmage »
    Quand l'équipe d'Angie passe la priorité
    Et que Ronald lance « Giant Growth » en ciblant « Owlin Shieldmage »
    Et que Ronald paie ce qui est demandé
    Et que la capacité déclenchée de « Owlin Shieldmage » se résout
    Alors l'équipe d'Edward a 2 points de vie
    Quand le sort se résout
    Alors la créature « Owlin Shieldmage » est 6/6
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Giant Growth » en ciblant « Owlin Shieldmage »
    Et que la capacité déclenchée de « Owlin Shieldmage » se résout
    Alors Edward a « Giant Growth » dans son cimetière
    Et l'équipe d'Edward a 2 points de vie
    Et la créature « Owlin Shieldmage » est 6/6

  @id:ward.ability @clause:trigger.ward @clause:ability.countered @clause:life.shared @from:2021-04-23 @must
  Scénario: La capacité d'un adversaire est contrecarrée, son coût reste payé, et un sort situé dessous reste sur la pile
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « Owlin Shieldmage »
    Et que Ronald contrôle « Unspeakable Symbol »
    Et que Ronald contrôle « Grizzlis »
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Giant Growth » en ciblant « Grizzlis »
    Et que Ronald active la capacité de « Unspeakable Symbol »
    Et que Ronald choisit « Owlin Shieldmage » comme cible
    Et que Ronald ne paie pas ce qui est demandé
    Et que la capacité déclenchée de « Owlin Shieldmage » se résout
    Alors l'équipe d'Edward a 17 points de vie
    Et la pile compte un sort ou capacité
    Quand le sort se résout
    Alors la créature « Grizzlis » est 5/5
    Et la créature « Owlin Shieldmage » est 3/3

  @id:ward.slivers @clause:trigger.targeted @clause:effect.counter @clause:cost.unless @from:2015-01-23 @must
  Scénario: Un Slivoïde protège des adversaires les Slivoïdes de son contrôleur, et non ceux du coéquipier
    Étant donné qu'Angie contrôle « Diffusion Sliver »
    Et qu'Angie contrôle « Metallic Sliver »
    Et que Barry contrôle « Metallic Sliver »
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant « Metallic Sliver » de Barry
    Alors la pile compte un sort ou capacité
    Quand le sort se résout
    Alors Barry a « Metallic Sliver » dans son cimetière
    Quand l'équipe d'Angie passe la priorité
    Et que Ronald lance « Shock » en ciblant « Metallic Sliver » d'Angie
    Et que la capacité déclenchée de « Diffusion Sliver » se résout
    Alors Ronald a « Shock » dans son cimetière
    Et Angie contrôle « Metallic Sliver »
    Quand Barry lance « Giant Growth » en ciblant « Metallic Sliver » d'Angie
    Alors la pile compte un sort ou capacité
    Quand le sort se résout
    Alors la créature « Metallic Sliver » d'Angie est 4/4

  @id:unless.discarded @clause:cost.unless @clause:team.opponents @clause:life.shared @from:2010-10-01 @must
  Scénario: Chaque adversaire qui lance un sort se défausse d'une carte ou l'équipe perd des points de vie, et un coéquipier ne fait ni l'un ni l'autre
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Painful Quandary »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward a « Grizzlis » en main
    Et que Ronald a « Grizzlis » en main
    Quand Barry lance « Giant Growth » en ciblant « Géant des collines »
    Alors la pile compte un sort ou capacité
    Quand le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Giant Growth » en ciblant « Géant des collines »
    Et qu'Edward paie ce qui est demandé
    Et que la capacité déclenchée de « Painful Quandary » se résout
    Alors Edward a « Grizzlis » dans son cimetière
    Et l'équipe d'Edward a 20 points de vie
    Quand le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald lance « Giant Growth » en ciblant « Géant des collines »
    Et que Ronald ne paie pas ce qui est demandé
    Et que la capacité déclenchée de « Painful Quandary » se résout
    Alors Ronald a « Grizzlis » en main
    Et l'équipe d'Edward a 15 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:ward.gone @clause:trigger.ward @clause:effect.counter @from:2022-02-18 @must
  Scénario: Ce que la parade contrecarrerait a été contrecarré par un autre sort, et rien d'autre ne lui arrive
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Waterfall Aerialist »
    Et qu'Edward contrôle « Montagne »
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant « Waterfall Aerialist »
    Et que l'équipe d'Edward passe la priorité
    Et que Barry lance « Cancel » en ciblant « Shock »
    Et que le sort se résout
    Alors Edward a « Shock » dans son cimetière
    Quand la capacité déclenchée de « Waterfall Aerialist » se résout
    Alors Edward a « Shock » dans son cimetière
    Et Edward a une carte dans son cimetière
    Et Angie contrôle « Waterfall Aerialist »
    Et la pile est vide
