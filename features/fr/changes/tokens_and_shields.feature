# language: fr
Fonctionnalité: Couleurs des jetons, et boucliers trop grands
  > Un jeton a la couleur qui lui est donnée. Les blessures sont moindres que ce qui serait prévenu. Que compte-t-on ?

  @id:changes.beside.token_colour @clause:object.colour @clause:layers.order @from:2005-08-01 @must
  Scénario: Un jeton blanc grandit de ce qui est dit des créatures blanches, une carte verte non
    Étant donné que Barry contrôle « Crusade »
    Et qu'Angie contrôle « Grizzlis »
    Quand Angie lance « Bastion of Remembrance »
    Et que le sort se résout
    Et que la capacité déclenchée de « Bastion of Remembrance » se résout
    Alors Angie contrôle un jeton de créature 2/2
    Et la créature « Grizzlis » est 2/2

  @id:changes.beside.shield @clause:replacement.shield @from:2005-08-01 @must
  Scénario: Des blessures moindres que le bouclier sont entièrement prévenues, et le reste du bouclier en prévient encore
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie a « Mending Hands » en main
    Quand Angie lance « Mending Hands » en ciblant Angie
    Et que le sort se résout
    Et que Barry lance « Shock » en ciblant Angie
    Et que le sort se résout
    Alors l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a 14 points de vie
