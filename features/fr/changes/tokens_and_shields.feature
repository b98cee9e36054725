# language: fr
Fonctionnalité: Couleurs des jetons, et boucliers trop grands
  > Un jeton a la couleur qui lui est donnée. Les blessures sont moindres que ce qui serait prévenu. Que compte-t-on ?

  @id:changes.beside.token_colour @clause:object.colour @clause:layers.order @from:2005-08-01 @must
  Scénario: Un jeton blanc grandit de ce qui est dit des créatures blanches, une carte verte non
    Étant donné que Barry contrôle « Crusade »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle deux « Épreuve des étapes »
    Quand l'équipe d'Angie finit son tour
    Et que l'équipe d'Edward finit son tour
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie contrôle deux jetons de créature 2/2
    Et la créature « Grizzlis » est 2/2

  @id:changes.beside.shield @clause:replacement.shield @from:2005-08-01 @must
  Scénario: Des blessures moindres que le bouclier sont entièrement prévenues, et le reste du bouclier en prévient encore
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie a « Épreuve du bouclier » en main
    Quand Angie lance « Épreuve du bouclier » en ciblant Angie
    Et que le sort se résout
    Et que Barry lance « Shock » en ciblant Angie
    Et que le sort se résout
    Alors l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Shock » en ciblant Angie
    Et que le sort se résout
    Alors l'équipe d'Angie a 19 points de vie
