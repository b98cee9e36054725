# language: fr
Fonctionnalité: Des permanents engagés pour du mana, et ce qui devient dégagé
  > Quelque chose se déclenche quand un joueur engage un terrain pour du mana, et ajoute du mana ou fait autre chose. À qui est ce mana, et qu'est-ce qui utilise la pile ?

  @id:tapped_for_mana.doubled @situation:tapped_for_mana @clause:mana.triggered @clause:mana.own @from:2005-08-01 @must
  Scénario: Les terrains de chaque joueur donnent le double à qui les engage, et rien à un coéquipier
    Étant donné que Barry contrôle « Heartbeat of Spring »
    Et qu'Angie contrôle deux « Montagne »
    Et que Barry contrôle « Montagne »
    Alors Barry ne peut pas lancer « Géant des collines »
    Mais Angie peut lancer « Géant des collines »
    Quand le sort se résout
    Alors Angie contrôle « Géant des collines »

  @id:tapped_for_mana.enough @situation:tapped_for_mana @clause:mana.triggered @from:2005-08-01 @must
  Scénario: Deux terrains de deux couleurs paient quatre manas de ces deux couleurs, deux de chacune, et pas plus
    Étant donné qu'Edward contrôle « Heartbeat of Spring »
    Et qu'Angie contrôle « Montagne »
    Et qu'Angie contrôle « Plaine »
    Alors Angie ne peut pas lancer « Kiki-Jiki, Mirror Breaker »
    Et Angie ne peut pas lancer « Molten Primordial »
    Mais Angie peut lancer « Hero of Bladehold »
    Quand le sort se résout
    Alors Angie n'a aucun mana non dépensé

  @id:tapped_for_mana.pools @situation:tapped_for_mana @clause:mana.triggered @clause:mana.own @from:2005-08-01 @must
  Scénario: Le mana d'un terrain et ce qui s'y ajoute sont là aussitôt, dans la réserve de qui engage, et rien n'est sur la pile
    Étant donné que Barry contrôle « Heartbeat of Spring »
    Et qu'Angie contrôle « Montagne »
    Quand Angie active la capacité de « Montagne »
    Alors Angie a deux mana non dépensés
    Et Barry n'a aucun mana non dépensé
    Et la pile est vide

  @id:tapped_for_mana.hurts @situation:tapped_for_mana @clause:mana.tapped @from:2005-08-01 @must
  Scénario: Ce qui n'ajoute pas de mana attend sur la pile au-dessus du sort, une fois par terrain, et touche l'équipe qui a engagé
    Étant donné qu'Edward contrôle « Manabarbs »
    Et qu'Angie contrôle deux « Montagne »
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Shock » en ciblant Edward
    Alors l'équipe d'Angie a 20 points de vie
    Quand la capacité déclenchée de « Manabarbs » se résout
    Alors l'équipe d'Angie a 19 points de vie
    Et l'équipe d'Edward a 20 points de vie
    Quand le sort se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 19 points de vie

  @id:tapped_for_mana.druid @situation:tapped_for_mana @clause:mana.tapped @from:2005-08-01 @must
  Scénario: Quand son propre joueur engage Zhur-Taa Druid pour du mana, elle inflige des blessures à chaque adversaire, une pour chaque membre de l'équipe
    Étant donné qu'Angie contrôle « Zhur-Taa Druid »
    Et que Barry contrôle « Zhur-Taa Druid »
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe d'Angie a 20 points de vie
    Quand Angie active la capacité de « Zhur-Taa Druid » d'Angie
    Alors Angie a un mana non dépensé
    Et l'équipe d'Edward a 20 points de vie
    Quand la capacité se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Et la pile est vide

  @id:tapped_for_mana.attack @situation:tapped_for_mana @clause:mana.tapped @from:2018-04-27 @must
  Scénario: Engagée pour attaquer, elle n'est pas engagée pour du mana, et rien ne se déclenche
    Étant donné qu'Angie contrôle « Zhur-Taa Druid »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Zhur-Taa Druid »
    Alors la pile est vide
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 19 points de vie

  @id:untapped.step @situation:untapped @clause:trigger.event @clause:step.untap @from:2018-04-27 @must
  Scénario: Une créature qui se dégage dans l'étape de dégagement de l'équipe déclenche sa capacité à l'entretien, pour les deux adversaires, et celle qui était dégagée ne le fait pas
    Étant donné qu'Angie contrôle « Servant of Tymaret »
    Et que Barry contrôle « Servant of Tymaret »
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Servant of Tymaret » d'Angie
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 19 points de vie
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Servant of Tymaret » d'Angie se résout
    Alors l'équipe d'Edward a 17 points de vie
    Et l'équipe d'Angie a 22 points de vie
    Et la pile est vide
