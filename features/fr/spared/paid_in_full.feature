# language: fr
Fonctionnalité: Ce que coûte une capacité, et rien à moins
  > Un joueur a moins de mana que ne coûte une capacité, ou ce qui serait engagé l'est déjà. Que peut-on activer ?

  @id:card.paid.mana @situation:card.paid @clause:cost.resources @clause:mana.own @from:2018-04-27 @must
  Scénario: Avec un mana aucune de ces capacités ne peut être activée, quoi qu'ait le coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que Barry contrôle dix « Source de mana »
    Et qu'Angie a une carte en main
    Et qu'Angie a « Grizzlis » dans son cimetière
    Et qu'Angie contrôle « Hazoret the Fervent »
    Et qu'Angie contrôle « Legion Guildmage »
    Et qu'Angie contrôle « Slimefoot, the Stowaway »
    Et qu'Angie contrôle « Vampire Neonate »
    Et qu'Angie contrôle « Welder Automaton »
    Et qu'Angie contrôle « Ramunap Ruins »
    Et qu'Angie contrôle « Rank Officer »
    Et que Barry contrôle « Vampire Neonate »
    Alors Angie ne peut pas activer la capacité de « Hazoret the Fervent »
    Et Angie ne peut pas activer la première capacité de « Legion Guildmage »
    Et Angie ne peut pas activer la capacité de « Slimefoot, the Stowaway »
    Et Angie ne peut pas activer la capacité de « Vampire Neonate » d'Angie
    Et Angie ne peut pas activer la capacité de « Welder Automaton »
    Et Angie ne peut pas activer la troisième capacité de « Ramunap Ruins »
    Et Angie ne peut pas activer la capacité de « Rank Officer »
    Mais Barry peut activer la capacité de « Vampire Neonate » de Barry

  @id:card.paid.tapped @situation:card.paid @clause:cost.resources @from:2018-04-27 @must
  Scénario: Ce qui s'engage pour sa capacité s'engage une fois, et celui du coéquipier en est un autre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Grizzlis » dans son cimetière
    Et qu'Angie contrôle « Legion Guildmage »
    Et qu'Angie contrôle « Lightning-Rig Crew »
    Et qu'Angie contrôle « Vampire Neonate »
    Et qu'Angie contrôle « Ramunap Ruins »
    Et qu'Angie contrôle « Rank Officer »
    Et qu'Angie contrôle « Magosi, the Waterveil »
    Et que « Magosi, the Waterveil » a un marqueur « éon »
    Et que la carte « Legion Guildmage » est engagée
    Et que la carte « Lightning-Rig Crew » d'Angie est engagée
    Et que la carte « Vampire Neonate » est engagée
    Et que la carte « Ramunap Ruins » est engagée
    Et que la carte « Rank Officer » est engagée
    Et que la carte « Magosi, the Waterveil » est engagée
    Et qu'Angie contrôle dix « Source de mana »
    Et que Barry contrôle « Lightning-Rig Crew »
    Alors Angie ne peut pas activer la première capacité de « Legion Guildmage »
    Et Angie ne peut pas activer la capacité de « Lightning-Rig Crew » d'Angie
    Et Angie ne peut pas activer la capacité de « Vampire Neonate »
    Et Angie ne peut pas activer la troisième capacité de « Ramunap Ruins »
    Et Angie ne peut pas activer la capacité de « Rank Officer »
    Et Angie ne peut pas activer la troisième capacité de « Magosi, the Waterveil »
    Mais Barry peut activer la capacité de « Lightning-Rig Crew » de Barry

  @id:card.paid.desert @situation:card.paid @clause:cost.resources @clause:life.shared @from:2018-04-27 @must
  Scénario: Un désert est sacrifié pour blesser les deux adversaires, et va au cimetière de son propriétaire
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Ramunap Ruins »
    Et qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle quatre « Source de mana »
    Quand Angie active la troisième capacité de « Ramunap Ruins »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Et Angie a « Ramunap Ruins » dans son cimetière
    Et Angie contrôle « Forêt »

  @id:card.paid.inheritance @situation:card.paid @clause:cost.resources @clause:life.shared @from:2018-04-27 @must
  Scénario: Un enchantement sacrifié prend 4 points de vie à un adversaire et en donne 4 à son seul contrôleur
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Ill-Gotten Inheritance »
    Et qu'Angie contrôle six « Source de mana »
    Et qu'Angie a « Shock » en main
    Quand Angie active la capacité de « Ill-Gotten Inheritance »
    Et qu'Angie choisit Ronald comme cible
    Alors Angie a « Ill-Gotten Inheritance » dans son cimetière
    Quand la capacité se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 24 points de vie
    Et Angie ne peut pas lancer « Shock » en ciblant Edward
    Mais Barry peut lancer « Shock » en ciblant Edward

  @id:card.paid.monument @situation:card.paid @clause:cost.total @clause:mana.own @from:2018-04-27 @must
  Scénario: Les créatures noires coûtent un mana de moins, et aucun autre sort
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Bontu's Monument »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie a « Marauding Blight-Priest » en main
    Et qu'Angie a « Footsteps of the Goryo » en main
    Et qu'Angie a « Heartstabber Mosquito » en main
    Et qu'Angie a « Grizzlis » dans son cimetière
    Alors Angie ne peut pas lancer « Heartstabber Mosquito »
    Et Angie ne peut pas lancer « Footsteps of the Goryo » en ciblant « Grizzlis »
    Mais Angie peut lancer « Marauding Blight-Priest »

  @id:card.paid.monument_watch @situation:card.paid @clause:trigger.event @clause:life.shared @from:2018-04-27 @must
  Scénario: Un sort de créature fait perdre des points de vie aux deux adversaires, et un autre sort à personne
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Bontu's Monument »
    Quand Angie lance « Divination »
    Alors la pile compte un sort ou capacité
    Quand le sort se résout
    Et qu'Angie lance « Grizzlis »
    Alors la pile compte deux sorts et capacités
    Quand la capacité déclenchée de « Bontu's Monument » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie

  @id:card.paid.mana_abilities @situation:card.paid @clause:mana.ability @clause:mana.own @from:2018-04-27 @must
  Scénario: Les terrains neigeux donnent un mana à qui les engage, et pas un second
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Plaine enneigée »
    Et qu'Angie contrôle « Marais enneigé »
    Et qu'Angie contrôle « Plaine »
    Quand Angie active la capacité de « Plaine enneigée »
    Et qu'Angie active la capacité de « Marais enneigé »
    Alors Angie a deux mana non dépensés
    Et Barry n'a aucun mana non dépensé
    Et la carte « Plaine enneigée » est engagée
    Et la carte « Marais enneigé » est engagée
    Et Angie ne peut pas activer la capacité de « Plaine enneigée »
    Et Angie ne peut pas activer la capacité de « Marais enneigé »
    Mais Angie peut activer la capacité de « Plaine »

  @id:card.paid.enters_tapped @situation:card.paid @clause:object.enters_tapped @clause:turn.each_plays_land @from:2018-04-27 @must
  Scénario: Un terrain qui arrive engagé est engagé, et celui que joue le coéquipier ne l'est pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que Barry a « Magosi, the Waterveil » en main
    Et qu'Angie a « Forêt » en main
    Quand Angie joue le terrain « Forêt »
    Et que Barry joue le terrain « Magosi, the Waterveil »
    Alors la carte « Magosi, the Waterveil » est engagée
    Et la carte « Forêt » est dégagée

  @id:card.paid.salvo @situation:card.paid @clause:target.choose @clause:damage.source @from:2016-01-16 @must
  Scénario: Quatre blessures d'un sort ou d'un planeswalker tuent une créature d'endurance 4, et aucune d'endurance 5
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Chandra, Pyrogenius »
    Et que « Chandra, Pyrogenius » a dix marqueurs « loyauté »
    Et qu'Edward contrôle « Ripjaw Raptor »
    Et qu'Edward contrôle « Élémental de l'air »
    Et qu'Edward contrôle « Forêt »
    Et que Ronald contrôle « Mur de bois »
    Alors Angie ne peut pas lancer « Boulder Salvo » en ciblant « Forêt »
    Mais Angie peut lancer « Boulder Salvo » en ciblant « Ripjaw Raptor »
    Quand le sort se résout
    Alors Edward contrôle « Ripjaw Raptor »
    Quand la capacité déclenchée de « Ripjaw Raptor » se résout
    Et qu'Angie active la deuxième capacité de « Chandra, Pyrogenius »
    Et qu'Angie choisit « Élémental de l'air » comme cible
    Et que la capacité se résout
    Alors Edward a « Élémental de l'air » dans son cimetière
    Et Edward contrôle « Ripjaw Raptor »
    Et Ronald contrôle « Mur de bois »
