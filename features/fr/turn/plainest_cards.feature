# language: fr
Fonctionnalité: Avec les cartes les plus simples
  > Deux créatures sans capacité, un terrain de base et un rituel : qu'en résulte-t-il dans toute partie ?

  @id:plainest.fresh @clause:object.newcomer @from:2018-04-27 @must
  Scénario: Une créature lancée ce tour-ci n'attaque pas ; au tour suivant de son équipe elle le fait
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Angie a « Grizzlis » en main
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Grizzlis »
    Mais Angie peut attaquer Edward avec « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie peut attaquer Edward avec « Grizzlis »

  @id:plainest.damage @clause:step.damage_ends @from:2005-08-01 @must
  Scénario: Les blessures de deux tours ne s'additionnent pas ; celles d'un même tour, si
    Étant donné qu'Angie contrôle « Géant des collines »
    Quand Angie lance « Pyroclasm »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Tremor »
    Et que le sort se résout
    Alors Angie contrôle une créature
    Quand Edward lance « Pyroclasm »
    Et que le sort se résout
    Alors Angie ne contrôle aucune créature

  @id:plainest.untap @clause:step.untap_kept @from:2018-04-27 @must
  Scénario: À l'étape de dégagement d'une équipe les permanents des deux têtes se dégagent, et à celle de l'autre ils restent engagés
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que Barry attaque Edward avec « Grizzlis »
    Alors la carte « Géant des collines » est engagée
    Et la carte « Grizzlis » est engagée
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors la carte « Géant des collines » est engagée
    Et la carte « Grizzlis » est engagée
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors la carte « Géant des collines » est dégagée
    Et la carte « Grizzlis » est dégagée

  @id:plainest.mana @clause:mana.empties @from:2009-07-11 @must
  Scénario: Le mana d'une phase principale n'est plus là dans l'autre
    Étant donné qu'Angie contrôle « Montagne »
    Et qu'Angie a « Tremor » en main
    Quand Angie active la capacité de « Montagne »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie ne peut pas lancer « Tremor »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et qu'Angie active la capacité de « Montagne »
    Alors Angie peut lancer « Tremor »

  @id:plainest.blocked @clause:combat.damage_assigned @from:2018-04-27 @must
  Scénario: Une créature bloquée et celle qui la bloque se blessent l'une l'autre, et aucun joueur
    Étant donné que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « Géant des collines » avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Ronald ne contrôle aucune créature
    Et Angie contrôle une créature
    Et l'équipe d'Edward a 30 points de vie

  @id:plainest.tapped @clause:combat.block @from:2018-04-27 @must
  Scénario: Ce qui est engagé ne bloque pas
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Force verdoyante »
    Et que la carte « Grizzlis » est engagée
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Géant des collines » avec « Grizzlis »
    Mais Ronald peut bloquer « Géant des collines » avec « Force verdoyante »
