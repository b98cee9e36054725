# language: fr
Fonctionnalité: Plus grande par adversaire attaqué, moins cher par adversaire présent
  > Un mot-clé compte les adversaires que son joueur a attaqués, un autre ceux qu'a le lanceur d'un sort. Qui chacun compte-t-il dans une équipe ?

  @id:melee.granted @situation:melee @clause:keyword.melee @clause:object.you @from:2018-04-27 @must
  Scénario: Chaque créature d'un joueur grandit pour les deux têtes que ce joueur attaque, et celle d'un coéquipier n'en a rien
    Étant donné qu'Angie contrôle « Adriana, Captain of the Guard »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Adriana, Captain of the Guard »
    Et qu'Angie attaque Ronald avec « Géant des collines »
    Et que Barry attaque Edward avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la créature « Adriana, Captain of the Guard » est 6/6
    Et la créature « Géant des collines » est 5/5
    Et la créature « Grizzlis » est 2/2
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 3/3

  @id:melee.twice @situation:melee @clause:keyword.melee @from:2018-04-27 @must
  Scénario: Une créature qui a la capacité deux fois grandit deux fois
    Étant donné qu'Angie contrôle « Adriana, Captain of the Guard »
    Et qu'Angie contrôle « Wings of the Guard »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Wings of the Guard »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la créature « Wings of the Guard » est 3/3
    Et la créature « Adriana, Captain of the Guard » est 4/4

  @id:melee.all @situation:melee @clause:keyword.melee @variant:free-for-all @from:2016-08-26 @must
  Scénario: À quatre joueurs, qui attaque les trois autres a des créatures plus grandes de 3
    Étant donné qu'Angie contrôle « Adriana, Captain of the Guard »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Adriana, Captain of the Guard »
    Et qu'Angie attaque Martha avec « Géant des collines »
    Et qu'Angie attaque Simon avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la créature « Adriana, Captain of the Guard » est 7/7
    Et la créature « Géant des collines » est 6/6
    Et la créature « Grizzlis » est 5/5

  @id:undaunted.three @situation:undaunted @clause:keyword.undaunted @clause:cost.total @variant:free-for-all @from:2016-11-11 @must
  Scénario: Contre trois adversaires, un sort qui coûte sept manas se lance avec quatre
    Étant donné qu'Angie contrôle quatre « Plaine »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Megrim »
    Alors Angie peut lancer « Sublime Exhalation »
    Quand le sort se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et Edward contrôle « Megrim »
    Et Angie n'a aucun mana non dépensé

  @id:undaunted.left @situation:undaunted @clause:keyword.undaunted @clause:cost.total @variant:free-for-all @from:2016-11-11 @must
  Scénario: Qui a quitté la partie ne compte plus
    Étant donné qu'Angie contrôle quatre « Plaine »
    Et qu'Angie a « Plaine » en main
    Et qu'Edward contrôle « Géant des collines »
    Quand Simon concède la partie
    Alors Angie ne peut pas lancer « Sublime Exhalation »
    Quand Angie joue le terrain « Plaine »
    Alors Angie peut lancer « Sublime Exhalation »
    Quand le sort se résout
    Alors Edward a « Géant des collines » dans son cimetière
