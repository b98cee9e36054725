# language: fr
Fonctionnalité: Montrée au-dessus d'une bibliothèque
  > La carte du dessus d'une bibliothèque est révélée. De qui, et où va-t-elle ?

  @id:shown.defender @clause:effect.reveal @clause:combat.defending_effect @from:2018-04-27 @must
  Scénario: Le joueur attaqué montre une carte et garde un terrain, et le coéquipier n'en montre aucune
    Étant donné qu'Angie contrôle « Goblin Guide »
    Et qu'Edward a « Plaine » au-dessus de sa bibliothèque
    Et que Ronald a « Montagne » au-dessus de sa bibliothèque
    Et qu'Edward n'a aucune carte en main
    Et que Ronald n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Goblin Guide »
    Et que la capacité déclenchée de « Goblin Guide » se résout
    Alors Edward a « Plaine » en main
    Et Ronald n'a aucune carte en main

  @id:shown.own @clause:effect.reveal @clause:effect.onto_battlefield @from:2006-05-01 @must
  Scénario: Un terrain arrive sur le champ de bataille, et toute autre carte va dans la main
    Étant donné qu'Angie a « Plaine » au-dessus de sa bibliothèque
    Et qu'Angie a « Géant des collines » dans sa bibliothèque, en position 2 à partir du dessus
    Quand Angie lance « Coiling Oracle »
    Et que le sort se résout
    Et que la capacité déclenchée de la première carte « Coiling Oracle » se résout
    Alors Angie contrôle « Plaine »
    Quand Angie lance « Coiling Oracle »
    Et que le sort se résout
    Et que la capacité déclenchée de la deuxième carte « Coiling Oracle » se résout
    Alors Angie a « Géant des collines » en main
