# language: fr
Fonctionnalité: Ce qui n'est plus là quand une capacité se résout
  > Une capacité est sur la pile, et sa source est exilée, ou il n'y a rien pour payer. Que fait-elle encore ?

  @id:exact.gone.becomes @clause:trigger.state @clause:object.types @from:2018-04-27 @must
  Scénario: Ce qui deviendrait une créature et n'est plus là n'en devient pas une, et rien d'autre non plus
    Étant donné que l'équipe d'Angie a 11 points de vie
    Et qu'Angie contrôle « Opal Avenger »
    Et que Barry contrôle « Bad Moon »
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant Angie
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Utter End » en ciblant « Opal Avenger »
    Et que le sort se résout
    Et que la capacité déclenchée de « Opal Avenger » se résout
    Alors Angie possède « Opal Avenger » en exil
    Et Angie ne contrôle aucune créature
    Et Barry ne contrôle aucune créature
    Et l'équipe d'Angie a 9 points de vie

  @id:exact.gone.transforms @clause:ability.only_if @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  Scénario: Ce qui serait retourné et n'est plus là ne l'est pas, et le reste de sa capacité se fait
    Étant donné que l'équipe d'Angie a 39 points de vie
    Et qu'Angie contrôle « Chalice of Life »
    Quand Angie active la capacité de « Chalice of Life »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Utter End » en ciblant « Chalice of Life »
    Et que le sort se résout
    Et que la capacité se résout
    Alors l'équipe d'Angie a 40 points de vie
    Et Angie possède « Chalice of Life » en exil

  @id:exact.gone.sacrifice @clause:object.you @clause:priority.act @from:2020-07-03 @must
  Scénario: Qui ne contrôle aucune créature ne peut pas sacrifier celle du coéquipier, et qui en contrôle une le peut
    Étant donné qu'Angie contrôle « Relic Vial »
    Et qu'Angie contrôle deux « Source de mana »
    Et que Barry contrôle « Relic Vial »
    Et que Barry contrôle deux « Source de mana »
    Et que Barry contrôle « Grizzlis »
    Alors Angie ne peut pas activer la capacité de « Relic Vial »
    Mais Barry peut activer la capacité de « Relic Vial »
    Quand la capacité se résout
    Alors Barry a « Grizzlis » dans son cimetière
    Et Barry a une carte en main

  @id:exact.gone.defeated_once @clause:battle.defeated @clause:battle.damage @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2023-04-14 @must
  Scénario: Un siège sans défense qui subit de nouveau des blessures est vaincu une fois, et non deux
    Étant donné qu'Angie contrôle deux « Montagne »
    Et qu'Angie contrôle trois « Île »
    Et qu'Edward contrôle « Exercice du rempart »
    Et que le protecteur de « Exercice du rempart » est Angie
    Et que « Exercice du rempart » a deux marqueurs « défense »
    Quand Angie lance « Shock » en ciblant « Exercice du rempart »
    Et que le sort se résout
    Et qu'Angie lance « Shock » en ciblant « Exercice du rempart »
    Et que le sort se résout
    Et que la capacité déclenchée de « Exercice du rempart » se résout
    Alors Edward possède « Exercice du rempart » en exil
    Et Angie peut lancer « Divination »

  @id:exact.gone.costs_more @clause:mana.own @from:2005-08-01 @must
  Scénario: Ce qui rend tous les sorts plus chers le fait pendant le tour de chacun, et pour chacun
    Étant donné qu'Edward contrôle « Sphere of Resistance »
    Et qu'Angie contrôle deux « Montagne »
    Et que Barry contrôle « Montagne »
    Et que Ronald contrôle deux « Montagne »
    Et qu'Edward contrôle « Montagne »
    Alors Barry ne peut pas lancer « Shock » en ciblant Edward
    Mais Angie peut lancer « Shock » en ciblant Edward
    Quand l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas lancer « Shock » en ciblant Angie
    Mais Ronald peut lancer « Shock » en ciblant Angie

  @id:exact.mana.either @clause:mana.own @clause:mana.ability @from:2015-09-26 @must
  Scénario: Le mana de l'une de deux couleurs est de celle qui est choisie, et d'aucune autre
    Étant donné qu'Angie contrôle « Tranquil Cove »
    Et que Barry contrôle « Grizzlis »
    Quand Angie active la capacité de « Tranquil Cove »
    Et qu'Angie choisit la couleur le bleu
    Alors Angie a un mana non dépensé
    Et Angie ne peut pas lancer « Shock » en ciblant Edward
    Mais Angie peut lancer « Unsummon » en ciblant « Grizzlis »

  @id:exact.wins.opponents_lose @clause:team.win_effect @clause:team.wins_and_loses @from:2010-04-23 @until:2018-04-27 @must
  Scénario: Tant que les adversaires perdent là où un joueur gagnerait, ils perdent, et la partie est finie
    Étant donné que l'équipe d'Angie a 50 points de vie
    Et que Barry contrôle « Test d'endurance »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la partie continue
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Test d'endurance » se résout
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

  @id:exact.gone.returned @clause:object.you @from:2005-08-01 @must
  Scénario: Les créatures retournent dans les mains de leurs propriétaires, les jetons disparaissent, et ce qui n'est pas une créature reste
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle deux jetons Gobelin 1/1
    Et que Barry contrôle « Bad Moon »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle deux jetons Saprobionte 1/1
    Et que Barry n'a aucune carte en main
    Et que Ronald n'a aucune carte en main
    Quand Angie lance « Evacuation »
    Et que le sort se résout
    Alors Angie a « Géant des collines » en main
    Et Edward a « Grizzlis » en main
    Et Barry ne contrôle aucune créature
    Et Ronald ne contrôle aucune créature
    Et Barry n'a aucune carte en main
    Et Ronald n'a aucune carte en main
    Et Barry contrôle « Bad Moon »

  @id:exact.gone.state @clause:trigger.state @from:2018-04-27 @must
  Scénario: Ce qui est vrai un instant pendant qu'un sort se résout déclenche, bien que ce ne soit plus vrai après
    Étant donné que l'équipe d'Angie a 12 points de vie
    Et qu'Angie contrôle « Opal Avenger »
    Quand Angie lance « Lightning Helix » en ciblant Barry
    Et que le sort se résout
    Alors l'équipe d'Angie a 12 points de vie
    Quand la capacité déclenchée de « Opal Avenger » se résout
    Alors la créature « Opal Avenger » est 3/5
    Et l'équipe d'Angie a 12 points de vie

  @id:exact.mana.one_symbol @clause:mana.own @clause:cost.resources @from:2018-04-27 @must
  Scénario: Une source paie un seul symbole : deux couleurs en demandent une de chaque, et deux d'une couleur deux de celles-là
    Étant donné qu'Angie contrôle « Montagne »
    Et qu'Angie contrôle « Plaine »
    Et que Barry contrôle « Montagne »
    Et que Barry contrôle « Plaine »
    Alors Barry ne peut pas lancer « Crusade »
    Mais Angie peut lancer « Lightning Helix » en ciblant Edward

  @id:gone.and_back @situation:gone.and_back @clause:zone.new_object @clause:target.illegal @variant:two-headed-giant @variant:two-player @from:2013-05-01 @must
  Scénario: Une créature exilée puis revenue n'est plus celle que visait le sort
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Shock » en ciblant « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cloudshift » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que le sort se résout
    Alors Edward contrôle « Grizzlis »
    Et Angie a « Shock » dans son cimetière
    Et Edward a « Cloudshift » dans son cimetière

  @id:gone.and_back.ability @situation:gone.and_back @clause:zone.new_object @clause:target.illegal_part @clause:target.each @variant:two-headed-giant @variant:two-player @from:2013-05-01 @must
  Scénario: De deux créatures dont l'une a été exilée et est revenue, seule l'autre est encore une cible
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Consume Strength » en ciblant « Grizzlis » et « Géant des collines »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cloudshift » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que le sort se résout
    Alors la créature « Grizzlis » est 4/4
    Et la créature « Géant des collines » est 3/3

  @id:gone.and_back.graveyard @situation:gone.and_back @clause:target.illegal @clause:zone.new_object @clause:zone.graveyard @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scénario: Une carte qui a été en jeu entre-temps en est une autre dans le cimetière, et n'est plus la cible
    Étant donné qu'Angie contrôle « Vedalken Orrery »
    Et qu'Angie a « Grizzlis » dans son cimetière
    Quand Angie lance « Zombify » en ciblant « Grizzlis »
    Et qu'Angie lance « Raise Dead » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Angie a « Grizzlis » en main
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Et qu'Angie lance « Shock » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Angie a « Grizzlis » dans son cimetière
    Quand le sort se résout
    Alors Angie a « Grizzlis » dans son cimetière
    Et Angie ne contrôle aucune créature

  @id:aura.fits_no_more @situation:aura.fits_no_more @clause:aura.gone @clause:layers.lasting @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2009-07-11 @must
  Scénario: Une aura qui ne peut enchanter que des créatures est mise au cimetière dès que ce qu'elle enchante n'en est plus une
    Étant donné qu'Angie contrôle « Kamahl, Fist of Krosa »
    Et qu'Angie contrôle « Montagne »
    Et qu'Angie contrôle deux « Source de mana »
    Quand Angie active la première capacité de « Kamahl, Fist of Krosa » en ciblant « Montagne »
    Et que la capacité se résout
    Et qu'Angie lance « Unholy Strength » en ciblant « Montagne »
    Et que le sort se résout
    Alors la créature « Montagne » est 3/2
    Quand l'étape de fin de l'équipe d'Angie commence
    Alors Angie contrôle « Unholy Strength »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Angie a « Unholy Strength » dans son cimetière
    Et Angie contrôle « Montagne »

  @id:lifelink.as_it_left @situation:lifelink.as_it_left @clause:object.as_it_was @clause:damage.lifelink @variant:two-headed-giant @variant:two-player @from:2010-10-01 @must
  Scénario: Ce qui avait le lien de vie d'un autre permanent en partant l'a encore pour les blessures qu'il inflige ensuite
    Étant donné qu'Angie contrôle « True Conviction »
    Et qu'Angie contrôle « Bogardan Firefiend »
    Et qu'Edward contrôle « Géant des collines »
    Et que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Shock » en ciblant « Bogardan Firefiend »
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Bogardan Firefiend » se résout
    Alors l'équipe d'Angie a 22 points de vie
    Et Edward contrôle « Géant des collines »
