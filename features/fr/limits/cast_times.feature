# language: fr
Fonctionnalité: Quand des sorts peuvent être lancés
  > Quelque chose permet à un joueur de lancer des sorts à tout moment, ou aux adversaires seulement comme des rituels. De qui parle-t-il dans une équipe, et qu'est-ce qui l'emporte ?

  @id:cast_when.any_time @situation:cast_when @clause:spell.cast_when @from:2005-08-01 @must
  Scénario: Une tête lance une créature pendant le tour adverse, et son coéquipier ne le peut pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Vedalken Orrery »
    Quand l'équipe d'Edward passe la priorité
    Alors Barry ne peut pas lancer « Géant des collines »
    Mais Angie peut lancer « Grizzlis »
    Quand le sort se résout
    Alors Angie contrôle « Grizzlis »

  @id:cast_when.on_the_stack @situation:cast_when @clause:spell.cast_when @from:2005-08-01 @must
  Scénario: Un rituel est lancé au-dessus d'un autre sort, et se résout en premier
    Étant donné qu'Angie contrôle « Vedalken Orrery »
    Et que l'équipe d'Edward a 20 points de vie
    Quand Barry lance « Géant des collines »
    Alors Barry ne peut pas lancer « Sizzle »
    Mais Angie peut lancer « Sizzle »
    Quand le sort se résout
    Alors l'équipe d'Edward a 14 points de vie
    Et Barry ne contrôle pas « Géant des collines »

  @id:cast_when.as_sorcery @situation:cast_when @clause:spell.cast_when @from:2018-04-27 @must
  Scénario: Aucun des adversaires ne lance d'éphémère dans le tour d'une autre équipe ni sur la pile, et les deux le peuvent dans leur phase principale, où le coéquipier du contrôleur est libre
    Étant donné qu'Angie contrôle « Teferi, Time Raveler »
    Et que l'équipe d'Angie a 20 points de vie
    Quand l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas lancer « Shock » en ciblant Angie
    Et Ronald ne peut pas lancer « Shock » en ciblant Angie
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Edward ne peut pas lancer « Shock » en ciblant Angie
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward peut lancer « Shock » en ciblant Angie
    Et Ronald ne peut pas lancer « Shock » en ciblant Angie
    Quand l'équipe d'Edward passe la priorité
    Alors Barry peut lancer « Shock » en ciblant Edward
    Quand le sort se résout
    Et que le sort se résout
    Alors l'équipe d'Angie a 18 points de vie
    Et Ronald peut lancer « Shock » en ciblant Angie

  @id:cast_when.prevails @situation:cast_when @clause:spell.cast_when @from:2018-04-27 @must
  Scénario: Qui peut lancer à tout moment et ne le peut que comme un rituel ne le fait qu'alors
    Étant donné qu'Angie contrôle « Teferi, Time Raveler »
    Et qu'Edward contrôle « Vedalken Orrery »
    Quand l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas lancer « Géant des collines »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward peut lancer « Géant des collines »

  @id:cast_when.until @situation:cast_when @clause:spell.cast_when @from:2018-04-27 @must
  Scénario: Jusqu'au prochain tour de l'équipe, une tête lance des rituels à tout moment, pas de créatures, et le coéquipier ni l'un ni l'autre
    Étant donné qu'Angie contrôle « Teferi, Time Raveler »
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie active la première capacité de « Teferi, Time Raveler »
    Et que la capacité se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas lancer « Géant des collines »
    Et Barry ne peut pas lancer « Sizzle »
    Mais Angie peut lancer « Sizzle »
    Quand le sort se résout
    Alors l'équipe d'Edward a 14 points de vie

  @id:cast_when.raveled @situation:cast_when @clause:target.up_to @from:2018-04-27 @must
  Scénario: Renvoyée dans la main de son propriétaire, la créature d'un adversaire n'est relancée qu'au moment d'un rituel
    Étant donné qu'Angie contrôle « Teferi, Time Raveler »
    Et qu'Edward contrôle « Faerie Vandal »
    Et qu'Angie n'a aucune carte en main
    Et que Barry n'a aucune carte en main
    Quand Angie active la deuxième capacité de « Teferi, Time Raveler »
    Et qu'Angie choisit « Faerie Vandal » comme cible
    Et que la capacité se résout
    Alors Angie a une carte en main
    Et Barry n'a aucune carte en main
    Et Edward a « Faerie Vandal » en main
    Quand l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas lancer « Faerie Vandal »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward peut lancer « Faerie Vandal »

  @id:cast_when.next @situation:cast_when @clause:spell.cast_when @from:2005-08-01 @must
  Scénario: Seul le prochain rituel est lancé à tout moment, par ce joueur et pendant ce tour
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Quicken »
    Et que le sort se résout
    Et que l'équipe d'Edward passe la priorité
    Alors Barry ne peut pas lancer « Sizzle »
    Et Angie ne peut pas lancer « Géant des collines »
    Mais Angie peut lancer « Sizzle »
    Quand le sort se résout
    Alors l'équipe d'Edward a 14 points de vie
    Quand l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas lancer « Sizzle »

  @id:cast_when.next_other @situation:cast_when @clause:spell.cast_when @from:2005-08-01 @must
  Scénario: Un éphémère n'est pas le prochain rituel, qui est encore lancé à tout moment
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Quicken »
    Et que le sort se résout
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Shock » en ciblant Edward
    Alors Angie peut lancer « Sizzle »
    Quand le sort se résout
    Alors l'équipe d'Edward a 14 points de vie
    Quand le sort se résout
    Alors l'équipe d'Edward a 12 points de vie

  @id:cast_when.next_gone @situation:cast_when @clause:spell.cast_when @from:2005-08-01 @must
  Scénario: Un rituel lancé quand il pouvait l'être de toute façon est tout de même le prochain
    Étant donné que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Quicken »
    Et que le sort se résout
    Et qu'Angie lance « Sizzle »
    Alors Angie ne peut pas lancer « Divination »
    Quand le sort se résout
    Alors l'équipe d'Edward a 14 points de vie
    Et Angie peut lancer « Divination »
