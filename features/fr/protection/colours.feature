# language: fr
Fonctionnalité: De quoi une créature est protégée
  > Une créature a la protection contre une couleur. Cela écarte-t-il ce que fait un coéquipier, et qu'est-ce que cela n'écarte pas ?

  @id:protection.target @clause:protection.target @from:2005-08-01 @must
  Scénario: Ni un coéquipier ni un adversaire ne cible ce qui est protégé d'une couleur avec un sort de celle-ci, et tous le peuvent avec un autre
    Étant donné qu'Angie contrôle « Silver Knight »
    Et qu'Angie contrôle « Grizzlis »
    Alors Barry ne peut pas lancer « Shock » en ciblant « Silver Knight »
    Et Barry peut lancer « Giant Growth » en ciblant « Silver Knight »
    Mais Angie peut lancer « Shock » en ciblant « Grizzlis »

  @id:protection.ability @clause:protection.target @clause:combat.defending_effect @from:2018-04-27 @must
  Scénario: La capacité d'une créature rouge ne peut cibler que l'autre créature de la tête attaquée
    Étant donné qu'Angie contrôle « Goblin Racketeer »
    Et qu'Edward contrôle « Silver Knight »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Goblin Racketeer »
    Et que la capacité déclenchée de « Goblin Racketeer » se résout
    Et qu'Angie fait ce que la capacité permet
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Barry avec « Silver Knight »
    Mais Edward peut attaquer Barry avec « Silver Knight »
    Et Edward peut attaquer Barry avec « Géant des collines »

  @id:protection.granted @clause:protection.target @clause:protection.damage @from:2005-08-01 @must
  Scénario: La protection donnée en réponse à la créature d'un coéquipier prive un sort de sa cible, pour ce tour-ci
    Étant donné qu'Angie contrôle « Crimson Acolyte »
    Et qu'Angie contrôle « Plaine »
    Et que Barry contrôle « Grizzlis »
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance la première carte « Shock » en ciblant « Grizzlis »
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie active la capacité de « Crimson Acolyte »
    Et qu'Angie choisit « Grizzlis » comme cible
    Et que la capacité se résout
    Et que le sort se résout
    Alors Barry contrôle « Grizzlis »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward ne peut pas lancer la deuxième carte « Shock » en ciblant « Crimson Acolyte »
    Mais Edward peut lancer la deuxième carte « Shock » en ciblant « Grizzlis »

  @id:protection.alone @clause:protection.target @clause:mana.own @from:2005-08-01 @must
  Scénario: Là où il n'y a pas d'autre créature, l'acolyte se protège lui-même, une fois par plaine
    Étant donné qu'Angie contrôle « Crimson Acolyte »
    Et qu'Angie contrôle « Plaine »
    Et que Ronald contrôle « Fountain of Youth »
    Quand Angie active la capacité de « Crimson Acolyte »
    Et que la capacité se résout
    Alors Angie ne peut pas activer la capacité de « Crimson Acolyte »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie peut activer la capacité de « Crimson Acolyte »

  @id:protection.damage @clause:protection.damage @from:2005-08-01 @must
  Scénario: Les blessures rouges infligées à toutes les créatures épargnent celles qui sont protégées, de qui qu'elles soient, et aucune autre
    Étant donné qu'Angie contrôle « Silver Knight »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Crimson Acolyte »
    Et que Ronald contrôle « White Knight »
    Quand Angie lance « Pyroclasm »
    Et que le sort se résout
    Alors Angie contrôle « Silver Knight »
    Et Edward contrôle « Crimson Acolyte »
    Mais Barry a « Grizzlis » dans son cimetière
    Et Ronald a « White Knight » dans son cimetière

  @id:protection.combat @clause:protection.damage @clause:protection.block @clause:combat.block @from:2018-04-27 @must
  Scénario: Une créature rouge peut être bloquée et ne lui fait rien, et ne peut la bloquer pour aucune des têtes
    Étant donné qu'Angie contrôle « Silver Knight »
    Et que Barry contrôle « Crimson Acolyte »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Silver Knight »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Silver Knight » avec « Géant des collines »
    Mais Ronald peut bloquer « Silver Knight » avec « Grizzlis »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors Ronald a « Grizzlis » dans son cimetière
    Et Angie contrôle « Silver Knight »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Barry avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et que Barry bloque « Géant des collines » avec « Crimson Acolyte »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Barry contrôle « Crimson Acolyte »
    Et Edward contrôle « Géant des collines »

  @id:protection.aura @clause:protection.aura @clause:protection.target @from:2005-08-01 @must
  Scénario: Une aura noire ne se met pas sur ce qui est protégé du noir, fût-il à un coéquipier
    Étant donné que Barry contrôle « White Knight »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Fountain of Youth »
    Alors Angie ne peut pas lancer « Unholy Strength » en ciblant « White Knight »
    Et Angie ne peut pas lancer « Unholy Strength » en ciblant « Fountain of Youth »
    Mais Angie peut lancer « Unholy Strength » en ciblant « Grizzlis »
    Quand le sort se résout
    Alors la créature « Grizzlis » est 4/3

  @id:protection.aura_goes @clause:protection.aura @from:2005-08-01 @must
  Scénario: Une aura rouge va au cimetière dès que ce qu'elle enchante est protégé du rouge, et une noire reste
    Étant donné qu'Angie contrôle « Crimson Acolyte »
    Et qu'Angie contrôle « Plaine »
    Et que Barry contrôle « Grizzlis »
    Quand Barry lance « Errantry » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que Barry lance « Unholy Strength » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors la créature « Grizzlis » est 7/3
    Quand Angie active la capacité de « Crimson Acolyte »
    Et qu'Angie choisit « Grizzlis » comme cible
    Et que la capacité se résout
    Alors Barry a « Errantry » dans son cimetière
    Et la créature « Grizzlis » est 4/3
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Grizzlis » est 4/3

  @id:protection.kind @clause:protection.block @clause:protection.damage @clause:combat.block @from:2018-04-27 @must
  Scénario: Qui est protégé d'un type n'est bloqué par rien qui l'ait, et l'est par d'autres créatures
    Étant donné qu'Angie contrôle « Tel-Jilad Chosen »
    Et que Barry contrôle « Beloved Chaplain »
    Et qu'Edward contrôle « Bottle Gnomes »
    Et que Ronald contrôle « Grizzlis »
    Alors Angie peut lancer « Giant Growth » en ciblant « Beloved Chaplain »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Tel-Jilad Chosen »
    Et que Barry attaque Ronald avec « Beloved Chaplain »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Tel-Jilad Chosen » avec « Bottle Gnomes »
    Et Edward ne peut pas bloquer « Beloved Chaplain » avec « Bottle Gnomes »
    Et Ronald ne peut pas bloquer « Beloved Chaplain » avec « Grizzlis »
    Mais Ronald peut bloquer « Tel-Jilad Chosen » avec « Grizzlis »

  @id:protection.fizzles @clause:protection.target @clause:target.illegal @from:2005-08-01 @must
  Scénario: Un sort dont la cible en est entre-temps protégée ne fait rien de ce qu'il dit
    Étant donné qu'Angie contrôle « Crimson Acolyte »
    Et qu'Angie contrôle « Plaine »
    Et que Barry contrôle « Grizzlis »
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Boiling Blood » en ciblant « Grizzlis »
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie active la capacité de « Crimson Acolyte »
    Et qu'Angie choisit « Grizzlis » comme cible
    Et que la capacité se résout
    Et que le sort se résout
    Alors Edward n'a aucune carte en main

  @id:protection.knight @clause:protection.damage @clause:combat.first_strike @from:2018-04-27 @must
  Scénario: Un chevalier qui frappe en premier vient à bout d'une créature verte, et survit à une noire au contact mortel
    Étant donné qu'Angie contrôle « White Knight »
    Et que Barry contrôle « White Knight »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Typhoid Rats »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Grizzlis »
    Et qu'Edward attaque Barry avec « Typhoid Rats »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Grizzlis » avec « White Knight » d'Angie
    Et que Barry bloque « Typhoid Rats » avec « White Knight » de Barry
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Edward a « Grizzlis » dans son cimetière
    Et Angie contrôle « White Knight »
    Et Barry contrôle « White Knight »
