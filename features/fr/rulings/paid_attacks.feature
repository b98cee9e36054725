# language: fr
Fonctionnalité: Des attaques qu'il faut payer
  > Une carte d'un membre fait payer les attaquants. Qui paie, combien de fois, et pour une attaque contre qui ?

  @id:ruling.windborn_muse.team @situation:ruling.windborn_muse @clause:combat.attack @clause:mana.own @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Avec Windborn Muse, une attaque contre l'équipe se paie une fois pour chaque créature, et seul son contrôleur peut payer
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Windborn Muse »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle deux « Source de mana »
    Et que Ronald contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Ronald ne peut pas attaquer l'équipe d'Angie avec « Géant des collines »
    Mais Edward peut attaquer l'équipe d'Angie avec « Grizzlis »

  @id:ruling.windborn_muse.player @situation:ruling.windborn_muse @clause:combat.attack @clause:mana.own @from:2018-04-27 @must
  Scénario: Windborn Muse fait payer une fois ceux qui attaquent son contrôleur, et non ceux qui attaquent le coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Windborn Muse »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Et que Ronald contrôle deux « Source de mana »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Angie avec « Grizzlis »
    Mais Edward peut attaquer Barry avec « Grizzlis »
    Et Ronald peut attaquer Angie avec « Géant des collines »

  @id:ruling.windborn_muse.walker @situation:ruling.windborn_muse @clause:combat.attack @from:2018-04-27 @must
  Scénario: Avec Windborn Muse, attaquer un planeswalker de son contrôleur ne coûte rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Windborn Muse »
    Et qu'Angie contrôle « Chandra, Pyrogenius »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Angie avec « Grizzlis »
    Mais Edward peut attaquer « Chandra, Pyrogenius » avec « Grizzlis »

  @id:ruling.koskun_falls.team @situation:ruling.koskun_falls @clause:combat.attack @clause:mana.own @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Avec Koskun Falls, une attaque contre l'équipe se paie une fois pour chaque créature, et seul son contrôleur peut payer
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Koskun Falls »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle deux « Source de mana »
    Et que Ronald contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Ronald ne peut pas attaquer l'équipe d'Angie avec « Géant des collines »
    Mais Edward peut attaquer l'équipe d'Angie avec « Grizzlis »

  @id:ruling.koskun_falls.player @situation:ruling.koskun_falls @clause:combat.attack @clause:mana.own @from:2018-04-27 @must
  Scénario: Koskun Falls fait payer une fois ceux qui attaquent son contrôleur, et non ceux qui attaquent le coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Koskun Falls »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Et que Ronald contrôle deux « Source de mana »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Angie avec « Grizzlis »
    Mais Edward peut attaquer Barry avec « Grizzlis »
    Et Ronald peut attaquer Angie avec « Géant des collines »

  @id:ruling.war_tax.team @situation:ruling.war_tax @clause:combat.attack @clause:mana.own @clause:replacement.open @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Avec War Tax, une attaque contre l'équipe coûte une fois X au contrôleur de chaque créature
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « War Tax »
    Et qu'Angie contrôle trois « Île »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle deux « Source de mana »
    Et que Ronald contrôle « Géant des collines »
    Quand l'équipe d'Edward passe la priorité
    Et Angie active la capacité de « War Tax » avec X = 2
    Et la capacité se résout
    Et l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Ronald ne peut pas attaquer l'équipe d'Angie avec « Géant des collines »
    Mais Edward peut attaquer l'équipe d'Angie avec « Grizzlis »

  @id:ruling.war_tax.player @situation:ruling.war_tax @clause:combat.attack @clause:mana.own @clause:replacement.open @from:2018-04-27 @must
  Scénario: War Tax fait payer une fois X à qui attaque, quel que soit le membre attaqué
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « War Tax »
    Et qu'Angie contrôle trois « Île »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle deux « Source de mana »
    Et que Ronald contrôle « Géant des collines »
    Quand l'équipe d'Edward passe la priorité
    Et Angie active la capacité de « War Tax » avec X = 2
    Et la capacité se résout
    Et l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Ronald ne peut pas attaquer Angie avec « Géant des collines »
    Et Ronald ne peut pas attaquer Barry avec « Géant des collines »
    Mais Edward peut attaquer Barry avec « Grizzlis »

  @id:ruling.war_tax.ends @situation:ruling.war_tax @clause:combat.attack @clause:layers.lasting @from:2018-04-27 @must
  Scénario: War Tax ne coûte plus rien au tour suivant
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « War Tax »
    Et qu'Angie contrôle deux « Île »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie active la capacité de « War Tax » avec X = 1
    Et la capacité se résout
    Et l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward peut attaquer Angie avec « Grizzlis »
