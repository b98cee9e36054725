# language: fr
Fonctionnalité: Des créatures qui volent
  > Une créature attaque, qui en grandit d'autres et vole elle-même. Qui peut la bloquer ?

  @id:card.liege_flies @clause:combat.block @from:2018-04-27 @must
  Scénario: Glen Elendra Liege vole, et n'est bloquée que par ce qui vole
    Étant donné qu'Angie contrôle « Glen Elendra Liege »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Glen Elendra Liege »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Glen Elendra Liege » avec « Grizzlis »
    Mais Ronald peut bloquer « Glen Elendra Liege » avec « Wind Drake »
