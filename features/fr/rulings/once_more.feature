# language: fr
Fonctionnalité: Des décisions dont les mots sont venus plus tard
  > Une carte demande ce qui a été gagné ou ce qui est mort pendant le tour, ou observe ce qui est lancé, défaussé et sacrifié. Un coéquipier compte-t-il ?

  @id:ruling.indulging_patrician @clause:trigger.intervening_if @clause:life.shared @from:2005-08-01 @must
  Scénario: Trois points de vie que gagne son contrôleur en coûtent 6 à l'autre équipe à sa propre étape de fin, et à aucune autre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Indulging Patrician »
    Et qu'Angie contrôle deux « Bottle Gnomes »
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie active la capacité de la première carte « Bottle Gnomes »
    Et que la capacité se résout
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 30 points de vie
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et qu'Angie active la capacité de la deuxième carte « Bottle Gnomes »
    Et que la capacité se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 24 points de vie
    Et l'équipe d'Angie a 26 points de vie

  @id:ruling.indulging_patrician.less @situation:ruling.indulging_patrician @clause:trigger.intervening_if @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scénario: Deux points de vie gagnés ne suffisent pas à Indulging Patrician, et ce que gagne un coéquipier ne compte pas
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Indulging Patrician »
    Et qu'Angie contrôle deux « Fountain of Youth »
    Et qu'Angie contrôle dix « Source de mana »
    Quand Barry lance « Angel's Mercy »
    Et que le sort se résout
    Et qu'Angie active la capacité de la première carte « Fountain of Youth »
    Et que la capacité se résout
    Et qu'Angie active la capacité de la deuxième carte « Fountain of Youth »
    Et que la capacité se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 29 points de vie
    Et l'équipe d'Edward a 20 points de vie

  @id:ruling.indulging_patrician.attacks @situation:ruling.indulging_patrician @clause:damage.lifelink @clause:combat.damaged_player @from:2018-04-27 @must
  Scénario: Ce qui n'a pas le vol ne peut pas bloquer Indulging Patrician, dont les blessures à un bloqueur font gagner 1 point de vie à son contrôleur
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Indulging Patrician »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Indulging Patrician »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Indulging Patrician » avec « Grizzlis »
    Mais Ronald peut bloquer « Indulging Patrician » avec « Wind Drake »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 21 points de vie
    Et l'équipe d'Edward a 20 points de vie
    Et la créature « Indulging Patrician » est 1/4

  @id:ruling.regal_bloodlord @clause:trigger.intervening_if @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scénario: Les points de vie que gagne son contrôleur font une Chauve-souris à chaque étape de fin, et ceux d'un coéquipier n'en font aucune
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Regal Bloodlord »
    Et qu'Angie contrôle « Bottle Gnomes »
    Et que Barry contrôle « Bottle Gnomes »
    Quand l'équipe d'Edward passe la priorité
    Et que Barry active la capacité de « Bottle Gnomes » de Barry
    Et que la capacité se résout
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie ne contrôle aucun jeton de créature
    Quand Angie active la capacité de « Bottle Gnomes » d'Angie
    Et que la capacité se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Angie contrôle un jeton de créature
    Et Angie contrôle un jeton de créature 1/1
    Et Barry ne contrôle aucun jeton de créature
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie contrôle un jeton de créature

  @id:ruling.regal_bloodlord.bat @situation:ruling.regal_bloodlord @clause:trigger.intervening_if @clause:combat.block @from:2018-04-27 @must
  Scénario: Un point de vie gagné suffit pendant le tour d'un adversaire, la Chauve-souris est noire et a le vol, comme celui qui l'a faite
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Regal Bloodlord »
    Et qu'Angie contrôle « Fountain of Youth »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Élémental de l'air »
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie active la capacité de « Fountain of Youth »
    Et que la capacité se résout
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Et qu'Angie lance « Tremor »
    Et que le sort se résout
    Et que Barry lance « Bad Moon »
    Et que le sort se résout
    Alors Angie contrôle un jeton de créature 2/2
    Et la créature « Regal Bloodlord » est 3/5
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Regal Bloodlord »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Regal Bloodlord » avec « Géant des collines »
    Mais Ronald peut bloquer « Regal Bloodlord » avec « Élémental de l'air »

  @id:ruling.resplendent_angel @clause:trigger.intervening_if @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scénario: Cinq points de vie que gagne son contrôleur font un Ange à chaque étape de fin ; quatre n'en font pas, ni ceux d'un coéquipier
    Étant donné qu'Angie contrôle « Resplendent Angel »
    Et qu'Angie contrôle deux « Bottle Gnomes »
    Et qu'Angie contrôle trois « Fountain of Youth »
    Et qu'Angie contrôle dix « Source de mana »
    Quand Barry lance « Angel's Mercy »
    Et que le sort se résout
    Et qu'Angie active la capacité de la première carte « Bottle Gnomes »
    Et que la capacité se résout
    Et qu'Angie active la capacité de la première carte « Fountain of Youth »
    Et que la capacité se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Angie ne contrôle aucun jeton de créature
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie active la capacité de la deuxième carte « Bottle Gnomes »
    Et que la capacité se résout
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie active la capacité de la deuxième carte « Fountain of Youth »
    Et que la capacité se résout
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie active la capacité de la troisième carte « Fountain of Youth »
    Et que la capacité se résout
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie contrôle un jeton de créature 4/4
    Et Angie contrôle un jeton de créature
    Et Barry ne contrôle aucun jeton de créature

  @id:ruling.resplendent_angel.token @situation:ruling.resplendent_angel @clause:trigger.intervening_if @clause:combat.block @from:2018-04-27 @must
  Scénario: Les deux Anges ont le vol, le jeton est blanc aussi, et seul celui qui est payé est plus gros et a le lien de vie pour le tour
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Resplendent Angel »
    Et qu'Angie contrôle six « Source de mana »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Élémental de l'air »
    Quand Angie lance « Flambeau de l'Immortalité » en ciblant Angie
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie contrôle un jeton de créature 4/4
    Quand Barry lance « Crusade »
    Et que le sort se résout
    Alors Angie contrôle un jeton de créature 5/5
    Et la créature « Resplendent Angel » est 4/4
    Et Angie peut activer la capacité de « Resplendent Angel »
    Quand la capacité se résout
    Alors la créature « Resplendent Angel » est 6/6
    Et Angie contrôle un jeton de créature 5/5
    Et Angie ne peut pas activer la capacité de « Resplendent Angel »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Resplendent Angel »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Resplendent Angel » avec « Géant des collines »
    Mais Ronald peut bloquer « Resplendent Angel » avec « Élémental de l'air »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 46 points de vie
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors la créature « Resplendent Angel » est 4/4

  @id:ruling.regna @clause:trigger.intervening_if @clause:life.shared @from:2005-08-01 @must
  Scénario: Les points de vie que gagne un coéquipier font deux Guerriers à l'étape de fin de n'importe qui, même si l'équipe en a perdu davantage
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Fountain of Youth »
    Et qu'Angie contrôle deux « Source de mana »
    Et que Barry contrôle « Regna, the Redeemer »
    Quand Edward lance la première carte « Shock » en ciblant Barry
    Et que le sort se résout
    Et qu'Edward lance la deuxième carte « Shock » en ciblant Barry
    Et que le sort se résout
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie active la capacité de « Fountain of Youth »
    Et que la capacité se résout
    Alors l'équipe d'Angie a 17 points de vie
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Barry contrôle deux jetons de créature
    Et Barry contrôle deux jetons de créature 1/1
    Et Angie ne contrôle aucune créature

  @id:ruling.regna.both @situation:ruling.regna @clause:trigger.intervening_if @clause:life.shared @from:2005-08-01 @must
  Scénario: Deux Guerriers sont créés là où les deux membres ont gagné des points de vie plusieurs fois, même avant l'arrivée de Regna
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Angel's Mercy »
    Et que le sort se résout
    Et que Barry lance la première carte « Angel's Mercy »
    Et que le sort se résout
    Et que Barry lance la deuxième carte « Angel's Mercy »
    Et que le sort se résout
    Et que Barry lance « Regna, the Redeemer »
    Et que le sort se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors Barry contrôle deux jetons de créature 1/1
    Et Angie ne contrôle aucun jeton de créature

  @id:ruling.regna.opponent @situation:ruling.regna @clause:trigger.intervening_if @clause:life.shared @from:2005-08-01 @must
  Scénario: Les points de vie d'un adversaire ne font aucun Guerrier, ni ceux d'un tour précédent, ni ceux qui viennent pendant l'étape de fin
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que Barry contrôle « Regna, the Redeemer »
    Et qu'Angie contrôle « Bottle Gnomes »
    Et qu'Edward contrôle « Bottle Gnomes »
    Quand l'étape de fin de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie active la capacité de « Bottle Gnomes » d'Angie
    Et que la capacité se résout
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Barry ne contrôle aucun jeton de créature
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward active la capacité de « Bottle Gnomes » d'Edward
    Et que la capacité se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors Barry ne contrôle aucun jeton de créature

  @id:ruling.regna.flies @situation:ruling.regna @clause:trigger.intervening_if @from:2018-04-27 @must
  Scénario: Regna a le vol, ses Guerriers sont blancs et ne l'ont pas
    Étant donné que Barry contrôle « Regna, the Redeemer »
    Et qu'Edward contrôle « Wilt-Leaf Liege »
    Et que Ronald contrôle « Élémental de l'air »
    Quand Angie lance « Angel's Mercy »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Et que Barry lance « Wilt-Leaf Liege » de Barry
    Et que le sort se résout
    Alors Barry contrôle deux jetons de créature 2/2
    Et la créature « Regna, the Redeemer » est 5/5
    Quand Angie lance la première carte « Tremor »
    Et que le sort se résout
    Et qu'Angie lance la deuxième carte « Tremor »
    Et que le sort se résout
    Alors Barry ne contrôle aucun jeton de créature
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Edward avec « Regna, the Redeemer »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Regna, the Redeemer » avec « Wilt-Leaf Liege » d'Edward
    Mais Ronald peut bloquer « Regna, the Redeemer » avec « Élémental de l'air »

  @id:ruling.overwhelming_denial @clause:spell.surge @clause:effect.counter @from:2016-01-16 @must
  Scénario: Après le sort contrecarré d'un coéquipier, Overwhelming Denial coûte deux manas et ne peut pas être contrecarré lui-même
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie a « Overwhelming Denial » en main
    Et que l'équipe d'Edward a 20 points de vie
    Quand Barry lance « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cancel » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald lance « Angel's Mercy »
    Et que l'équipe d'Edward passe la priorité
    Alors Angie peut lancer « Overwhelming Denial » pour son coût de déferlement
    Quand Angie choisit « Angel's Mercy » comme cible
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cancel » en ciblant « Overwhelming Denial »
    Et que le sort se résout
    Et que le sort se résout
    Alors Ronald a « Angel's Mercy » dans son cimetière
    Et l'équipe d'Edward a 20 points de vie

  @id:ruling.overwhelming_denial.full @situation:ruling.overwhelming_denial @clause:spell.surge @clause:effect.counter @from:2016-01-16 @must
  Scénario: Le sort d'un coéquipier compte alors qu'il est encore sur la pile, et celui d'un adversaire ne compte pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie a « Overwhelming Denial » en main
    Quand Edward lance « Angel's Mercy »
    Et que l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas lancer « Overwhelming Denial » pour son coût de déferlement
    Quand Barry lance « Shock » en ciblant Edward
    Alors Angie peut lancer « Overwhelming Denial » pour son coût de déferlement
    Quand Angie choisit « Angel's Mercy » comme cible
    Et que le sort se résout
    Alors Edward a « Angel's Mercy » dans son cimetière

  @id:ruling.sanctum_seeker @clause:life.shared @clause:object.you @clause:trigger.event @from:2018-04-27 @must
  Scénario: Chaque Vampire de son contrôleur qui attaque coûte 2 points de vie à l'autre équipe et en donne 1, Sanctum Seeker aussi
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Sanctum Seeker »
    Et qu'Angie contrôle « Indulging Patrician »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Regal Bloodlord »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Sanctum Seeker »
    Et qu'Angie attaque Edward avec « Indulging Patrician »
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que Barry attaque Edward avec « Regal Bloodlord »
    Et que la capacité déclenchée de « Sanctum Seeker » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie
    Quand la capacité déclenchée de « Sanctum Seeker » se résout
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 22 points de vie
    Et la créature « Sanctum Seeker » est 3/4

  @id:ruling.bontu @clause:life.shared @clause:object.you @clause:ability.static @from:2018-04-27 @must
  Scénario: Bontu the Glorified coûte 2 points de vie à l'autre équipe pour une autre créature, et attaque dès qu'une créature de son contrôleur est morte
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Bontu the Glorified »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Fountain of Youth »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Edward contrôle « Bontu the Glorified »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward ne contrôle pas « Source de mana »
    Et qu'Angie a « Élémental de l'air » dans sa bibliothèque, en position 2 à partir du dessus
    Et que Barry contrôle « Wind Drake »
    Et qu'Edward contrôle « Géant des collines »
    Quand Barry lance « Meurtre » en ciblant « Wind Drake » de Barry
    Et que le sort se résout
    Et que Barry lance « Meurtre » en ciblant « Géant des collines » d'Edward
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Bontu the Glorified » d'Angie
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie peut activer la capacité de « Bontu the Glorified » d'Angie
    Quand l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas activer la capacité de « Bontu the Glorified » d'Edward
    Quand la capacité se résout
    Et qu'Angie met « Élémental de l'air » au-dessous de sa bibliothèque
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie
    Et Angie a « Grizzlis » d'Angie dans son cimetière
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie peut attaquer Edward avec « Bontu the Glorified » d'Angie

  @id:ruling.bontu.menace @situation:ruling.bontu @clause:combat.block @from:2024-11-08 @must
  Scénario: Un seul bloqueur ne suffit pas pour Bontu the Glorified, un de chaque joueur suffit
    Étant donné qu'Angie contrôle « Bontu the Glorified »
    Et qu'Angie contrôle « Wind Drake »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Obsianus Golem »
    Quand Barry lance « Meurtre » en ciblant « Wind Drake »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Bontu the Glorified »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Ronald ne peut pas bloquer « Bontu the Glorified » avec « Obsianus Golem »
    Mais Edward peut bloquer « Bontu the Glorified » avec « Grizzlis »
    Et Ronald peut bloquer « Bontu the Glorified » avec « Obsianus Golem »

  @id:ruling.bontu.blocks @situation:ruling.bontu @clause:ability.static @clause:effect.indestructible @from:2018-04-27 @must
  Scénario: Bontu the Glorified ne bloque que si une créature de son contrôleur est morte pendant le tour, et n'est pas détruit
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Bontu the Glorified »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Wind Drake »
    Quand Edward lance « Meurtre » en ciblant « Wind Drake »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie ne peut pas bloquer « Géant des collines » avec « Bontu the Glorified »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Meurtre » en ciblant « Grizzlis »
    Et que le sort se résout
    Et qu'Edward lance « Meurtre » en ciblant « Bontu the Glorified »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie peut bloquer « Géant des collines » avec « Bontu the Glorified »

  @id:ruling.firebrand_archer @clause:life.shared @clause:object.you @clause:trigger.event @from:2005-08-01 @must
  Scénario: Un sort non-créature de son contrôleur coûte 2 points de vie à l'autre équipe avant de se résoudre ; une créature et le sort d'un coéquipier ne coûtent rien
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Firebrand Archer »
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Et que Barry lance « Angel's Mercy »
    Et que le sort se résout
    Alors l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Angel's Mercy »
    Et que la capacité déclenchée de « Firebrand Archer » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 27 points de vie
    Et la créature « Firebrand Archer » est 2/1

  @id:ruling.guttersnipe @clause:life.shared @clause:object.you @clause:trigger.event @from:2005-08-01 @must
  Scénario: Un éphémère et un rituel de son contrôleur coûtent chacun 4 points de vie à l'autre équipe, et un artefact ne coûte rien
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Guttersnipe »
    Quand Angie lance « Fountain of Youth »
    Et que le sort se résout
    Et que Barry lance « Angel's Mercy »
    Et que le sort se résout
    Alors l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Angel's Mercy »
    Et que la capacité déclenchée de « Guttersnipe » se résout
    Alors l'équipe d'Edward a 16 points de vie
    Quand le sort se résout
    Et qu'Angie lance « Tremor »
    Et que la capacité déclenchée de « Guttersnipe » se résout
    Alors l'équipe d'Edward a 12 points de vie

  @id:ruling.glint_horn_buccaneer @clause:life.shared @clause:object.you @clause:ability.only_if @from:2018-04-27 @must
  Scénario: Pendant qu'il attaque, son contrôleur défausse pour piocher, ce qui coûte 2 points de vie à l'autre équipe ; la carte d'un coéquipier ne coûte rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle cinq « Source de mana »
    Et qu'Angie a « Glint-Horn Buccaneer » en main
    Et qu'Angie a trois cartes en main
    Et que Barry a deux cartes en main
    Et qu'Edward a une carte en main
    Quand Angie lance « Glint-Horn Buccaneer »
    Et que le sort se résout
    Alors Angie ne peut pas activer la capacité de « Glint-Horn Buccaneer »
    Quand Barry lance « Burning Inquiry »
    Et que le sort se résout
    Et que la capacité déclenchée de « Glint-Horn Buccaneer » se résout
    Et que la capacité déclenchée de « Glint-Horn Buccaneer » se résout
    Et que la capacité déclenchée de « Glint-Horn Buccaneer » se résout
    Alors l'équipe d'Edward a 14 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Glint-Horn Buccaneer »
    Alors Angie peut activer la capacité de « Glint-Horn Buccaneer »
    Quand Angie défausse une carte
    Et que la capacité déclenchée de « Glint-Horn Buccaneer » se résout
    Alors l'équipe d'Edward a 12 points de vie
    Quand la capacité se résout
    Alors Angie a deux cartes en main
    Et Barry a une carte en main
    Et l'équipe d'Angie a 20 points de vie
    Et Angie ne peut pas activer la capacité de « Glint-Horn Buccaneer »
    Et la créature « Glint-Horn Buccaneer » est 2/4

  @id:ruling.caged_zombie @clause:life.shared @clause:ability.only_if @from:2005-08-01 @must
  Scénario: Dès qu'une créature de n'importe qui est morte pendant le tour, Caged Zombie coûte 4 points de vie à l'autre équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Caged Zombie »
    Et qu'Angie contrôle deux « Source de mana »
    Et que Barry contrôle « Fountain of Youth »
    Et que Barry contrôle « Grizzlis »
    Et que Barry contrôle « Caged Zombie »
    Alors Angie ne peut pas activer la capacité de « Caged Zombie » d'Angie
    Quand Barry lance « Meurtre » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Barry ne peut pas activer la capacité de « Caged Zombie » de Barry
    Mais Angie peut activer la capacité de « Caged Zombie » d'Angie
    Quand la capacité se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Et la créature « Caged Zombie » d'Angie est 2/3
    Et la carte « Caged Zombie » d'Angie est engagée

  @id:ruling.glint_horn_buccaneer.after @situation:ruling.glint_horn_buccaneer @clause:ability.only_if @from:2018-04-27 @must
  Scénario: Engagé après son attaque, Glint-Horn Buccaneer ne laisse défausser personne
    Étant donné qu'Angie contrôle « Glint-Horn Buccaneer »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie a deux cartes en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Glint-Horn Buccaneer »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors la carte « Glint-Horn Buccaneer » est engagée
    Et Angie ne peut pas activer la capacité de « Glint-Horn Buccaneer »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Glint-Horn Buccaneer »
    Alors Angie peut activer la capacité de « Glint-Horn Buccaneer »
    Quand Angie défausse une carte
    Et que la capacité déclenchée de « Glint-Horn Buccaneer » se résout
    Et que la capacité se résout
    Alors Angie a trois cartes en main

  @id:ruling.regna.partner @variant:commander @clause:deck.commander_partner_with @from:2018-06-08 @must
  Scénario: Regna et Krav se nomment l'une l'autre et mènent un deck ensemble
    Étant donné que le deck d'Angie contient « Regna, the Redeemer »
    Et que le deck d'Angie contient « Krav, the Unredeemed »
    Et que le commandant d'Angie est « Regna, the Redeemer »
    Et que le commandant d'Angie est « Krav, the Unredeemed »
    Et que le deck d'Angie contient 49 « Marais »
    Et que le deck d'Angie contient 49 « Plaine »
    Alors le deck d'Angie est autorisé en Commander
