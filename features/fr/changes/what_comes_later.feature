# language: fr
Fonctionnalité: Ce qui vient après une interdiction
  > Un sort dit ce que des créatures ne peuvent pas faire ce tour-ci. Le dit-il aussi d'une créature qui vient après lui ?

  @id:comes_later.attack @situation:comes_later @clause:layers.open @from:2018-04-27 @must
  Scénario: Une créature qui vient après un sort interdisant aux créatures d'attaquer ne peut pas attaquer non plus, jusqu'à la fin du tour
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Festival »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Goblin Guide »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Angie avec « Goblin Guide »
    Et Edward ne peut pas attaquer Angie avec « Géant des collines »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward peut attaquer Angie avec « Goblin Guide »

  @id:comes_later.block @situation:comes_later @clause:layers.open @clause:team.opponents @from:2018-10-05 @must
  Scénario: Une créature qui vient quand celles de son joueur ne peuvent plus bloquer ne peut pas bloquer, et celle d'un coéquipier n'est pas blessée
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Shanodin Dryads »
    Et que Barry contrôle « Oiseaux de paradis »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Shanodin Dryads »
    Et que Ronald contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »
    Et que l'équipe d'Edward a 30 points de vie
    Quand Angie lance « Cosmotronic Wave »
    Et que le sort se résout
    Alors Barry contrôle « Oiseaux de paradis »
    Et Angie contrôle « Shanodin Dryads »
    Et Ronald a « Shanodin Dryads » dans son cimetière
    Et Edward contrôle « Grizzlis »
    Et « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald lance « Notion Thief »
    Et que le sort se résout
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Ronald ne peut pas bloquer « Géant des collines » avec « Notion Thief »
    Et Edward ne peut pas bloquer « Géant des collines » avec « Grizzlis »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 27 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Ronald peut bloquer « Géant des collines » avec « Notion Thief »
