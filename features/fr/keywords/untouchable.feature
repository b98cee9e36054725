# language: fr
Fonctionnalité: Ce que personne ne cible, et ce que seule sa propre équipe cible
  > Une créature ne peut être ciblée par personne, une autre ne peut pas l'être par les adversaires. Que peut faire un coéquipier ?

  @id:keyword.shroud @clause:target.shroud @from:2009-07-11 @must
  Scénario: Ce qui a le linceul n'est une cible ni pour son contrôleur, ni pour le coéquipier, ni pour un adversaire ; ce qui est à côté en est une
    Étant donné qu'Angie contrôle « Mist Leopard »
    Et qu'Angie contrôle « Géant des collines »
    Alors Angie ne peut pas lancer « Shock » en ciblant « Mist Leopard »
    Et Barry ne peut pas lancer « Shock » en ciblant « Mist Leopard »
    Mais Barry peut lancer « Shock » en ciblant « Géant des collines »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward ne peut pas lancer « Shock » en ciblant « Mist Leopard »
    Mais Edward peut lancer « Shock » en ciblant « Géant des collines »

  @id:keyword.hexproof @clause:target.hexproof @from:2011-06-17 @must
  Scénario: Ce qui a la défense talismanique est une cible pour son contrôleur et pour le coéquipier, et pour aucun adversaire
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Sacred Wolf »
    Et qu'Angie contrôle « Géant des collines »
    Alors Edward ne peut pas lancer « Shock » en ciblant « Sacred Wolf »
    Et Ronald ne peut pas lancer « Shock » en ciblant « Sacred Wolf »
    Mais Edward peut lancer « Shock » en ciblant « Géant des collines »
    Et Ronald peut lancer « Shock » en ciblant « Géant des collines »
    Quand l'équipe d'Edward passe la priorité
    Alors Angie peut lancer « Shock » en ciblant « Sacred Wolf »
    Et Barry peut lancer « Shock » en ciblant « Sacred Wolf »

  @id:keyword.hexproof.teammate @situation:keyword.hexproof @clause:target.hexproof @from:2011-06-17 @must
  Scénario: Le sort d'un coéquipier qui cible ce qui a la défense talismanique fait ce qu'il dit
    Étant donné qu'Angie contrôle « Sacred Wolf »
    Quand Barry lance « Shock » en ciblant « Sacred Wolf »
    Et que le sort se résout
    Alors Angie a « Sacred Wolf » dans son cimetière
