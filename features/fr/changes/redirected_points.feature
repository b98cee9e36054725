# language: fr
Fonctionnalité: Les tant de prochaines blessures
  > Les prochaines blessures d'une créature sont infligées à une autre ou à un joueur à la place, jusqu'à un certain nombre. Qui en subit combien ?

  @id:redirected.point @clause:replacement.redirect @clause:replacement.shield @from:2005-08-01 @must
  Scénario: Une blessure sur deux est infligée à l'autre créature, et seulement la prochaine
    Étant donné qu'Angie contrôle « Nomads en-Kor »
    Et qu'Angie contrôle « Élémental de l'air »
    Et que Barry contrôle « Géant des collines »
    Alors Angie ne peut pas activer la capacité de « Nomads en-Kor » en ciblant « Géant des collines »
    Mais Angie peut activer la capacité de « Nomads en-Kor » en ciblant « Élémental de l'air »
    Quand la capacité se résout
    Et qu'Angie lance « Pyroclasm »
    Et que le sort se résout
    Alors Angie a « Nomads en-Kor » dans son cimetière
    Et Barry contrôle « Géant des collines »
    Quand Angie lance « Shock » en ciblant « Élémental de l'air »
    Et que le sort se résout
    Alors Angie a « Élémental de l'air » dans son cimetière

  @id:redirected.all_points @clause:replacement.redirect @from:2006-12-20 @must
  Scénario: Qui fait dévier une blessure trois fois ne subit aucune des trois blessures
    Étant donné qu'Angie contrôle « Nomads en-Kor »
    Et qu'Angie contrôle « Élémental de l'air »
    Quand Angie active la capacité de « Nomads en-Kor » en ciblant « Élémental de l'air »
    Et que la capacité se résout
    Et qu'Angie active la capacité de « Nomads en-Kor » en ciblant « Élémental de l'air »
    Et que la capacité se résout
    Et qu'Angie active la capacité de « Nomads en-Kor » en ciblant « Élémental de l'air »
    Et que la capacité se résout
    Et qu'Angie lance « Lightning Helix » en ciblant « Nomads en-Kor »
    Et que le sort se résout
    Alors Angie contrôle « Nomads en-Kor »
    Et Angie contrôle « Élémental de l'air »
    Quand Angie lance « Shock » en ciblant « Nomads en-Kor »
    Et que le sort se résout
    Alors Angie a « Nomads en-Kor » dans son cimetière
    Et Angie contrôle « Élémental de l'air »
    Quand Angie lance « Shock » en ciblant « Élémental de l'air »
    Et que le sort se résout
    Alors Angie a « Élémental de l'air » dans son cimetière

  @id:redirected.gone @clause:replacement.redirect @from:2005-08-01 @must
  Scénario: Si l'autre créature n'est plus là, les blessures restent où elles étaient
    Étant donné qu'Angie contrôle « Nomads en-Kor »
    Et qu'Angie contrôle « Grizzlis »
    Quand Angie active la capacité de « Nomads en-Kor » en ciblant « Grizzlis »
    Et que la capacité se résout
    Et qu'Angie lance « Shock » en ciblant « Grizzlis »
    Et que le sort se résout
    Et qu'Angie lance « Shock » en ciblant « Nomads en-Kor »
    Et que le sort se résout
    Alors Angie a « Nomads en-Kor » dans son cimetière

  @id:redirected.to_itself @clause:replacement.redirect @from:2005-08-01 @must
  Scénario: Une créature blanche de n'importe qui évite une blessure, que l'autre subit
    Étant donné qu'Angie contrôle « Daughter of Autumn »
    Et qu'Angie contrôle deux « Plaine »
    Et que Barry contrôle « True Believer »
    Et que Barry contrôle « Grizzlis »
    Alors Angie ne peut pas activer la capacité de « Daughter of Autumn » en ciblant « Grizzlis »
    Mais Angie peut activer la capacité de « Daughter of Autumn » en ciblant « True Believer »
    Quand la capacité se résout
    Et que Barry lance « Pyroclasm »
    Et que le sort se résout
    Alors Barry contrôle « True Believer »
    Et Barry a « Grizzlis » dans son cimetière
    Et Angie contrôle « Daughter of Autumn »
    Quand Barry lance « Shock » en ciblant « True Believer »
    Et que le sort se résout
    Alors Barry a « True Believer » dans son cimetière
    Quand Barry lance « Shock » en ciblant « Daughter of Autumn »
    Et que le sort se résout
    Alors Angie a « Daughter of Autumn » dans son cimetière

  @id:redirected.to_player @clause:replacement.redirect @clause:life.shared @from:2005-08-01 @must
  Scénario: Une blessure qui devrait être infligée à une créature légendaire l'est au joueur, et c'est l'équipe qui la perd
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Vassal's Duty »
    Et qu'Angie contrôle deux « Plaine »
    Et qu'Angie contrôle « Daughter of Autumn »
    Et que Barry contrôle « Isamaru, Hound of Konda »
    Alors Angie ne peut pas activer la capacité de « Vassal's Duty » en ciblant « Isamaru, Hound of Konda »
    Mais Angie peut activer la capacité de « Vassal's Duty » en ciblant « Daughter of Autumn »
    Quand la capacité se résout
    Et que Barry lance « Shock » en ciblant « Daughter of Autumn »
    Et que le sort se résout
    Alors l'équipe d'Angie a 19 points de vie
    Et Angie contrôle « Daughter of Autumn »
    Quand Barry lance « Shock » en ciblant « Daughter of Autumn »
    Et que le sort se résout
    Alors l'équipe d'Angie a 19 points de vie
    Et Angie contrôle « Daughter of Autumn »
    Quand Barry lance « Shock » en ciblant « Daughter of Autumn »
    Et que le sort se résout
    Alors Angie a « Daughter of Autumn » dans son cimetière
